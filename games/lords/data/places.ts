import type { Known } from './source.ts'
import { derived, published, stated } from './source.ts'

export type District = {
  readonly id: string
  readonly name: string /** Malarial jungle. */
  readonly malarial: boolean
  readonly known: Known
}

/** E1. The nine districts. */
export const DISTRICTS: readonly District[] = [
  { id: 'puerto-rico', name: 'Puerto Rico', malarial: false, known: { name: stated('E1') } },
  { id: 'espanola', name: 'Española', malarial: false, known: { name: stated('E1') } },
  { id: 'cuba', name: 'Cuba', malarial: false, known: { name: stated('E1') } },
  { id: 'yucatan', name: 'Yucatán', malarial: true, known: { name: stated('E1') } },
  { id: 'honduras', name: 'Honduras', malarial: true, known: { name: stated('E1') } },
  { id: 'panama', name: 'Panamá', malarial: true, known: { name: stated('E1') } },
  { id: 'nueva-granada', name: 'Nueva Granada', malarial: false, known: { name: stated('E1') } },
  { id: 'venezuela', name: 'Venezuela', malarial: false, known: { name: stated('E1') } },
  { id: 'nova-andalusia', name: 'Nova Andalusia', malarial: false, known: { name: stated('E1') } },
]

export type LocationKind = 'pirate' | 'treasure'

/** B9. A location card: a pirate haven or a treasure city, under which a privateer lies. */
export type Location = {
  readonly id: string
  readonly name: string
  readonly kind: LocationKind
  readonly zone: string
  /** Treasure cities only. */
  readonly district: string | null
  readonly malarial: boolean
  readonly known: Known
}

/** Six havens, then four treasure cities. */
export const LOCATIONS: readonly Location[] = [
  {
    id: 'haven-sint-maartin',
    name: 'Sint Maartin',
    kind: 'pirate',
    zone: 'sint-maartin-sea',
    district: null,
    malarial: false,
    known: { name: stated('E3, route example'), zone: derived('E3, route example') },
  },
  {
    id: 'haven-tortuga',
    name: 'Tortuga',
    kind: 'pirate',
    zone: 'tortuga-channel',
    district: null,
    malarial: false,
    known: {},
  },
  {
    id: 'haven-curacao',
    name: 'Curaçao',
    kind: 'pirate',
    zone: 'curacao-sea',
    district: null,
    malarial: false,
    known: {},
  },
  {
    id: 'haven-old-providence',
    name: 'Old Providence',
    kind: 'pirate',
    zone: 'mosquito',
    district: null,
    malarial: false,
    known: {},
  },
  {
    id: 'haven-roatan',
    name: 'Roatán',
    kind: 'pirate',
    zone: 'gulf-of-honduras',
    district: null,
    malarial: false,
    known: {},
  },
  {
    id: 'haven-port-royal',
    name: 'Port Royal',
    kind: 'pirate',
    zone: 'jamaica',
    district: null,
    malarial: false,
    known: {},
  },
  {
    id: 'havana',
    name: 'Havana',
    kind: 'treasure',
    zone: 'florida',
    district: 'cuba',
    malarial: false,
    known: { name: published('the rules of the successor game') },
  },
  {
    id: 'veracruz',
    name: 'Veracruz',
    kind: 'treasure',
    zone: 'campeche',
    district: 'yucatan',
    malarial: true,
    known: { name: published('the rules of the successor game') },
  },
  {
    id: 'porto-bello',
    name: 'Porto Bello',
    kind: 'treasure',
    zone: 'darien',
    district: 'panama',
    malarial: true,
    known: { name: published('the rules of the successor game') },
  },
  {
    id: 'cartagena',
    name: 'Cartagena',
    kind: 'treasure',
    zone: 'rosario',
    district: 'nueva-granada',
    malarial: false,
    known: { name: stated('E3, siege example'), district: derived('E3, siege example') },
  },
]

/** D4. A smuggling port, printed in red. */
export type Port = {
  readonly id: string
  readonly name: string
  readonly district: string
  readonly zone: string
  readonly known: Known
}

export const PORTS: readonly Port[] = [
  { id: 'san-juan', name: 'San Juan', district: 'puerto-rico', zone: 'sint-maartin-sea', known: {} },
  { id: 'santiago-de-cuba', name: 'Santiago de Cuba', district: 'cuba', zone: 'jardines', known: {} },
  { id: 'trujillo', name: 'Trujillo', district: 'honduras', zone: 'gulf-of-honduras', known: {} },
  { id: 'santa-marta', name: 'Santa Marta', district: 'nueva-granada', zone: 'rosario', known: {} },
  { id: 'cumana', name: 'Cumaná', district: 'nova-andalusia', zone: 'paria', known: {} },
  { id: 'coro', name: 'Coro', district: 'venezuela', zone: 'curacao-sea', known: {} },
]
