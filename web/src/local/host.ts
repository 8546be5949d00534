import {
  apply,
  fastChance,
  learnt,
  legal,
  parseMove,
  parseRecord,
  printMove,
  resample,
  type State,
  waiting,
  winners,
} from '@spanish-main/kernel'
import {
  type Answer,
  answer,
  changeSeat,
  decisionName,
  giveOrder,
  type Holder,
  openSession,
  type Reply,
  type Session,
  saveSession,
  startSession,
  takeBackOwn,
  tell,
} from '@spanish-main/session'
import type { Playable } from '../rules.ts'
import type { Glimpse, Outside, Thought } from './protocol.ts'
import type { Progress, TableRow } from './rows.ts'

/** While bots are hurried on, or never pause, the page is shown a picture this often. */
const HURRY_MS = 120

/** A local table at work: a session, its bots, and whoever looks on. Clock, store and bots come from outside. */
export type Host = ReturnType<typeof createHost>

export function createHost({ game, bots }: Playable, row: TableRow, record: string, outside: Outside) {
  const begin = (): Session<State> =>
    record === ''
      ? startSession({ game, options: row.options, holders: row.holders, secret: row.secret })
      : openSession(game, { record: parseRecord(record), secret: row.secret, holders: row.holders }).session
  let session = begin()
  let kept = record
  let eyes = -1
  /** Moves that the eyes have seen, and the lowest number that stood since. */
  let seen = -1
  let pace = 0
  let hurry = false
  let hurried: () => void = () => undefined
  let botsAtWork = false
  let closed = false
  let shownAt = 0

  // One thing after the other: what is shown has been kept, and nothing happens in between.
  let tail: Promise<unknown> = Promise.resolve()
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = tail.then(work)
    tail = next.catch(() => undefined)
    return next
  }

  const isBot = (seat: number) => session.holders[seat]?.kind === 'bot'
  const state = () => session.journal.state

  function glimpse(since: number): Glimpse {
    const told = tell(session, eyes, since)
    const movers = session.journal.line.slice(Math.max(0, since)).map(move => move.seat)
    return { seat: eyes, told, since, movers, sent: performance.timeOrigin + performance.now() }
  }

  function show(): void {
    outside.post(glimpse(seen))
    seen = session.journal.line.length
    shownAt = outside.now()
  }

  function progress(): Progress {
    const { ended, winner, result } = state()
    return {
      ...(result === null ? {} : { winners: winners(state()) }),
      ...(result?.together === undefined ? {} : { together: result.together }),
      holders: session.holders,
      names: session.journal.header.names,
      moves: session.journal.line.length,
      waiting: waiting(game, state()),
      ending: ended === 0 ? '' : game.endings[ended - 1],
      winner,
    }
  }

  /** Keeps what happened, or else undoes it, and then shows it. */
  async function commit(): Promise<void> {
    const text = saveSession(session)
    try {
      await outside.save(text, progress())
      kept = text
    } catch (error) {
      const { holders } = session
      session =
        kept === '' ? begin() : openSession(game, { record: parseRecord(kept), secret: row.secret, holders }).session
      seen = -1
      throw error
    } finally {
      show()
    }
  }

  async function act(work: () => Reply): Promise<Reply> {
    const reply = await inTurn(async () => {
      const result = work()
      if (result.kind === 'done') {
        seen = Math.min(seen, session.journal.line.length)
        await commit()
      }
      return result
    })
    void runBots()
    return reply
  }

  /** The first bot that is waited for. */
  function nextBot(): number | undefined {
    const seats = waiting(game, state())
    return [...session.holders.keys()].find(seat => isBot(seat) && (seats & (1 << seat)) !== 0)
  }

  /** What a bot is shown: a state that its seat cannot tell from the true one, so it has nothing to peek at. */
  function thoughtOf(seat: number, bot: string): Thought {
    const seed = outside.seed()
    const twin = resample(game, state(), seat, fastChance(seed))
    return { game: game.id, bot: bots[bot] === undefined ? 'random' : bot, seat, twin, seed }
  }

  async function choiceOf(seat: number, bot: string): Promise<string> {
    try {
      return await outside.think(thoughtOf(seat, bot))
    } catch (error) {
      outside.trouble('bot', String(error))
      return printMove(game, legal(game, state(), seat)[0])
    }
  }

  const pause = (ms: number): Promise<void> =>
    ms <= 0 || hurry ? Promise.resolve() : Promise.race([outside.wait(ms), new Promise<void>(done => (hurried = done))])

  async function botMoves(seat: number): Promise<void> {
    const decision = decisionName(session, seat)
    const started = outside.now()
    const text = await choiceOf(seat, session.holders[seat].name)
    await pause(pace - (outside.now() - started))
    await inTurn(async () => {
      // Somebody may have taken a move back meanwhile, or left.
      if (closed || !isBot(seat) || decision !== decisionName(session, seat)) return
      const reply = answer(session, seat, { decision, text })
      if (reply.kind === 'refused') throw new Error(`${session.holders[seat].name}: ${text}: ${reply.problem.key}`)
      const personsTurn = nextBot() === undefined
      const paused = pace > 0 && !hurry
      if (paused || personsTurn || outside.now() - shownAt > HURRY_MS) await commit()
    })
  }

  async function runBots(): Promise<void> {
    if (botsAtWork || closed) return
    botsAtWork = true
    try {
      for (let seat = nextBot(); seat !== undefined && !closed; seat = nextBot()) await botMoves(seat)
    } catch (error) {
      outside.trouble('table', String(error))
    } finally {
      botsAtWork = false
      hurry = false
    }
  }

  return {
    /** Keeps a new table, and lets the bots begin. */
    async start(): Promise<void> {
      if (kept === '') await inTurn(commit)
      void runBots()
    },
    /** From now on the table is seen with these eyes; −1 for a bystander's. */
    look(seat: number): Glimpse {
      eyes = seat
      seen = session.journal.line.length
      return glimpse(-1)
    },
    answer: (seat: number, given: Answer) => act(() => answer(session, seat, given)),
    undo: (seat: number, how: 'step' | 'turn') => act(() => takeBackOwn(session, seat, how)),
    order: (seat: number, text: string) => act(() => giveOrder(session, seat, text)),
    sit: (seat: number, holder: Holder) => act(() => changeSeat(session, seat, holder)),
    /** The least time that a bot takes over a move. */
    setPace(ms: number): void {
      pace = ms
    },
    /** Lets the bots play on without a pause until a person is asked. */
    skip(): void {
      hurry = botsAtWork
      hurried()
    },
    /** What a bot would do for this seat. */
    hint: (seat: number, bot: string) => outside.advise(thoughtOf(seat, bot)),
    /** Whether a move would end undo, as far as the seat can know: tried in a state that it cannot tell from this one. */
    informs(seat: number, text: string): boolean {
      const chance = fastChance(outside.seed())
      const twin = resample(game, state(), seat, chance)
      const parsed = parseMove(game, twin, text)
      if (parsed.kind !== 'code') return false
      const before = learnt(twin)
      apply(game, twin, seat, parsed.code, { chance, listen: undefined })
      return learnt(twin) !== before
    },
    record: () => kept,
    close(): void {
      closed = true
      hurried()
    },
  }
}
