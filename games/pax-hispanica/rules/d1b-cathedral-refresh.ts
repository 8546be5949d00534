import type { World } from '@spanish-main/kernel'
import { colourOf, seatOf } from './players.ts'
import { isCathedral } from './sites.ts'
import { COLOUR_COUNT, EMPTY, type Pax } from './state.ts'
import { tables } from './tables.ts'
import { placeMeeple } from './tokens.ts'
import { call, decision, move, no, repeat, sequence, tell } from './words.ts'

const NOT_YOUR_VACANT_CATHEDRAL = no('D1b', 'not-your-vacant-cathedral')
const OWN_CITIZENS_FIRST = no('GL-token-limits', 'own-citizens-first')
const NO_CITIZEN_LEFT = no('GL-token-limits', 'no-citizen-left')

/** Answers of `supplier` besides a colour. */
const NOBODY_LEFT = -1
const SEVERAL = -2

export const isVacantCathedral = (g: Pax, site: number, colour: number): boolean =>
  isCathedral(g, site) && g.bible[site] === colour && g.meeple[site] === EMPTY

function vacantCathedrals(g: Pax, colour: number): number {
  let count = 0
  for (const site of tables.sitesOfKind.tribal) if (isVacantCathedral(g, site, colour)) count++
  return count
}

/** GL-token-limits, AMB-69. Whose Citizens a colour takes: its own while they last, then those of any other. */
function supplier(g: Pax, colour: number): number {
  if (g.reserves[colour] > 0) return colour
  let only = NOBODY_LEFT
  for (let other = 0; other < COLOUR_COUNT; other++) {
    if (g.reserves[other] === 0) continue
    if (only !== NOBODY_LEFT) return SEVERAL
    only = other
  }
  return only
}

/** Whether a colour has a vacant Cathedral and somebody has a Citizen for it. */
export const canRefill = (g: Pax, colour: number): boolean =>
  vacantCathedrals(g, colour) > 0 && supplier(g, colour) !== NOBODY_LEFT

function putCitizen(g: Pax, world: World, site: number, citizen: number): void {
  tell(world, g, 'D1b', 'cathedral-refilled', g.bible[site], site, citizen)
  placeMeeple(g, world, 'D1b', site, citizen)
}

/** A Citizen for one of one's own vacant Cathedrals. */
export const refill = move({
  rule: 'D1b',
  args: ['site', 'colour'],
  offers(g, _seat, offer) {
    for (const site of tables.sitesOfKind.tribal) {
      if (!isCathedral(g, site)) continue
      for (let colour = 0; colour < COLOUR_COUNT; colour++) offer(site, colour)
    }
  },
  refuse(g, seat, site, colour) {
    const own = colourOf(g, seat)
    if (!isVacantCathedral(g, site, own)) return NOT_YOUR_VACANT_CATHEDRAL
    if (colour !== own && g.reserves[own] > 0) return OWN_CITIZENS_FIRST
    return g.reserves[colour] === 0 ? NO_CITIZEN_LEFT : undefined
  },
  play: (g, _seat, world, site, colour) => putCitizen(g, world, site, colour),
})

function refillAll(g: Pax, world: World, colour: number, citizen: number): void {
  for (const site of tables.sitesOfKind.tribal) {
    if (isVacantCathedral(g, site, colour)) putCitizen(g, world, site, citizen)
  }
}

/** D1b. In Player Order; an owner is asked only if he has a choice of Citizens or too few for all his Cathedrals. */
export const cathedralRefresh = sequence('cathedral-refresh', [
  repeat('D1b', (g, frame, world) => {
    if (frame.next === g.order.length) return false
    const colour = g.order[frame.next]
    const from = supplier(g, colour)
    if (!canRefill(g, colour)) frame.next++
    else if (from !== SEVERAL && g.reserves[from] >= vacantCathedrals(g, colour)) refillAll(g, world, colour, from)
    else call(g, 'refill-cathedral', seatOf(g, colour))
    return true
  }),
])

export const refillCathedral = decision('refill-cathedral', { rule: 'D1b', moves: { refill } })
