import type { Params } from '@spanish-main/kernel'
import { explain as tax } from '../actions/tax.ts'
import { explain as auction } from './d2a-auction.ts'
import { explain as labour } from './e2-labour.ts'
import { explain as targets } from './e5a-targets.ts'
import { explain as passengers } from './f3-passengers.ts'
import type { Pax } from './state.ts'

/** Numbers and names for the sentences of refusals, by the refusal's id; each section brings its own. */
export const explain: Readonly<Record<string, (g: Pax, seat: number, a: number, b: number, c: number) => Params>> = {
  ...labour,
  ...auction,
  ...tax,
  ...targets,
  ...passengers,
}
