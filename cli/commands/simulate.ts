import { type Bargain, parleyAmong } from '@spanish-main/bots'
import { insightInto, resultOf, type State, shareOf } from '@spanish-main/kernel'
import { type Policy, playout } from '@spanish-main/kernel/harness'
import type { Listed } from '../games.ts'
import { botOf, type Command, gameOf, gameOptions, type Seating, seatingOf, wholeNumber } from '../outcome.ts'
import { progress } from '../progress.ts'

export const simulate: Command = {
  name: 'simulate',
  arguments: ['game'],
  options: { ...gameOptions, games: 'value', bot: 'value', checked: 'flag' },
  usage:
    'simulate <game> [--players N] [--games N] [--seed S] [--bot NAME] [--checked] [--option name=value,…] [--pack FILE]',
  summary:
    'plays games among bots and counts how they end; --checked lets the gate and the invariants judge every move',
  async run(input) {
    const listed = await gameOf(input)
    const seating = seatingOf(input, listed)
    const games = wholeNumber(input, 'games', 100, 1)
    const seed = wholeNumber(input, 'seed', 1)
    const policy = policyOf(listed, input.values.bot ?? 'random')
    const dealing = listed.offering.has(input.values.bot ?? '') ? listed.minds.dealing : undefined
    const count = { games, moves: 0, deals: 0, stuck: 0, errors: 0, victories: {} as Tally, wins: {} as Tally }
    const bar = progress(games, 'games')
    const start = performance.now()
    for (let i = 0; i < games; i++) {
      playOne(listed, dealing, { ...seating, seed: seed + i }, policy, count, input.flags.has('checked'))
      bar.done(i + 1)
    }
    bar.end()
    const seconds = (performance.now() - start) / 1000
    const result = {
      ...count,
      meanMoves: Math.round((10 * count.moves) / games) / 10,
      movesPerSecond: Math.round(count.moves / seconds),
    }
    return { lines: describe(result), result, failed: count.stuck + count.errors > 0 }
  },
}

type Tally = Record<string, number>

function policyOf(listed: Listed, name: string): Policy<State> | undefined {
  const bot = botOf(listed, name)
  if (name === 'random') return undefined
  return (g, seat, moves, chance) => bot(insightInto(listed.game, g, seat, chance), seat, moves, chance)
}

function playOne(
  { game }: Listed,
  dealing: Listed['minds']['dealing'],
  seating: Seating & { seed: number },
  policy: Policy<State> | undefined,
  count: { moves: number; deals: number; stuck: number; errors: number; victories: Tally; wins: Tally },
  checked: boolean,
): void {
  const heard = ({ closed }: Bargain) => {
    if (closed) count.deals++
  }
  const { state, moves, stuck, problems } = playout(game, seating, {
    ...(checked ? { gate: true } : { unchecked: true }),
    ...(policy === undefined ? {} : { policy }),
    ...(dealing === undefined ? {} : { between: parleyAmong(game, new Array(seating.seats).fill(dealing), heard) }),
  })
  count.moves += moves
  if (stuck) count.stuck++
  if (problems.length > 0) count.errors++
  if (state.ended === 0) return
  const add = (tally: Tally, key: string, part = 1) => {
    tally[key] = (tally[key] ?? 0) + part
  }
  add(count.victories, game.endings[state.ended - 1])
  for (const [name, part] of Object.entries(partsOf(game.seatNames(state), state))) add(count.wins, name, part)
}

/** Who won, each with a part of the victory: seats, a rival without a seat, everybody or nobody. */
function partsOf(names: readonly string[], g: State): Tally {
  const { together, rival } = resultOf(g)
  if (together !== undefined) return { [together === 'won' ? 'everybody' : 'nobody']: 1 }
  const parts: Tally = Object.fromEntries(names.map((name, seat) => [name, shareOf(g, seat)]))
  const seats = Object.values(parts).reduce((sum, part) => sum + part, 0)
  if (seats < 1) parts[rival?.place === 1 ? 'rival' : 'nobody'] = 1 - seats
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part > 0))
}

function describe(result: {
  games: number
  moves: number
  deals: number
  stuck: number
  errors: number
  meanMoves: number
  movesPerSecond: number
  victories: Tally
  wins: Tally
}): string[] {
  const shares = (tally: Tally) =>
    Object.entries(tally)
      .sort((a, b) => b[1] - a[1])
      .map(
        ([key, n]) =>
          `  ${key.padEnd(14)} ${String(Math.round(10 * n) / 10).padStart(7)}  ${((100 * n) / result.games).toFixed(1)} %`,
      )
  return [
    `${result.games} games, ${result.moves} moves (${result.meanMoves} a game), ${result.movesPerSecond} moves a second`,
    ...(result.deals === 0 ? [] : [`${result.deals} deals (${(result.deals / result.games).toFixed(1)} a game)`]),
    `${result.stuck} stuck, ${result.errors} with errors`,
    'Endings:',
    ...shares(result.victories),
    'Winners:',
    ...shares(result.wins),
  ]
}
