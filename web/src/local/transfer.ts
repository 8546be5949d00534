// Records as files: everything about a table in one readable text.
import { type Entry, type GameRecord, parseRecord, printRecord, salvageRecord } from '@spanish-main/kernel'
import { type Holder, openSession, printHolder } from '@spanish-main/session'
import { findGame } from '../games.ts'
import type { Playable } from '../rules.ts'
import { newId, newNonce, newSecret } from './chance.ts'
import { progressOf } from './progress.ts'
import { newRow, type TableRow } from './rows.ts'

/** How a record begins, wherever it stands. */
const MAGIC = 'spanish-main record '

/** The record of a table. One from before records named who sits where is told so at its end. */
export function exportText(row: TableRow, record: string): string {
  const { header, entries } = salvageRecord(record)
  if (entries.some(entry => entry.kind === 'seat')) return record
  const seats: Entry[] = row.holders.map((holder, seat) => ({ kind: 'seat', seat, text: printHolder(holder) }))
  return printRecord({ header, entries: [...entries, ...seats] })
}

/** What is wrong with a text that should be a record; `detail` says it more exactly. */
export class BadRecord extends Error {
  readonly key: 'unreadable' | 'unknown-game' | 'no-pack' | 'unfit'
  readonly detail: string
  constructor(key: BadRecord['key'], detail: string) {
    super(`${key}: ${detail}`)
    this.key = key
    this.detail = detail
  }
}

/**
 * Reads an exported record as a new table. One that is not over goes on with dice of its own when it is opened: its
 * secret stays where it was played.
 */
export async function importText(
  text: string,
  rulesOf: (game: string, pack?: string) => Promise<Playable> | undefined,
  now: number,
): Promise<{ row: TableRow; record: string }> {
  const record = read(text)
  const { header } = record
  const loading = rulesOf(header.game, header.pack?.hash)
  if (loading === undefined) throw new BadRecord('unknown-game', header.game)
  const { game } = await loading.catch(error => {
    const { pack } = header
    throw pack === undefined ? error : new BadRecord('no-pack', `${pack.title}, ${pack.hash}`)
  })
  const usual = findGame(game.id)?.bots[0] ?? 'random'
  const nobody: Holder[] = header.names.map(() => ({ kind: 'bot', name: usual }))
  const nonces = header.names.map(newNonce)
  const { session, problems } = attempt(() =>
    openSession(game, { record, holders: nobody, dice: { secret: newSecret(), nonces } }),
  )
  if (problems.length > 0) throw new BadRecord('unfit', problems.slice(0, 3).join('\n'))
  const { holders } = session
  const { pack, before, legacy } = header
  const row = newRow(
    {
      id: newId(),
      game: game.id,
      name: '',
      options: header.options,
      holders,
      nonces,
      ...(pack === undefined ? {} : { pack }),
      // In a campaign: the table before is known by the head of its chain, if this browser has it.
      ...(before === undefined || legacy === undefined ? {} : { before: { head: before, legacy } }),
    },
    now,
  )
  return { row: { ...row, ...progressOf(session) }, record: printRecord(record) }
}

/** A lesson is played with the dice that it was written with, which are no secret; the pupil sits down at this seat. */
export function lessonOf(text: string, seat: number, pupil: Holder): { record: string; secret: string | undefined } {
  const { header, entries } = read(text)
  const secret = entries.find(entry => entry.kind === 'secret')?.text
  const before = entries.filter(entry => entry.kind !== 'secret')
  const sits: Entry = { kind: 'seat', seat, text: printHolder(pupil) }
  return { record: printRecord({ header, entries: [...before, sits] }), secret }
}

function read(text: string): GameRecord {
  try {
    // A report has words before its record.
    return parseRecord(text.slice(Math.max(0, text.indexOf(MAGIC))).trim())
  } catch (error) {
    throw new BadRecord('unreadable', (error as Error).message)
  }
}

function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new BadRecord('unfit', (error as Error).message)
  }
}

/** A name for the file of a record. */
export const fileName = ({ game, name, created }: TableRow): string => {
  const title = name.trim() === '' ? game : name.trim().replace(/[^\p{L}\p{N}]+/gu, '-')
  return `${title}-${new Date(created).toISOString().slice(0, 10)}.txt`
}

/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
