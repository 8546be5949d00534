import { derived, published, reconstructed, stated } from '../source.ts'
import type { FleetCard } from './card.ts'

/** Fleets; barques unless marked as galleons (B5). */
export const FLEETS: readonly FleetCard[] = [
  { id: 'sea-dogs', kind: 'fleet', name: 'English Sea Dogs', nation: 'english', religion: 'protestant', hull: 'galleon', shield: 2, seamanship: 'B', spot: { kind: 'depletion', at: 'dyes' }, known: { name: published('the designer’s preview of 2006') } },
  { id: 'merchant-raiders', kind: 'fleet', name: 'Merchant Raiders', nation: 'english', religion: 'protestant', hull: 'barque', shield: 1, seamanship: 'H', spot: { kind: 'mutiny', at: 'dutch' }, known: { name: published('the designer’s preview of 2006') } },
  { id: 'adventurers-of-london', kind: 'fleet', name: 'Adventurers of London', nation: 'english', religion: 'protestant', hull: 'galleon', shield: 3, seamanship: 'K', spot: { kind: 'mutiny', at: 'english' }, known: {} },
  { id: 'bristol-venturers', kind: 'fleet', name: 'Bristol Venturers', nation: 'english', religion: 'protestant', hull: 'barque', shield: 1, seamanship: 'N', spot: { kind: 'mutiny', at: 'english' }, known: {} },
  { id: 'dutch-vrijbuiters', kind: 'fleet', name: 'Dutch Vrijbuiters', nation: 'dutch', religion: 'protestant', hull: 'barque', shield: 1, seamanship: 'D', spot: { kind: 'calm' }, known: { name: published('the designer’s preview of 2006') } },
  { id: 'silver-fleet-hunters', kind: 'fleet', name: 'Silver Fleet Hunters', nation: 'dutch', religion: 'protestant', hull: 'galleon', shield: 3, seamanship: 'E', spot: { kind: 'earthquake', at: 'honduras' }, known: {} },
  { id: 'dutch-company', kind: 'fleet', name: 'Dutch West India Company', nation: 'dutch', religion: 'protestant', hull: 'galleon', shield: 2, seamanship: 'M', spot: { kind: 'malaria', at: 'yucatan' }, known: {} },
  { id: 'zeeland-salt-fleet', kind: 'fleet', name: 'Zeeland Salt Fleet', nation: 'dutch', religion: 'protestant', hull: 'barque', shield: 1, seamanship: 'Q', spot: { kind: 'hurricane', at: 'sint-maartin-sea' }, known: {} },
  { id: 'tortuga-pirates', kind: 'fleet', name: 'Tortuga Pirates', nation: 'french', religion: null, hull: 'barque', shield: 1, seamanship: 'F', spot: { kind: 'depletion', at: 'salt' }, known: { name: published('the designer’s preview of 2006') } },
  { id: 'buccaneer-king', kind: 'fleet', name: 'Buccaneer King', nation: 'french', religion: 'protestant', hull: 'barque', shield: 1, seamanship: 'I', spot: { kind: 'mutiny', at: 'spanish' }, known: { name: published('the designer’s preview of 2006') } },
  { id: 'american-isles', kind: 'fleet', name: 'Company of the American Isles', nation: 'french', religion: 'catholic', hull: 'galleon', shield: 2, seamanship: 'O', spot: { kind: 'calm' }, known: {} },
  { id: 'dieppe-corsairs', kind: 'fleet', name: 'Dieppe Corsairs', nation: 'french', religion: 'protestant', hull: 'galleon', shield: 2, seamanship: 'G', spot: { kind: 'mutiny', at: 'spanish' }, known: {} },
  { id: 'windward-armada', kind: 'fleet', name: 'Windward Armada', nation: 'spanish', religion: 'catholic', hull: 'galleon', shield: 3, seamanship: 'P', spot: { kind: 'hurricane', at: 'jamaica' }, known: {} },
  { id: 'guardacostas', kind: 'fleet', name: 'Guardacostas', nation: 'spanish', religion: 'catholic', hull: 'barque', shield: 1, seamanship: 'S', spot: { kind: 'earthquake', at: 'cuba' }, known: {} },
  { id: 'seville-convoy', kind: 'fleet', name: 'Seville Consulado Convoy', nation: 'spanish', religion: 'catholic', hull: 'galleon', shield: 2, seamanship: 'U', spot: { kind: 'locusts', at: 'espanola' }, known: {} },
  { id: 'svenska-kompaniet', kind: 'fleet', name: 'Svenska Ostindiska Kompaniet', nation: 'swedish', religion: 'protestant', hull: 'galleon', shield: 2, seamanship: 'V', spot: { kind: 'malaria', at: 'nueva-granada' }, known: { name: published('the designer’s preview of 2006') } },
  { id: 'brandenburg-company', kind: 'fleet', name: 'Brandenburg Company', nation: 'brandenburger', religion: 'protestant', hull: 'barque', shield: 1, seamanship: 'W', spot: { kind: 'malaria', at: 'honduras' }, known: { name: published('the designer’s preview of 2006') } },
  { id: 'pirate-warlord', kind: 'fleet', name: 'Pirate Warlord', nation: null, religion: null, hull: 'galleon', shield: 2, seamanship: 'C', spot: { kind: 'hurricane', at: 'mona' }, known: { name: published('the designer’s preview of 2006') } },
  { id: 'pirate-seafarers', kind: 'fleet', name: 'Pirate Seafarers', nation: null, religion: null, hull: 'barque', shield: 1, seamanship: 'X', spot: { kind: 'calm' }, known: { name: published('the designer’s preview of 2006') } },
  { id: 'danish-company', kind: 'fleet', name: 'Danish West India Company', nation: 'danish', religion: 'protestant', hull: 'galleon', shield: 2, seamanship: 'Y', spot: { kind: 'calm' }, known: {} },
]
