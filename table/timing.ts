// When something is due at a table, and what becomes of it then. The time is given from outside.
import { type State, waiting } from '@spanish-main/kernel'
import {
  answerTakeback,
  type Clock,
  holdClock,
  type Moment,
  newClock,
  nextLapse,
  nextOut,
  outOfTime,
  peopleAt,
  type Room,
  type Session,
  type TableShown,
  turnClock,
} from '@spanish-main/session'
import type { World } from './world.ts'

/** How long a takeback waits for answers where people are at the table: then silence is a no. */
const CONSENT_MS = 60_000

/** The room with its clock and its stage as the session has them now. */
export function settled(room: Room, session: Session<State> | undefined, moment: Moment): Room {
  if (session === undefined || room.stage === 'waiting') return room
  const { game, journal, request, readOnly } = session
  const over = journal.state.ended !== 0
  const stage = over && room.stage === 'playing' ? 'over' : room.stage
  const clock = room.clock ?? firstClock(room, moment)
  const runs = stage === 'playing' && !room.paused && request === undefined && !readOnly
  const running = waiting(game, journal.state) & peopleAt(room)
  const turned = runs ? turnClock(room.pace, clock, running, moment) : holdClock(room.pace, clock, moment)
  return { ...room, stage, clock: turned }
}

function firstClock({ pace, seats }: Room, { now }: Moment): Clock {
  return { ...newClock(pace, seats.length, now), zones: seats.map(({ zone = 0 }) => zone) }
}

/** Until when a takeback that was asked for waits; by correspondence, as long as a turn of those who are asked. */
export function consentUntil(
  { pace, clock, seats }: Room,
  { request }: Session<State>,
  asked: number,
  { now, wall }: Moment,
): number | undefined {
  if (request === undefined) return undefined
  if (pace.kind !== 'days' || clock === undefined) return asked + CONSENT_MS
  const left = seats.map(() => pace.time)
  const running = request.needed & ~request.consents
  return nextOut(pace, { ...clock, left, running, since: asked }, { now, wall })
}

/** Whether a takeback was asked for that nobody has answered in time. */
export function isUnanswered(
  room: Room,
  session: Session<State> | undefined,
  asked: number | undefined,
  moment: Moment,
): boolean {
  if (session === undefined || asked === undefined) return false
  const until = consentUntil(room, session, asked, moment)
  return until !== undefined && moment.now >= until
}

/** Silence is a no: one of those who did not answer is taken to have said it. */
export function refuseForTheMute(session: Session<State>): void {
  if (session.request === undefined) return
  const { needed, consents } = session.request
  const mute = needed & ~consents
  if (mute !== 0) answerTakeback(session, 31 - Math.clz32(mute & -mute), false)
}

/** When the next offer runs out, in the service's time. */
export function offerOut(session: Session<State> | undefined, { now, wall }: Moment): number | undefined {
  const until = session === undefined ? undefined : nextLapse(session)
  return until === undefined ? undefined : now + until - wall
}

/** When a table wants to be woken: for a bot that is waited for, a clock, a takeback, an offer. */
export function dueAt(
  room: Room,
  session: Session<State> | undefined,
  asked: number | undefined,
  moment: Moment,
): number | undefined {
  if (session === undefined || room.stage !== 'playing' || room.paused || session.readOnly) return undefined
  const bots = waiting(session.game, session.journal.state) & ~peopleAt(room)
  if (bots !== 0) return moment.now
  const clock = room.whenOut === 'bot' && room.clock !== undefined ? nextOut(room.pace, room.clock, moment) : undefined
  const answer = asked === undefined ? undefined : consentUntil(room, session, asked, moment)
  const all = [clock, lowDue(room, moment), answer, offerOut(session, moment)].filter(each => each !== undefined)
  return all.length === 0 ? undefined : Math.min(...all)
}

/** So much is little: a tenth of the bank, or of the time for a turn. */
const littleOf = (pace: Room['pace']): number =>
  (pace.kind === 'live' ? pace.bank : pace.kind === 'days' ? pace.time : 0) / 10

/** The clock as it would be if little time were none. */
const shortened = (pace: Room['pace'], clock: Clock): Clock => ({
  ...clock,
  left: clock.left.map(time => time - littleOf(pace)),
})

/** The people whose time runs and is little, as a bit set. */
export function lowAt({ pace, clock, ...room }: Room, moment: Moment): number {
  if (clock === undefined || room.stage !== 'playing') return 0
  return outOfTime(pace, shortened(pace, clock), moment) & peopleAt({ pace, clock, ...room })
}

/** When somebody's time becomes little, in the service's time. */
function lowDue(room: Room, moment: Moment): number | undefined {
  const { pace, clock } = room
  if (clock === undefined) return undefined
  return nextOut(pace, { ...shortened(pace, clock), running: clock.running & ~lowAt(room, moment) }, moment)
}

/** The people whose time has run out, as a bit set, where a bot is to play for them then. */
export function lateAt(room: Room, moment: Moment): number {
  if (room.clock === undefined || room.whenOut !== 'bot') return 0
  return outOfTime(room.pace, room.clock, moment) & peopleAt(room)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const UNITS = [
  ['days', 24 * HOUR],
  ['hours', HOUR],
  ['minutes', MINUTE],
] as const

/** For how long the clock of a table stood still because the service was down, if nobody there has been told yet. */
export function stoodStill(
  { stage, paused, pace, clock }: Room,
  changed: number,
  { pause }: World,
): { readonly unit: string; readonly count: number } | undefined {
  if (pause === undefined || changed >= pause.until || pause.ms < MINUTE) return undefined
  if (stage !== 'playing' || paused || pace.kind === 'free' || clock === undefined || clock.running === 0)
    return undefined
  const [unit, length] = UNITS.find(([, ms]) => pause.ms >= 2 * ms) ?? UNITS[2]
  return { unit, count: Math.round(pause.ms / length) }
}

/** The clock as it is shown: with the time on the wall when it was last turned. */
export function shownClock({ pace, clock }: Room, { now, wall }: Moment): Pick<TableShown, 'clock'> {
  if (pace.kind === 'free' || clock === undefined) return {}
  return { clock: { ...clock, wall: Math.round(wall - (now - clock.since)) } }
}
