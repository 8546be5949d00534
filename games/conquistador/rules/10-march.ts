import type { Refusal } from '@spanish-main/kernel'
import { dutyMet } from './7-aboard.ts'
import { beginQuests, forgetLostQuests, haltQuests, passQuests } from './10-quests.ts'
import { scoutLand } from './18-discovery.ts'
import { isClosed } from './22-tordesillas.ts'
import { goldIn, moveGold } from './fleet.ts'
import { DIRECTIONS } from './geography.ts'
import { hasFriar, isFriar, isLeader, needsFriar, serves } from './people.ts'
import { addMen, COLONIST, DETACHMENT, hasMenIn, isOccupied, postAt } from './posts.ts'
import { ASHORE, type Conquest, GOLD_IN_COLUMN, IN_COLUMN, SPAIN } from './state.ts'
import { tables } from './tables.ts'
import { call, decision, move, no, tell } from './words.ts'

const NOBODY_THERE = no('10.1', 'nobody-there')
const MARCHED_ALREADY = no('10.1', 'marched')
const SET_OUT_ALREADY = no('10.1', 'set-out')
const TOO_FAR = no('10.1', 'too-far')
const NO_COLUMN = no('10.1', 'empty-column')
const CLOSED = no('10.2', 'closed')
const NEEDS_DETS = no('10.1', 'needs-detachments')
const NO_GOLD = no('13.42', 'no-gold')
const NO_CARRIER = no('13.42', 'no-carrier')
const MISSIONARY_FIRST = no('15.61', 'missionary-first')
const LAST_MISSIONARY = no('15.61', 'last-missionary')
const CLOSED_BRASIL = no('22.32', 'independent')
const HALT_FIRST = no('10.1', 'halt-first')

/** Units in a hex that have not marched this segment. */
export function fresh(g: Conquest, seat: number, hex: number, kind: number): number {
  const post = postAt(g, seat, hex)
  if (post < 0) return 0
  return kind === COLONIST ? g.colonists[post] - g.marchedColonists[post] : g.dets[post] - g.marchedDets[post]
}

const freshPersons = (g: Conquest, seat: number, hex: number): number[] =>
  g.personAt.flatMap((at, person) =>
    at === ASHORE + hex && serves(g, person) === seat && !g.marchedPersons.includes(person) ? [person] : [],
  )

/** Hexes from which a seat can still send somebody. */
export function musters(g: Conquest, seat: number): number[] {
  const hexes = new Set<number>()
  for (let i = 0; i < g.postHex.length; i++) {
    if (g.postSeat[i] === seat && g.colonists[i] + g.dets[i] > g.marchedColonists[i] + g.marchedDets[i])
      hexes.add(g.postHex[i])
  }
  if (seat === SPAIN) {
    for (let person = 0; person < g.personAt.length; person++) {
      if (g.personAt[person] >= ASHORE && !g.marchedPersons.includes(person)) hexes.add(g.personAt[person] - ASHORE)
    }
  }
  return [...hexes].filter(hex => tables.areaOf[hex] >= 0 && !g.battles.includes(hex))
}

export const march = decision('march', {
  rule: '10.1',
  moves: {
    muster: move({
      rule: '10.1',
      args: ['hex'],
      stays: true,
      offers(g, seat, offer) {
        for (const hex of musters(g, seat)) offer(hex)
      },
      refuse: (g, seat, hex) => (musters(g, seat).includes(hex) ? undefined : NOBODY_THERE),
      play(g, seat, _world, hex) {
        g.columnHex = hex
        g.columnFrom = hex
        g.columnSteps = 0
        g.columnColonists = 0
        g.columnDets = 0
        call(g, 'column', seat)
      },
    }),
    done: move({ rule: '5.0', play: (g, seat) => call(g, 'battles', seat) }),
  },
})

/** The next person of the column after another, the first after −1; −1 if there is none. */
const inColumnAfter = (g: Conquest, before: number): number => g.personAt.indexOf(IN_COLUMN, before + 1)
/** Whether the column takes somebody of a kind along. */
function hasInColumn(g: Conquest, fits: (person: number) => boolean): boolean {
  let person = inColumnAfter(g, -1)
  while (person >= 0 && !fits(person)) person = inColumnAfter(g, person)
  return person >= 0
}
const isEmpty = (g: Conquest): boolean => g.columnColonists + g.columnDets === 0 && !g.personAt.includes(IN_COLUMN)
const setOut = (g: Conquest): Refusal | undefined => (g.columnSteps > 0 ? SET_OUT_ALREADY : undefined)

const take = move({
  rule: '10.1',
  args: ['men'],
  stays: true,
  offers(_g, _seat, offer) {
    offer(COLONIST)
    offer(DETACHMENT)
  },
  refuse: (g, seat, kind) => setOut(g) ?? (fresh(g, seat, g.columnHex, kind) > 0 ? undefined : NOBODY_THERE),
  play(g, seat, _world, kind) {
    addMen(g, seat, g.columnHex, kind, -1)
    if (kind === COLONIST) g.columnColonists++
    else g.columnDets++
  },
})

const takeAll = move({
  rule: '10.1',
  args: ['men'],
  stays: true,
  offers(_g, _seat, offer) {
    offer(COLONIST)
    offer(DETACHMENT)
  },
  refuse: (g, seat, kind) => setOut(g) ?? (fresh(g, seat, g.columnHex, kind) > 0 ? undefined : NOBODY_THERE),
  play(g, seat, _world, kind) {
    const n = fresh(g, seat, g.columnHex, kind)
    addMen(g, seat, g.columnHex, kind, -n)
    if (kind === COLONIST) g.columnColonists += n
    else g.columnDets += n
  },
})

const takePerson = move({
  rule: '10.1',
  args: ['person'],
  stays: true,
  offers(g, seat, offer) {
    for (const person of freshPersons(g, seat, g.columnHex)) offer(person)
  },
  refuse(g, seat, person) {
    const gone = setOut(g)
    if (gone !== undefined) return gone
    if (g.personAt[person] !== ASHORE + g.columnHex || serves(g, person) !== seat) return NOBODY_THERE
    return g.marchedPersons.includes(person) ? MARCHED_ALREADY : undefined
  },
  play(g, _seat, _world, person) {
    g.personAt[person] = IN_COLUMN
  },
})

const takeGold = move({
  rule: '13.42',
  stays: true,
  refuse(g) {
    const gone = setOut(g)
    if (gone !== undefined) return gone
    if (goldIn(g, g.columnHex) === 0) return NO_GOLD
    return g.columnColonists + g.columnDets > 0 ? undefined : NO_CARRIER
  },
  play: g => moveGold(g, g.columnHex, GOLD_IN_COLUMN),
})

/** Whether the column would take the only Missionary of an Area that needs one across its border. */
function leavesLastFriar(g: Conquest, area: number): boolean {
  return hasInColumn(g, isFriar) && needsFriar(g, area) && hasMenIn(g, SPAIN, area) && !hasFriar(g, area)
}

/** Why the column, in a hex after so many steps, may not march on in a direction. */
export function refuseMarch(
  g: Conquest,
  seat: number,
  from: number,
  steps: number,
  direction: number,
): Refusal | undefined {
  if (isEmpty(g)) return NO_COLUMN
  const next = tables.landNext[from * 6 + direction]
  if (next < 0) return CLOSED
  if (steps >= (g.columnColonists > 0 ? 4 : 8)) return TOO_FAR
  const [left, entered] = [tables.areaOf[from], tables.areaOf[next]]
  if (isClosed(g, next)) return CLOSED_BRASIL
  const armed = g.columnDets > 0
  const needsEscort = g.columnColonists > 0 || hasInColumn(g, isLeader)
  if (!armed && needsEscort && isOccupied(g, seat, next)) return NEEDS_DETS
  if (seat !== SPAIN || left === entered) return undefined
  if (leavesLastFriar(g, left)) return LAST_MISSIONARY
  return hasInColumn(g, isFriar) || dutyMet(g, seat, entered) ? undefined : MISSIONARY_FIRST
}

const step1 = move({
  rule: '10.2',
  args: ['direction'],
  stays: true,
  offers(_g, _seat, offer) {
    for (let d = 0; d < DIRECTIONS.length; d++) offer(d)
  },
  refuse: (g, seat, direction) => refuseMarch(g, seat, g.columnHex, g.columnSteps, direction),
  play(g, seat, world, direction) {
    if (g.columnSteps === 0) beginQuests(g, seat)
    const from = g.columnHex
    g.columnHex = tables.landNext[from * 6 + direction]
    g.columnSteps++
    tell(world, g, '10.2', 'marched', g.nation[seat], from, g.columnHex)
    scoutLand(g, world, seat, g.columnHex)
    passQuests(g, world, seat)
    const met = isOccupied(g, seat, g.columnHex) && g.columnDets > 0
    if (!met) return
    g.battles.push(g.columnHex)
    halt(g, seat)
    g.stack.pop()
  },
})

/** The column ends its march where it stands. */
function halt(g: Conquest, seat: number): void {
  const hex = g.columnHex
  const marched = g.columnSteps > 0
  addMen(g, seat, hex, COLONIST, g.columnColonists)
  addMen(g, seat, hex, DETACHMENT, g.columnDets)
  const post = postAt(g, seat, hex)
  if (marched && post >= 0) {
    g.marchedColonists[post] += g.columnColonists
    g.marchedDets[post] += g.columnDets
  }
  for (let person = inColumnAfter(g, -1); person >= 0; person = inColumnAfter(g, person)) {
    g.personAt[person] = ASHORE + hex
    if (marched) g.marchedPersons.push(person)
  }
  moveGold(g, GOLD_IN_COLUMN, hex)
  haltQuests(g, seat)
  g.columnHex = -1
  g.columnColonists = 0
  g.columnDets = 0
}

const drop = move({
  rule: '10.1',
  args: ['men'],
  stays: true,
  offers(_g, _seat, offer) {
    offer(COLONIST)
    offer(DETACHMENT)
  },
  refuse(g, _seat, kind) {
    if (g.columnSteps === 0 || (kind === COLONIST ? g.columnColonists : g.columnDets) === 0) return NOBODY_THERE
    return g.columnColonists + g.columnDets === 1 ? HALT_FIRST : undefined
  },
  play(g, seat, _world, kind) {
    addMen(g, seat, g.columnHex, kind, 1)
    const post = postAt(g, seat, g.columnHex)
    if (kind === COLONIST) {
      g.columnColonists--
      g.marchedColonists[post]++
    } else {
      g.columnDets--
      g.marchedDets[post]++
    }
  },
})

const dropPerson = move({
  rule: '10.1',
  args: ['person'],
  stays: true,
  offers(g, _seat, offer) {
    for (let person = inColumnAfter(g, -1); person >= 0; person = inColumnAfter(g, person)) offer(person)
  },
  refuse(g, _seat, person) {
    if (g.personAt[person] !== IN_COLUMN || g.columnSteps === 0) return NOBODY_THERE
    return g.columnColonists + g.columnDets > 0 || hasInColumn(g, each => each !== person) ? undefined : HALT_FIRST
  },
  play(g, _seat, _world, person) {
    g.personAt[person] = ASHORE + g.columnHex
    g.marchedPersons.push(person)
  },
})

const dropGold = move({
  rule: '13.42',
  stays: true,
  refuse: g => (goldIn(g, GOLD_IN_COLUMN) === 0 ? NO_GOLD : undefined),
  play: g => moveGold(g, GOLD_IN_COLUMN, g.columnHex),
})

export const column = decision('column', {
  rule: '10.1',
  moves: {
    take,
    'take-all': takeAll,
    'take-person': takePerson,
    'take-gold': takeGold,
    step: step1,
    drop,
    'drop-person': dropPerson,
    'drop-gold': dropGold,
    halt: move({ rule: '10.1', play: (g, seat) => halt(g, seat) }),
  },
})

/** C2. The segment of a seat begins. */
export function beginMarches(g: Conquest): void {
  g.marchedColonists.fill(0)
  g.marchedDets.fill(0)
  g.marchedPersons = []
  g.battles = []
  forgetLostQuests(g)
}
