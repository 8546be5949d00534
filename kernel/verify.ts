import { keepsPromise, promisedDice } from './chance/promised.ts'
import type { Game } from './game.ts'
import { CHECK_EVERY } from './journal.ts'
import type { GameRecord } from './record.ts'
import { type Replayed, replay } from './replay.ts'
import type { State } from './state.ts'

/**
 * What a record proves. `proven`: every move, and every number by the secrets that were promised. `trusted`: every move,
 * but something had to be believed. `unfinished`: the same, as far as the game has come. `refuted`: something is wrong.
 */
export type Level = 'proven' | 'trusted' | 'unfinished' | 'refuted'

/** What has to be believed: the dice, what came before a change of the rules, what another table handed on. */
export type Belief = 'dice' | 'course' | 'legacy'

export interface Verdict<S extends State> {
  readonly level: Level
  readonly believed: readonly Belief[]
  readonly problems: readonly string[]
  readonly replayed: Replayed<S>
}

/** The table before, in a campaign, where its record is at hand. */
export interface Before<S extends State> {
  readonly game: Game<S>
  readonly record: GameRecord
}

/** Replays a record and says what was proven. */
export function verify<S extends State>(game: Game<S>, record: GameRecord, before?: Before<S>): Verdict<S> {
  const replayed = replay(game, record)
  return { ...verdictOf(record, replayed, before), replayed }
}

/** What a record proves that was replayed already. */
export function verdictOf<S extends State>(
  record: GameRecord,
  replayed: Pick<Replayed<S>, 'state' | 'complete' | 'problems' | 'changes'>,
  before?: Before<S>,
): Omit<Verdict<S>, 'replayed'> {
  const over = replayed.complete && replayed.state.ended !== 0
  const problems = [...replayed.problems, ...(over ? lacking(record) : []), ...wrongLegacy(record, before)]
  const believed: Belief[] = []
  if (over && !promisedDice(record).every(keepsPromise)) believed.push('dice')
  if (replayed.changes.some(change => change.whole)) believed.push('course')
  if (record.header.legacy !== undefined && before === undefined) believed.push('legacy')
  const level = problems.length > 0 ? 'refuted' : !over ? 'unfinished' : believed.length > 0 ? 'trusted' : 'proven'
  return { level, believed, problems }
}

/** What a finished record must hold. */
function lacking(record: GameRecord): string[] {
  const { header, entries } = record
  const problems: string[] = []
  const end = entries.findIndex(entry => entry.kind === 'end')
  if (end < 0) problems.push('The record does not say how the game ended.')
  const last = promisedDice(record).at(-1)!
  if (last.commitment !== '' && last.secret === undefined) problems.push('The secret that was promised is withheld.')
  if (entries.findLastIndex(entry => entry.kind === 'check') < Math.max(end, 0)) {
    problems.push('The last check is missing.')
  }
  if (header.format === 2) {
    if (entries[entries.length - 1].kind !== 'check') problems.push('Something follows the last check.')
    for (let at = CHECK_EVERY; at < entries.length; at += CHECK_EVERY) {
      if (entries[at].kind !== 'check') problems.push(`Entry ${at}: here a check is missing.`)
    }
  }
  return problems
}

function wrongLegacy<S extends State>({ header }: GameRecord, before: Before<S> | undefined): string[] {
  if (before === undefined) return []
  const { chain, state, problems } = replay(before.game, before.record)
  if (chain !== header.before) return ['The table before is another one.']
  const handed = before.game.handsOn?.(state)
  const same = JSON.stringify(handed) === JSON.stringify(header.legacy)
  return same && problems.length === 0 ? [] : ['The table before handed on something else.']
}
