import { type Dealing, isGoods, type Part, pledgesOf } from '@spanish-main/kernel'
import { kindOf } from '../rules/calendar.ts'
import { negotiation } from '../rules/g1-negotiation.ts'
import { type Occasion, occasion, ownerSeat } from '../rules/g1-occasions.ts'
import { hasForsworn } from '../rules/g1-promises.ts'
import { paxHispanica } from '../rules/index.ts'
import { colourOf, seatOf } from '../rules/players.ts'
import { HAND, type Pax, SITE_COUNT } from '../rules/state.ts'
import { ICON, MARKET, tables } from '../rules/tables.ts'
import { ANSWERS, vocabulary } from '../rules/vocabulary.ts'
import { pending } from '../rules/words.ts'
import { judgement } from './mate.ts'
import { worthOfAttack } from './sailing.ts'
import { worthOfCard } from './worth.ts'

type Ideas = (g: Pax, seat: number, to: number) => Part[][]

const part = (from: number, kind: string, ...args: number[]): Part => ({ from, kind, args })

/** What a card is said to be; the first word of a claim says nothing. */
const saying = (card: number): number => card + 1

const CARDS_TALKED_ABOUT = 6

/** G1. Market cards in a Hand, those first that are worth more to the other; of another's Hand those that are known. */
function cardsFor(g: Pax, from: number, to: number): number[] {
  const [giver, taker] = [colourOf(g, from), colourOf(g, to)]
  const found: { card: number; surplus: number }[] = []
  for (let card = 0; card < MARKET; card++) {
    if (g.place[card] !== HAND + giver) continue
    found.push({ card, surplus: worthOfCard(g, taker, card) - worthOfCard(g, giver, card) })
  }
  return found
    .sort((a, b) => b.surplus - a.surplus)
    .slice(0, CARDS_TALKED_ABOUT)
    .map(({ card }) => card)
}

/** G1a. Actions that are aimed at players: two may agree to spare each other this year. */
const AIMED = [ICON.tax, ICON.excommunication, ICON['letter-of-marque'], ICON.casa]

/** Whether one of two is known to have a card with such an Action. */
const aims = (g: Pax, ...seats: readonly number[]): boolean =>
  seats.some(seat => {
    const held = (_icons: unknown, card: number) => card < MARKET && g.place[card] === HAND + colourOf(g, seat)
    return tables.icons[g.edition].filter(held).some(icons => icons.some(({ action }) => AIMED.includes(action)))
  })

const inThePlayYear: Ideas = (g, seat, to) => [
  ...(g.relics[colourOf(g, to)] > 0 ? [[part(to, 'relic')]] : []),
  ...(g.relics[colourOf(g, seat)] > 0 ? [[part(seat, 'relic')]] : []),
  ...cardsFor(g, seat, to).map(card => [{ ...part(seat, 'market-card', saying(card)), pick: card }]),
  ...cardsFor(g, to, seat).map(card => [part(to, 'market-card', saying(card))]),
  ...(aims(g, seat, to)
    ? [AIMED.flatMap(action => [part(seat, 'no-target', action), part(to, 'no-target', action)])]
    : []),
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

/** Sites of another that draw a fleet most, so many at most. */
const SITES_TALKED_ABOUT = 3

/** G1a. What a seat promises to leave alone this year: the other's Sites that it would rather attack. */
function peace(g: Pax, from: number, to: number): Part[] {
  const colour = colourOf(g, from)
  const found: { site: number; worth: number }[] = []
  for (let site = 0; site < SITE_COUNT; site++) {
    if (ownerSeat(g, site) !== to || hasForsworn(g, from, site)) continue
    const worth = worthOfAttack(g, colour, site)
    if (worth > 0) found.push({ site, worth })
  }
  return found
    .sort((a, b) => b.worth - a.worth)
    .slice(0, SITES_TALKED_ABOUT)
    .map(({ site }) => part(from, 'leave-alone', site, g.year))
}

/** G1a. Whether a seat has already promised another to let its fleet pass this year. */
const letsPass = (g: Pax, from: number, to: number): boolean =>
  pledgesOf(g.deals, 'no-interdiction', from).some(pledge => pledge.to === to && pledge.mark === 'held')

/** G1a, G1f. A pact: both let the other's fleet pass and leave its Sites alone, and whoever sails shares the loot. */
const beforeAVoyage: Ideas = (g, seat, to) => {
  const sailor = g.stack[g.stack.length - 1].seat
  const other = sailor === seat ? to : seat
  const pass = (from: number, whom: number) => (letsPass(g, from, whom) ? [] : [part(from, 'no-interdiction', g.year)])
  const pact = [...pass(other, sailor), ...peace(g, sailor, other), ...pass(sailor, other), ...peace(g, other, sailor)]
  return pact.length === 0 ? [] : [[...pact, part(sailor, 'pay-when-home', 1)]]
}

/**
 * What a pact of two seats is worth to each of them besides what this year shows: nobody knows beforehand whom it will
 * spare. By the estimate, pacts closed before every voyage, wanted or not, gained the two 0.8 % together.
 */
const PACT = 0.005

/** G1a. Whether two let each other's fleets pass who had not promised it, and Sites are left alone. */
const isPact = (g: Pax, parts: readonly Part[]): boolean => {
  const seats = new Set(parts.filter(({ kind }) => kind === 'no-interdiction').map(({ from }) => from))
  const [one, other] = [...seats]
  const spares = parts.some(({ kind }) => kind === 'leave-alone')
  return spares && seats.size === 2 && !letsPass(g, one, other) && !letsPass(g, other, one)
}

/** G1d. What is lent for a bid; it comes back at once unless the bid wins. */
const LOANS = [1, 2, 4]
/** Whoever borrows must like the lot so much better, in dollars. */
const LEAST_SURPLUS = 3
/** What an unseen card is worth. */
const BURIED = 3

/** G1d. Whoever is short of money for what is under the hammer borrows from a richer seat that likes it less. */
const atAnAuction: Ideas = (g, seat, to) => {
  const lot = pending(g, 'bids')!
  const worth = (each: number) => (lot.row === 0 ? worthOfCard(g, colourOf(g, each), g.display[lot.deck]) : BURIED)
  const money = (each: number) => g.money[colourOf(g, each)]
  const [borrower, lender] = money(seat) < money(to) ? [seat, to] : [to, seat]
  if (worth(borrower) < worth(lender) + LEAST_SURPLUS || money(borrower) >= worth(borrower)) return []
  return LOANS.map(dollars => [part(lender, 'money', dollars), part(borrower, 'return-unless-won', dollars)])
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
  auction: atAnAuction,
  tie: atATie,
  tribute: beforeALandBattle,
  terms: beforeASeaBattle,
  support: () => [],
  ability: atAnAbility,
  sail: beforeAVoyage,
}

/** Questions of a play turn at which cards may still change hands. */
const IN_A_TURN: ReadonlySet<string> = new Set(['play-turn', 'hand-limit'])

/** Occasions on which a mate only listens. */
const SILENT: ReadonlySet<Occasion> = new Set(['support'])

/**
 * What handing over a Market card costs besides what imagined games show, because the policy makes less of its Hand than
 * a mate does: givers lost so much more when mates played on.
 */
const RELUCTANCE = 0.01
/** How far ahead a partner may get by Market cards before it returns a favour. */
const CREDIT = 0.15

/** How far a Market card for nothing puts the taker ahead: half of what it cost the giver and gained the taker in 894 favours. */
const FAVOUR = 0.049

/** What others hand over for cards makes a trade of them, which nobody owes anything for. */
function owed(seat: number, parts: readonly Part[]): number {
  const goods = parts.filter(({ kind }) => isGoods<Pax>(negotiation.kinds[kind]))
  if (goods.some(({ kind }) => kind !== 'market-card')) return 0
  return FAVOUR * goods.reduce((sum, { from }) => sum + (from === seat ? 1 : -1), 0)
}

const givesCard = (seat: number, parts: readonly Part[]): boolean =>
  parts.some(({ from, kind }) => from === seat && kind === 'market-card')

/** Dollars that a seat is paid, less what it pays. */
const paid = (seat: number, parts: readonly Part[]): number =>
  parts
    .filter(({ kind }) => kind === 'money')
    .reduce((sum, { from, args }) => sum + (from === seat ? -args[0] : args[0]), 0)

/** Whoever hands over a card is better off by its price alone; whoever gets one is worse off by its price alone. */
function bounds(g: Pax, seat: number, parts: readonly Part[]): readonly [number, number] {
  if (!parts.some(({ kind }) => kind === 'market-card')) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const after = paxHispanica.clone(g)
  after.money[colourOf(g, seat)] += paid(seat, parts)
  const price = judgement.evaluate(after, seat) - judgement.evaluate(g, seat)
  return givesCard(seat, parts) ? [Number.NEGATIVE_INFINITY, price - RELUCTANCE] : [price, Number.POSITIVE_INFINITY]
}

/** By kind of year, how many years it takes until a deal shows what it was worth: bids with the play year after them. */
const HORIZON = [1, 2, 1, 1]

export const dealing: Dealing<Pax> = {
  outlook: { ...judgement, settled: (g, start) => g.year >= start.year + HORIZON[kindOf(start.year)] },
  haste: 0.5,
  price: 'money',
  amounts: [1, 2, 3, 5, 8],
  occasion(g, seat, to) {
    const about = occasion(g, seat, to)
    if (about === undefined || SILENT.has(about)) return undefined
    const asks = g.stack[g.stack.length - 1]
    const ofBoth = asks.seat === seat || asks.seat === to
    // In a play year whenever one of the two goes on with its turn, in a sail year before one of them sails.
    if (about === 'play')
      return ofBoth && IN_A_TURN.has(asks.at)
        ? 100 * g.year + 10 * asks.seat + (asks.at === 'hand-limit' ? 1 : 0)
        : undefined
    if (about === 'sail') return ofBoth && asks.at === 'sail-mode' ? g.year : undefined
    if (about === 'auction') return asks.at === 'bids' ? -1 - g.asked : undefined
    return negotiation.moment(g, seat, to)
  },
  ideas: (g, seat, to) => IDEAS[occasion(g, seat, to)!](g, seat, to),
  prior: (g, seat, parts) => (isPact(g, parts) ? PACT : givesCard(seat, parts) ? -RELUCTANCE : 0),
  bounds,
  credit: (seat, parts) => (givesCard(seat, parts) ? CREDIT : 0),
  owed,
  claimed: ({ kind, args: [said] }) => (kind.endsWith('-card') && said > 0 ? said - 1 : undefined),
}
