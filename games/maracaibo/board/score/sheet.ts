import { cloneTable } from '../../rules/clone.ts'
import { nationValue, scoreCards, scoreNations } from '../../rules/mb11-scoring.ts'
import { jeanFinal } from '../../rules/mb12-jean-scoring.ts'
import { compareWithJacques } from '../../rules/mu5-jacques.ts'
import { isFreeing, rankAt, rankOf } from '../../rules/players.ts'
import { BUILDINGS, JACQUES, JEAN, type Maracaibo, NATIONS, SHEET, SHEET_SOURCES } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'

/** Told to nobody: the rules' own arithmetic, on a copy. */
const SILENT = { chance: { below: () => 0 }, listen: undefined }

/** Points of a line, and what they are made of: a rank and a value, an income that is halved, buildings. */
export interface Share {
  readonly points: number
  readonly rank?: number
  readonly halved?: number
  readonly buildings?: readonly number[]
}

/** A line of the score sheet: what it is for, by which rule, and what everybody has of it. */
export interface ScoreLine {
  readonly key: string
  readonly rule: string
  /** The nation of a line about ranks, and its value. */
  readonly nation?: number
  readonly value?: number
  readonly shares: readonly Share[]
  /** The opponent without a seat; nothing where a line does not concern it. */
  readonly opponent?: Share
}

export interface Score {
  readonly lines: readonly ScoreLine[]
  readonly totals: readonly number[]
  /** The opponent without a seat, if there is one. */
  readonly opponent: number | undefined
}

const bySeat = (g: Maracaibo, share: (seat: number) => Share): Share[] => g.points.map((_, seat) => share(seat))

const sheetOf = (g: Maracaibo, seat: number, source: number): number => g.sheet[seat * SHEET_SOURCES + source]

const simple = (g: Maracaibo, key: string, source: number, rule: string): ScoreLine => ({
  key,
  rule,
  shares: bySeat(g, seat => ({ points: sheetOf(g, seat, source) })),
})

/** MB-11.6. After the last round half the doubloon income counts, besides the income by points. */
const halfOf = (g: Maracaibo, seat: number): number => Math.floor(g.income[seat] / 2)

function incomeLines(g: Maracaibo): ScoreLine[] {
  const shares = bySeat(g, seat => ({ points: sheetOf(g, seat, SHEET.income) - halfOf(g, seat) }))
  const halves = bySeat(g, seat => ({ points: halfOf(g, seat), halved: g.income[seat] }))
  return [
    { key: 'income', rule: 'MB-11.2', shares },
    { key: 'half', rule: 'MB-11.6', shares: halves },
  ]
}

const buildingsOf = (g: Maracaibo, seat: number): number[] =>
  Array.from({ length: BUILDINGS }, (_, building) => building).filter(each => (g.invested[each] & (1 << seat)) !== 0)

function cardLines(g: Maracaibo): ScoreLine[] {
  const built = (seat: number) => buildingsOf(g, seat).reduce((sum, each) => sum + tables.buildings[each].vp, 0)
  const cards = bySeat(g, seat => ({ points: sheetOf(g, seat, SHEET.cards) - built(seat) }))
  const buildings = bySeat(g, seat => ({ points: built(seat), buildings: buildingsOf(g, seat) }))
  return [
    { key: 'cards', rule: 'MB-11.6', shares: cards },
    { key: 'buildings', rule: 'MB-11.10', shares: buildings },
    simple(g, 'finals', SHEET.finals, 'MB-11.6'),
  ]
}

/** What the opponent gets from a part of the final scoring, by the rules' own arithmetic. */
function hersFrom(g: Maracaibo, scoring: (copy: Maracaibo) => void): number {
  const copy = cloneTable(g)
  scoring(copy)
  return copy.aPoints - g.aPoints
}

function nationLines(g: Maracaibo): ScoreLine[] {
  if (isFreeing(g)) return []
  const hers = (nation: number) => {
    const rank = rankAt(g.aInfluence[nation])
    return { points: rank * nationValue(g, nation), rank }
  }
  const ranks = Array.from({ length: NATIONS }, (_, nation): ScoreLine => {
    const value = nationValue(g, nation)
    const shares = bySeat(g, seat => ({ points: rankOf(g, seat, nation) * value, rank: rankOf(g, seat, nation) }))
    return {
      key: 'nation',
      rule: 'MB-11.7',
      nation,
      value,
      shares,
      ...(g.opponent === JEAN ? { opponent: hers(nation) } : {}),
    }
  })
  const most = simple(g, 'influence', SHEET.influence, 'MB-11.6')
  if (g.opponent !== JEAN) return [most, ...ranks]
  const byRank = ranks.reduce((sum, line) => sum + (line.opponent?.points ?? 0), 0)
  const points = hersFrom(g, copy => scoreNations(copy, SILENT)) - byRank
  return [{ ...most, opponent: { points } }, ...ranks]
}

/** MU-5.9, MB-12.8. What the comparison at the end gives: to the players with Jacques, to Jean herself. */
function comparisonLines(g: Maracaibo): ScoreLine[] {
  if (g.opponent === JACQUES) return [simple(g, 'comparison', SHEET.comparison, 'MU-5.9')]
  if (g.opponent !== JEAN) return []
  const points = hersFrom(g, copy => jeanFinal(copy, SILENT))
  return [{ key: 'leads', rule: 'MB-12.8', shares: bySeat(g, () => ({ points: 0 })), opponent: { points } }]
}

/** What everybody has by source, as it stands in a game that is over. */
export function finalScore(g: Maracaibo): Score {
  const rest = [...incomeLines(g), ...cardLines(g), ...nationLines(g), ...comparisonLines(g)]
  const play = simple(g, 'play', SHEET.play, 'MB-14.1')
  if (g.opponent === 0) return { lines: [play, ...rest], totals: [...g.points], opponent: undefined }
  const later = rest.reduce((sum, { opponent }) => sum + (opponent?.points ?? 0), 0)
  const hers = { points: g.aPoints - later }
  return { lines: [{ ...play, opponent: hers }, ...rest], totals: [...g.points], opponent: g.aPoints }
}

/** The same if the game ended now: one more income by points, half the doubloon income, then the final scoring. */
export function scoreNow(view: Maracaibo): Score {
  if (view.ended !== 0) return finalScore(view)
  const g = cloneTable(view)
  for (let seat = 0; seat < g.seats; seat++) {
    const income = g.pointIncome[seat] + halfOf(g, seat)
    g.points[seat] += income
    g.sheet[seat * SHEET_SOURCES + SHEET.income] += income
    scoreCards(g, seat, SILENT)
  }
  scoreNations(g, SILENT)
  if (g.opponent === JEAN) jeanFinal(g, SILENT)
  if (g.opponent === JACQUES) compareWithJacques(g, SILENT)
  return finalScore(g)
}
