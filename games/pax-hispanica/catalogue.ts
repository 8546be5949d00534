import type { RuleEntry } from '@spanish-main/kernel'
import { metarules } from './catalogue/a-metarules.ts'
import { rulings } from './catalogue/amb-rulings.ts'
import { components } from './catalogue/b-components.ts'
import { setup } from './catalogue/c-setup.ts'
import { sequence } from './catalogue/d-sequence.ts'
import { colonies } from './catalogue/e-colonies.ts'
import { editions } from './catalogue/ed-editions.ts'
import { ships } from './catalogue/f-ships.ts'
import { endgame } from './catalogue/g-endgame.ts'
import { glossary } from './catalogue/gl-glossary.ts'
import { solitaire } from './catalogue/h-solitaire.ts'
import { nations } from './catalogue/na-nations.ts'
import { omens } from './catalogue/om-omens.ts'
import { peerages } from './catalogue/pr-peerages.ts'
import { actions } from './catalogue/rs-actions.ts'
import { sailTurn } from './catalogue/sm-sail-turn.ts'
import { variants } from './catalogue/va-variants.ts'

/** Every rule, ruling and switchable edition difference of Pax Hispanica by its id, in rulebook order. */
export const catalogue = {
  ...metarules,
  ...components,
  ...setup,
  ...sequence,
  ...sailTurn,
  ...colonies,
  ...ships,
  ...endgame,
  ...solitaire,
  ...glossary,
  ...actions,
  ...omens,
  ...peerages,
  ...nations,
  ...variants,
  ...rulings,
  ...editions,
} as const satisfies Record<string, RuleEntry>

export type RuleId = keyof typeof catalogue

/** The entry of a rule, with the optional members that the precise type of `catalogue` hides. */
export const ruleOf = (id: RuleId): RuleEntry => catalogue[id]
