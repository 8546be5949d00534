import { derived, published, reconstructed, stated } from '../source.ts'
import type { EventCard } from './card.ts'

const KIND = stated('C3b')

/** C3b. Event cards: wars, demands, comets. */
export const EVENTS: readonly EventCard[] = [
  { id: 'war-english', kind: 'event', name: 'War: England', event: 'war', of: 'english', spot: { kind: 'hurricane', at: 'jamaica' }, known: { event: KIND } },
  { id: 'war-french', kind: 'event', name: 'War: France', event: 'war', of: 'french', spot: { kind: 'revolt', at: 'panama' }, known: { event: KIND } },
  { id: 'war-dutch', kind: 'event', name: 'War: the Netherlands', event: 'war', of: 'dutch', spot: { kind: 'hurricane', at: 'florida' }, known: { event: KIND } },
  { id: 'war-spanish', kind: 'event', name: 'War: Spain', event: 'war', of: 'spanish', spot: { kind: 'hurricane', at: 'sint-maartin-sea' }, known: { event: KIND } },
  { id: 'thirty-years-war', kind: 'event', name: "Thirty Years' War", event: 'thirty-years-war', of: null, spot: { kind: 'mutiny', at: 'dutch' }, known: { event: KIND } },
  { id: 'demand-tobacco', kind: 'event', name: 'Demand: tobacco', event: 'demand', of: 'tobacco', spot: { kind: 'revolt', at: 'espanola' }, known: { event: KIND } },
  { id: 'demand-sugar', kind: 'event', name: 'Demand: sugar', event: 'demand', of: 'sugar', spot: { kind: 'calm' }, known: { event: KIND } },
  { id: 'demand-cocoa', kind: 'event', name: 'Demand: cocoa', event: 'demand', of: 'cocoa', spot: { kind: 'depletion', at: 'silver' }, known: { event: KIND } },
  { id: 'demand-dyes', kind: 'event', name: 'Demand: dyes', event: 'demand', of: 'dyes', spot: { kind: 'depletion', at: 'pearls' }, known: { event: KIND } },
  { id: 'demand-pearls', kind: 'event', name: 'Demand: pearls', event: 'demand', of: 'pearls', spot: { kind: 'hurricane', at: 'gulf-of-honduras' }, known: { event: KIND } },
  { id: 'demand-salt', kind: 'event', name: 'Demand: salt', event: 'demand', of: 'salt', spot: { kind: 'malaria', at: 'panama' }, known: { event: KIND } },
  { id: 'comet-1607', kind: 'event', name: 'Comet of 1607', event: 'comet', of: null, spot: { kind: 'locusts', at: 'cuba' }, known: { event: KIND } },
  { id: 'comet-1618', kind: 'event', name: 'Comet of 1618', event: 'comet', of: null, spot: { kind: 'revolt', at: 'nueva-granada' }, known: { event: KIND } },
]
