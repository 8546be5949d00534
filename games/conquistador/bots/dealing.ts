import type { Dealing, Part } from '@spanish-main/kernel'
import { departureOf } from '../rules/21-setup.ts'
import { isSailor, serves } from '../rules/people.ts'
import { BANKERS, type Conquest, HELD, IN_EUROPE, PERSONS } from '../rules/state.ts'
import { pending } from '../rules/words.ts'
import { shipsOverseas } from './aims.ts'
import { judgement } from './judgement.ts'

const part = (from: number, kind: string, ...args: number[]): Part => ({ from, kind, args })

/** Explorers of a country who wait in Europe, as far as they are known. */
const idleExplorers = (g: Conquest, seat: number): number[] =>
  g.personAt.flatMap((at, person) =>
    person < PERSONS && at === IN_EUROPE && isSailor(person) && serves(g, person) === seat ? [person] : [],
  )

/** 15.34. Whoever has Explorers to spare rents one to whoever has none, to the end of this turn. */
function rentals(g: Conquest, from: number, to: number): Part[][] {
  const spare = idleExplorers(g, from)
  if (spare.length < 2 || idleExplorers(g, to).length > 0 || g.nation[to] === BANKERS) return []
  const last = spare.toSorted((a, b) => departureOf(g, a) - departureOf(g, b))[0]
  return [[part(from, 'rental', last, g.turn)]]
}

/** 6.72. Persons who are held, and what pilots know of the Cape. */
const ransoms = (g: Conquest, from: number, to: number): Part[][] =>
  g.personAt.flatMap((at, person) =>
    at === HELD + from && serves(g, person) === to ? [[part(from, 'ransom', person)]] : [],
  )

const rutters = (g: Conquest, from: number, to: number): Part[][] =>
  g.rutter[from] === 1 && g.rutter[to] === 0 && g.nation[to] !== BANKERS ? [[part(from, 'rutter')]] : []

/** 24.16. What the Banker lends, and what he wants back. */
const LOANS: readonly (readonly [lent: number, back: number, turns: number])[] = [
  [30, 38, 2],
  [60, 80, 3],
]

function loans(g: Conquest, banker: number, to: number): Part[][] {
  if (g.nation[banker] !== BANKERS) return []
  return LOANS.filter(([, , turns]) => g.turn + turns <= g.lastTurn).map(([lent, back, turns]) => [
    part(banker, 'ducats', lent),
    part(to, 'repay', g.turn + turns, back),
  ])
}

/** How long two crowns stand by each other's ships. */
const ALLIED = 2

/** 8.14. Ships of both in one hex are attacked together: worth a word while both have some overseas. */
function alliances(g: Conquest, seat: number, to: number): Part[][] {
  if (g.nation[to] === BANKERS || g.nation[seat] === BANKERS) return []
  if (shipsOverseas(g, seat) === 0 || shipsOverseas(g, to) === 0) return []
  const until = Math.min(g.lastTurn, g.turn + ALLIED)
  return [[part(seat, 'alliance', until), part(to, 'alliance', until)]]
}

/** What an alliance is worth to each: less fear of being attacked, which no imagined turn of peaceful mates shows. */
const STANDS_BY = 0.006

/** What mates talk about, once in each council: rentals, captives, rutters, loans and alliances. */
export const dealing: Dealing<Conquest> = {
  outlook: judgement,
  price: 'ducats',
  amounts: [4, 8, 15, 30],
  occasion: g => (pending(g, 'planning') === undefined ? undefined : g.turn),
  ideas: (g, seat, to) => [
    ...ransoms(g, to, seat),
    ...ransoms(g, seat, to),
    ...rutters(g, to, seat),
    ...rutters(g, seat, to),
    ...rentals(g, seat, to),
    ...rentals(g, to, seat),
    ...loans(g, to, seat),
    ...loans(g, seat, to),
    ...alliances(g, seat, to),
  ],
  prior: (_g, _seat, parts) => (parts.some(({ kind }) => kind === 'alliance') ? STANDS_BY : 0),
}
