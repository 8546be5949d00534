import type { Params, Refusal } from '@spanish-main/kernel'
import { canSpare, roomForSlave } from './f3-passengers.ts'
import { ownerSeat } from './g1-occasions.ts'
import { refuseByLegality } from './lt-legality.ts'
import { colourOf, hasTitle } from './players.ts'
import { fixLegality } from './pr-asiento.ts'
import { cargoSpace } from './ships.ts'
import { areaOf, isCathedral, isColony, isTribal, isVacantColony, touchesZone } from './sites.ts'
import { turnOf } from './sm-sail-turn.ts'
import { INDIGENOUS, NO_REBEL, type Pax } from './state.ts'
import { TITLE, tables } from './tables.ts'
import { by, call, move, no } from './words.ts'

const NOT_IN_ZONE = no('E5a', 'not-in-zone')
const VACANT = no('E5a', 'vacant')
const LIMIT = no('E5a-limit', 'no-attack-left')
const OWN_TOKEN = no('E5a-strawman', 'own-token')
const ONLY_ENSLAVE = no('E5a-visita', 'only-enslave')
const NO_INDIGENOUS = no('F3a', 'no-indigenous')
const NO_COLONY = no('F3a', 'no-vacant-colony')
const NO_WAY = no('E5a-visita', 'no-way-there')
const MAROON_KING = no('PR-maroon-king', 'never-enslaves')

/** E5a-strawman. Whether a Site holds any token of a colour: Colony, Mission or Refugee. */
const holdsToken = (g: Pax, colour: number, site: number): boolean =>
  g.disk[site] === colour || g.bible[site] === colour || g.meeple[site] === colour

/** E5, E5a. Why a fleet may not attack a Site, wherever it is: a Rebel, a Colony or a Cathedral, vacant or not (AMB-52). */
export function refuseAttack(g: Pax, colour: number, site: number): Refusal | undefined {
  if (isTribal(site) && !isCathedral(g, site)) return g.meeple[site] === INDIGENOUS ? ONLY_ENSLAVE : VACANT
  if (g.rebel[site] === NO_REBEL && !isColony(g, site) && !isCathedral(g, site)) return VACANT
  return holdsToken(g, colour, site) ? OWN_TOKEN : refuseByLegality(g, colour, site)
}

/** F3a, E5a-visita. Why a fleet may not enslave at a Site, wherever it is. */
export function refuseEnslave(g: Pax, colour: number, site: number): Refusal | undefined {
  if (!isTribal(site) || g.meeple[site] !== INDIGENOUS) return NO_INDIGENOUS
  if (holdsToken(g, colour, site)) return OWN_TOKEN
  if (hasTitle(g, colour, TITLE['maroon-king'])) return MAROON_KING
  const elsewhere = roomForSlave(g, colour)
  if (elsewhere && cargoSpace(g, colour) > 0) return undefined
  return takesCaptive(g, colour, areaOf(site)) ? undefined : elsewhere ? NO_WAY : NO_COLONY
}

/** E5f-indigenous. Whether an area has a vacant Colony for a captive that nobody aboard needs. */
function takesCaptive(g: Pax, colour: number, area: number): boolean {
  const sites = tables.sitesOfArea[area]
  for (let i = 0; i < sites.length; i++) {
    if (isVacantColony(g, sites[i]) && canSpare(g, colour, sites[i])) return true
  }
  return false
}

function offerSites(g: Pax, seat: number, offer: (site: number) => void): void {
  for (const site of tables.sitesOfZone[g.fleet[colourOf(g, seat)]]) offer(site)
}

/** E5a, E5a-limit. What holds for every land battle. */
function refuseBattle(g: Pax, seat: number, site: number): Refusal | undefined {
  if (!touchesZone(site, g.fleet[colourOf(g, seat)])) return NOT_IN_ZONE
  return turnOf(g).battles < turnOf(g).limit ? undefined : LIMIT
}

/** SM-5. The battle counts as soon as it is begun. */
function beginBattle(g: Pax, seat: number, site: number): void {
  by('SM-5')
  turnOf(g).battles++
  call(g, 'land-battle', seat, site)
  // G1c: an ownerless target cannot pay.
  if (g.trades === 1 && ownerSeat(g, site) >= 0) call(g, 'tribute', seat)
}

/** E5. Against a Rebel, a Colony or a Cathedral. */
export const attack = move({
  rule: 'E5a',
  args: ['site'],
  offers: offerSites,
  refuse: (g, seat, site) => refuseAttack(g, colourOf(g, seat), site) ?? refuseBattle(g, seat, site),
  play(g, seat, _world, site) {
    fixLegality(g, colourOf(g, seat))
    beginBattle(g, seat, site)
  },
})

/** F3a. Against a Tribal Site or Visita, by any Legality. */
export const enslave = move({
  rule: 'F3a',
  args: ['site'],
  offers: offerSites,
  refuse: (g, seat, site) => refuseEnslave(g, colourOf(g, seat), site) ?? refuseBattle(g, seat, site),
  play: (g, seat, _world, site) => beginBattle(g, seat, site),
})

/** Numbers for the sentences of refusals. */
export const explain: Readonly<Record<string, (g: Pax) => Params>> = {
  'E5a-limit/no-attack-left': g => ({ limit: turnOf(g).limit }),
}
