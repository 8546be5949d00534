import { bitOf, type DealBook, type Pledge, type Refusal, range, type World } from '@spanish-main/kernel'
import { friarsDue } from './6-upkeep.ts'
import { departureOf } from './21-setup.ts'
import { fallIntoDefault, goAshoreAtHome } from './24-bankers.ts'
import { isHired, isLeader, isSailor, ownerOf, seatOf, serves } from './people.ts'
import { AREA_COUNT, BANKERS, type Conquest, HELD, IN_EUROPE, PERSONS } from './state.ts'
import { tables } from './tables.ts'
import { by, goods, leave, no, pending, promise } from './words.ts'

const NOT_NOW = no('6.72', 'not-now')
const NO_DUCATS = no('6.72', 'no-ducats')
const NO_RUTTER = no('6.72', 'no-rutter')
const NOT_HELD = no('6.72', 'not-held')
const ONLY_THE_BANKER = no('24.16', 'only-the-banker')
const NOT_YOURS = no('15.34', 'not-yours')
const EXPLORERS_ONLY = no('15.34', 'explorers-only')
const TERM = no('15.34', 'term')
const BANKER_ONLY_RENTS = no('24.21', 'never-uses')
const NO_SHARE = no('24.3', 'no-share')
const OVER = no('24.16', 'over')
const SEEN = no('6.72', 'seen')
const ONLY_RANSOM = no('6.72', 'only-a-ransom')

const isBanker = (g: Conquest, seat: number): boolean => g.nation[seat] === BANKERS

/** 24.16. With Bankers at the table countries pass no money to each other. */
const refuseMoney = (g: Conquest, from: number, to: number): Refusal | undefined =>
  g.bankers === 1 && !isBanker(g, from) && !isBanker(g, to) ? ONLY_THE_BANKER : undefined

/** Ducats at once. Nobody sees another's chest, so they are set aside while they are offered. */
const ducats = goods({
  rule: '6.72',
  args: ['ducats'],
  hidden: true,
  amount: (g, from) => range(1, Math.max(1, g.treasury[from])),
  refuse: (g, from, to, n) => refuseMoney(g, from, to) ?? (n < 1 || n > g.treasury[from] ? NO_DUCATS : undefined),
  hands(g, from, to, _world, n) {
    g.treasury[from] -= n
    g.treasury[to] += n
  },
})

/** The buyer knows the way round the Cape for good; the seller does not forget it. */
const rutter = goods({
  rule: '6.72',
  refuse: (g, from, to) => (g.rutter[from] === 1 && g.rutter[to] === 0 && !isBanker(g, to) ? undefined : NO_RUTTER),
  hands(g, _from, to) {
    g.rutter[to] = 1
  },
})

/** 8.32. Whether a country has somebody of another in its hands: as a captive, or just taken, before it says what becomes of him. */
const isTaken = (g: Conquest, from: number, to: number, person: number): boolean => {
  const fates = pending(g, 'fates')
  const now = fates !== undefined && fates.seat === from && fates.person === person
  return (now || g.personAt[person] === HELD + from) && serves(g, person) === to
}

/** A person who is held goes home, a Missionary to the pool; whoever was just taken, before he is killed or held. */
const ransom = goods({
  rule: '6.72',
  args: ['person'],
  offers(g, from, to, offer) {
    for (let person = 0; person < g.personAt.length; person++) if (isTaken(g, from, to, person)) offer(person)
  },
  refuse: (g, from, to, person) => (isTaken(g, from, to, person) ? undefined : NOT_HELD),
  hands(g, _from, _to, _world, person) {
    if (pending(g, 'fates')?.person === person) leave(g, 'fates')
    goAshoreAtHome(g, person)
  },
})

/** 8.32. Whether these two are the captor and the country of somebody who was just taken. */
function isOverPerson(g: Conquest, one: number, other: number): boolean {
  const fates = pending(g, 'fates')
  if (fates === undefined || (fates.seat !== one && fates.seat !== other)) return false
  return serves(g, fates.person) === (fates.seat === one ? other : one)
}

/** What a ransom may be paid with when a person is taken. */
const PRICES = ['ransom', 'ducats', 'rutter', 'says']

/** 15.34, 24.21. An Explorer in Europe serves another country until the end of a turn. */
const rental = goods({
  rule: '15.34',
  args: ['person', 'turn'],
  hidden: true,
  offers(g, from, _to, offer) {
    for (let person = 0; person < PERSONS; person++) {
      if (!isSailor(person) || seatOf(g, tables.personCountry[person]) !== from) continue
      for (let turn = g.turn; turn <= Math.min(g.lastTurn, departureOf(g, person)); turn++) offer(person, turn)
    }
  },
  refuse(g, from, to, person, turn) {
    if (isBanker(g, to)) return BANKER_ONLY_RENTS
    if (person < PERSONS && isLeader(person)) return EXPLORERS_ONLY
    if (person >= PERSONS || !isSailor(person) || ownerOf(g, person) !== from) return NOT_YOURS
    if (g.personAt[person] !== IN_EUROPE || isHired(g, person)) return NOT_YOURS
    return turn < g.turn || turn > Math.min(g.lastTurn, departureOf(g, person)) ? TERM : undefined
  },
  hands(g, from, to, _world, person, turn) {
    if (isBanker(g, from)) by('24.21')
    g.hiredBy[person] = to
    g.hiredUntil[person] = turn
    g.personSeen[person] = bitOf(to)
    g.hireSeen[person] = bitOf(from) | bitOf(to)
  },
})

/** 8.14. While it stands, both may say in one hex that they stand together. */
const alliance = promise({
  rule: '8.14',
  args: ['turn'],
  offers(g, _from, _to, offer) {
    for (let turn = g.turn; turn <= Math.min(g.lastTurn, g.turn + 4); turn++) offer(turn)
  },
  refuse: (g, _from, to, turn) => (turn < g.turn || turn > g.lastTurn || isBanker(g, to) ? OVER : undefined),
  mark: () => 'word',
  until: (_g, _from, _to, turn) => clockAt(turn, 1),
})

/** 24.16. So much to the Banker before the upkeep of a turn. */
const repay = promise({
  rule: '24.16',
  args: ['turn', 'ducats'],
  offers(g, _from, _to, offer) {
    for (let turn = g.turn; turn <= Math.min(g.lastTurn, g.turn + 5); turn++) offer(turn)
  },
  amount: () => range(1, 400),
  refuse: (g, _from, to, turn) =>
    !isBanker(g, to) ? ONLY_THE_BANKER : turn < g.turn || turn > g.lastTurn ? OVER : undefined,
  until: (_g, _from, _to, turn) => clockAt(turn, 0),
  pays: { atEnd: (_g, { args }) => args[1] },
})

/** 24.3. A part of what an Area brings, each time that it is credited. */
const share = promise({
  rule: '24.3',
  args: ['area', 'amount'],
  offers(_g, _from, _to, offer) {
    for (let area = 0; area < AREA_COUNT; area++) offer(area)
  },
  amount: () => range(5, 60),
  refuse: (g, _from, to, _area, percent) => (isBanker(g, to) && percent >= 1 ? undefined : NO_SHARE),
  until: g => clockAt(g.lastTurn, 1),
  pays: {
    due: (g, { from, args }, { kind, args: [country, area, n] }) =>
      (kind === 'resources' || kind === 'gold-won') && country === g.nation[from] && area === args[0]
        ? Math.floor((n * args[1]) / 100)
        : 0,
  },
})

const says = promise({ rule: '6.72', words: true })

/** Two moments of a turn: until the bills are paid, and after. */
export const clockAt = (turn: number, part: number): number => turn * 2 + part
const paying = (g: Conquest): boolean => pending(g, 'bills') !== undefined || pending(g, 'turn-end') !== undefined

/** 24.17. A debt is paid as far as the money goes, after the Missionaries; the rest is in default. */
function pay(g: Conquest, { kind, from, to }: Pledge, amount: number, world: World): number {
  const spared = kind === 'repay' ? friarsDue(g, from) : 0
  const paid = Math.min(amount, Math.max(0, g.treasury[from] - spared))
  if (kind === 'repay') {
    by('24.17')
    fallIntoDefault(g, world, from, amount - paid)
  }
  g.treasury[from] -= paid
  g.treasury[to] += paid
  return paid
}

/** 6.72. Treaties are made while the council sits, openly or not, and broken at will; a ransom also when somebody is taken (8.32). */
export const treaties: DealBook<Conquest> = {
  rule: '6.72',
  kinds: { ducats, rutter, ransom, rental, alliance, repay, share, says },
  refuse: (g, by, to) => (pending(g, 'planning') === undefined && !isOverPerson(g, by, to) ? NOT_NOW : undefined),
  moment: (g, by, to) =>
    isOverPerson(g, by, to)
      ? -1 - pending(g, 'fates')!.person
      : clockAt(g.turn, pending(g, 'planning') === undefined ? 1 : 0),
  clock: g => clockAt(g.turn, paying(g) ? 1 : 0),
  secret: g => pending(g, 'planning') !== undefined,
  // Who has a rutter and who is held stands open on the table: nobody trades in them unseen.
  refuseWhole(g, { by: one, to: other, secret, parts }) {
    const has = (name: string) => parts.some(({ kind }) => kind === name)
    const isRansom = has('ransom') && parts.every(({ kind }) => PRICES.includes(kind))
    if (pending(g, 'planning') === undefined && !isRansom) return ONLY_RANSOM
    // Chests are shut, but that these two pass no money is known to all.
    const money = has('ducats') ? refuseMoney(g, one, other) : undefined
    if (money !== undefined) return money
    return secret && (has('rutter') || has('ransom')) ? SEEN : undefined
  },
  about(g, one, to) {
    if (isOverPerson(g, one, to)) return { key: 'now-ransom', rule: '8.32', params: {} }
    return pending(g, 'planning') === undefined ? undefined : { key: 'now-council', rule: '6.72', params: {} }
  },
  pay,
  endsAtWill: true,
  // 24.16: a debtor who calls a repayment off will not pay, and the bills of the turn make it a default; the Banker forgives.
  ended(g, { kind, from, args }, how, _world, by) {
    if (kind === 'repay' && how === 'ended' && by === from) g.withheld[from] += args[1]
  },
}
