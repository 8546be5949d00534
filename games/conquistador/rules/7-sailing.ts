import type { Refusal, World } from '@spanish-main/kernel'
import { dutyMet, quayMoves, refuseUnload, unloadGold } from './7-aboard.ts'
import { roundCape } from './7-crossing.ts'
import { BEGUN, FOUGHT, fightCost, payFight, refusePoints, stopCost } from './7-points.ts'
import { callAllies, offerStrangers, refuseAttack, withAllies } from './8-meeting.ts'
import { isClaimed, offersDiscovery } from './18-discovery.ts'
import { isClosed } from './22-tordesillas.ts'
import {
  detsAboard,
  foreignShipsIn,
  has,
  hasShips,
  hexOfExpedition,
  inNewWorld,
  isGalleon,
  mark,
  noteHaven,
  strangersAt,
  unmark,
  usedFirst,
} from './fleet.ts'
import { ATLANTIC, CAPE, DIRECTIONS } from './geography.ts'
import { hasExplorer, isFriar, isWith } from './people.ts'
import { isPort, portOwner } from './posts.ts'
import {
  CAPE_FAILED,
  type Conquest,
  EXPEDITIONS,
  FINISHED,
  FROM_ATLANTIC,
  MUST_GO_ON,
  NOWHERE,
  STOPPED,
} from './state.ts'
import { tables } from './tables.ts'
import { by, call, decision, leave, move, no, tell, top } from './words.ts'

const NO_SUCH_SLIP = no('7.25', 'no-such-slip')
const FINISHED_ALREADY = no('8.24', 'finished')
const NO_WATER = no('7.31', 'no-water')
const CAPE_CLOSED = no('7.52', 'once')
const PORTS_ONLY = no('7.13', 'ports-only')
const NO_PACIFIC = no('7.14', 'no-pacific')
const CLOSED_BRASIL = no('22.32', 'independent')
const NEEDS_EXPLORER = no('7.26', 'needs-explorer')
const GO_ON = no('8.16', 'go-on')
const STOPPED_ALREADY = no('7.32', 'stopped')
const STOP_FIRST = no('7.32', 'stop-first')
const OPEN_SEA = no('7.32', 'open-sea')
const NO_DISCOVERER = no('18.13', 'needs-explorer')
const NOT_HERE = no('18.11', 'not-here')
const KNOWN_ALREADY = no('18.11', 'known')
const CLAIMED_ALREADY = no('18.11', 'claimed')
const NO_PORT = no('8.51', 'no-port')
const SHIPS_THERE = no('8.51', 'ships-there')
const NO_DETS = no('8.52', 'no-detachments')
const INVADED_ALREADY = no('8.57', 'again')
const MISSIONARY_FIRST = no('15.61', 'missionary-first')

const active = (g: Conquest): number => top(g, 'voyage').expedition
const slipOf = (expedition: number): number => (expedition % EXPEDITIONS) + 1

/** Whether a country has Expeditions that can still sail in the New World. */
export function hasShipsOverseas(g: Conquest, seat: number): boolean {
  for (let e = seat * EXPEDITIONS; e < (seat + 1) * EXPEDITIONS; e++)
    if (inNewWorld(g, e) && !has(g, e, FINISHED)) return true
  return false
}

/** B2. One Expedition after another. */
export const sailing = decision('sailing', {
  rule: '7.4',
  moves: {
    activate: move({
      rule: '8.24',
      args: ['slip'],
      stays: true,
      offers(g, seat, offer) {
        for (let i = 0; i < EXPEDITIONS; i++) if (inNewWorld(g, seat * EXPEDITIONS + i)) offer(i + 1)
      },
      refuse(g, seat, number) {
        const e = seat * EXPEDITIONS + number - 1
        if (g.expAt[e] === NOWHERE || !inNewWorld(g, e)) return NO_SUCH_SLIP
        return has(g, e, FINISHED) ? FINISHED_ALREADY : undefined
      },
      play(g, seat, _world, number) {
        const e = seat * EXPEDITIONS + number - 1
        by('7.4')
        mark(g, e, BEGUN)
        call(g, 'voyage', seat, e)
        callAllies(g, e)
      },
    }),
    done: move({ rule: '5.0', play: () => undefined }),
  },
})

/** Why an Expedition in a water, with points used, may not sail on in a direction. */
export function refuseSail(
  g: Conquest,
  seat: number,
  e: number,
  from: number,
  points: number,
  direction: number,
): Refusal | undefined {
  const next = tables.waterNext[from * 6 + direction]
  if (next < 0) return NO_WATER
  if (isGalleon(g, e) && tables.ocean[next] !== ATLANTIC) return NO_PACIFIC
  const cape = tables.ocean[next] === CAPE && tables.ocean[from] !== CAPE
  if (cape && g.rutter[seat] === 0 && has(g, e, CAPE_FAILED)) return CAPE_CLOSED
  if (isClosed(g, tables.waterHex[next])) return CLOSED_BRASIL
  return refusePoints(g, e, points + 1)
}

const sail = move<'voyage'>({
  rule: '7.31',
  args: ['direction'],
  stays: true,
  offers(_g, _seat, offer) {
    for (let d = 0; d < DIRECTIONS.length; d++) offer(d)
  },
  refuse: (g, seat, direction) => refuseSail(g, seat, active(g), g.expAt[active(g)], 0, direction),
  play(g, seat, world, direction, _b, _c, frame) {
    const { expedition } = frame
    const from = g.expAt[expedition]
    const next = tables.waterNext[from * 6 + direction]
    const cape = tables.ocean[next] === CAPE && tables.ocean[from] !== CAPE
    if (cape && !roundCape(g, world, expedition)) return
    if (cape) {
      if (tables.ocean[from] === ATLANTIC) mark(g, expedition, FROM_ATLANTIC)
      else unmark(g, expedition, FROM_ATLANTIC)
    }
    g.expPoints[expedition]++
    g.expAt[expedition] = next
    frame.joined = 0
    unmark(g, expedition, STOPPED | BEGUN | FOUGHT | MUST_GO_ON)
    tell(world, g, '7.31', 'sailed', g.nation[seat], slipOf(expedition), next)
    noteHaven(g, expedition)
    const meets = tables.isCoast[tables.waterHex[next]] && strangersAt(g, seat, next) !== 0
    if (meets && !isGalleon(g, expedition)) call(g, 'meeting', seat, expedition)
  },
})

const stop = move<'voyage'>({
  rule: '7.32',
  stays: true,
  refuse(g, seat) {
    const e = active(g)
    const hex = hexOfExpedition(g, e)
    if (has(g, e, STOPPED | BEGUN)) return STOPPED_ALREADY
    if (has(g, e, MUST_GO_ON)) return GO_ON
    if (!tables.isCoast[hex]) return OPEN_SEA
    if (!isPort(g, seat, hex) && !hasExplorer(g, e)) return NEEDS_EXPLORER
    return refusePoints(g, e, 2)
  },
  play(g, seat, world, _a, _b, _c, { expedition }) {
    g.expPoints[expedition] += 2
    mark(g, expedition, STOPPED)
    tell(world, g, '7.32', 'stopped', g.nation[seat], slipOf(expedition), g.expAt[expedition])
  },
})

const discover = move<'voyage'>({
  rule: '18.14',
  args: ['place'],
  stays: true,
  offers(g, _seat, offer) {
    const e = active(g)
    for (let place = 0; place < tables.points.length; place++) if (offersDiscovery(g, e, place)) offer(place)
  },
  refuse(g, _seat, place) {
    const e = active(g)
    if (!offersDiscovery(g, e, place)) return NOT_HERE
    if (g.finder[place] >= 0) return KNOWN_ALREADY
    if (!hasExplorer(g, e)) return NO_DISCOVERER
    if (isClaimed(g, e, place)) return CLAIMED_ALREADY
    if (has(g, e, MUST_GO_ON)) return GO_ON
    return refusePoints(g, e, stopCost(g, e))
  },
  play(g, seat, world, place, _b, _c, { expedition }) {
    g.expPoints[expedition] += stopCost(g, expedition)
    mark(g, expedition, STOPPED)
    g.claims.push(expedition * 32 + place)
    tell(world, g, '18.14', 'claimed', g.nation[seat], place)
  },
})

const attack = move<'voyage'>({
  rule: '8.13',
  args: ['country'],
  stays: true,
  offers: (g, _seat, offer) => offerStrangers(g, active(g), offer),
  refuse: (g, _seat, country) => (has(g, active(g), MUST_GO_ON) ? GO_ON : refuseAttack(g, active(g), country)),
  play(g, seat, _world, country, _b, _c, { expedition }) {
    payFight(g, expedition)
    call(g, 'sea-battle', seat, expedition, withAllies(g, expedition, 1 << g.nation.indexOf(country)), -1, [])
  },
})

/** 15.61. Spain lands nobody among natives without a Missionary: an invasion is no exception. */
const carriesFriar = (g: Conquest, e: number): boolean =>
  g.personAt.some((_, person) => isFriar(person) && isWith(g, person, e))

const invade = move<'voyage'>({
  rule: '8.52',
  args: ['amount'],
  stays: true,
  offers(g, _seat, offer) {
    for (let n = 1; n <= detsAboard(g, active(g)); n++) offer(n)
  },
  refuse(g, seat, n) {
    const e = active(g)
    const hex = hexOfExpedition(g, e)
    const owner = portOwner(g, hex)
    if (owner < 0 || owner === seat) return NO_PORT
    if (has(g, e, MUST_GO_ON)) return GO_ON
    if (foreignShipsIn(g, seat, hex)) return SHIPS_THERE
    if (n < 1 || n > detsAboard(g, e)) return NO_DETS
    if (g.invaded.includes(e * 2048 + hex)) return INVADED_ALREADY
    if (!dutyMet(g, seat, tables.areaOf[hex]) && !carriesFriar(g, e)) return MISSIONARY_FIRST
    return refusePoints(g, e, fightCost(g, e))
  },
  play(g, seat, _world, n, _b, _c, { expedition }) {
    payFight(g, expedition)
    call(g, 'invasion', seat, expedition, n, portOwner(g, hexOfExpedition(g, expedition)), [])
  },
})

const unload = move<'voyage'>({
  rule: '13.43',
  stays: true,
  refuse: g => refuseUnload(g, active(g)) ?? (has(g, active(g), STOPPED | BEGUN) ? undefined : STOP_FIRST),
  play(g, seat, world, _a, _b, _c, { expedition }) {
    tell(world, g, '13.43', 'gold-unloaded', g.nation[seat], hexOfExpedition(g, expedition), unloadGold(g, expedition))
  },
})

const atStop = quayMoves({
  boards: (g, e) => e === active(g) && has(g, e, STOPPED | BEGUN),
  lands: (g, e) => e === active(g) && has(g, e, STOPPED | BEGUN),
})

/** 7.13, 7.26. Why a voyage may not end where an Expedition lies: it is neither home, nor at sea, nor there to fight. */
function refuseLying(g: Conquest, seat: number, e: number): Refusal | undefined {
  const hex = hexOfExpedition(g, e)
  if (isPort(g, seat, hex)) return undefined
  if (isGalleon(g, e)) return PORTS_ONLY
  if (!tables.isCoast[hex] || hasExplorer(g, e)) return undefined
  const toFight = portOwner(g, hex) >= 0 || strangersAt(g, seat, g.expAt[e]) !== 0
  return toFight ? undefined : NEEDS_EXPLORER
}

const end = move<'voyage'>({
  rule: '7.33',
  refuse(g, seat) {
    const e = active(g)
    // Whoever may not go on for want of Bounds may stay after all.
    if (refusePoints(g, e, 1) !== undefined) return undefined
    if (has(g, e, MUST_GO_ON)) return GO_ON
    return has(g, e, BEGUN | STOPPED) ? undefined : refuseLying(g, seat, e)
  },
  play(g, seat, world, _a, _b, _c, { expedition }) {
    endVoyage(g, world, seat, expedition)
  },
})

function endVoyage(g: Conquest, world: World, seat: number, expedition: number): void {
  g.expFirst[expedition] = usedFirst(g, expedition)
  g.expPoints[expedition] = 0
  unmark(g, expedition, STOPPED | BEGUN | FOUGHT | MUST_GO_ON)
  mark(g, expedition, FINISHED)
  tell(world, g, '7.33', 'voyage-ends', g.nation[seat], slipOf(expedition), g.expFirst[expedition])
}

export const voyage = decision('voyage', {
  rule: '7.4',
  moves: { sail, stop, ...atStop, 'unload-gold': unload, discover, attack, invade, end },
})

/** An Expedition that was lost in a fight has nothing more to decide. */
export function leaveVoyageIfLost(g: Conquest, expedition: number): void {
  if (!hasShips(g, expedition)) leave(g, 'voyage')
}
