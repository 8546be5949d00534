import { type Refusal, range, type World } from '@spanish-main/kernel'
import { DISCARD, LOT, type Lords, TRACK } from './state.ts'
import { isCharacter, isEvent, tables } from './tables.ts'
import {
  askNoMore,
  holds,
  isGone,
  nationAtWar,
  nationOfSeat,
  religionOfSeat,
  seatsByCrown,
  standingCrown,
} from './units.ts'
import { by, call, decision, lord, move, no, pending, repeat, sequence, step, tell, top } from './words.ts'

/** C3a.6. A card that was won goes on the track; without a shield it matures this year. */
export function intoTrack(g: Lords, seat: number, card: number): void {
  g.place[card] = TRACK + seat
  g.due[card] = g.year + (tables.shield[card] > 0 && by('C3a.6') ? tables.shield[card] : 0)
}

/** C3a.4. Disrupted characters return first, for a gold if there is one. */
export function heirs(g: Lords, world: World): void {
  for (const card of g.mercenaries.filter(isCharacter)) {
    const seat = g.character.indexOf(card)
    if (isGone(g, seat)) g.place[card] = DISCARD
    else {
      g.gold[seat] -= Math.min(1, g.gold[seat])
      intoTrack(g, seat, card)
      tell(world, g, 'C3a.4', 'heir', lord(g, seat), card)
    }
  }
  g.mercenaries = g.mercenaries.filter(card => !isCharacter(card))
}

/** Gold that others have pledged to a bidder, or that a seat has pledged itself. */
function pledgedTo(g: Lords, seat: number): number {
  let gold = 0
  for (let i = 0; i < g.pledges.length; i += 3) if (g.pledges[i + 1] === seat) gold += g.pledges[i + 2]
  return gold
}

function pledgedBy(g: Lords, seat: number): number {
  for (let i = 0; i < g.pledges.length; i += 3) if (g.pledges[i] === seat) return g.pledges[i + 2]
  return 0
}

/** C3a.2. The most that a seat can bid. */
export const means = (g: Lords, seat: number): number => g.gold[seat] - pledgedBy(g, seat) + pledgedTo(g, seat)

/** Gold that waits for another's answer: a pledge that he may take, the price of a plot to which he must consent. */
function awaiting(g: Lords, seat: number): number {
  const pledge = pending(g, 'answer-pledge')
  if (pledge?.from === seat) return pledge.gold
  const asked = pending(g, 'consent')
  if (asked === undefined || !holds(g, seat, asked.card)) return 0
  const { effect, cost } = tables.plots[asked.card][asked.option - 1]
  return effect.kind === 'flota' ? 0 : cost
}

/** Gold that is neither bid nor pledged nor waits for an answer: a seat may give it away. */
export const freeGold = (g: Lords, seat: number): number =>
  g.gold[seat] - pledgedBy(g, seat) - Math.max(0, g.bids[seat] - pledgedTo(g, seat)) - awaiting(g, seat)

export const highestBid = (g: Lords): number => Math.max(...g.bids)

/** C3a.3. Who wins as the bids stand: by religion, nationality, crown; −1 without a bid. */
export function leading(g: Lords, lot: number): number {
  const most = highestBid(g)
  if (most === 0) return -1
  const religion = tables.religion[lot]
  const nation = tables.nation[lot]
  let best = -1
  let rank = -1
  for (let seat = 0; seat < g.seats; seat++) {
    if (g.bids[seat] !== most) continue
    const own = religionOfSeat(g, seat)
    const mine =
      (own >= 0 && own === religion ? 2000 : 0) +
      (nation >= 0 && nationOfSeat(g, seat) === nation ? 1000 : 0) +
      standingCrown(g, seat)
    if (best < 0 || (mine > rank && by('C3a.3'))) {
      best = seat
      rank = mine
    }
  }
  return best
}

const FOREIGN_WAR = no('C3a.5', 'card-at-war')
const OWN_WAR = no('C3a.5', 'you-are-at-war')

/** C3a.5. Wars keep nations apart at auctions; cards without a flag stay open (LR-15). */
export function barred(g: Lords, seat: number, lot: number): Refusal | undefined {
  const nation = tables.nation[lot]
  const own = nationOfSeat(g, seat)
  if (nation < 0 || nation === own) return undefined
  if (nationAtWar(g, nation)) return FOREIGN_WAR
  return nationAtWar(g, own) ? OWN_WAR : undefined
}

/** C3a.1. Current cards in the order shown, then mercenaries in the order of their arrival. */
export const auctions = sequence('auctions', [
  step<'auctions'>('C3a.1', (g, frame) => {
    frame.lots = [...g.drawn.filter(card => !isEvent(card)), ...g.mercenaries]
    g.mercenaries = []
    for (const card of frame.lots) g.place[card] = LOT
  }),
  repeat<'auctions'>('C3a.1', (g, frame) => {
    if (frame.lots.length === 0) return false
    call(g, 'auction', undefined, frame.lots.shift())
    return true
  }),
])

/** Whether a seat has anything to decide about a lot. */
function hasSay(g: Lords, seat: number, lot: number): boolean {
  if (isGone(g, seat) || leading(g, lot) === seat) return false
  if (g.gold[seat] > 0 && pledgedBy(g, seat) === 0) return true
  return barred(g, seat, lot) === undefined && means(g, seat) > 0
}

/** C3a.2. Round after round in falling order of crowns, until a whole round brings no new bid. */
export const auction = sequence('auction', [
  step<'auction'>('C3a.2', (g, frame, world) => {
    g.bids.fill(0)
    g.pledges = []
    frame.order = seatsByCrown(g)
    tell(world, g, 'C3a.1', 'lot', frame.lot)
  }),
  repeat<'auction'>('C3a.2', (g, frame) => {
    if (frame.quiet >= frame.order.length) return false
    const seat = frame.order[frame.turn]
    frame.turn = (frame.turn + 1) % frame.order.length
    frame.quiet++
    if (hasSay(g, seat, frame.lot)) call(g, 'bid', seat, frame.lot)
    return true
  }),
  step<'auction'>('C3a.2', (g, frame, world) => sell(g, world, frame.lot)),
])

function sell(g: Lords, world: World, lot: number): void {
  const seat = leading(g, lot)
  if (seat < 0) {
    g.place[lot] = DISCARD
    tell(world, g, 'C3a.1', 'unsold', lot)
    return
  }
  const price = g.bids[seat]
  let rest = price
  for (let i = 0; i < g.pledges.length; i += 3) {
    if (g.pledges[i + 1] !== seat) continue
    const share = Math.min(rest, g.pledges[i + 2])
    g.gold[g.pledges[i]] -= share
    rest -= share
  }
  g.gold[seat] -= rest
  tell(world, g, 'C3a.2', 'sold', lord(g, seat), lot, price)
  intoTrack(g, seat, lot)
  g.bids.fill(0)
  g.pledges = []
}

const TOO_LOW = no('C3a.2', 'too-low')
const BEYOND = no('C3a.2', 'beyond-your-means')
const LEADING = no('C3a.2', 'you-lead')
const BEING_HELPED = no('C3a.2', 'pledge-once')
const SELF = no('C3a.2', 'not-to-yourself')
const ABSENT = no('C3a.2', 'not-at-the-table')
const OUT = no('C3a.2', 'stays-out')

/** The lowest bid that a seat may still make: a match, or one more if it stands there already. */
const leastBid = (g: Lords, seat: number): number => {
  const most = highestBid(g)
  return Math.max(1, g.bids[seat] === most ? most + 1 : most)
}

const bidMove = move<'bid'>({
  rule: 'C3a.2',
  args: ['gold'],
  amount: (g, seat) => range(leastBid(g, seat), means(g, seat)),
  refuse(g, seat, gold) {
    const { lot } = top(g, 'bid')
    if (leading(g, lot) === seat) return LEADING
    const bar = barred(g, seat, lot)
    if (bar !== undefined) return bar
    if (gold < leastBid(g, seat)) return TOO_LOW
    return gold > means(g, seat) ? BEYOND : undefined
  },
  play(g, seat, world, gold) {
    g.bids[seat] = gold
    pending(g, 'auction')!.quiet = 0
    tell(world, g, 'C3a.2', 'bid', lord(g, seat), gold)
  },
})

const pledgeMove = move<'bid'>({
  rule: 'C3a.2',
  args: ['lord', 'gold'],
  offers(g, seat, offer) {
    for (let other = 0; other < g.seats; other++) {
      if (other !== seat) offer(g.character[other])
    }
  },
  amount: (g, seat) => range(1, g.gold[seat]),
  refuse(g, seat, who, gold) {
    const other = g.character.indexOf(who)
    if (other < 0 || isGone(g, other)) return ABSENT
    if (other === seat) return SELF
    if (!pending(g, 'auction')!.order.includes(other)) return OUT
    if (pledgedBy(g, seat) > 0 || g.pledges.some((each, i) => i % 3 === 0 && each === seat)) return BEING_HELPED
    if (leading(g, top(g, 'bid').lot) === seat) return LEADING
    const bar = barred(g, other, top(g, 'bid').lot)
    if (bar !== undefined) return bar
    return gold < 1 || gold > g.gold[seat] ? BEYOND : undefined
  },
  play: (g, seat, _world, who, gold) => call(g, 'answer-pledge', g.character.indexOf(who), seat, gold),
})

/** Whoever stays out of a lot is not asked about it again; a pass alone is never the last word. */
const stayOut = move<'bid'>({
  rule: 'C3a.2',
  play: (g, seat) => askNoMore(pending(g, 'auction')!, seat),
})

export const bid = decision('bid', {
  rule: 'C3a.2',
  moves: {
    bid: bidMove,
    pledge: pledgeMove,
    pass: move<'bid'>({ rule: 'C3a.2', play: () => undefined }),
    'stay-out': stayOut,
  },
})

/** LR-60. A pledge counts if the bidder takes it; a seat pledges once a lot. */
export const answerPledge = decision('answer-pledge', {
  rule: 'C3a.2',
  moves: {
    accept: move<'answer-pledge'>({
      rule: 'C3a.2',
      play(g, seat, world, _a, _b, _c, { from, gold }) {
        g.pledges.push(from, seat, gold)
        g.bids[from] = 0
        pending(g, 'auction')!.quiet = 0
        tell(world, g, 'C3a.2', 'pledged', lord(g, from), lord(g, seat), gold)
      },
    }),
    decline: move<'answer-pledge'>({
      rule: 'C3a.2',
      play(g, seat, world, _a, _b, _c, { from }) {
        g.pledges.push(from, seat, 0)
        tell(world, g, 'C3a.2', 'declined', lord(g, seat), g.character[from])
      },
    }),
  },
})
