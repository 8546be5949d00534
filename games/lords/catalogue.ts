import type { RuleEntry } from '@spanish-main/kernel'
import { scope } from './catalogue/a-scope.ts'
import { setup } from './catalogue/b-setup.ts'
import { blackSpot } from './catalogue/c1-black-spot.ts'
import { skullduggery } from './catalogue/c2-skullduggery.ts'
import { auctions } from './catalogue/c3-auctions.ts'
import { actions } from './catalogue/c4-actions.ts'
import { yearEnd } from './catalogue/c5-year-end.ts'
import { deals } from './catalogue/d1-deals.ts'
import { disruption } from './catalogue/d2-disruption.ts'
import { skullduggeryKinds } from './catalogue/d4-skullduggery.ts'
import { cargoes } from './catalogue/d5-cargoes.ts'
import { battles } from './catalogue/e-battles.ts'

/** Every rule of Lords of the Spanish Main by its id, in rulebook order. */
export const catalogue = {
  ...scope,
  ...setup,
  ...blackSpot,
  ...skullduggery,
  ...auctions,
  ...actions,
  ...yearEnd,
  ...deals,
  ...disruption,
  ...skullduggeryKinds,
  ...cargoes,
  ...battles,
} as const satisfies Record<string, RuleEntry>

export type RuleId = keyof typeof catalogue
