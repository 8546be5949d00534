import { rollDie, type World } from '@spanish-main/kernel'
import {
  colonistsAboard,
  detsAboard,
  forgetLost,
  has,
  hasShips,
  isGalleon,
  seatOfExpedition,
  shipsOf,
  sinkShip,
} from './fleet.ts'
import { isAboard, isAshore, isSailor, isWith, killPerson } from './people.ts'
import { COLONIST, DETACHMENT, loseMen, menAt } from './posts.ts'
import { type Conquest, EXPEDITIONS, NOWHERE, PERSONS, SHIPS, STREAM, WRITTEN_DONE } from './state.ts'
import { type Toll, tables } from './tables.ts'
import { by, call, decision, move, no, repeat, sequence, step, tell, top } from './words.ts'

const NOT_AT_RISK = no('9.22', 'not-at-risk')
const ABOARD_FIRST = no('9.21', 'aboard-first')

/** The beginning of a naval phase: who sails from the start is at risk (9.22). */
export function beginNavalPhase(g: Conquest): void {
  g.landed = []
  g.shipFresh.fill(0)
  g.personWith.fill(-1)
  g.expColonists.fill(0)
  g.expDets.fill(0)
  for (let e = 0; e < g.expAt.length; e++) if (g.expAt[e] !== NOWHERE) noteAboard(g, e)
}

/** Who is aboard when a voyage begins answers for it. */
export function noteAboard(g: Conquest, e: number): void {
  g.expColonists[e] = colonistsAboard(g, e)
  g.expDets[e] = detsAboard(g, e)
  for (let person = 0; person < PERSONS; person++) if (isWith(g, person, e)) g.personWith[person] = e
}

/** Men of a kind aboard an Expedition, and how many of them sailed with it when the phase began. */
const menOf = (g: Conquest, e: number, kind: number): number =>
  kind === COLONIST ? colonistsAboard(g, e) : detsAboard(g, e)
const riskOf = (g: Conquest, kind: number): number[] => (kind === COLONIST ? g.expColonists : g.expDets)
const noteOf = (e: number, kind: number, hex: number): number => (e * 2 + kind) * 2048 + hex

/** 9.21, R-38. Whoever is no longer aboard of those who sailed was put ashore here and answers for the voyage still. */
export function noteLanded(g: Conquest, e: number, kind: number, hex: number, n = 1): void {
  const risk = riskOf(g, kind)
  for (let left = n; left > 0 && risk[e] > menOf(g, e, kind); left--) {
    g.landed.push(noteOf(e, kind, hex))
    risk[e]--
  }
}

/** Somebody came aboard: if the Expedition put him ashore in this phase, he is back with it. */
export function noteBoarded(g: Conquest, e: number, kind: number, hex: number): void {
  const note = g.landed.indexOf(noteOf(e, kind, hex))
  if (note < 0) return
  g.landed.splice(note, 1)
  riskOf(g, kind)[e]++
}

/** B3, D2. Every Expedition that used Bounds in the phase rolls. */
export const navalAttrition = sequence('naval-attrition', [
  repeat('9.11', (g, frame) => {
    while (frame.next < EXPEDITIONS) {
      const e = frame.seat * EXPEDITIONS + frame.next++
      const used = (frame.last === 1 ? g.expLast : g.expFirst)[e]
      if (used === 0 || !hasShips(g, e) || isGalleon(g, e) || g.expPrivateer[e] === 1) continue
      call(g, 'sea-toll', frame.seat, e, frame.last, 0, [])
      return true
    }
    return false
  }),
])

/** 9.12, 9.3. The columns in which an Expedition rolls. */
export function columnsOf(g: Conquest, e: number, last: boolean): number[] {
  const used = last ? g.expLast[e] : g.expFirst[e]
  const all = last ? g.expFirst[e] + g.expLast[e] : g.expFirst[e]
  if (all <= g.expBounds[e]) return [Math.min(9, used)]
  by('9.3')
  return used > 9 ? [9, 9] : [9]
}

const COLONISTS = 0
const DETS = 1
const SHIPS_LOST = 2
const LEADERS = 3
const EVERYTHING = 99

/** 9.2. Men first, then leaders, then ships; the frame's list holds what is still to pay. */
export const seaToll = sequence('sea-toll', [
  step('9.11', (g, frame, world) => {
    const sum = [0, 0, 0, 0]
    let all = false
    for (const column of columnsOf(g, frame.expedition, frame.last === 1)) {
      const die = rollDie(g, world, STREAM.dice)
      const toll: Toll = tables.navalAttrition[die - 1][column - 1]
      tell(world, g, '9.11', 'sea-toll', g.nation[frame.seat], (frame.expedition % EXPEDITIONS) + 1, column, die)
      sum[COLONISTS] += toll.colonists
      sum[DETS] += toll.detachments
      sum[SHIPS_LOST] += toll.ships
      sum[LEADERS] += toll.leaders
      all ||= toll.all
    }
    frame.toll = all ? [EVERYTHING, EVERYTHING, EVERYTHING, EVERYTHING] : sum
  }),
  repeat('9.21', (g, frame, world) => {
    const toll = frame.toll.slice()
    const kind = toll[COLONISTS] > 0 ? COLONISTS : toll[DETS] > 0 ? DETS : -1
    if (kind < 0) return false
    toll[kind] = takeMan(g, world, frame.expedition, kind, toll[SHIPS_LOST] < EVERYTHING, toll[SHIPS_LOST] > 0)
      ? toll[kind] - 1
      : 0
    frame.toll = toll
    return true
  }),
  repeat('9.22', (g, frame, world) => {
    const toll = frame.toll.slice()
    if (toll[LEADERS] === 0) return false
    const people = leadersAtRisk(g, frame.expedition)
    toll[LEADERS] = people.length === 0 ? 0 : toll[LEADERS] - 1
    frame.toll = toll
    if (people.length === 1) killPerson(g, world, '9.22', people[0])
    else if (people.length > 1) call(g, 'toll-leader', frame.seat, frame.expedition)
    return true
  }),
  repeat('9.22', (g, frame, world) => {
    const toll = frame.toll.slice()
    if (toll[SHIPS_LOST] === 0) return false
    const ships = shipsAtRisk(g, frame.expedition)
    const left = toll[SHIPS_LOST]
    toll[SHIPS_LOST] = ships.length === 0 ? 0 : left - 1
    frame.toll = toll
    if (ships.length > 0 && ships.length <= left) founder(g, world, frame.expedition, ships[0])
    else if (ships.length > 0) call(g, 'toll-ship', frame.seat, frame.expedition)
    return true
  }),
])

function founder(g: Conquest, world: World, e: number, ship: number): void {
  noteRecalled(g, e, g.shipDets[ship])
  sinkShip(g, world, '9.22', ship)
}

const shipsAtRisk = (g: Conquest, e: number): number[] => shipsOf(g, e).filter(ship => g.shipFresh[ship] === 0)

/** Of those who sailed from the beginning of the phase Explorers or, failing them, Conquistadors; who is ashore pays last. */
function leadersAtRisk(g: Conquest, e: number): number[] {
  const liable: number[] = []
  for (let person = 0; person < PERSONS; person++) {
    if (g.personWith[person] === e && (isAboard(g, person) || isAshore(g, person))) liable.push(person)
  }
  const aboard = liable.filter(person => isAboard(g, person))
  const sailors = aboard.filter(isSailor)
  if (sailors.length > 0) return sailors
  return aboard.length > 0 ? aboard : liable
}

/** Hexes where an Expedition put men of a kind ashore in this phase, and still has some. */
function shores(g: Conquest, e: number, kind: number): number[] {
  const hexes = new Set<number>()
  for (const note of g.landed) {
    const hex = note % 2048
    if (note === noteOf(e, kind, hex) && menAt(g, seatOfExpedition(e), hex, kind) > 0) hexes.add(hex)
  }
  return [...hexes]
}

/** Ships with men of a kind aboard. */
const manned = (g: Conquest, e: number, kind: number): number[] =>
  shipsOf(g, e).filter(ship => (kind === COLONIST ? g.shipColonists : g.shipDets)[ship] > 0)

/** 6.41-7. Detachments on the way to Europe whom the sea takes have obeyed the recall. */
function noteRecalled(g: Conquest, e: number, dets: number): void {
  const seat = seatOfExpedition(e)
  if (has(g, e, WRITTEN_DONE)) return
  const obeyed = Math.min(dets, g.recall[seat] - g.recalled[seat])
  if (obeyed > 0 && by('6.41-7')) g.recalled[seat] += obeyed
}

function drown(g: Conquest, world: World, e: number, kind: number, ship: number): void {
  riskOf(g, kind)[e]--
  if (kind === DETACHMENT) noteRecalled(g, e, 1)
  ;(kind === COLONIST ? g.shipColonists : g.shipDets)[ship]--
  tell(world, g, '9.21', 'drowned', g.nation[seatOfExpedition(e)], kind, 1)
}

function loseAshore(g: Conquest, world: World, e: number, kind: number, hex: number): void {
  g.landed.splice(g.landed.indexOf(noteOf(e, kind, hex)), 1)
  loseMen(g, world, '9.21', seatOfExpedition(e), hex, kind, 1)
}

/**
 * 9.21. One Colonist or detachment: aboard first, else where it was put ashore; says whether anybody was at risk. The owner is
 * asked where it matters: ashore, and aboard if a ship goes down besides.
 */
function takeMan(g: Conquest, world: World, e: number, kind: number, asks: boolean, shipsGo: boolean): boolean {
  forgetLost(g, e)
  const aboard = riskOf(g, kind)[e] > 0
  const ships = aboard ? manned(g, e, kind) : []
  const hexes = aboard ? [] : shores(g, e, kind)
  const several = asks && (hexes.length > 1 || (shipsGo && ships.length > 1))
  if (several) call(g, 'toll-men', seatOfExpedition(e), e, kind)
  else if (ships.length > 0) drown(g, world, e, kind, ships[0])
  else if (hexes.length > 0) loseAshore(g, world, e, kind, hexes[0])
  return ships.length + hexes.length > 0
}

export const tollMen = decision('toll-men', {
  rule: '9.21',
  moves: {
    lose: move<'toll-men'>({
      rule: '9.21',
      args: ['hex'],
      offers(g, _seat, offer) {
        const { expedition, kind } = top(g, 'toll-men')
        if (riskOf(g, kind)[expedition] === 0) for (const hex of shores(g, expedition, kind)) offer(hex)
      },
      refuse(g, _seat, hex) {
        const { expedition, kind } = top(g, 'toll-men')
        if (riskOf(g, kind)[expedition] > 0) return ABOARD_FIRST
        return shores(g, expedition, kind).includes(hex) ? undefined : NOT_AT_RISK
      },
      play: (g, _seat, world, hex, _b, _c, { expedition, kind }) => loseAshore(g, world, expedition, kind, hex),
    }),
    'lose-aboard': move<'toll-men'>({
      rule: '9.21',
      args: ['ship'],
      offers(g, _seat, offer) {
        const { expedition, kind } = top(g, 'toll-men')
        if (riskOf(g, kind)[expedition] > 0) for (const ship of manned(g, expedition, kind)) offer((ship % SHIPS) + 1)
      },
      refuse(g, seat, number) {
        const { expedition, kind } = top(g, 'toll-men')
        const among = riskOf(g, kind)[expedition] > 0 && manned(g, expedition, kind).includes(seat * SHIPS + number - 1)
        return among ? undefined : NOT_AT_RISK
      },
      play: (g, seat, world, number, _b, _c, { expedition, kind }) =>
        drown(g, world, expedition, kind, seat * SHIPS + number - 1),
    }),
  },
})

export const tollLeader = decision('toll-leader', {
  rule: '9.22',
  moves: {
    lose: move<'toll-leader'>({
      rule: '9.22',
      args: ['person'],
      offers(g, _seat, offer) {
        for (const person of leadersAtRisk(g, top(g, 'toll-leader').expedition)) offer(person)
      },
      refuse: (g, _seat, person) =>
        leadersAtRisk(g, top(g, 'toll-leader').expedition).includes(person) ? undefined : NOT_AT_RISK,
      play: (g, _seat, world, person) => killPerson(g, world, '9.22', person),
    }),
  },
})

export const tollShip = decision('toll-ship', {
  rule: '9.22',
  moves: {
    lose: move<'toll-ship'>({
      rule: '9.22',
      args: ['ship'],
      offers(g, _seat, offer) {
        for (const ship of shipsAtRisk(g, top(g, 'toll-ship').expedition)) offer((ship % SHIPS) + 1)
      },
      refuse: (g, seat, number) =>
        shipsAtRisk(g, top(g, 'toll-ship').expedition).includes(seat * SHIPS + number - 1) ? undefined : NOT_AT_RISK,
      play: (g, seat, world, number, _b, _c, { expedition }) =>
        founder(g, world, expedition, seat * SHIPS + number - 1),
    }),
  },
})
