import { createInterface } from 'node:readline/promises'
import { listed as possible, printMove, rangeOf, resultOf, type State, why } from '@spanish-main/kernel'
import {
  answer,
  botsPlay,
  decisionName,
  type Holder,
  type Session,
  startSession,
  takeBackOwn,
  tell,
} from '@spanish-main/session'
import { BadInput } from '../arguments.ts'
import type { Listed } from '../games.ts'
import { botOf, type Command, gameOf, gameOptions, seatingOf, wholeNumber } from '../outcome.ts'
import { type Words, wordsOf } from '../words.ts'

const HELP =
  'A number or a move plays; `go <target>` goes as far as it can; `why <move>` explains; `undo`, `turn` take back; `look` shows the table; `quit` leaves.'

export const play: Command = {
  name: 'play',
  arguments: ['game'],
  options: { ...gameOptions, bot: 'value', seat: 'value' },
  usage: 'play <game> [--players N] [--seed S] [--bot NAME] [--seat N] [--option name=value,…] [--pack FILE]',
  summary: 'plays a game in the terminal against bots',
  async run(input) {
    const listed = await gameOf(input)
    const { seats: players, options } = seatingOf(input, listed)
    const seat = wholeNumber(input, 'seat', 1, 1) - 1
    if (seat >= players) throw new BadInput(`Option --seat takes 1 to ${players}.`)
    const bot = input.values.bot ?? 'random'
    botOf(listed, bot)
    const seed = wholeNumber(input, 'seed', 1)
    const holders: Holder[] = Array.from({ length: players }, (_, i) =>
      i === seat ? { kind: 'person', name: 'you' } : { kind: 'bot', name: bot },
    )
    const secret = seed.toString(16).padStart(64, '0')
    const session = startSession({ game: listed.game, options, holders, secret })
    await converse(listed, session, seat, bot, seed)
    const { state, line } = session.journal
    return {
      lines: [state.ended === 0 ? 'You left the table.' : `The game is over: ${ending(listed, state)}.`],
      result: { moves: line.length, ended: state.ended !== 0 },
    }
  },
}

function ending({ game }: Listed, g: State): string {
  const { places, points, together, rival } = resultOf(g)
  const names = game.seatNames(g)
  const first = names.filter((_, seat) => places[seat] === 1)
  const all = rival?.place === 1 ? [...first, 'the rival'] : first
  const who =
    together === undefined
      ? `${all.length === 0 ? 'nobody wins' : `${all.join(' and ')} ${all.length === 1 ? 'wins' : 'win'}`}`
      : `the table has ${together}`
  const score = points === undefined ? '' : `; ${names.map((name, seat) => `${name} ${points[seat]}`).join(', ')}`
  return `${who} (${game.endings[g.ended - 1]})${score}`
}

async function converse(
  listed: Listed,
  session: Session<State>,
  seat: number,
  bot: string,
  seed: number,
): Promise<void> {
  const lines = createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator]()
  const words = wordsOf(listed)
  console.log(HELP)
  let told = -1
  for (;;) {
    botsPlay(session, listed.bots[bot], seed, { among: ~(1 << seat) })
    told = showNews(words, session, seat, told)
    if (session.journal.state.ended !== 0) return
    const codes = possible(listed.game, session.journal.state, seat)
    const moves = codes.map(code => printMove(listed.game, code))
    show(listed, words, session, seat, codes)
    let said: string | undefined
    do {
      const { value, done } = await lines.next()
      const line = String(value).trim()
      if (done === true || line === 'quit') return
      said = reaction(listed, words, session, seat, line, moves)
      if (said !== undefined) console.log(said)
    } while (said !== undefined)
  }
}

/** What happened since the person last looked; gives the number of moves seen. */
function showNews(words: Words, session: Session<State>, seat: number, since: number): number {
  for (const { event } of tell(session, seat, since).events) console.log(words.event(event))
  return session.journal.line.length
}

function show(
  { game, summary = () => [] }: Listed,
  words: Words,
  session: Session<State>,
  seat: number,
  codes: readonly number[],
): void {
  const { view } = tell(session, seat)
  const names = game.seatNames(view)
  const at = view.stack.at(-1)?.at ?? ''
  for (const line of summary(view, seat)) console.log(line)
  console.log(`${names[seat]}: ${words.decision(at)}`)
  for (const [i, code] of codes.entries()) {
    const { least, greatest } = rangeOf(game, view, seat, code) ?? { least: 0, greatest: 0 }
    const further = greatest > least ? ` to ${greatest}` : ''
    console.log(`${String(i + 1).padStart(4)}  ${printMove(game, code)}${further}`)
  }
}

/** Does what the person says, or gives a sentence instead, and the table need not be shown again. */
function reaction(
  { game }: Listed,
  words: Words,
  session: Session<State>,
  seat: number,
  line: string,
  moves: readonly string[],
): string | undefined {
  if (line === '' || line === 'look') return undefined
  if (line === '?' || line === 'help') return HELP
  if (line === 'undo' || line === 'turn') {
    const reply = takeBackOwn(session, seat, line === 'undo' ? 'step' : 'turn')
    return reply.kind === 'refused' ? 'There is nothing that you may take back.' : undefined
  }
  if (line.startsWith('why ')) {
    const problem = why(game, session.journal.state, seat, line.slice(4))
    return problem === undefined ? 'Nothing forbids it.' : words.refusal(problem)
  }
  const target = /^go (.+)$/.exec(line)?.[1]
  const [text, ...more] =
    target !== undefined
      ? (game.course?.(tell(session, seat).view, seat, target) ?? [])
      : [/^\d+$/.test(line) ? moves[Number(line) - 1] : line]
  if (text === undefined) return target === undefined ? `There is no choice ${line}.` : `No way leads to ${target}.`
  const reply = answer(session, seat, { decision: decisionName(session, seat), text, more })
  if (reply.kind === 'done' && reply.stopped !== undefined) console.log(words.refusal(reply.stopped))
  return reply.kind === 'refused' ? words.refusal(reply.problem) : undefined
}
