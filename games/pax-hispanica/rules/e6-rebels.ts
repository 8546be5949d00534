import type { World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { NO_REBEL, type Pax, SLAVE_REBEL, TAX_REBEL } from './state.ts'
import { tables } from './tables.ts'
import { by, call, decision, move, no, tell, top } from './words.ts'

const OCCUPIED = no('E6a', 'occupied')
const NOT_REBEL_SITE = no('E6a', 'not-a-rebel-site')
const SITE_VACANT = no('E5f-spread', 'a-site-is-vacant')
const NO_REBEL_THERE = no('E5f-spread', 'no-rebel-there')
const MAY_NOT_DECLINE = no('E5f-spread', 'must-place')

/** `optional` in a `place-rebel` frame: the chooser may decline. */
const OPTIONAL = 1

export const anyVacantRebelSite = (g: Pax): boolean => tables.sitesOfKind.rebel.some(site => g.rebel[site] === NO_REBEL)

function putRebel(g: Pax, world: World, rule: RuleId, site: number, side: number): void {
  g.rebel[site] = side
  g.poolRebels--
  tell(world, g, rule, 'rebel-placed', site, side)
}

/**
 * E6, E5f-spread, E6a, AMB-27. A Rebel is generated in an area: on its Rebel Site if that is vacant, otherwise where
 * the chooser (a seat) likes; with no vacant Rebel Site on the map a Rebel is flipped instead. Area −1: anywhere.
 */
export function generateRebel(g: Pax, world: World, rule: RuleId, side: number, area: number, chooser: number): void {
  const site = area < 0 ? undefined : tables.rebelSiteOfLandZone[area]
  if (site !== undefined && g.rebel[site] === NO_REBEL) putRebel(g, world, rule, site, side)
  else call(g, 'place-rebel', chooser, side)
}

/**
 * AMB-27. "May place" effects: the seat may put a Tax Rebel on any vacant Rebel Site; without one nothing happens.
 * H0-choices: the Sun King, who has no seat, always declines.
 */
export function offerTaxRebel(g: Pax, chooser: number): void {
  if (chooser >= 0 && anyVacantRebelSite(g)) call(g, 'place-rebel', chooser, TAX_REBEL, OPTIONAL)
}

const isOptional = (g: Pax): boolean => top(g, 'place-rebel').optional === OPTIONAL

const place = move<'place-rebel'>({
  rule: 'E6a',
  args: ['site'],
  offers(_g, _seat, offer) {
    for (const site of tables.sitesOfKind.rebel) offer(site)
  },
  refuse(g, _seat, site) {
    if (tables.kindOfSite[site] !== 'rebel') return NOT_REBEL_SITE
    return g.rebel[site] === NO_REBEL ? undefined : OCCUPIED
  },
  play(g, _seat, world, site, _b, _c, frame) {
    putRebel(g, world, 'E5f-spread', site, frame.side)
  },
})

const flip = move({
  rule: 'E5f-spread',
  args: ['site'],
  offers(_g, _seat, offer) {
    for (const site of tables.sitesOfKind.rebel) offer(site)
  },
  refuse(g, _seat, site) {
    if (anyVacantRebelSite(g)) return SITE_VACANT
    return g.rebel[site] === NO_REBEL ? NO_REBEL_THERE : undefined
  },
  play(g, _seat, world, site) {
    by('AMB-27')
    g.rebel[site] = g.rebel[site] === SLAVE_REBEL ? TAX_REBEL : SLAVE_REBEL
    tell(world, g, 'E5f-spread', 'rebel-flipped', site, g.rebel[site])
  },
})

const decline = move({
  rule: 'E5f-spread',
  refuse: g => (isOptional(g) ? undefined : MAY_NOT_DECLINE),
  play: () => undefined,
})

/** E5f-spread. Where a generated Rebel goes. */
export const placeRebel = decision('place-rebel', {
  rule: 'E5f-spread',
  moves: { place, flip, decline },
})
