import type { Problem, State } from '@spanish-main/kernel'
import {
  answerTakeback,
  type Batch,
  changeSeat,
  createQueue,
  createRunner,
  type Done,
  givePrepared,
  holderOf,
  holdersOf,
  isPrepared,
  type Line,
  letBotsOffer,
  type NewSession,
  type Prepared,
  printSnapshot,
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
} from '@spanish-main/session'
import { audienceOf } from './audience.ts'
import type { Mark, Page } from './channel.ts'
import type { Playable } from './games.ts'
import type { Jobs } from './jobs.ts'
import { type Kept, printKept, progressOf } from './kept.ts'
import { openTable, reopen } from './opening.ts'
import { type Change, Conflict, type Key, type Store, type StoredTable, type Vault } from './store/port.ts'
import { consentUntil, dueAt, lateAt, settled, shownClock } from './timing.ts'
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
  readonly prepared?: Kept['prepared']
  readonly done?: Done
}

/** A session is put down after so many entries, in long games after an eighth of them: opening replays no more than that. */
const SNAPSHOT_EVERY = 64

const DONE: Done = { done: true }

/** What a campaign hands on. */
export type Legacy = Pick<NewSession<State>, 'before' | 'legacy'>

export type Host = Awaited<ReturnType<typeof openHost>>

/** A table at work: one thing after the other happens to it, is kept, and is told then. */
export async function openHost(parts: HostParts, rules: Playable, stored: StoredTable, kept: Kept) {
  const { store, world } = parts
  const { id } = stored
  const turns = takeTurns()
  const opened = stored.head === '' ? undefined : await openTable(parts, rules, stored, kept.room)
  const dealer = rules.newDealer()
  const condition: TableShown['condition'] = opened?.condition ?? 'good'
  let { room, progress, prepared = [], asked } = kept
  let { revision } = stored
  let queue: Queue<State> | undefined
  let runner: Runner | undefined
  let wish: Wish = {}
  let wrote = false
  let gone = false
  let used = world.now()
  /** After how many entries the session was last put down. */
  let snapshotAt = opened === undefined ? 0 : opened.kept - opened.replayed

  const session = (): Session<State> | undefined => queue?.session()
  const moment = () => ({ now: world.now(), wall: world.wall() })
  const audience = audienceOf(
    {
      ...{ session, shown },
      preparedBy: seat => prepared[seat] ?? [],
      stir: () => void turns.inTurn(async () => audience.flush()),
    },
    world.wall,
  )

  function attach(
    first: Session<State>,
    count: number,
    again: Parameters<typeof createQueue<State>>[1]['reopen'],
  ): void {
    queue = createQueue<State>(first, {
      ...{ kept: count, turns, reopen: again },
      store: { append: keep },
      tell: told,
    })
    runner = createRunner<State>(queue, {
      choose: (now, seat) => parts.jobs.think(thoughtOf(now, seat, botAt(now, seat), seedOf())),
      offer: now => {
        if (dealer !== undefined) letBotsOffer(now, dealer, seedOf(), seat => mayOffer(now, seat))
      },
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

  /** A stand-in promises nothing in the name of the person whose seat it keeps. */
  const mayOffer = (now: Session<State>, seat: number): boolean =>
    rules.offering.has(now.holders[seat].name) && room.seats[seat]?.standIn === undefined

  const seedOf = (): number => world.random(4).readUInt32LE() >>> 1

  if (opened !== undefined) {
    attach(opened.session, opened.kept, record => {
      if (record === undefined) throw new Error('A table that has begun has a record.')
      return reopen(opened.sources, record)
    })
  }

  async function keep(batch?: Batch): Promise<void> {
    const { lines = [], keys, revoke } = wish
    const now = moment()
    const since = session()?.request === undefined ? undefined : (asked ?? now.now)
    const next = settled(wish.room ?? room, session(), now)
    const ahead = wish.prepared ?? prepared
    const gained = progressOf(session(), now.wall)
    const count = session()?.journal.entries.length ?? 0
    const puts = batch !== undefined && count - snapshotAt >= Math.max(SNAPSHOT_EVERY, count >> 3)
    const change: Change = {
      ...{ table: id, revision },
      room: printKept({
        ...{ room: next, progress: gained },
        ...(ahead.every(list => list.length === 0) ? {} : { prepared: ahead }),
        ...(since === undefined ? {} : { asked: since }),
      }),
      ...{ listed: isListed(next), due: dueAt(next, session(), since, now) },
      talk: lines.map(line => JSON.stringify(line)),
      ...(batch === undefined ? {} : { batch }),
      ...(puts ? { snapshot: printSnapshot(session()!) } : {}),
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
    if (puts) snapshotAt = count
    wrote = true
    room = next
    progress = gained
    prepared = ahead
    asked = since
    if (lines.length > 0) audience.say(JSON.stringify({ kind: 'said', lines }))
  }

  /** Keeps a wish together with whatever happened in the session. */
  async function keepAll(now: Wish): Promise<void> {
    wish = now
    wrote = false
    await queue?.commit()
    if (!wrote) {
      await keep()
      told()
    }
    parts.kept?.(host)
  }

  function shown(): TableShown {
    const { clock: _clock, seats, ...rest } = room
    return {
      ...{ id, ...rest, condition },
      seats: seats.map((seat, at) => ({ ...seat, presence: audience.presenceOf(at) })),
      ...shownClock(room, moment()),
    }
  }

  /** Tells everybody what was kept; then whoever has an answer ready for what is asked now gives it. */
  function told(): void {
    audience.flush()
    const now = session()
    if (gone || now === undefined || room.paused || room.stage !== 'playing' || !isPrepared(now, prepared)) return
    change((_, at) => (at === undefined ? {} : { prepared: givePrepared(at, prepared) })).catch(error =>
      parts.trouble(`${id} prepared: ${error}`),
    )
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
    audience.dismiss('closed', () => true)
  }

  const host = {
    id,
    rules,
    dealer,
    room: () => room,
    progress: () => progress,
    session,
    change,
    read,
    isGone: () => gone,
    /** How many entries were played again to open it. */
    replayed: opened?.replayed ?? 0,
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
    /** A seat leaves answers for questions to come, in place of those before. */
    prepare: (seat: number, answers: readonly Prepared[]) =>
      change(now => ({ prepared: now.seats.map((_, at) => (at === seat ? answers : (prepared[at] ?? []))) })),
    /** Does what has become due: clocks that ran out, requests that nobody answered, bots that are waited for. */
    async wake(): Promise<void> {
      if (room.stage === 'playing' && (lateAt(room, moment()) !== 0 || isUnanswered())) await change(timeUp)
      void runner?.run()
    },
    /** A page looks on from now; gives everything that holds now, with what happened since the mark. */
    join: (seat: number, asHost: boolean, page: Page, mark?: Mark, present = true) =>
      read(() => audience.join(seat, asHost, page, mark, present)),
    leave: audience.leave,
    look: audience.look,
    /** The key of a seat was taken away: its pages hear no more. */
    dismiss: (seat: number) => audience.dismiss('new-link', at => at.seat === seat),
    dismissHost: () => audience.dismiss('new-host', at => at.asHost),
    presenceOf: audience.presenceOf,
    /** What a seat sees now, for those who ask once. */
    see: (seat: number, asHost: boolean, mark?: Mark) => read(() => audience.see(seat, asHost, mark)),
    isIdle: (ms: number) => audience.pages === 0 && world.now() - used > ms,
    close,
  }

  /** Whether a takeback was asked for that nobody has answered in time. */
  function isUnanswered(): boolean {
    const now = session()
    const until = now === undefined || asked === undefined ? undefined : consentUntil(room, now, asked, moment())
    return until !== undefined && world.now() >= until
  }

  /** Those whose time is up get a stand-in; a request that nobody answered is refused. */
  function timeUp(now: Room, at: Session<State> | undefined): Wish | Problem {
    if (isUnanswered() && at?.request !== undefined) {
      const { needed, consents } = at.request
      const mute = now.seats.findIndex((_, seat) => (needed & ~consents & (1 << seat)) !== 0)
      if (mute >= 0) answerTakeback(at, mute, false)
    }
    let next = now
    const lines: Line[] = []
    const late = lateAt(now, moment())
    for (const seat of now.seats.keys()) {
      if ((late & (1 << seat)) === 0) continue
      const changed = standIn(next, seat, rules.entry.bots[0])
      if ('key' in changed || host.reseat(changed, seat) !== undefined) continue
      next = changed
      lines.push({ seat: -1, at: world.wall(), key: 'time-up', params: { seat } })
    }
    return { room: next, lines }
  }

  told()
  return host
}

/** Everybody may see a table that waits for anyone. */
const isListed = (room: Room): boolean =>
  (room.stage === 'waiting' || room.stage === 'playing') &&
  room.seats.some(seat => seat.kind === 'anyone' && !seat.arrived)
