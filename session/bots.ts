import { askBot, type Bot, firstSeat, printMove, type State, waiting } from '@spanish-main/kernel'
import { movesFor } from './counts.ts'
import { answer, decisionName, type Reply } from './moves.ts'
import type { Session } from './session.ts'

/** The first of these seats that the table waits for, −1 if it waits for none of them. */
export function firstAsked<S extends State>({ game, journal }: Session<S>, among = ~0): number {
  return firstSeat(waiting(game, journal.state) & among)
}

/** What a bot would answer for a seat; `seed` and the length of the game decide its whims. */
export function botText<S extends State>(session: Session<S>, seat: number, bot: Bot<S>, seed: number): string {
  const { game, journal } = session
  return printMove(game, askBot(game, bot, journal.state, seat, seed + 7919 * movesFor(session, seat) + seat))
}

/** A bot answers for a seat. */
export function botAnswers<S extends State>(session: Session<S>, seat: number, bot: Bot<S>, seed: number): Reply {
  return answer(session, seat, { decision: decisionName(session, seat), text: botText(session, seat, bot, seed) })
}

/** Lets one bot play for all these seats until none of them is asked, or until `stop` says so. */
export function botsPlay<S extends State>(
  session: Session<S>,
  bot: Bot<S>,
  seed: number,
  { among = ~0, stop = () => false }: { among?: number; stop?: (seat: number) => boolean } = {},
): void {
  for (let seat = firstAsked(session, among); seat >= 0 && !stop(seat); seat = firstAsked(session, among)) {
    const reply = botAnswers(session, seat, bot, seed)
    if (reply.kind === 'refused') throw new Error(`The bot of seat ${seat} was refused: ${reply.problem.key}.`)
  }
}
