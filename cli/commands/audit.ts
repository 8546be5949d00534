import { askBot, type Bot, digest, type State } from '@spanish-main/kernel'
import { auditGame, type Chooser, playout } from '@spanish-main/kernel/harness'
import { auditTold } from '@spanish-main/session'
import type { Listed } from '../games.ts'
import { botOf, type Command, gameOf, gameOptions, seatingsOf, wholeNumber } from '../outcome.ts'
import { progress } from '../progress.ts'

/** So many deals at most are closed at random in a game, where its table allows deals. */
const DEALS = 200

export const audit: Command = {
  name: 'audit',
  arguments: ['game'],
  options: { ...gameOptions, games: 'value', bot: 'value' },
  usage: 'audit <game> [--players N] [--games N] [--seed S] [--bot NAME] [--option name=value,…] [--pack FILE]',
  summary: 'looks for leaked secrets, lost tokens and chance from outside in random games',
  async run(input) {
    const listed = await gameOf(input)
    const { game } = listed
    const games = wholeNumber(input, 'games', 20, 1)
    const seed = wholeNumber(input, 'seed', 1)
    const seatings = seatingsOf(input, listed)
    const name = input.values.bot ?? quickBot(listed)
    const bot = name === undefined ? undefined : chooser(listed, botOf(listed, name))
    const found = { checks: 0, declassified: 0, leaks: [] as string[], conservation: [] as string[] }
    let nondeterminism = 0
    const bar = progress(games, 'games')
    for (let i = 0; i < games; i++) {
      const seating = { ...seatings[i % seatings.length], seed: seed + i }
      const first = playout(game, seating, { deals: DEALS })
      const second = playout(game, seating, { deals: DEALS })
      if (digest(first.state) !== digest(second.state)) nondeterminism++
      found.conservation.push(...first.problems)
      const secrets = auditGame(game, seating, 3, bot, DEALS)
      found.checks += secrets.checks
      found.declassified += secrets.declassified
      found.leaks.push(...secrets.leaks)
      const told = auditTold(game, seating)
      found.checks += told.checks
      found.leaks.push(...told.leaks)
      bar.done(i + 1)
    }
    bar.end()
    const result = {
      games,
      checks: found.checks,
      declassified: found.declassified,
      leaks: found.leaks.length,
      conservation: found.conservation.length,
      nondeterminism,
    }
    return {
      lines: [
        `${games} games, ${found.checks} comparisons; ${found.declassified} more ended because something was rightly learnt`,
        `${result.leaks} leaks, ${result.conservation} broken invariants, ${nondeterminism} games that differ when repeated`,
        ...found.leaks.slice(0, 10),
        ...found.conservation.slice(0, 10),
      ],
      result,
      failed: result.leaks + result.conservation + nondeterminism > 0,
    }
  },
}

/** Bots are audited too: unless one is named, the quick one, if the game has it. */
function quickBot({ bots }: Listed): string | undefined {
  return Object.keys(bots).find(name => name === 'deckhand')
}

function chooser({ game }: Listed, bot: Bot<State>): Chooser<State> {
  return (g, seat, seed) => askBot(game, bot, g, seat, seed)
}
