import { createInterface } from 'node:readline/promises'
import { fastChance, insightInto, legal, type Problem, printMove, type State, waiting, why } from '@spanish-main/kernel'
import { answer, decisionName, type Holder, type Session, startSession, takeBackOwn, tell } from '@spanish-main/session'
import { BadInput } from '../arguments.ts'
import type { Listed } from '../games.ts'
import { type Command, gameOf, gameOptions, optionsOf, playersOf, wholeNumber } from '../outcome.ts'

const HELP =
  'A number or a move plays; `why <move>` explains; `undo`, `turn` take back; `look` shows the table; `quit` leaves.'

export const play: Command = {
  name: 'play',
  arguments: ['game'],
  options: { ...gameOptions, bot: 'value', seat: 'value' },
  usage: 'play <game> [--players N] [--seed S] [--bot NAME] [--seat N] [--option name=value,…] [--pack FILE]',
  summary: 'plays a game in the terminal against bots',
  async run(input) {
    const listed = gameOf(input)
    const players = playersOf(input, listed)
    const seat = wholeNumber(input, 'seat', 1, 1) - 1
    if (seat >= players) throw new BadInput(`Option --seat takes 1 to ${players}.`)
    const bot = input.values.bot ?? 'random'
    if (listed.bots[bot] === undefined) throw new BadInput(`${listed.game.id} has no bot ${bot}.`)
    const seed = wholeNumber(input, 'seed', 1)
    const holders: Holder[] = Array.from({ length: players }, (_, i) =>
      i === seat ? { kind: 'person', name: 'you' } : { kind: 'bot', name: bot },
    )
    const secret = seed.toString(16).padStart(64, '0')
    const session = startSession({ game: listed.game, options: optionsOf(input, listed), holders, secret })
    await converse(listed, session, seat, bot, seed)
    const { state, line } = session.journal
    return {
      lines: [state.ended === 0 ? 'You left the table.' : `The game is over: ${ending(listed, state)}.`],
      result: { moves: line.length, ended: state.ended !== 0 },
    }
  },
}

function ending({ game }: Listed, g: State): string {
  const winner = g.winner < 0 ? 'nobody wins' : `${game.seatNames(g)[g.winner]} wins`
  return `${winner} (${game.endings[g.ended - 1]})`
}

async function converse(
  listed: Listed,
  session: Session<State>,
  seat: number,
  bot: string,
  seed: number,
): Promise<void> {
  const lines = createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator]()
  console.log(HELP)
  let told = -1
  for (;;) {
    botsMove(listed, session, seat, bot, seed)
    told = showNews(session, seat, told)
    if (session.journal.state.ended !== 0) return
    const moves = legal(listed.game, session.journal.state, seat).map(code => printMove(listed.game, code))
    show(listed, session, seat, moves)
    const { value, done } = await lines.next()
    if (done === true || value === 'quit') return
    obey(listed, session, seat, String(value).trim(), moves)
  }
}

/** Bots move until the person is asked. */
function botsMove({ game, bots }: Listed, session: Session<State>, person: number, name: string, seed: number): void {
  const { journal } = session
  for (;;) {
    const seats = waiting(game, journal.state)
    const seat = [...session.holders.keys()].find(each => each !== person && (seats & (1 << each)) !== 0)
    if (seat === undefined) return
    const chance = fastChance(seed + 7919 * journal.entries.length + seat)
    const moves = legal(game, journal.state, seat)
    const code = bots[name](insightInto(game, journal.state, seat, chance), seat, moves, chance)
    answer(session, seat, { decision: decisionName(session, seat), text: printMove(game, code) })
  }
}

/** What happened since the person last looked; gives the number of moves seen. */
function showNews(session: Session<State>, seat: number, since: number): number {
  const { game, journal } = session
  const words = (kind: string, args: readonly number[]) =>
    args.map((value, i) => {
      const domain = game.vocabulary[game.events[kind][i]]
      return value < 0 ? '?' : 'words' in domain ? domain.words[value] : String(value)
    })
  for (const { event } of tell(session, seat, since).events) {
    console.log(`  ${event.rule.padEnd(12)} ${event.kind} ${words(event.kind, event.args).join(' ')}`)
  }
  return journal.line.length
}

function show({ game, summary, texts }: Listed, session: Session<State>, seat: number, moves: readonly string[]): void {
  const { view } = tell(session, seat)
  const names = game.seatNames(view)
  const at = view.stack.at(-1)?.at ?? ''
  for (const line of summary(view, seat)) console.log(line)
  console.log(`${names[seat]}: ${texts[`decision.${at}`] ?? at}`)
  for (const [i, move] of moves.entries()) console.log(`${String(i + 1).padStart(4)}  ${move}`)
}

function obey(listed: Listed, session: Session<State>, seat: number, line: string, moves: readonly string[]): void {
  const said = reaction(listed, session, seat, line, moves)
  if (said !== undefined) console.log(said)
}

/** Does what the person says; gives a sentence if there is something to say about it. */
function reaction(
  listed: Listed,
  session: Session<State>,
  seat: number,
  line: string,
  moves: readonly string[],
): string | undefined {
  const { game } = listed
  if (line === '' || line === 'look') return undefined
  if (line === '?' || line === 'help') return HELP
  if (line === 'undo' || line === 'turn') {
    const reply = takeBackOwn(session, seat, line === 'undo' ? 'step' : 'turn')
    return reply.kind === 'refused' ? 'There is nothing that you may take back.' : undefined
  }
  if (line.startsWith('why ')) return sentence(listed, why(game, session.journal.state, seat, line.slice(4)))
  const text = /^\d+$/.test(line) ? moves[Number(line) - 1] : line
  if (text === undefined) return `There is no choice ${line}.`
  const reply = answer(session, seat, { decision: decisionName(session, seat), text })
  return reply.kind === 'refused' ? sentence(listed, reply.problem) : undefined
}

/** Why not, in the game's own words if it has any, with the rule. */
function sentence({ game, texts }: Listed, problem: Problem | undefined): string {
  if (problem === undefined) return 'Nothing forbids it.'
  const { rule, key, params } = problem
  const text = texts[`refusal.${rule}/${key}`]
  if (text !== undefined) return `${rule}: ${text.replace(/\{(\w+)\}/g, (_, name) => String(params[name]))}`
  const given = Object.entries(params).map(([name, value]) => `${name} ${value}`)
  const says = rule === undefined ? [] : [game.catalogue[rule].says]
  return [`${rule ?? ''} ${key}`.trim(), ...given, ...says].join(': ')
}
