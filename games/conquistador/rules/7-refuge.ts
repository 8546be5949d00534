import { arriveHome, reachesAtlantic, refuseCape } from './7-crossing.ts'
import { noteAboard } from './9-attrition.ts'
import { creditGoldOf } from './13-gold.ts'
import { isClosed } from './22-tordesillas.ts'
import { hasShips, hexOfExpedition, inNewWorld, isGalleon, seatOfExpedition, shipsOf, sinkShip } from './fleet.ts'
import { isPort } from './posts.ts'
import { type Conquest, EXPEDITIONS } from './state.ts'
import { tables } from './tables.ts'
import { call, decision, move, no, repeat, sequence, step, tell, top } from './words.ts'

const NOT_NEAR = no('7.27', 'not-near')

const isSafe = (g: Conquest, e: number): boolean =>
  !inNewWorld(g, e) || isPort(g, seatOfExpedition(e), hexOfExpedition(g, e))

/** Own ports within eight points of an Expedition. */
function havens(g: Conquest, e: number): number[] {
  const seat = seatOfExpedition(e)
  const from = g.expAt[e]
  const far = new Map([[from, 0]])
  const found: number[] = []
  for (const [water, steps] of far) {
    if (water !== from && isPort(g, seat, tables.waterHex[water])) found.push(water)
    if (steps === 8) continue
    for (let d = 0; d < 6; d++) {
      const next = tables.waterNext[water * 6 + d]
      if (next < 0 || far.has(next) || tables.ocean[next] !== tables.ocean[from]) continue
      if (!isClosed(g, tables.waterHex[next])) far.set(next, steps + 1)
    }
  }
  return found
}

/** 7.27. Expeditions whose port was lost find refuge; then everything outside own ports is lost. */
export const refuges = sequence('refuges', [
  repeat('7.27', (g, frame) => {
    while (frame.next < g.expAt.length) {
      const e = frame.next++
      if (isSafe(g, e) || !hasShips(g, e) || g.expPort[e] < 0) continue
      if (isPort(g, seatOfExpedition(e), g.expPort[e])) continue
      call(g, 'refuge', seatOfExpedition(e), e)
      return true
    }
    return false
  }),
  step('7.27', (g, _frame, world) => {
    for (let e = 0; e < g.expAt.length; e++) {
      if (isSafe(g, e) || !hasShips(g, e)) continue
      tell(world, g, '7.27', 'expedition-lost', g.nation[seatOfExpedition(e)], (e % EXPEDITIONS) + 1)
      for (const ship of shipsOf(g, e)) sinkShip(g, world, '7.27', ship)
    }
  }),
])

/** One roll in the column of the way home, paid like any other; gold that comes home is credited at once. */
export const refugeHome = sequence('refuge-home', [
  step('9.11', (g, frame) => {
    // Bounds used before count against the allotment, not for the column.
    g.expFirst[frame.expedition] += g.expLast[frame.expedition]
    g.expLast[frame.expedition] = tables.bounds[g.expAt[frame.expedition]]
    noteAboard(g, frame.expedition)
    // 7.14, 15.42: Galleon Fleets and Privateers know no attrition.
    if (!isGalleon(g, frame.expedition) && g.expPrivateer[frame.expedition] === 0)
      call(g, 'sea-toll', frame.seat, frame.expedition, 1, 0, [])
  }),
  step('7.27', (g, { expedition }, world) => {
    if (!hasShips(g, expedition)) return
    arriveHome(g, world, expedition, g.expAt[expedition])
  }),
  step('13.43', (g, { seat }, world) => creditGoldOf(g, world, seat)),
])

export const refuge = decision('refuge', {
  rule: '7.27',
  moves: {
    shelter: move<'refuge'>({
      rule: '7.27',
      args: ['water'],
      offers(g, _seat, offer) {
        for (const water of havens(g, top(g, 'refuge').expedition)) offer(water)
      },
      refuse: (g, _seat, water) => (havens(g, top(g, 'refuge').expedition).includes(water) ? undefined : NOT_NEAR),
      play(g, seat, world, water, _b, _c, { expedition }) {
        g.expAt[expedition] = water
        tell(world, g, '7.27', 'refuge', g.nation[seat], (expedition % EXPEDITIONS) + 1)
      },
    }),
    europe: move<'refuge'>({
      rule: '7.27',
      refuse: g => refuseCape(g, top(g, 'refuge').expedition),
      // 7.52: whoever fails at the Cape stays in the Pacific, and is lost there.
      play(g, seat, world, _a, _b, _c, { expedition }) {
        if (reachesAtlantic(g, world, expedition)) call(g, 'refuge-home', seat, expedition)
      },
    }),
    stay: move({ rule: '7.27', play: () => undefined }),
  },
})
