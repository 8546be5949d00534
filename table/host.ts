import { type Problem, readUp, type State, salvageEntry } from '@spanish-main/kernel'
import {
  type Batch,
  type Changed,
  changeSeat,
  clearOffers,
  createQueue,
  type Done,
  givePrepared,
  holderOf,
  holdersOf,
  isPrepared,
  isProblem,
  type Line,
  lapseOffers,
  type NewSession,
  type Prepared,
  type Queue,
  type Reply,
  type Room,
  type Runner,
  recallDeals,
  type Session,
  standIn,
  startSession,
  type TableShown,
  takeTurns,
} from '@spanish-main/session'
import { audienceOf } from './audience.ts'
import type { Bus, News } from './bus.ts'
import type { Mark, Page } from './channel.ts'
import type { Playable } from './games.ts'
import { settledTakeback } from './going-back.ts'
import type { Jobs } from './jobs.ts'
import { keeperOf, type Wish } from './keeper.ts'
import { type Kept, readKept, readLines } from './kept.ts'
import { type OpenedTable, openTable, reopen } from './opening.ts'
import { letBotsPlay } from './players.ts'
import { Conflict, type Store, type StoredTable, type Vault } from './store/port.ts'
import {
  consentUntil,
  isUnanswered,
  lateAt,
  lowAt,
  offerOut,
  refuseForTheMute,
  shownClock,
  stoodStill,
} from './timing.ts'
import type { World } from './world.ts'

/** What a live table needs from the service. */
export interface HostParts {
  readonly store: Store
  readonly vault: Vault
  readonly jobs: Jobs
  readonly bus: Bus
  readonly world: World
  /** The least time that a bot takes over a move: its thinking must not betray it. */
  readonly botPace: number
  trouble(message: string): void
  /** Something was kept: whoever is to be called can be called. */
  kept?(host: Host): void
  /** Calls a seat once more; false if that was done not long ago. */
  remind?(host: Host, seat: number): boolean
  /** Sends the calls that waited for quiet hours to end. */
  callHeld?(find: (table: string) => Promise<Host | undefined>): Promise<void>
}

/** So many lines of talk are told to whoever comes: a table where everybody chats for months is still quick to open. */
const MOST_TALK = 1000

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
  const keeper = keeperOf(store, world, stored, kept)
  const { room, prepared, revision } = keeper
  let queue: Queue<State> | undefined
  let runner: Runner | undefined
  let wish: Wish = {}
  let wrote = false
  let gone = false
  let used = world.now()
  /** Whose time was little when the table was kept last. */
  let low = 0

  const session = (): Session<State> | undefined => queue?.session()
  const moment = () => ({ now: world.now(), wall: world.wall() })
  const audience = audienceOf(
    {
      ...{ session, shown },
      preparedBy: seat => prepared()[seat] ?? [],
      stir: () => void turns.inTurn(async () => audience.flush()).catch(error => parts.trouble(`${id}: ${error}`)),
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
      tell: news,
    })
    runner?.close()
    runner = letBotsPlay(parts, { id, rules, dealer, room, isGone: () => gone }, { ...queue, inTurn })
  }

  function resume({ session: found, kept: count, replayed, sources }: OpenedTable): void {
    keeper.putDownAt(count - replayed)
    attach(found, count, record => {
      if (record === undefined) throw new Error('A table that has begun has a record.')
      return reopen(sources, record)
    })
  }

  if (opened !== undefined) {
    resume(opened)
    if (dealer !== undefined) recallDeals(opened.session, dealer)
  }

  /** Something that may add to the record waits until all of it has been read. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    return turns.inTurn(async () => {
      await readWhole()
      return work()
    })
  }

  /** Reads what was passed over when the table was opened. If that is not what its chain covers, the table is opened anew. */
  async function readWhole(): Promise<void> {
    const journal = session()?.journal
    if (journal?.unread === undefined) return
    const lines = (await store.lines(id)).slice(0, journal.unread.entries)
    const { names } = journal.header
    const earlier = lines.map(line => salvageEntry(line, names))
    if (readUp(journal, earlier)) return
    close()
    await store.putDown(id, '')
    throw new Conflict('The record does not fit its chain.')
  }

  async function keep(batch?: Batch): Promise<void> {
    const { lines = [] } = wish
    let said: readonly string[]
    try {
      said = await keeper.keep(wish, session(), batch)
    } catch (error) {
      if (error instanceof Conflict) close()
      throw error
    } finally {
      wish = {}
    }
    wrote = true
    low = lowAt(room(), moment())
    if (lines.length > 0) audience.say(JSON.stringify({ kind: 'said', lines }))
    parts.bus.publish({ table: id, revision: revision(), ...(said.length === 0 ? {} : { said }) })
  }

  /** Another process has kept something here: the table goes on from there, and its pages are told. */
  async function hear({ revision: theirs, said, dismissed }: News): Promise<void> {
    if (gone || theirs < revision() || (theirs === revision() && dismissed === undefined)) return
    await turns.inTurn(async () => {
      if (gone) return
      if (dismissed !== undefined) sendAway(dismissed)
      if (theirs <= revision()) return
      const found = await store.load(id)
      const read = found === undefined ? undefined : readKept(found.room)
      if (found === undefined || read === undefined) return close()
      if (found.head !== '') resume(await openTable(parts, rules, found, read.room))
      keeper.adopt(found, read)
      if (said !== undefined) audience.say(`{"kind":"said","lines":[${said.join()}]}`)
      told()
    })
  }

  /** The keys of a seat, or of the host (−1), were taken away: their pages hear no more. */
  function sendAway(seat: number): void {
    if (seat < 0) audience.dismiss('new-host', at => at.asHost)
    else audience.dismiss('new-link', at => at.seat === seat)
  }

  function dismiss(seat: number): void {
    sendAway(seat)
    parts.bus.publish({ table: id, revision: revision(), dismissed: seat })
  }

  /** Keeps a wish together with whatever happened in the session. */
  async function keepAll(now: Wish): Promise<void> {
    wish = now
    wrote = false
    await queue?.commit()
    if (wrote) return
    await keep()
    news()
  }

  /** Something was kept, whoever did it: everybody is told, and whoever is asked by it is called. */
  function news(): void {
    told()
    parts.kept?.(host)
  }

  function shown(): TableShown {
    const { clock: _clock, seats, ...rest } = room()
    return {
      ...{ id, ...rest, condition, watching: audience.lookers },
      seats: seats.map((seat, at) => ({ ...seat, presence: audience.presenceOf(at) })),
      ...shownClock(room(), moment()),
      ...answerBy(),
    }
  }

  /** Until when a takeback waits for an answer, by the time on the wall. */
  function answerBy(): Pick<TableShown, 'answerBy'> {
    const { now, wall } = moment()
    const at = session()
    const asked = keeper.asked()
    const until = at === undefined || asked === undefined ? undefined : consentUntil(room(), at, asked, { now, wall })
    return until === undefined ? {} : { answerBy: Math.round(until - now + wall) }
  }

  /** Tells everybody what was kept; then whoever has an answer ready for what is asked now gives it. */
  function told(): void {
    audience.flush()
    const now = session()
    if (gone || now === undefined || room().paused || room().stage !== 'playing') return
    if (!isPrepared(now, prepared())) return
    change((_, at) => (at === undefined ? {} : { prepared: givePrepared(at, prepared()) })).catch(error =>
      parts.trouble(`${id} prepared: ${error}`),
    )
  }

  /** Whatever reads a table waits until all that happened is kept: nothing is shown that could still be lost. */
  function read<T>(work: () => T | Promise<T>): Promise<T> {
    used = world.now()
    return turns.inTurn(async () => {
      if (gone) throw new Conflict('The table was closed.')
      await queue?.commit().catch(error => parts.trouble(String(error)))
      return work()
    })
  }

  /** The same with what was said last: nothing is said between the two. */
  const readTalk = <T>(work: (talk: readonly Line[]) => T): Promise<T> =>
    read(async () => work(readLines(await store.talk(id, MOST_TALK))))

  async function change(work: (now: Room, at: Session<State> | undefined) => Wish | Problem): Promise<Done | Problem> {
    used = world.now()
    const outcome = await inTurn(async () => {
      if (gone) throw new Conflict('The table was closed.')
      const wished = work(room(), session())
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
    room,
    progress: keeper.progress,
    session,
    change,
    read,
    isGone: () => gone,
    /** The same for whoever needs the whole record. */
    readRecord: <T>(work: () => T): Promise<T> => turns.inTurn(readWhole).then(() => read(work)),
    /** Reads the rest of the record, so that what was altered in it is found out. */
    check: (): Promise<void> => turns.inTurn(readWhole),
    /** Nobody needs it for now: it is put down, to be opened quickly. */
    putAway: (): Promise<void> =>
      turns.inTurn(async () => {
        const now = session()
        if (!gone && now !== undefined && now.journal.unread === undefined) await keeper.putAway(now)
      }),
    /** How many entries were played again to open it. */
    replayed: opened?.replayed ?? 0,
    /** Something a seat says to the session; the room stays as it is, but for its clock. */
    act: (work: (at: Session<State>) => Reply): Promise<Done | Problem> =>
      change((now, at) => {
        if (at === undefined) return { key: 'not-begun', params: {} }
        if (now.stage === 'abandoned') return { key: 'game-over', params: {} }
        if (now.paused) return { key: 'paused', params: {} }
        lapseOffers(at, world.wall())
        const asked = at.request
        const reply = work(at)
        if (reply.kind === 'refused') return reply.problem
        if (reply.kind === 'done-before') return { done: { done: true, before: true } }
        const { kind: _done, ...more } = reply
        return { done: { ...DONE, ...more }, lines: settledTakeback(asked, at, world.wall()) }
      }),
    /** The game begins. */
    begin: (work: (now: Room) => Changed, secret: string, legacy: Legacy, line: Line): Promise<Done | Problem> =>
      turns.inTurn(async () => {
        if (gone) throw new Conflict('The table was closed.')
        const next = work(room())
        if (isProblem(next)) return next
        const about = { game: rules.game, options: next.options, holders: holdersOf(next), secret, ...legacy }
        const start = () => startSession<State>({ ...about, nonces: next.seats.map(seat => seat.nonce) })
        attach(start(), 0, record =>
          record === undefined ? start() : reopen({ rules, room: room(), position: '', secret }, record),
        )
        try {
          await keepAll({ room: next, lines: [line] })
        } catch (error) {
          queue = undefined
          runner = undefined
          throw error
        }
        void runner?.run()
        return DONE
      }),
    /** Somebody else holds a seat in the room, until its owner returns or for good: then the session hears of it, too. */
    reseat(next: Room, seat: number, forGood = false): Problem | undefined {
      const now = session()
      if (now === undefined) return undefined
      const holder = holderOf(next.seats[seat], seat)
      const isSame = JSON.stringify(now.holders[seat]) === JSON.stringify(holder)
      const reply = isSame ? undefined : changeSeat(now, seat, holder)
      if (reply?.kind === 'refused') return reply.problem
      if (forGood) clearOffers(now, seat)
      return undefined
    },
    /** A seat leaves answers for questions to come, in place of those before. */
    prepare: (seat: number, answers: readonly Prepared[]) =>
      change(now => ({ prepared: now.seats.map((_, at) => (at === seat ? answers : (prepared()[at] ?? []))) })),
    /** What whoever sat here wrote down for himself is not for whoever comes next, and his pages hear no more. */
    async vacate(seat: number): Promise<void> {
      if ((prepared()[seat] ?? []).length > 0) await host.prepare(seat, [])
      for (const paper of ['notes', 'calls'] as const) await store.putPaper(id, seat, paper, '')
      dismiss(seat)
    },
    /** Does what has become due: clocks and offers that ran out, requests that nobody answered, bots that are waited for. */
    async wake(): Promise<void> {
      const now = room()
      const waits =
        lateAt(now, moment()) !== 0 ||
        (lowAt(now, moment()) & ~low) !== 0 ||
        isUnanswered(now, session(), keeper.asked(), moment()) ||
        (offerOut(session(), moment()) ?? Number.POSITIVE_INFINITY) <= world.now()
      if (now.stage === 'playing' && waits) await change(timeUp)
      void runner?.run()
    },
    /** A page looks on from now; gives everything that holds now, with what happened since the mark. */
    join: (seat: number, asHost: boolean, page: Page, mark?: Mark, present = true) =>
      readTalk(talk => ({ ...audience.join(seat, asHost, page, mark, present), talk })),
    leave: audience.leave,
    look: audience.look,
    /** The keys of a seat, or of the host, were taken away: their pages hear no more. */
    dismiss,
    dismissHost: () => dismiss(-1),
    hear,
    presenceOf: audience.presenceOf,
    isWatched: audience.isWatched,
    /** Whose time runs and is little, as a bit set. */
    low: () => lowAt(room(), moment()),
    visit: audience.visit,
    forget: audience.forget,
    /** What a seat sees now, for those who ask once. */
    see: (seat: number, asHost: boolean, mark?: Mark) =>
      readTalk(talk => ({ ...audience.see(seat, asHost, mark), talk })),
    isIdle: (ms: number) => audience.pages === 0 && world.now() - used > ms,
    close,
  }

  /** Those whose time is up get a stand-in; a request that nobody answered is refused. */
  function timeUp(now: Room, at: Session<State> | undefined): Wish {
    if (at !== undefined) lapseOffers(at, world.wall())
    const lines: Line[] = []
    if (at !== undefined && isUnanswered(now, at, keeper.asked(), moment())) {
      const asked = at.request
      refuseForTheMute(at)
      lines.push(...settledTakeback(asked, at, world.wall()))
    }
    let next = now
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
  const stood = stoodStill(room(), keeper.progress().changed, world)
  if (stood !== undefined) {
    change(() => ({ lines: [{ seat: -1, at: world.wall(), key: 'stood-still', params: stood }] })).catch(error =>
      parts.trouble(`${id}: ${error}`),
    )
  }
  return host
}
