import { type DealBook, type Pledge, pledgesOf, range, type World } from '@spanish-main/kernel'
import { isTreasureYear } from './c1-black-spot.ts'
import { freeGold } from './c3a-auction.ts'
import { remember } from './d1-debts.ts'
import { emptyBerths } from './d2-disruption.ts'
import { detach, MORDIDA_SLOTS } from './d4-effects.ts'
import { HELD, type Lords, OPERATED, PASSED_ON, TRACK, UNITS } from './state.ts'
import { CARD_COUNT, CASA, isCharacter, isEvent, isFleet, isMordida, PASSIVE, tables } from './tables.ts'
import { holds, isGone, isImmature, isMature, ownerOf, treasurer } from './units.ts'
import { by, goods, leave, no, pending, promise } from './words.ts'

const LEAVER = no('A5', 'leavers-give-nothing')
const NO_GOLD = no('D1.1', 'not-so-much-gold')
const NO_TENTS = no('D1.9', 'not-so-many-tents')
const NOT_OWNED = no('D1.3', 'not-the-givers')
const NOT_FOR_SALE = no('D1.2', 'never-for-sale')
const BUSY = no('D1.3', 'units-are-busy')
const UNPAID = no('D1.3', 'while-capitalizing')
const PASSED = no('C4a.5', 'passed-on-already')
const NO_SLOT = no('D1.3', 'no-free-slot')
const TOO_LATE = no('D1.6', 'not-a-coming-year')
const NO_SIEGE = no('E3.3', 'nothing-to-buy-off')
const NO_FLOTA = no('D6.7', 'no-flota-between-you')

/** D1.1. Gold out of the coffers; what a bid or a pledge holds is not free. */
const gold = goods({
  rule: 'D1.1',
  args: ['gold'],
  amount: (g, from) => range(1, Math.max(1, freeGold(g, from))),
  refuse: (g, from, _to, amount) => (amount < 1 || amount > freeGold(g, from) ? NO_GOLD : undefined),
  hands(g, from, to, _world, amount) {
    g.gold[from] -= amount
    g.gold[to] += amount
  },
})

/** D1.9. Treasure tents go from coffers to coffers. */
const tents = goods({
  rule: 'D1.9',
  args: ['number'],
  amount: (g, from) => range(1, Math.max(1, g.tents[from])),
  refuse: (g, from, _to, amount) => (amount < 1 || amount > g.tents[from] ? NO_TENTS : undefined),
  hands(g, from, to, _world, amount) {
    g.tents[from] -= amount
    g.tents[to] += amount
  },
})

/** Whatever holds cards where they are until it is over: crowns are chosen among those that one has. */
const HOLDING = new Set([
  'mutiny-choice',
  'consent',
  'crowns',
  'voyage',
  'city-raid',
  'raid',
  'battle',
  'choose-location',
  'interdictions',
  'resolve-plots',
  'tents-due',
  'make-room',
  'lose-ship',
  'new-leader',
  'overflow',
])

const isBusy = (g: Lords): boolean => g.stack.some(({ at }) => HOLDING.has(at))

/** D1.2, D1.3. Why a card cannot be handed over now. */
function cardRefusal(g: Lords, from: number, _to: number, card: number) {
  if (card >= CARD_COUNT || isEvent(card) || ownerOf(g, card) !== from) return NOT_OWNED
  if (isCharacter(card) || (tables.passives[card] & PASSIVE.untradeable) !== 0) return NOT_FOR_SALE
  if (isImmature(g, card) && pending(g, 'capitalize') !== undefined) return UNPAID
  if (isBusy(g)) return BUSY
  return card < UNITS && (g.flags[card] & PASSED_ON) !== 0 ? PASSED : undefined
}

/** D1.3. A card keeps what it has; a privateer gives up its location, a fleet its combination. */
function handCard(g: Lords, from: number, to: number, card: number): void {
  const mature = isMature(g, card)
  // LR-46. What is at work has done its work for this year.
  if (mature && card < UNITS && pending(g, 'operations')?.unit === g.leader[card]) g.flags[g.leader[card]] |= OPERATED
  if (mature && card < UNITS && card !== CASA && isFleet(card)) {
    detach(g, card)
    g.flags[card] |= PASSED_ON
  }
  if (mature && card === CASA) {
    emptyBerths(g, from)
    emptyBerths(g, to)
  }
  g.place[card] = (mature ? HELD : TRACK) + to
}

const card = goods({
  rule: 'D1.3',
  args: ['place'],
  offers(g, from, _to, offer) {
    for (let each = 0; each < CARD_COUNT; each++) if (ownerOf(g, each) === from) offer(each)
  },
  refuse: cardRefusal,
  hands: (g, from, to, _world, each) => handCard(g, from, to, each),
})

/** D1.5. Threats, protection, whatever two lords tell each other: it binds nobody. */
const word = promise({
  rule: 'D1.5',
  words: true,
  until(g) {
    by('D1.5')
    return g.year
  },
})

/** D1.4. To pay back when the next year begins; one is reminded and pays or does not. */
const loan = promise({
  rule: 'D1.4',
  args: ['gold'],
  amount: () => range(1, 20),
  mark: () => 'word',
  until(g) {
    by('D1.4')
    return g.year
  },
  pays: { atEnd: (_g, { args }) => args[0] },
})

/** Monkey and parrot years of the next ten. */
function eachDate(g: Lords, offer: (year: number) => void): void {
  for (let year = g.year + 1; year <= g.year + 10; year++) {
    if (tables.monkeys.includes(year % 10) || tables.parrots.includes(year % 10)) offer(year)
  }
}

/** D1.6. An instalment on a monkey or parrot year: never taken, only reminded of when that year begins. */
const instalment = promise({
  rule: 'D1.6',
  args: ['number', 'gold'],
  offers: (g, _from, _to, offer) => eachDate(g, offer),
  amount: () => range(1, 20),
  refuse: (g, _from, _to, year) => (year <= g.year || year > g.year + 10 ? TOO_LATE : undefined),
  mark: () => 'word',
  until: (_g, _from, _to, year) => year - 1,
  pays: { atEnd: (_g, { args }) => args[1] },
})

/** D1.7, D5. A fee for each trade between the two this year, in goods, slaves or quicksilver. */
const commission = promise({
  rule: 'D1.7',
  args: ['gold'],
  amount: () => range(1, 5),
  mark: () => 'word',
  pays: {
    due: (g, { from, to, args }, { kind, args: [fleet, colony] }) =>
      (kind === 'traded' || kind === 'delivered') &&
      between(ownerOf(g, fleet), ownerOf(g, colony), from, to) &&
      by('D1.7')
        ? args[0]
        : 0,
  },
})

const between = (a: number, b: number, from: number, to: number): boolean =>
  (a === from && b === to) || (a === to && b === from)

/** E3.3. The victor of a siege takes his men and goes. */
const quarter = goods({
  rule: 'E3.3',
  refuse(g, from, to) {
    const spoils = pending(g, 'spoils')
    return spoils !== undefined && spoils.seat === from && ownerOf(g, spoils.colony) === to ? undefined : NO_SIEGE
  },
  hands: g => leave(g, 'spoils'),
})

/** How a carrier's tents are divided: to the carrier half with the odd one here or there, none, or all. */
export const SHARES = ['half', 'half-and-odd', 'nothing', 'everything'] as const

function flotaRefusal(g: Lords, from: number, to: number) {
  const master = treasurer(g)
  return isTreasureYear(g) && master >= 0 && (from === master || to === master) ? undefined : NO_FLOTA
}

/** D6.7, LR-29. The share of a carrier, carried out by the table when his fleets come home. */
const flotaShare = promise({
  rule: 'D6.7',
  args: ['share'],
  offers(_g, _from, _to, offer) {
    for (const share of SHARES.keys()) offer(share)
  },
  refuse: (g, from, to) => (from === treasurer(g) ? flotaRefusal(g, from, to) : NO_FLOTA),
  topic: () => 0,
})

/** D6.7. Gold due when the treasure is home. */
const flotaGold = promise({
  rule: 'D6.7',
  args: ['gold'],
  amount: () => range(1, 20),
  refuse: flotaRefusal,
  pays: { once: true, due: (_g, { args }, { kind }) => (kind === 'brought-home' ? args[0] : 0) },
})

/** What a carrier has agreed with the treasure player: half, unless they said otherwise. */
export function agreedShare(g: Lords, carrier: number): (typeof SHARES)[number] {
  const agreed = pledgesOf(g.deals, 'flota-share', treasurer(g)).find(({ to }) => to === carrier)
  return SHARES[agreed?.args[0] ?? 0]
}

/** The share of a carrier's tents. */
export function carrierShare(g: Lords, carrier: number, delivered: number): number {
  const share = agreedShare(g, carrier)
  if (share === 'nothing') return 0
  if (share === 'everything') return delivered
  return share === 'half' ? Math.floor(delivered / 2) : Math.ceil(delivered / 2)
}

function pay(g: Lords, { from, to }: Pledge, amount: number, _world: World): number {
  const paid = Math.min(amount, Math.max(0, freeGold(g, from)))
  g.gold[from] -= paid
  g.gold[to] += paid
  return paid
}

/** LR-59. Mature mordida that a seat would hold after the deal. */
function mordidaAfter(g: Lords, seat: number, gives: readonly number[], gets: readonly number[]): number {
  let held = 0
  for (let each = 0; each < CARD_COUNT; each++)
    if (isMordida(each) && holds(g, seat, each) && !gives.includes(each)) held++
  return held + gets.filter(each => isMordida(each) && isMature(g, each)).length
}

/** D1. Deals of two lords, at any time. */
export const deals: DealBook<Lords> = {
  rule: 'D1.1',
  kinds: {
    gold,
    tents,
    card,
    quarter,
    loan,
    instalment,
    commission,
    'flota-share': flotaShare,
    'flota-gold': flotaGold,
    word,
  },
  refuse: (g, by, to) =>
    isGone(g, by) || isGone(g, to) || (g.leaving & ((1 << by) | (1 << to))) !== 0 ? LEAVER : undefined,
  refuseWhole(g, { by, to, parts }) {
    const cards = (from: number) =>
      parts.filter(part => part.kind === 'card' && part.from === from).map(({ args }) => args[0])
    const full = (seat: number, other: number) => {
      const gets = cards(other)
      return (
        gets.length > 0 &&
        mordidaAfter(g, seat, cards(seat), gets) > Math.max(MORDIDA_SLOTS, mordidaAfter(g, seat, [], []))
      )
    }
    return full(by, to) || full(to, by) ? NO_SLOT : undefined
  },
  about: g => ({ key: 'now', rule: 'D1.1', params: { year: g.year } }),
  ended: (g, pledge) => remember(g, pledge),
  moment: g => g.year,
  clock: g => g.year,
  pay,
}
