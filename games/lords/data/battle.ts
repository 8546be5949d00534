import type { Source } from './source.ts'
import { derived, reconstructed } from './source.ts'

export const TACTICS = ['boarding', 'broadside', 'seize', 'flee'] as const
export type Tactic = (typeof TACTICS)[number]

/**
 * E4. What a cell of the chart brings: X both lose a soldier, K the opponent loses one, G captures a ship, B captures
 * one if more soldiers are left than the opponent's, B= if as many are, V takes the vane, V! does unless the opponent
 * seizes too, * ends the battle, *! does unless the opponent boards.
 */
export const ICONS = ['X', 'K', 'G', 'B', 'B=', 'V', 'V!', '*', '*!'] as const
export type Icon = (typeof ICONS)[number]
export type Row = readonly (readonly Icon[])[]

export type BattleChart = {
  readonly attacker: Readonly<Record<Tactic, Row>>
  readonly defender: Readonly<Record<Tactic, Row>>
}

/** Columns: the attacker holds the vane; he is the better seaman; neither. Both fleets read the same column. */
export const BATTLE_CHART: BattleChart = {
  attacker: {
    boarding: [['B=', 'K'], ['B='], ['B']],
    broadside: [['K', 'K'], ['K'], ['K']],
    seize: [['G'], ['V'], ['V!']],
    flee: [['*'], ['*'], ['*!']],
  },
  defender: {
    boarding: [['B'], ['B'], ['B=']],
    broadside: [['X'], ['K'], ['K']],
    seize: [['V!'], ['V!'], ['V']],
    flee: [['*!'], ['*!'], ['*']],
  },
}

const EXAMPLE = derived('E4, example')

/** The cells that the worked example fixes, by role, tactic and column; the others are reconstructed (gap G6). */
export const KNOWN_CELLS: readonly { readonly cell: string; readonly source: Source }[] = [
  { cell: 'attacker.seize.0', source: EXAMPLE },
  { cell: 'attacker.seize.1', source: EXAMPLE },
  { cell: 'attacker.flee.0', source: EXAMPLE },
  { cell: 'defender.broadside.0', source: EXAMPLE },
  { cell: 'defender.broadside.1', source: EXAMPLE },
  { cell: 'defender.seize.0', source: EXAMPLE },
]

export const CHART_SOURCE = reconstructed('gap G6')
