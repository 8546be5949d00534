import {
  type Entry,
  type FastChance,
  type GameRecord,
  type Journal,
  positionAt,
  resample,
  type State,
} from '@spanish-main/kernel'
import { lineAt, movesFor } from './counts.ts'
import { type Holder, printHolder } from './holders.ts'

/**
 * A record that begins with the position after so many moves, as a seat counts them, with everything dealt anew that the
 * seat did not know then: nothing that others hide is in it. Who sits there from then on is for the asker to say.
 */
export function imaginedRecord<S extends State>(
  journal: Journal<S>,
  moves: number,
  seat: number,
  holders: readonly Holder[],
  chance: FastChance,
): GameRecord {
  const { game, header, line } = journal
  const at = lineAt({ journal }, seat, moves) ?? line.length
  const twin = resample(game, positionAt(game, journal, at), seat, chance)
  const { before: _before, legacy: _legacy, ...kept } = header
  const sitting: Entry[] = holders.map((holder, each) => ({ kind: 'seat', seat: each, text: printHolder(holder) }))
  const about = { from: game.version, to: game.version, moves: movesFor({ journal }, seat, at) }
  return {
    header: { ...kept, version: game.version, commitment: '', nonces: [] },
    entries: [...sitting, { kind: 'rules', ...about, state: JSON.stringify(twin) }],
  }
}
