import { derived, published, reconstructed, stated } from '../source.ts'
import type { HeathenCard } from './card.ts'

/** D3. Heathen colonies: never capitalized, size three at once, no nationality. */
export const HEATHENS: readonly HeathenCard[] = [
  { id: 'arabuco', kind: 'heathen', name: 'Arabuco', district: 'nueva-granada', site: 'Arabuco', zone: 'rosario', max: 3, through: ['cartagena'], spot: { kind: 'calm' }, known: { name: stated('E3, siege example'), district: derived('E3, siege example') } },
  { id: 'itza-maya', kind: 'heathen', name: 'Itza-Maya', district: 'yucatan', site: 'Petén (Itza-Maya)', zone: 'gulf-of-honduras', max: 3, through: ['trujillo'], spot: { kind: 'hurricane', at: 'hewanorra' }, known: { name: published('the designer’s preview of 2006') } },
  { id: 'arawak-queen', kind: 'heathen', name: 'Arawak Queen', district: 'nova-andalusia', site: 'Arawak villages (Trinidad interior)', zone: 'paria', max: 3, through: ['cumana'], spot: { kind: 'calm' }, known: { name: published('the designer’s preview of 2006') } },
  { id: 'caribs', kind: 'heathen', name: 'Caribs of Dominica', district: 'puerto-rico', site: 'Dominica', zone: 'sint-maartin-sea', max: 3, through: [], spot: { kind: 'depletion', at: 'pearls' }, known: { district: stated('E1') } },
  { id: 'cimarrones', kind: 'heathen', name: 'Cimarrones of Darién', district: 'panama', site: 'Ronconcholon (Cimarrones)', zone: 'darien', max: 3, through: ['porto-bello'], spot: { kind: 'malaria', at: 'honduras' }, known: {} },
  { id: 'miskito-kings', kind: 'heathen', name: 'Miskito Kings', district: 'honduras', site: 'Miskito Coast', zone: 'mosquito', max: 3, through: [], spot: { kind: 'hurricane', at: 'jardines' }, known: {} },
  { id: 'bahoruco-maroons', kind: 'heathen', name: 'Bahoruco Maroons', district: 'espanola', site: 'Bahoruco', zone: 'mona', max: 3, through: [], spot: { kind: 'earthquake', at: 'espanola' }, known: {} },
  { id: 'guajiros', kind: 'heathen', name: 'Guajiros', district: 'venezuela', site: 'Guajira', zone: 'curacao-sea', max: 3, through: [], spot: { kind: 'locusts', at: 'puerto-rico' }, known: {} },
]
