import type { Dealing, Part } from '@spanish-main/kernel'
import { negotiation } from '../rules/g1-negotiation.ts'
import { type Occasion, occasion, ownerSeat } from '../rules/g1-occasions.ts'
import { colourOf, seatOf } from '../rules/players.ts'
import { HAND, type Pax } from '../rules/state.ts'
import { ICON, MARKET } from '../rules/tables.ts'
import { ANSWERS, vocabulary } from '../rules/vocabulary.ts'
import { pending } from '../rules/words.ts'
import { judgement } from './mate.ts'
import { worthOfCard } from './worth.ts'

type Ideas = (g: Pax, seat: number, to: number) => Part[][]

const part = (from: number, kind: string, ...args: number[]): Part => ({ from, kind, args })

/** What a card is said to be; the first word of a claim says nothing. */
const saying = (card: number): number => card + 1

/** A card is worth so much more to one than to the other that they may talk about it. */
const LEAST_SURPLUS = 1
const CARDS_TALKED_ABOUT = 3

/** G1. Market cards in a Hand that are worth more to the other; of another's Hand those that are known. */
function cardsFor(g: Pax, from: number, to: number): number[] {
  const [giver, taker] = [colourOf(g, from), colourOf(g, to)]
  const found: { card: number; surplus: number }[] = []
  for (let card = 0; card < MARKET; card++) {
    if (g.place[card] !== HAND + giver) continue
    const surplus = worthOfCard(g, taker, card) - worthOfCard(g, giver, card)
    if (surplus >= LEAST_SURPLUS) found.push({ card, surplus })
  }
  return found
    .sort((a, b) => b.surplus - a.surplus)
    .slice(0, CARDS_TALKED_ABOUT)
    .map(({ card }) => card)
}

/** G1a. Actions that are aimed at players: two may agree to spare each other this year. */
const AIMED = [ICON.tax, ICON.excommunication, ICON['letter-of-marque'], ICON.casa]

const inThePlayYear: Ideas = (g, seat, to) => [
  ...(g.relics[colourOf(g, to)] > 0 ? [[part(to, 'relic')]] : []),
  ...(g.relics[colourOf(g, seat)] > 0 ? [[part(seat, 'relic')]] : []),
  ...cardsFor(g, seat, to).map(card => [{ ...part(seat, 'market-card', saying(card)), pick: card }]),
  ...cardsFor(g, to, seat).map(card => [part(to, 'market-card', saying(card))]),
  AIMED.flatMap(action => [part(seat, 'no-target', action), part(to, 'no-target', action)]),
]

/** G1b. Instead of a sea battle: ransom, or surrender for mercy. */
const beforeASeaBattle: Ideas = g => {
  const meeting = pending(g, 'strike-colours')!
  const pirates = seatOf(g, meeting.pirates)
  return [[part(pirates, 'let-go')], [part(meeting.seat, 'surrender'), part(pirates, 'mercy')]]
}

/** G1c. Tribute instead of a land battle: money, or what else the owner has. */
const beforeALandBattle: Ideas = g => {
  const { seat: attacker, site } = pending(g, 'land-battle')!
  const owner = ownerSeat(g, site)
  const spare = part(attacker, 'spare', site)
  const colour = colourOf(g, owner)
  return [
    [spare],
    ...(g.relics[colour] > 0 ? [[spare, part(owner, 'relic')]] : []),
    ...(g.havenHand[colour] > 0 ? [[spare, part(owner, 'haven-card', 0)]] : []),
    ...(g.marketHand[colour] > 0 ? [[spare, part(owner, 'market-card', 0)]] : []),
  ].map(parts => parts.map(each => ownPick(g, each)))
}

/** A claim of which its owner sees what he would hand over, the one that he misses least. */
function ownPick(g: Pax, each: Part): Part {
  const kind = negotiation.kinds[each.kind]
  if (!('pick' in kind) || kind.pick === undefined) return each
  const held: number[] = []
  kind.pick.offers(g, each.from, card => held.push(card), 0, 0, 0)
  const worth = (card: number) => (card < MARKET ? worthOfCard(g, colourOf(g, each.from), card) : 1)
  const pick = held.toSorted((a, b) => worth(a) - worth(b))[0]
  return pick === undefined ? each : { ...each, pick }
}

/** G1a, G1f. A cut of the loot for not lying in wait for the fleet that brings it home, or both let the other pass. */
const beforeAVoyage: Ideas = (g, seat, to) => {
  const pass = (from: number) => part(from, 'no-interdiction', g.year)
  return [
    [pass(to), part(seat, 'pay-when-home', 1)],
    [pass(to), part(seat, 'pay-when-home', 2)],
    [pass(to), pass(seat), part(seat, 'pay-when-home', 1)],
  ]
}

/** G1d. The initiator lets a tied bidder win. */
const atATie: Ideas = g => {
  const tie = pending(g, 'choose-winner')!
  return tie.tied
    .filter(colour => seatOf(g, colour) >= 0 && seatOf(g, colour) !== tie.seat)
    .map(colour => [part(tie.seat, 'award', colour)])
}

/** G1e. The answer to the question of an Ability. */
const atAnAbility: Ideas = g => {
  const asks = g.stack[g.stack.length - 1]
  return ANSWERS[asks.at].map(word => [part(asks.seat, 'answer', vocabulary.answer.words.indexOf(word))])
}

const IDEAS: Readonly<Record<Occasion, Ideas>> = {
  play: inThePlayYear,
  auction: () => [],
  tie: atATie,
  tribute: beforeALandBattle,
  terms: beforeASeaBattle,
  support: () => [],
  ability: atAnAbility,
  sail: beforeAVoyage,
}

/** Occasions on which a mate only listens. */
const SILENT: ReadonlySet<Occasion> = new Set(['auction', 'support'])

export const dealing: Dealing<Pax> = {
  outlook: judgement,
  price: 'money',
  amounts: [1, 2, 4, 7, 11],
  occasion(g, seat, to) {
    const about = occasion(g, seat, to)
    if (about === undefined || SILENT.has(about)) return undefined
    const asks = g.stack[g.stack.length - 1]
    const begins = asks.at === 'play-turn' || asks.at === 'sail-mode'
    // In a play year when its own turn begins, and when the other's does; in a sail year before it sails.
    if (about === 'play')
      return begins && (asks.seat === seat || asks.seat === to) ? g.year * g.seats + asks.seat : undefined
    if (about === 'sail') return begins && asks.seat === seat ? g.year : undefined
    return negotiation.moment(g, seat, to)
  },
  ideas: (g, seat, to) => IDEAS[occasion(g, seat, to)!](g, seat, to),
  claimed: ({ kind, args: [said] }) => (kind.endsWith('-card') && said > 0 ? said - 1 : undefined),
}
