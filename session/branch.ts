import {
  type Entry,
  fastChance,
  type Game,
  type GameRecord,
  hashText,
  openJournal,
  promisedDice,
  recordOf,
  type State,
  write,
} from '@spanish-main/kernel'
import { type Holder, printHolder } from './holders.ts'

/**
 * A record that is the same up to a move and then has dice of its own, which it promises there. If the secret of the
 * dice so far is out it is told first, and all numbers can be proven; else those before the branch are trusted. Others may
 * sit at it from there on.
 */
export function branchRecord<S extends State>(
  game: Game<S>,
  record: GameRecord,
  move: number,
  secret: string,
  nonces: readonly string[],
  holders: readonly Holder[] = [],
): GameRecord {
  const prefix = { header: record.header, entries: record.entries.slice(0, entriesUpTo(record.entries, move)) }
  const { journal } = openJournal(game, prefix, fastChance(1))
  if (journal.state.ended !== 0) throw new Error('The game is over there.')
  const dice = promisedDice(prefix)
  const told = promisedDice(record)[dice.length - 1].secret
  if (told !== undefined && dice[dice.length - 1].secret === undefined) write(journal, { kind: 'secret', text: told })
  write(journal, { kind: 'dice', commitment: hashText(secret), nonces })
  for (const [seat, holder] of holders.entries()) write(journal, { kind: 'seat', seat, text: printHolder(holder) })
  return recordOf(journal)
}

/** How many entries there were when the first `move` of the moves that stand had been made for good. */
function entriesUpTo(entries: readonly Entry[], move: number): number {
  const made = [entries.findIndex(entry => entry.kind !== 'start' && entry.kind !== 'seat')]
  let length = 0
  for (const [at, entry] of entries.entries()) {
    if (entry.kind === 'move' || entry.kind === 'chair') made[++length] = at + 1
    else if (entry.kind === 'back') {
      length -= entry.count
      made[length] = at + 1
    } else if (entry.kind === 'undo' || entry.kind === 'takeback') {
      length = entry.to
      if (entry.kind === 'takeback') made[length] = at + 1
    } else if (entry.kind === 'rules' && entry.state !== '') {
      length = entry.moves
      made[length] = at + 1
    }
  }
  return made[move] < 0 ? entries.length : made[move]
}
