import { apply, fastChance, learnt, parseMove, resample, type State } from '@spanish-main/kernel'
import {
  type Answer,
  answer,
  changeSeat,
  createQueue,
  createRunner,
  type DealStep,
  giveOrder,
  type Holder,
  lapseOffers,
  learnLast,
  letBotAnswer,
  letBotsOffer,
  movesFor,
  nextLapse,
  type Queue,
  type Reply,
  recallDeals,
  type Session,
  saysMore,
  type Told,
  takeBackOwn,
  takeDealStep,
  tell,
} from '@spanish-main/session'
import type { Crewed } from './crew.ts'
import { type OpenTable, reopenTable } from './opening.ts'
import { progressOf } from './progress.ts'
import type { Outside, Thought } from './protocol.ts'

const LESSON_SEED = 1598

/** A local table at work: a session, its bots, and whoever looks on. Clock, store and bots come from outside. */
export type Host = ReturnType<typeof createHost>

export function createHost({ game, bots, newDealer, offering }: Crewed, opened: OpenTable, outside: Outside) {
  const dealer = newDealer()
  if (dealer !== undefined) recallDeals(opened.session, dealer)
  /** A guided first turn: the bots of a lesson do the same each time, for the same answers. */
  const lesson = opened.found.row.guided === true
  let eyes = -1
  /** Moves that the eyes have seen, and the lowest number that stood since. */
  let seen = -1
  let closed = false
  /** What the eyes were last told: they hear of a change when there is one for them. */
  let shown: Told<State> | undefined

  const queue: Queue<State> = createQueue<State>(opened.session, {
    kept: opened.kept,
    store: { append: batch => outside.append(batch, session().journal.secret, progressOf(session())) },
    reopen: record => reopenTable(game, opened, record),
    tell(kept) {
      if (!kept) seen = -1
      show()
    },
  })
  const runner = createRunner<State>(queue, {
    choose: (_session, seat) => outside.think(thoughtOf(seat, session().holders[seat].name)),
    offer: table => {
      if (dealer !== undefined)
        letBotsOffer(table, dealer, whim(-1), seat => offering.has(table.holders[seat].name), outside.wall())
    },
    trouble: outside.trouble,
    now: outside.now,
    wait: outside.wait,
  })
  const session = (): Session<State> => queue.session()
  const state = () => session().journal.state
  /** What decides the whims of a bot. */
  const whim = (seat: number): number =>
    lesson ? LESSON_SEED + 7919 * movesFor(session(), seat) + seat : outside.seed()

  function show(): void {
    const now = tell(session(), eyes, seen)
    if (!saysMore(shown, now)) return
    outside.post(now)
    shown = now
    seen = now.moves
  }

  async function act(work: (table: Session<State>) => Reply): Promise<Reply> {
    const reply = await queue.act(table => {
      const result = work(table)
      seen = Math.min(seen, movesFor(table, eyes))
      return result
    })
    void runner.run()
    void watchOffers()
    return reply
  }

  /** The time on the wall at which the next offer runs out, as long as somebody waits for it. */
  let watched: number | undefined

  async function watchOffers(): Promise<void> {
    const next = nextLapse(session())
    if (next === undefined || (watched !== undefined && watched <= next)) return
    watched = next
    await outside.wait(Math.max(0, next - outside.wall()))
    watched = undefined
    if (closed) return
    await act(table => {
      lapseOffers(table, outside.wall())
      return { kind: 'done' }
    })
  }

  /** What a bot is shown: a state that its seat cannot tell from the true one, so it has nothing to peek at. */
  function thoughtOf(seat: number, bot: string): Thought {
    const seed = whim(seat)
    const twin = resample(game, state(), seat, fastChance(seed))
    return { game: game.id, pack: game.pack?.hash, bot: bots[bot] === undefined ? 'random' : bot, seat, twin, seed }
  }

  return {
    /** Keeps what a new or changed table has to say, and lets the bots begin. */
    async start(): Promise<void> {
      if (!session().readOnly) await queue.inTurn(queue.commit)
      void runner.run()
      void watchOffers()
    },
    /** From now on the table is seen with these eyes; −1 for a bystander's. */
    look(seat: number): Told<State> {
      eyes = seat
      shown = tell(session(), seat)
      seen = shown.moves
      return shown
    },
    async answer(seat: number, given: Answer): Promise<Reply> {
      // Where several are asked at once, the bots of a lesson have always answered first: it does not matter who is quicker.
      if (lesson) {
        runner.skip()
        await runner.run()
      }
      return act(table => answer(table, seat, given))
    },
    undo: (seat: number, how: 'step' | 'turn') => act(table => takeBackOwn(table, seat, how)),
    order: (seat: number, text: string) => act(table => giveOrder(table, seat, text)),
    sit: (seat: number, holder: Holder) => act(table => changeSeat(table, seat, holder)),
    deal: (seat: number, step: DealStep) =>
      act(table => {
        const reply = takeDealStep(table, seat, step, outside.wall())
        if (reply.kind !== 'done') return reply
        if (reply.paper !== undefined) letBotAnswer(table, reply.paper, whim(-1), dealer)
        if (step.do === 'accept' && dealer !== undefined) learnLast(table, dealer)
        return reply
      }),
    setPace: runner.setPace,
    skip: runner.skip,
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
    close(): void {
      closed = true
      runner.close()
    },
  }
}
