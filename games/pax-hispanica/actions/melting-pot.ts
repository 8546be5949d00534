import { type Params, type Refusal, wordOf } from '@spanish-main/kernel'
import { LAND_ZONE_COUNT } from '../data/index.ts'
import { settleCitizen } from '../rules/gl-token-limits.ts'
import { colourOf, hasTitle, seatOf } from '../rules/players.ts'
import { areaOf, isCitizen } from '../rules/sites.ts'
import { EN, type Pax } from '../rules/state.ts'
import { TITLE, tables } from '../rules/tables.ts'
import { removeMeeple } from '../rules/tokens.ts'
import { vocabulary } from '../rules/vocabulary.ts'
import { by, call, decision, move, no } from '../rules/words.ts'
import { anySite, type CardAction, offerHabitedSites } from './action.ts'

const NOBODY = no('RS-melting-pot', 'nobody-to-replace')
const NO_CITIZEN = no('RS-melting-pot', 'no-citizen')
const YOURS = no('RS-melting-pot', 'already-yours')
const NO_FOOTHOLD = no('RS-melting-pot', 'no-foothold')
const WILDERNESS = no('AMB-68', 'wilderness')
const DIPLOMAT = no('PR-diplomat', 'immune-citizen')

/** Whether a colour has a Colony or Mission in a land zone. */
function hasFoothold(g: Pax, colour: number, area: number): boolean {
  const sites = tables.sitesOfArea[area]
  for (let i = 0; i < sites.length; i++) {
    if (g.disk[sites[i]] === colour || g.bible[sites[i]] === colour) return true
  }
  return false
}

export function refuseSite(g: Pax, colour: number, site: number): Refusal | undefined {
  if (!isCitizen(g.meeple[site])) return NO_CITIZEN
  if (g.meeple[site] === colour) return YOURS
  if (areaOf(site) >= LAND_ZONE_COUNT) return WILDERNESS
  if (!hasFoothold(g, colour, areaOf(site))) return NO_FOOTHOLD
  return isProtected(g, g.meeple[site]) ? DIPLOMAT : undefined
}

/** PR-diplomat, ED-21. In the Polish edition the DIPLOMAT's Citizens are immune. */
const isProtected = (g: Pax, owner: number): boolean =>
  g.edition !== EN && hasTitle(g, owner, TITLE.diplomat) && by('ED-21')

/** RS-melting-pot. A Citizen becomes one of your own, in a land zone where you have a Colony or Mission. */
export const meltingPot: CardAction = {
  rule: 'RS-melting-pot',
  refuse: (g, colour) => (anySite(g, colour, refuseSite) ? undefined : NOBODY),
  play(g, colour) {
    call(g, 'melting-pot-action', seatOf(g, colour))
  },
}

export const meltingPotAction = decision('melting-pot-action', {
  rule: 'RS-melting-pot',
  moves: {
    assimilate: move({
      rule: 'RS-melting-pot',
      args: ['site'],
      offers: offerHabitedSites,
      refuse: (g, seat, site) => refuseSite(g, colourOf(g, seat), site),
      play(g, seat, world, site) {
        const colour = colourOf(g, seat)
        removeMeeple(g, world, 'RS-melting-pot', site)
        settleCitizen(g, world, 'RS-melting-pot', site, colour, colour)
      },
    }),
  },
})

/** Whose Citizen is immune; and whether only such Citizens are left. */
export const explain: Readonly<Record<string, (g: Pax, seat: number, site: number) => Params>> = {
  'PR-diplomat/immune-citizen': (g, _seat, site) => ({ colour: wordOf(vocabulary.colour, g.meeple[site]) }),
  'RS-melting-pot/nobody-to-replace': (g, seat) => ({
    immune: anySite(g, colourOf(g, seat), (...about) => (refuseSite(...about) === DIPLOMAT ? undefined : NOBODY))
      ? 'yes'
      : 'no',
  }),
}
