import type { Refusal } from '@spanish-main/kernel'
import { isCallow } from './figures.ts'
import { hasTitle } from './players.ts'
import type { Pax } from './state.ts'
import { TITLE } from './tables.ts'
import { by, no } from './words.ts'

const NOT_CALLOW = no('D3-callow', 'not-callow')

/** D3-callow. Haven Actions are for Callow Figures; PR-duke may use them from anywhere. */
export const refuseHavenAction = (g: Pax, colour: number): Refusal | undefined =>
  isCallow(g, colour) || (hasTitle(g, colour, TITLE.duke) && by('PR-duke')) ? undefined : NOT_CALLOW
