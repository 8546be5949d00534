import type { RuleEntry } from '@spanish-main/kernel'
import { base } from './catalogue/mb-base.ts'
import { rulings } from './catalogue/mr-rulings.ts'
import { uprising } from './catalogue/mu-uprising.ts'

/** Every rule and ruling of Maracaibo with The Uprising by its id. */
export const catalogue = { ...base, ...uprising, ...rulings } as const satisfies Record<string, RuleEntry>

export type RuleId = keyof typeof catalogue
