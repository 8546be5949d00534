import { type Options, type Problem, problem } from '@spanish-main/kernel'
import { type Clock, type Pace, setZone } from './clock.ts'
import type { Holder } from './holders.ts'

/**
 * How a seat is filled. `link`: a person who was sent a link. `here`: a second person at the screen of whoever made the
 * table. `anyone`: whoever finds it in the list. `bot`, `empty`: nobody.
 */
export type SeatKind = 'link' | 'here' | 'bot' | 'anyone' | 'empty'

/** A seat of a table that people come to. */
export interface RoomSeat {
  readonly kind: SeatKind
  /** The person's name, or the bot's; empty until somebody has sat down. */
  readonly name: string
  /** Somebody has opened the link, or taken the seat. */
  readonly arrived: boolean
  readonly ready: boolean
  /** What this seat's own page adds to the dice. */
  readonly nonce: string
  /** How many minutes its own time is ahead of UTC, if its page said so: nights are its own. */
  readonly zone?: number
  /** A bot of this name plays until the owner returns. */
  readonly standIn?: string
  /** The owner has given up, and a bot plays to the end. */
  readonly resigned?: true
}

export type Stage = 'waiting' | 'playing' | 'over' | 'abandoned'

/** What can be chosen for a table. */
export interface RoomSettings {
  readonly title: string
  readonly options: Options
  readonly pace: Pace
  /** When somebody's time runs out: a bot stands in, it is only shown, or the host decides. */
  readonly whenOut: 'bot' | 'show' | 'host'
  /** Whether people may ask to go back past what somebody has learnt. */
  readonly takebacks: boolean
  /** Whether anybody who knows the address may look on. */
  readonly lookers: boolean
}

/** A table around its session: who is to sit there, what was chosen, and how far it is. */
export interface Room extends RoomSettings {
  readonly game: string
  readonly seats: readonly RoomSeat[]
  readonly stage: Stage
  /** The seat of the host, −1 if the host only looks after the table. */
  readonly host: number
  readonly paused: boolean
  /** The hash of the secret of the dice: published before anybody adds a nonce. */
  readonly commitment: string
  readonly clock?: Clock
  /** The host asks to end the table without a result: the seats that agree, as a bit set. */
  readonly ending?: number
  /** A game that was played elsewhere: what its record proves. */
  readonly proof?: string
  /** The table before this one, and the one that follows it. */
  readonly before?: string
  readonly next?: string
}

/** A room as it became, or why it cannot be. */
export type Changed = Room | Problem

export function isProblem(changed: Changed): changed is Problem {
  return 'key' in changed
}

const NONCE = /^[0-9a-f]{16,64}$/

/** Letters that nobody sees are in no name, but for those that choose the form of the one before them. */
export const goodName = (name: string): boolean =>
  /^[^\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]{1,40}$/u.test(
    name.replace(/\p{Variation_Selector}/gu, ''),
  ) && name.trim() === name

const withSeat = (room: Room, seat: number, change: Partial<RoomSeat>): Room => ({
  ...room,
  seats: room.seats.map((old, at) => (at === seat ? { ...old, ...change } : old)),
})

/** Why nobody leaves, returns or pauses now, if that is so: the game has not begun, or is over. */
function notPlayed({ stage }: Room): Problem | undefined {
  if (stage === 'playing') return undefined
  return problem(stage === 'waiting' ? 'not-begun' : 'game-over')
}

const isOver = ({ stage }: Room): boolean => stage === 'over' || stage === 'abandoned'

const isPerson = ({ kind }: RoomSeat): boolean => kind === 'link' || kind === 'here' || kind === 'anyone'

/** Somebody sits down: with a link, or on a seat that anyone may take. */
export function arrive(room: Room, seat: number, name: string, zone?: number): Changed {
  const chair = room.seats[seat]
  if (chair === undefined || !isPerson(chair)) return problem('no-such-seat', { seat })
  if (isOver(room)) return problem('game-over')
  if (!goodName(name)) return problem('bad-name')
  if (zone === undefined) return withSeat(room, seat, { name, arrived: true })
  const next = withSeat(room, seat, { name, arrived: true, zone })
  return room.clock === undefined ? next : { ...next, clock: setZone(room.clock, seat, zone) }
}

/** Takes a free seat of a listed table. */
export function takeSeat(room: Room, seat: number, name: string): Changed {
  const chair = room.seats[seat]
  if (chair?.kind !== 'anyone') return problem('no-such-seat', { seat })
  if (chair.arrived) return problem('seat-taken', { name: chair.name })
  return arrive(room, seat, name)
}

/** Gets up again before the game begins; the link still works. */
export function getUp(room: Room, seat: number): Changed {
  if (room.stage !== 'waiting') return problem('begun-already')
  return withSeat(room, seat, { name: '', arrived: false, ready: false, nonce: '' })
}

/** Says whether a seat is ready. Its page adds its nonce, which it chooses knowing the promise and not the secret. */
export function setReady(room: Room, seat: number, ready: boolean, nonce: string): Changed {
  if (room.stage !== 'waiting') return problem('begun-already')
  if (!room.seats[seat]?.arrived) return problem('not-here-yet')
  if (ready && !NONCE.test(nonce)) return problem('bad-nonce')
  return withSeat(room, seat, { ready, nonce: ready ? nonce : '' })
}

/** Other settings, or other kinds of seats: everybody's *ready* is taken back. */
export function changeSettings(
  room: Room,
  settings: Partial<RoomSettings>,
  kinds?: readonly Pick<RoomSeat, 'kind' | 'name'>[],
): Changed {
  if (room.stage !== 'waiting') return problem('begun-already')
  const seats = kinds === undefined ? room.seats : kinds.map((wish, at) => refill(room.seats[at], wish))
  const next = { ...room, ...settings, seats: seats.map(seat => ({ ...seat, ready: false, nonce: '' })) }
  return seats[room.host] === room.seats[room.host] ? next : { ...next, host: -1 }
}

/** A seat of the same kind keeps whoever sits there. */
function refill(old: RoomSeat | undefined, { kind, name }: Pick<RoomSeat, 'kind' | 'name'>): RoomSeat {
  if (old !== undefined && old.kind === kind && isPerson(old)) return old
  return newSeat(kind, name)
}

export function newSeat(kind: SeatKind, name: string): RoomSeat {
  const arrived = kind === 'bot' || kind === 'here'
  return { kind, name: kind === 'empty' ? '' : name, arrived, ready: false, nonce: '' }
}

/** The seats that a start would have to wait for. */
export function notReady(room: Room): number[] {
  return [...room.seats.keys()].filter(at => isPerson(room.seats[at]) && !room.seats[at].ready)
}

/** Why a table cannot start, if it cannot. With bots it always can: owners sit down later, at any decision. */
export function startProblem(room: Room, withBots: boolean): Problem | undefined {
  if (room.stage !== 'waiting') return problem('begun-already')
  const missing = notReady(room)
  if (missing.length > 0 && !withBots) return problem('not-all-ready', { missing: missing.length })
  return undefined
}

/** The room as the game begins: a bot of this name keeps the seats of those who are not ready. */
export function begin(room: Room, bot: string): Room {
  const seats = room.seats.map((seat, at) => (notReady(room).includes(at) ? { ...seat, standIn: bot } : seat))
  return { ...room, seats, stage: 'playing' }
}

/** Who sits where, as the record names them. */
export function holdersOf(room: Room): Holder[] {
  return room.seats.map(holderOf)
}

export function holderOf({ kind, name, standIn }: RoomSeat, at: number): Holder {
  if (kind === 'empty') return { kind: 'empty', name: '' }
  if (standIn !== undefined) return { kind: 'bot', name: standIn }
  return kind === 'bot' ? { kind: 'bot', name } : { kind: 'person', name: name === '' ? `seat ${at + 1}` : name }
}

/** The seats at which people play now, as a bit set: nobody else has a clock, or is asked to agree. */
export function peopleAt(room: Room): number {
  return room.seats.reduce((all, seat, at) => (isPerson(seat) && seat.standIn === undefined ? all | (1 << at) : all), 0)
}

/** A bot plays until the owner returns, or to the end if he has resigned. */
export function standIn(room: Room, seat: number, bot: string, resigned = false): Changed {
  const chair = room.seats[seat]
  const wrong = notPlayed(room)
  if (wrong !== undefined) return wrong
  if (chair === undefined || !isPerson(chair)) return problem('no-such-seat', { seat })
  if (chair.resigned) return problem('resigned')
  if (chair.standIn !== undefined && !resigned) return problem('stand-in-plays')
  const next = withSeat(room, seat, { standIn: bot, ...(resigned ? { resigned: true as const } : {}) })
  // Nobody but bots is left: nothing happens any more that anybody would see.
  return peopleAt(next) === 0 ? { ...next, paused: true } : next
}

/** The owner takes his seat back, at any decision. */
export function comeBack(room: Room, seat: number): Changed {
  const chair = room.seats[seat]
  const wrong = notPlayed(room)
  if (wrong !== undefined) return wrong
  if (chair?.standIn === undefined) return problem('no-stand-in')
  if (chair.resigned) return problem('resigned')
  const alone = peopleAt(room) === 0
  const { standIn: _gone, ...rest } = chair
  const seats = room.seats.map((old, at) => (at === seat ? rest : old))
  return { ...room, seats, paused: alone ? false : room.paused }
}

/** Somebody else gets a seat: a bot for good, a new person by a new link, or nobody. */
export function replace(room: Room, seat: number, kind: 'bot' | 'link' | 'empty', bot: string): Changed {
  if (room.seats[seat] === undefined) return problem('no-such-seat', { seat })
  if (isOver(room)) return problem('game-over')
  const fresh = newSeat(kind, kind === 'bot' ? bot : '')
  const filled = kind === 'link' && room.stage === 'playing' ? { ...fresh, standIn: bot } : fresh
  const seats = room.seats.map((old, at) => (at === seat ? filled : old))
  // Whoever comes to the host's seat is no host, and nobody who comes has agreed to anything.
  const ending = room.ending === undefined ? {} : { ending: room.ending & ~(1 << seat) }
  return { ...room, ...ending, seats, host: seat === room.host ? -1 : room.host }
}

export function pause(room: Room, paused: boolean): Changed {
  const wrong = notPlayed(room)
  if (wrong !== undefined) return wrong
  if (!paused && peopleAt(room) === 0) return problem('only-bots')
  return { ...room, paused }
}

export function abandon(room: Room): Changed {
  if (isOver(room)) return problem('game-over')
  const { ending: _asked, ...rest } = room
  return { ...rest, stage: 'abandoned', paused: false }
}

/** The people who would have to agree to an end without a result, as a bit set. */
export const askedToEnd = (room: Room): number =>
  room.stage === 'playing'
    ? room.seats.reduce((all, { arrived }, at) => (arrived ? all : all & ~(1 << at)), peopleAt(room))
    : 0

/** The host would end the table. Where others play, they are asked first; a game that nobody plays any more needs no consent. */
export function askToEnd(room: Room, idle: boolean): Changed {
  const yes = (room.host < 0 ? 0 : 1 << room.host) | (room.ending ?? 0)
  // Those who did not answer may have left meanwhile.
  const agreed = (askedToEnd(room) & ~yes) === 0
  return agreed || idle
    ? abandon(room)
    : room.ending === undefined
      ? { ...room, ending: yes }
      : problem('asked-already')
}

/** Somebody agrees to the end, or does not: then the game goes on. */
export function answerEnding(room: Room, seat: number, agrees: boolean): Changed {
  const { ending, ...rest } = room
  if (ending === undefined || (askedToEnd(room) & (1 << seat)) === 0) return problem('not-asked')
  if (!agrees) return rest
  const yes = ending | (1 << seat)
  return (askedToEnd(room) & ~yes) === 0 ? abandon(room) : { ...room, ending: yes }
}

export function handOver(room: Room, seat: number): Changed {
  const chair = room.seats[seat]
  if (chair === undefined || !isPerson(chair) || !chair.arrived) return problem('no-such-seat', { seat })
  return { ...room, host: seat }
}
