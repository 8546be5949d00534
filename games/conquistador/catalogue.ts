import type { RuleEntry } from '@spanish-main/kernel'
import { sequence } from './catalogue/1-5-sequence.ts'
import { council } from './catalogue/6-council.ts'
import { sea } from './catalogue/7-sea.ts'
import { fights } from './catalogue/8-fights.ts'
import { attrition } from './catalogue/9-12-attrition.ts'
import { gold } from './catalogue/13-14-gold.ts'
import { units } from './catalogue/15-16-units.ts'
import { natives } from './catalogue/17-20-natives.ts'
import { modes } from './catalogue/21-24-modes.ts'
import { rulings } from './catalogue/r-rulings.ts'

/** Every case of Conquistador! and every ruling by its number, in rulebook order. */
export const catalogue = {
  ...sequence,
  ...council,
  ...sea,
  ...fights,
  ...attrition,
  ...gold,
  ...units,
  ...natives,
  ...modes,
  ...rulings,
} as const satisfies Record<string, RuleEntry>

export type RuleId = keyof typeof catalogue
