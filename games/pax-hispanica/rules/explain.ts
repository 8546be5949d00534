import type { Params } from '@spanish-main/kernel'
import { explain as apostasy } from '../actions/apostasy.ts'
import { explain as meltingPot } from '../actions/melting-pot.ts'
import { explain as swordFight } from '../actions/sword-fight.ts'
import { explain as tax } from '../actions/tax.ts'
import { explain as auction } from './d2a-auction.ts'
import { explain as peerage } from './d3d-peerage.ts'
import { explain as labour } from './e2-labour.ts'
import { explain as targets } from './e5a-targets.ts'
import { explain as captive } from './e5f-captive.ts'
import { explain as passengers } from './f3-passengers.ts'
import { explain as course } from './h6-gz-sail.ts'
import type { Pax } from './state.ts'

/** Numbers and names for the sentences of refusals, by the refusal's id; each section brings its own. */
export const explain: Readonly<Record<string, (g: Pax, seat: number, a: number, b: number, c: number) => Params>> = {
  ...labour,
  ...auction,
  ...tax,
  ...targets,
  ...passengers,
  ...peerage,
  ...captive,
  ...course,
  ...apostasy,
  ...meltingPot,
  ...swordFight,
}
