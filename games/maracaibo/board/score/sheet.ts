import { cloneTable } from '../../rules/clone.ts'
import { scoreCards, scoreNations } from '../../rules/mb11-scoring.ts'
import { jeanFinal } from '../../rules/mb12-jean-scoring.ts'
import { compareWithJacques } from '../../rules/mu5-jacques.ts'
import { isFreeing } from '../../rules/players.ts'
import { JACQUES, JEAN, type Maracaibo, SHEET, SHEET_SOURCES } from '../../rules/state.ts'

/** Told to nobody: the rules' own arithmetic, on a copy. */
const SILENT = { chance: { below: () => 0 }, listen: undefined }

/** A line of the score sheet: what it is for, by which rule, and what everybody has of it. */
export interface ScoreLine {
  readonly key: string
  readonly rule: string
  readonly points: readonly number[]
}

export interface Score {
  readonly lines: readonly ScoreLine[]
  readonly totals: readonly number[]
  /** The opponent without a seat, if there is one. */
  readonly opponent: number | undefined
}

const SOURCES = [
  ['income', SHEET.income, 'MB-11.2'],
  ['cards', SHEET.cards, 'MB-11.6'],
  ['finals', SHEET.finals, 'MB-11.6'],
  ['influence', SHEET.influence, 'MB-11.6'],
  ['nations', SHEET.nations, 'MB-11.7'],
  ['comparison', SHEET.comparison, 'MU-5.9'],
] as const

const bySeat = (g: Maracaibo, source: number): number[] =>
  g.points.map((_, seat) => g.sheet[seat * SHEET_SOURCES + source])

/** What everybody has by source, as it stands in a game that is over. */
export function finalScore(g: Maracaibo): Score {
  const own = SOURCES.filter(([key]) => key !== 'comparison' || g.opponent === JACQUES)
  const lines = own.filter(([key]) => !isFreeing(g) || (key !== 'influence' && key !== 'nations'))
  return {
    lines: [
      { key: 'play', rule: 'MB-14.1', points: bySeat(g, SHEET.play) },
      ...lines.map(([key, source, rule]) => ({ key, rule, points: bySeat(g, source) })),
    ],
    totals: [...g.points],
    opponent: g.opponent > 0 ? g.aPoints : undefined,
  }
}

/** The same if the game ended now: one more income by points, half the doubloon income, then the final scoring. */
export function scoreNow(view: Maracaibo): Score {
  if (view.ended !== 0) return finalScore(view)
  const g = cloneTable(view)
  for (let seat = 0; seat < g.seats; seat++) {
    const income = g.pointIncome[seat] + Math.floor(g.income[seat] / 2)
    g.points[seat] += income
    g.sheet[seat * SHEET_SOURCES + SHEET.income] += income
    scoreCards(g, seat, SILENT)
  }
  scoreNations(g, SILENT)
  if (g.opponent === JEAN) jeanFinal(g, SILENT)
  if (g.opponent === JACQUES) compareWithJacques(g, SILENT)
  return finalScore(g)
}
