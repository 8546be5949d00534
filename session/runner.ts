import { legal, printMove, type State, waiting } from '@spanish-main/kernel'
import { awaitsAnswer } from './bot-deals.ts'
import { answer, decisionName } from './moves.ts'
import type { Queue } from './queue.ts'
import type { Session } from './session.ts'

/** What a runner of bots needs from the world. */
export interface BotPort<S extends State> {
  /** What the bot at this seat does, as text. */
  choose(session: Session<S>, seat: number): Promise<string>
  trouble(where: 'bot' | 'table', message: string): void
  /** Lets the bots offer deals before one of them moves. */
  offer?(session: Session<S>): void
  /** The bots are to wait: nobody plays. */
  held?(): boolean
  now(): number
  wait(ms: number): Promise<void>
}

/** While bots are hurried on, or never pause, the table is kept and shown this often. */
const HURRY_MS = 120

/** So long a bot waits for a person's answer to what bots have offered, looking so often, unless it never pauses. */
const PATIENCE_MS = 20_000
const GLANCE_MS = 250

/** Lets the bots of a table move whenever they are waited for. */
export interface Runner {
  /** Done when no bot is waited for. */
  run(): Promise<void>
  /** The least time that a bot takes over a move. */
  setPace(ms: number): void
  /** Lets the bots play on without a pause until a person is asked. */
  skip(): void
  close(): void
}

export function createRunner<S extends State>(queue: Queue<S>, port: BotPort<S>): Runner {
  let pace = 0
  let hurry = false
  let hurried: () => void = () => undefined
  let work: Promise<void> | undefined
  let closed = false
  let keptAt = 0

  const isBot = (seat: number) => queue.session().holders[seat]?.kind === 'bot'

  /** The first bot that is waited for. */
  function nextBot(): number | undefined {
    const { game, journal, holders, readOnly } = queue.session()
    const seats = readOnly || port.held?.() ? 0 : waiting(game, journal.state)
    return [...holders.keys()].find(seat => isBot(seat) && (seats & (1 << seat)) !== 0)
  }

  async function choice(seat: number): Promise<string> {
    try {
      return await port.choose(queue.session(), seat)
    } catch (error) {
      port.trouble('bot', String(error))
      return firstMove(seat)
    }
  }

  function firstMove(seat: number): string {
    const { game, journal } = queue.session()
    return printMove(game, legal(game, journal.state, seat)[0])
  }

  const pause = (ms: number): Promise<void> =>
    ms <= 0 || hurry ? Promise.resolve() : Promise.race([port.wait(ms), new Promise<void>(done => (hurried = done))])

  /** Bots say what they offer; a person who is offered something has time to answer. */
  async function talk(): Promise<void> {
    if (port.offer === undefined || queue.session().readOnly || port.held?.()) return
    const papers = () => queue.session().papers.all.length
    const before = papers()
    await queue.inTurn(async () => {
      port.offer?.(queue.session())
      if (papers() !== before) await queue.commit()
    })
    if (papers() === before || pace === 0) return
    for (let waited = 0; waited < PATIENCE_MS && !hurry && !closed; waited += GLANCE_MS) {
      if (!awaitsAnswer(queue.session())) return
      await pause(GLANCE_MS)
    }
  }

  async function move(seat: number): Promise<void> {
    const decision = decisionName(queue.session(), seat)
    const started = port.now()
    const text = await choice(seat)
    await pause(pace - (port.now() - started))
    await queue.inTurn(async () => {
      const session = queue.session()
      // The question may have changed meanwhile, or the seat: then whoever sits there is asked again.
      if (closed || port.held?.() || !isBot(seat) || decision !== decisionName(session, seat)) return
      const reply = answer(session, seat, { decision, text })
      if (reply.kind === 'refused') {
        port.trouble('bot', `${session.holders[seat].name}: ${text}: ${reply.problem.key}`)
        answer(session, seat, { decision, text: firstMove(seat) })
      }
      const paused = pace > 0 && !hurry
      if (!paused && nextBot() !== undefined && port.now() - keptAt <= HURRY_MS) return
      await queue.commit()
      keptAt = port.now()
    })
  }

  async function play(): Promise<void> {
    try {
      await talk()
      for (let seat = nextBot(); seat !== undefined && !closed; seat = nextBot()) {
        await move(seat)
        await talk()
      }
    } catch (error) {
      port.trouble('table', String(error))
    } finally {
      work = undefined
      hurry = false
    }
  }

  return {
    async run() {
      if (closed) return
      work ??= play()
      await work
    },
    setPace(ms) {
      pace = ms
    },
    skip() {
      hurry = work !== undefined
      hurried()
    },
    close() {
      closed = true
      hurried()
    },
  }
}
