import type { Problem } from '@spanish-main/kernel'
import type { NotDone } from '@spanish-main/session'
import { MailFailed } from './calls/caller.ts'
import { JobsBusy } from './jobs.ts'
import { Conflict, StoreBusy, StoreFull } from './store/port.ts'
import { BadTable, DamagedTable } from './tables.ts'

/** Something that is answered with a status and a reason. */
export class Failure extends Error {
  readonly status: number
  readonly body: NotDone
  constructor(status: number, error: string, message: string, more: Partial<NotDone> = {}) {
    super(message)
    this.status = status
    this.body = { error, message, ...more }
  }
}

/** Problems that are no fault of the move itself: the moment has passed, or has not come. */
const MOMENTS: Readonly<Record<string, string>> = {
  'stale-decision': 'This question is not asked any more.',
  'answered-already': 'This question was answered otherwise before.',
  'read-only': 'The table can only be looked at.',
  'game-over': 'The game is over.',
  'not-begun': 'The game has not begun.',
  'begun-already': 'The game has begun.',
  paused: 'The table is paused.',
  'not-asked': 'This seat is not asked now.',
  'nothing-asked': 'Nobody is asked anything now.',
  'nothing-to-undo': 'There is nothing that this seat may take back by itself.',
  'no-takeback-asked': 'Nobody asks this seat for a takeback.',
  'asked-already': 'This was asked for before, at this decision.',
  'no-takebacks': 'At this table nothing is taken back.',
  'stand-in-plays': 'A stand-in plays for this seat: take it back first.',
  'no-stand-in': 'No stand-in plays for this seat.',
  resigned: 'This seat was given up.',
  'seat-taken': 'The seat was taken a moment ago.',
  'not-all-ready': 'Not everybody is ready.',
  'not-here-yet': 'Nobody has sat down there yet.',
  'only-bots': 'Nobody but bots is at the table.',
  'not-over': 'The game is not over yet.',
  'not-waited-for': 'The table does not wait for this seat now.',
  'reminded-already': 'This seat was reminded less than an hour ago.',
  'no-secret': 'The secret of the dice is lost.',
}

const FAULTS: Readonly<Record<string, string>> = {
  'holds-a-key': 'This is the key to a seat. Say so if it is to be sent anyway.',
  'bad-name': 'A name has 1 to 40 letters, none of them invisible.',
  'bad-nonce': 'A nonce has 16 to 64 hexadecimal digits.',
  'no-such-seat': 'There is no such seat for this.',
  'unknown-move': 'The game knows no such move.',
  'unknown-word': 'There is no such word in this place of the move.',
  'wrong-count': 'This move has another number of words.',
  'not-now': 'This move is not made at this moment of the game.',
  'no-such-bot': 'There is no such bot.',
  'no-clock': "Nobody's time is counted at this table.",
  'no-page-there': 'Whoever sits there came with no browser, and could not be host.',
  'no-such-offer': 'There is no such offer for this seat any more.',
  'no-such-move': 'Nobody can go back so far.',
  'no-empty-chairs': 'This game has no empty chairs.',
  'no-orders-here': 'This game knows no standing orders.',
}

/** The keys of all that is refused at a table: a page has words of its own for each. */
export const PROBLEMS: readonly string[] = [...Object.keys(MOMENTS), ...Object.keys(FAULTS)]

/** A problem as it is answered: 409 if it is a matter of the moment, 422 if the thing itself cannot be. */
export function failureOf({ key, rule, params }: Problem): Failure {
  const status = Object.hasOwn(MOMENTS, key) ? 409 : 422
  const message = MOMENTS[key] ?? FAULTS[key] ?? 'That cannot be done.'
  const said = rule === undefined ? message : message.replace(/\.$/, ` (rule ${rule}).`)
  return new Failure(status, key, said, { params, ...(rule === undefined ? {} : { rule }) })
}

/** What an error of the service means to whoever asked; undefined if nobody foresaw it. */
export function foreseen(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error
  if (error instanceof BadTable) return new Failure(400, 'bad-table', error.message)
  if (error instanceof DamagedTable) return new Failure(409, 'damaged', 'This table is damaged and cannot be opened.')
  if (error instanceof Conflict) return new Failure(503, 'try-again', 'Somebody else changed the table; try again.')
  if (error instanceof JobsBusy) return new Failure(503, 'busy', 'That would take too long now; try again later.')
  if (error instanceof MailFailed) return new Failure(503, 'mail-failed', 'The letter could not be sent; try again.')
  if (error instanceof StoreBusy) return new Failure(503, 'busy', 'Nothing can be kept at the moment; try again.')
  if (error instanceof StoreFull) return new Failure(507, 'no-room', 'There is no room left to keep anything.')
  return undefined
}
