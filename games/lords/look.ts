import { type Pledge, printPart } from '@spanish-main/kernel'
import type { Look } from '@spanish-main/kernel/harness'
import { CHARACTERS, RELIGIONS } from './data/index.ts'
import { FLAGS } from './position.ts'
import { ENDINGS, scoreOf } from './rules/a-end.ts'
import { leading } from './rules/c3a-auction.ts'
import { deals } from './rules/d1-deals.ts'
import { owes } from './rules/d1-debts.ts'
import {
  BOX,
  DECK,
  DISCARD,
  FIRST_EVENT,
  HELD,
  IN_FORCE,
  LOT,
  type Lords,
  MERCENARY,
  SLOTS,
  UNDER,
  UNITS,
} from './rules/state.ts'
import { CARD_COUNT, CITIES, COMPONENTS, isCity, isEvent, tables } from './rules/tables.ts'
import { berthOf, isGone, isImmature, ownerOf, permitsOf, religionOfSeat } from './rules/units.ts'
import { LORDS, vocabulary } from './rules/vocabulary.ts'
import { pending } from './rules/words.ts'

const PLACES: readonly string[] = vocabulary.place.words

/** What there is to say about a lord, a card, a place or the year, in the words that positions are written in. */
export function look(g: Lords, subject: string): Look | undefined {
  if (subject === 'year') return { parts: yearParts(g), whole: false }
  if (subject === 'drawn') return { parts: wordsOf(g.drawn), whole: true }
  if (subject === 'mercenaries') return { parts: wordsOf(g.mercenaries), whole: true }
  const state = STATES[subject]
  if (state !== undefined) return { parts: state(g), whole: false }
  const at = PLACES.indexOf(subject)
  if (at < 0) return undefined
  if (at >= COMPONENTS) return { parts: portParts(g, at - COMPONENTS), whole: false }
  if (isCity(at)) return { parts: cityParts(g, at - CITIES), whole: false }
  if (at >= CARD_COUNT) return { parts: g.place[at] >= UNDER ? [PLACES[g.place[at] - UNDER]] : [], whole: true }
  return { parts: [...(at < CHARACTERS.length ? lordParts(g, at) : []), ...cardParts(g, at)], whole: false }
}

const some = (kind: string, count: number): string[] => (count === 0 ? [] : [`${kind} ${count}`])
const flag = (word: string, set: boolean): string[] => (set ? [word] : [])
const lordOf = (g: Lords, seat: number): string => LORDS[g.character[seat]]

/** A pile as one part, in its order. */
const wordsOf = (cards: readonly number[]): string[] =>
  cards.length === 0 ? [] : [cards.map(card => PLACES[card]).join(' ')]

const portParts = (g: Lords, port: number): string[] => [
  ...some('soldiers', g.portSoldiers[port]),
  ...flag('closed', (g.shutPorts & (1 << port)) !== 0),
]

const cityParts = (g: Lords, city: number): string[] => [
  ...some('soldiers', g.garrison[city]),
  ...flag('treasure', g.cityTent[city] > 0),
  ...flag('closed', (g.shutCities & (1 << city)) !== 0),
]

/** Pledges that were taken, each with who gives it and to whom. */
const pledgeWords = (g: Lords): string[] =>
  g.pledges.flatMap((from, i) =>
    i % 3 === 0 && g.pledges[i + 2] > 0
      ? [`pledge ${lordOf(g, from)} ${lordOf(g, g.pledges[i + 1])} ${g.pledges[i + 2]}`]
      : [],
  )

/** What is going on, and what is in force: each a line of its own. */
const STATES: Readonly<Record<string, (g: Lords) => string[]>> = {
  auction(g) {
    const frame = pending(g, 'auction')
    if (frame === undefined) return []
    const leader = leading(g, frame.lot)
    return [
      PLACES[frame.lot],
      ...g.bids.flatMap((bid, seat) => some(lordOf(g, seat), bid)),
      ...pledgeWords(g),
      ...(leader < 0 ? [] : [`leads ${lordOf(g, leader)}`]),
    ]
  },
  battle(g) {
    const frame = pending(g, 'battle')
    if (frame === undefined) return []
    const fleets = [PLACES[frame.attacker], PLACES[frame.defender]]
    const vane = frame.vane === 0 ? [] : [`vane ${fleets[frame.vane - 1]}`]
    return [fleets.join(' '), ...vane, `round ${frame.course[0]}`]
  },
  voyage(g) {
    const frame = pending(g, 'voyage')
    if (frame === undefined) return []
    return [PLACES[frame.fleet], `at ${vocabulary.zone.words[frame.zone]}`, `entries ${frame.entries}`]
  },
  promises: g => g.deals.flatMap(({ pledges }) => pledges.map(pledge => promiseWords(g, pledge))),
  supply: g => [`forts ${g.fortsLeft}`, `mills ${g.millsLeft}`],
  end: g => (g.ended === 0 ? [] : [ENDINGS[g.ended - 1], ...(g.winner < 0 ? [] : [`winner ${lordOf(g, g.winner)}`])]),
}

function promiseWords(g: Lords, { from, to, kind, args, text, owed }: Pledge): string {
  const names = g.character.map(card => LORDS[card])
  const [giver, ...what] = printPart({ vocabulary, deals }, names, {
    from,
    kind,
    args,
    ...(text === '' ? {} : { text }),
  }).split(' ')
  return [giver, names[to], ...what, ...some('owed', owed)].join(' ')
}

function yearParts(g: Lords): string[] {
  return [
    String(g.year),
    `order ${g.order.map(seat => lordOf(g, seat)).join(' ')}`,
    ...flag('persecution', g.persecution > 0),
    ...flag('comet', g.comet > 0),
    ...some('brought-home', g.broughtHome),
  ]
}

function lordParts(g: Lords, lord: number): string[] {
  const seat = g.character.indexOf(lord)
  if (seat < 0) return []
  const faith = religionOfSeat(g, seat)
  return [
    `$${g.gold[seat]}`,
    ...some('tents', g.tents[seat]),
    ...works(g, seat, 'fort'),
    ...works(g, seat, 'mill'),
    ...(g.crown[seat] < 0 ? [] : [`crown ${PLACES[g.crown[seat]]}`]),
    ...g.character.flatMap((_, to) => some(`owes ${lordOf(g, to)}`, owes(g, seat, to))),
    ...some('delivered', g.delivered[seat]),
    ...some('landed', g.landed[seat]),
    ...(faith < 0 ? [] : [RELIGIONS[faith]]),
    ...flag('gone', isGone(g, seat)),
    `score ${scoreOf(g, seat)}`,
    ...some('place', g.result?.places[seat] ?? 0),
  ]
}

/** Tents under construction, each with the year in which it is ready. */
function works(g: Lords, seat: number, tent: 'fort' | 'mill'): string[] {
  const due = tent === 'mill' ? g.millsDue : g.fortsDue
  return Array.from({ length: SLOTS }, (_, after) => g.year + after).flatMap(year =>
    new Array<string>(due[seat * SLOTS + (year % SLOTS)]).fill(`${tent} ${year}`),
  )
}

const PILES = new Map([
  [DECK, 'deck'],
  [LOT, 'drawn'],
  [MERCENARY, 'mercenary'],
  [DISCARD, 'discarded'],
  [BOX, 'box'],
])

function cardParts(g: Lords, card: number): string[] {
  if (isEvent(card) && g.place[card] === IN_FORCE) return [g.inverted[card - FIRST_EVENT] === 1 ? 'inverted' : 'active']
  const pile = PILES.get(g.place[card])
  if (pile !== undefined) return [pile]
  if (isImmature(g, card)) return [`track of ${lordOf(g, ownerOf(g, card))} ${g.due[card]}`]
  const held = lordOf(g, g.place[card] - HELD)
  return card < UNITS && tables.kind[card] < 4 ? [held, ...unitParts(g, card)] : [held]
}

function unitParts(g: Lords, unit: number): string[] {
  const berth = berthOf(g, unit)
  return [
    `size ${g.size[unit]}`,
    ...flag('mill', g.mill[unit] > 0),
    ...flag('fort', g.fort[unit] > 0),
    ...some('soldiers', g.soldiers[unit]),
    ...some('profit', g.profit[unit]),
    ...some('worth', g.worth[unit]),
    ...some('treasure', g.treasure[unit]),
    ...some('depletion', g.depletion[unit]),
    ...flag('pirate', g.pirate[unit] > 0),
    ...(berth < 0 ? [] : [`privateer ${PLACES[berth]}`]),
    ...(g.leader[unit] === unit ? [] : [`under ${PLACES[g.leader[unit]]}`]),
    ...vocabulary.port.words.flatMap((port, at) => flag(`permit ${port}`, (permitsOf(g, unit) & (1 << at)) !== 0)),
    ...Object.entries(FLAGS).flatMap(([word, bit]) => flag(word, (g.flags[unit] & bit) !== 0)),
  ]
}
