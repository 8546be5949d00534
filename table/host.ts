import { type Problem, type State, waiting } from '@spanish-main/kernel'
import {
  answerTakeback,
  type Batch,
  changeSeat,
  createQueue,
  createRunner,
  type Done,
  holdClock,
  holderOf,
  holdersOf,
  type Line,
  type NewSession,
  newClock,
  nextOut,
  outOfTime,
  peopleAt,
  type Queue,
  type Reply,
  type Room,
  type Runner,
  type Session,
  standIn,
  startSession,
  type TableShown,
  takeTurns,
  thoughtOf,
  turnClock,
} from '@spanish-main/session'
import { type Channel, type Mark, openChannel, type Page } from './channel.ts'
import type { Playable } from './games.ts'
import type { Jobs } from './jobs.ts'
import { type Kept, printKept, progressOf } from './kept.ts'
import { openTable, reopen } from './opening.ts'
import { attendance } from './presence.ts'
import { type Change, Conflict, type Key, type Store, type StoredTable, type Vault } from './store/port.ts'
import type { World } from './world.ts'

/** What a live table needs from the service. */
export interface HostParts {
  readonly store: Store
  readonly vault: Vault
  readonly jobs: Jobs
  readonly world: World
  /** The least time that a bot takes over a move: its thinking must not betray it. */
  readonly botPace: number
  trouble(message: string): void
  /** Something was kept: whoever is to be called can be called. */
  kept?(host: Host): void
}

/** Something that is to happen to a table: to its room, and to its session. */
export interface Wish {
  readonly room?: Room
  readonly lines?: readonly Line[]
  readonly keys?: readonly Key[]
  readonly revoke?: Change['revoke']
  readonly done?: Done
}

const DONE: Done = { done: true }

const NOBODY: Page = { tell: () => undefined, dismiss: () => undefined }

/** How long a takeback waits for answers in live play: then silence is a no. */
const CONSENT_MS = 60_000

/** What a campaign hands on. */
export type Legacy = Pick<NewSession<State>, 'before' | 'legacy'>

export type Host = Awaited<ReturnType<typeof openHost>>

/** A table at work: one thing after the other happens to it, is kept, and is told then. */
export async function openHost(parts: HostParts, rules: Playable, stored: StoredTable, kept: Kept) {
  const { store, world } = parts
  const { id } = stored
  const turns = takeTurns()
  const opened = stored.head === '' ? undefined : await openTable(parts, rules, stored, kept.room)
  const guests = attendance(world.wall)
  const channels = new Map<string, Channel>()
  const seats = new Map<Page, { seat: number; asHost: boolean }>()
  /** Takebacks that were asked for, by seat and decision. */
  const requests = new Set<string>()
  let { room, progress } = kept
  let { revision } = stored
  const condition: TableShown['condition'] = opened?.condition ?? 'good'
  let queue: Queue<State> | undefined
  let runner: Runner | undefined
  let wish: Wish = {}
  let wrote = false
  let gone = false
  /** Since when a takeback is asked for. */
  let asked: number | undefined
  let used = world.now()

  const session = (): Session<State> | undefined => queue?.session()
  const moment = () => ({ now: world.now(), wall: world.wall() })

  function attach(
    first: Session<State>,
    count: number,
    again: Parameters<typeof createQueue<State>>[1]['reopen'],
  ): void {
    queue = createQueue<State>(first, {
      ...{ kept: count, turns, reopen: again },
      store: { append: keep },
      tell: flush,
    })
    runner = createRunner<State>(queue, {
      choose: (now, seat) => parts.jobs.think(thoughtOf(now, seat, botAt(now, seat), seedOf())),
      held: () => gone || room.paused || room.stage !== 'playing',
      trouble: (where, message) => parts.trouble(`${id} ${where}: ${message}`),
      now: world.now,
      wait: world.wait,
    })
    runner.setPace(parts.botPace)
  }

  function botAt(now: Session<State>, seat: number): string {
    const { name } = now.holders[seat]
    return rules.bots[name] === undefined ? 'random' : name
  }

  const seedOf = (): number => world.random(4).readUInt32LE() >>> 1

  if (opened !== undefined) {
    attach(opened.session, opened.kept, record => {
      if (record === undefined) throw new Error('A table that has begun has a record.')
      return reopen(opened.sources, record)
    })
  }

  /** The room with its clock and its stage as the session has them now. */
  function settled(next: Room): Room {
    const now = session()
    if (now === undefined || next.stage === 'waiting') return next
    const { game, journal, request } = now
    const over = journal.state.ended !== 0
    const stage = over && next.stage === 'playing' ? 'over' : next.stage
    if (request === undefined) asked = undefined
    else asked ??= world.now()
    const clock = next.clock ?? newClock(next.pace, next.seats.length, world.now())
    const runs = stage === 'playing' && !next.paused && request === undefined && !now.readOnly
    const running = waiting(game, journal.state) & peopleAt(next)
    const turned = runs ? turnClock(next.pace, clock, running, moment()) : holdClock(next.pace, clock, moment())
    return { ...next, stage, clock: turned }
  }

  /** When this table wants to be woken: for a bot that is waited for, a clock, a takeback. */
  function dueAt(next: Room): number | undefined {
    const now = session()
    if (now === undefined || next.stage !== 'playing' || next.paused || now.readOnly) return undefined
    const bots = waiting(now.game, now.journal.state) & ~peopleAt(next)
    if (bots !== 0) return world.now()
    const clock =
      next.whenOut === 'bot' && next.clock !== undefined ? nextOut(next.pace, next.clock, moment()) : undefined
    const answer = asked === undefined ? undefined : asked + CONSENT_MS
    return clock === undefined ? answer : Math.min(clock, answer ?? clock)
  }

  async function keep(batch?: Batch): Promise<void> {
    const { lines = [], keys, revoke } = wish
    const next = settled(wish.room ?? room)
    const gained = progressOf(session(), world.wall())
    const change: Change = {
      ...{ table: id, revision, room: printKept({ room: next, progress: gained }) },
      ...{ listed: isListed(next), due: dueAt(next), talk: lines.map(line => JSON.stringify(line)) },
      ...(batch === undefined ? {} : { batch }),
      ...(keys === undefined ? {} : { keys }),
      ...(revoke === undefined ? {} : { revoke }),
    }
    try {
      await store.commit(change)
    } catch (error) {
      if (error instanceof Conflict) close()
      throw error
    } finally {
      wish = {}
    }
    revision++
    wrote = true
    room = next
    progress = gained
    if (lines.length > 0) for (const channel of channels.values()) channel.say(JSON.stringify({ kind: 'said', lines }))
  }

  /** Keeps a wish together with whatever happened in the session. */
  async function keepAll(now: Wish): Promise<void> {
    wish = now
    wrote = false
    await queue?.commit()
    if (!wrote) {
      await keep()
      flush()
    }
    parts.kept?.(host)
  }

  function shown(): TableShown {
    const { clock, seats, ...rest } = room
    const now = moment()
    const timed =
      room.pace.kind === 'free' || clock === undefined ? {} : { clock: { ...clock, wall: wallAt(clock.since) } }
    return {
      ...{ id, ...rest, condition },
      seats: seats.map((seat, at) => ({ ...seat, presence: guests.presenceOf(at) })),
      ...timed,
    }
    function wallAt(since: number): number {
      return Math.round(now.wall - (now.now - since))
    }
  }

  function flush(): void {
    const table = shown()
    for (const channel of channels.values()) channel.flush(table, session())
  }

  /** Whatever reads a table waits until all that happened is kept: nothing is shown that could still be lost. */
  function read<T>(work: () => T): Promise<T> {
    used = world.now()
    return turns.inTurn(async () => {
      if (gone) throw new Conflict('The table was closed.')
      await queue?.commit().catch(error => parts.trouble(String(error)))
      return work()
    })
  }

  async function change(work: (now: Room, at: Session<State> | undefined) => Wish | Problem): Promise<Done | Problem> {
    used = world.now()
    const outcome = await turns.inTurn(async () => {
      if (gone) throw new Conflict('The table was closed.')
      const wished = work(room, session())
      if ('key' in wished) return wished
      await keepAll(wished)
      return wished.done ?? DONE
    })
    void runner?.run()
    return outcome
  }

  function close(): void {
    gone = true
    runner?.close()
    for (const page of [...seats.keys()]) send(page, 'closed')
  }

  function send(page: Page, why: string): void {
    leave(page)
    page.dismiss(why)
  }

  function leave(page: Page): void {
    const at = seats.get(page)
    if (at === undefined) return
    seats.delete(page)
    const name = `${at.seat}/${at.asHost}`
    const channel = channels.get(name)
    channel?.leave(page)
    if (channel?.size === 0) channels.delete(name)
    guests.leave(page)
    void turns.inTurn(async () => flush())
  }

  const host = {
    id,
    rules,
    room: () => room,
    progress: () => progress,
    session,
    change,
    read,
    isGone: () => gone,
    /** Something a seat says to the session; the room stays as it is, but for its clock. */
    act: (work: (at: Session<State>) => Reply): Promise<Done | Problem> =>
      change((now, at) => {
        if (at === undefined) return { key: 'not-begun', params: {} }
        if (now.stage === 'abandoned') return { key: 'game-over', params: {} }
        if (now.paused) return { key: 'paused', params: {} }
        const reply = work(at)
        if (reply.kind === 'refused') return reply.problem
        if (reply.kind === 'done-before') return { done: { done: true, before: true } }
        const { kind: _done, ...more } = reply
        return { done: { ...DONE, ...more } }
      }),
    /** The game begins. */
    begin: (work: (now: Room) => Room, secret: string, legacy: Legacy, line: Line) =>
      turns.inTurn(async () => {
        if (gone || queue !== undefined) throw new Conflict('The table has begun.')
        const next = work(room)
        const about = { game: rules.game, options: next.options, holders: holdersOf(next), secret, ...legacy }
        const start = () => startSession<State>({ ...about, nonces: next.seats.map(seat => seat.nonce) })
        attach(start(), 0, record =>
          record === undefined ? start() : reopen({ rules, room, position: '', secret }, record),
        )
        try {
          await keepAll({ room: next, lines: [line] })
        } catch (error) {
          queue = undefined
          runner = undefined
          throw error
        }
        void runner?.run()
      }),
    /** Somebody else holds a seat in the room: then the session hears of it, too. */
    reseat(next: Room, seat: number): Problem | undefined {
      const now = session()
      const holder = holderOf(next.seats[seat], seat)
      if (now === undefined || JSON.stringify(now.holders[seat]) === JSON.stringify(holder)) return undefined
      const reply = changeSeat(now, seat, holder)
      return reply.kind === 'refused' ? reply.problem : undefined
    },
    /** Does what has become due: clocks that ran out, requests that nobody answered, bots that are waited for. */
    async wake(): Promise<void> {
      const out = room.clock === undefined ? 0 : outOfTime(room.pace, room.clock, moment()) & peopleAt(room)
      const silent = asked !== undefined && world.now() - asked >= CONSENT_MS
      if (room.stage === 'playing' && ((out !== 0 && room.whenOut === 'bot') || silent)) await change(timeUp)
      void runner?.run()
    },
    /** A page looks on from now; gives everything that holds now, with what happened since the mark. */
    join(seat: number, asHost: boolean, page: Page, mark?: Mark, present = true) {
      return read(() => {
        if (present) guests.arrive(page, seat)
        seats.set(page, { seat, asHost })
        const name = `${seat}/${asHost}`
        const channel = channels.get(name) ?? openChannel(seat, asHost, shown(), session())
        channels.set(name, channel)
        flush()
        return channel.join(page, mark)
      })
    },
    leave,
    look(page: Page, looking: boolean): void {
      guests.look(page, looking)
      void turns.inTurn(async () => flush())
    },
    /** The key of a seat was taken away: its pages hear no more. */
    dismiss(seat: number): void {
      for (const [page, at] of [...seats]) if (at.seat === seat) send(page, 'new-link')
    },
    dismissHost(): void {
      for (const [page, at] of [...seats]) if (at.asHost) send(page, 'new-host')
    },
    /** A seat asks to go back; refused once, it does not ask again before there is another decision. */
    askOnce(now: Session<State>, seat: number, ask: () => Reply): Reply {
      const decision = `${seat} ${now.journal.state.asked}`
      if (requests.has(decision)) return { kind: 'refused', problem: { key: 'asked-already', params: {} } }
      const reply = ask()
      if (reply.kind === 'done') requests.add(decision)
      return reply
    },
    presenceOf: guests.presenceOf,
    /** What a seat sees now, for those who ask once. */
    see: (seat: number, asHost: boolean, mark?: Mark) =>
      read(() => openChannel(seat, asHost, shown(), session()).join(NOBODY, mark)),
    isIdle: (ms: number) => guests.pages === 0 && world.now() - used > ms,
    close,
  }

  /** Those whose time is up get a stand-in; a request that nobody answered is refused. */
  function timeUp(now: Room, at: Session<State> | undefined): Wish | Problem {
    const silent = asked !== undefined && world.now() - asked >= CONSENT_MS && at?.request !== undefined
    if (silent && at?.request !== undefined) {
      const { needed: seats, consents } = at.request
      const mute = now.seats.findIndex((_, seat) => (seats & ~consents & (1 << seat)) !== 0)
      if (mute >= 0) answerTakeback(at, mute, false)
    }
    let next = now
    const lines: Line[] = []
    const out = now.clock === undefined ? 0 : outOfTime(now.pace, now.clock, moment()) & peopleAt(now)
    for (const seat of now.whenOut === 'bot' ? now.seats.keys() : []) {
      if ((out & (1 << seat)) === 0) continue
      const changed = standIn(next, seat, rules.entry.bots[0])
      if ('key' in changed || host.reseat(changed, seat) !== undefined) continue
      next = changed
      lines.push({ seat: -1, at: world.wall(), key: 'time-up', params: { seat } })
    }
    return { room: next, lines }
  }

  return host
}

/** Everybody may see a table that waits for anyone. */
const isListed = (room: Room): boolean =>
  (room.stage === 'waiting' || room.stage === 'playing') &&
  room.seats.some(seat => seat.kind === 'anyone' && !seat.arrived)
