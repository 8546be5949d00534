import { onePly, USUAL_EFFORT } from '@spanish-main/bots'
import { type Bot, type Event, insightInto } from '@spanish-main/kernel'
import { type Policy, playout } from '@spanish-main/kernel/harness'
import { deckhand, judgement, type Pax, paxHispanica } from '@spanish-main/pax-hispanica'

/** The ways to end a game of two or more; those after them belong to the solitaire game. */
export const WAYS: readonly string[] = paxHispanica.endings.slice(0, 6)

/** How the games of one kind of table ended. */
export interface Tally {
  readonly bot: string
  readonly players: number
  games: number
  moves: number
  /** Sum of the years in which the games ended. */
  years: number
  readonly endings: Record<string, number>
  /** By nation: games it took part in, and its wins by their kind. */
  readonly nations: Record<string, { games: number; wins: Record<string, number> }>
}

/** What happened at all, over every game: cards played, Actions used by card, cards Anchored. */
export interface Coverage {
  readonly played: Map<number, number>
  readonly used: Map<string, number>
  readonly anchored: Map<number, number>
}

export const freshCoverage = (): Coverage => ({ played: new Map(), used: new Map(), anchored: new Map() })

/** Key of an Action on a card in `Coverage.used`. */
export const iconKey = (card: number, action: number): string => `${card}/${action}`

const raise = <K>(counts: Map<K, number>, key: K): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function watch({ played, used, anchored }: Coverage, { kind, args }: Event): void {
  if (kind === 'card-played') raise(played, args[1])
  else if (kind === 'action-used') raise(used, iconKey(args[1], args[2]))
  else if (kind === 'peerage-anchored' || kind === 'ship-anchored') raise(anchored, args[1])
}

/** The bots that play; a mate takes half its usual time here. */
const BOTS: Readonly<Record<string, Bot<Pax>>> = {
  random: (_insight, _seat, moves, chance) => moves[chance.int(moves.length)],
  deckhand,
  mate: onePly(paxHispanica, judgement, { ...USUAL_EFFORT, samples: 4 }),
}

/** Plays games among bots of one kind and counts how they end. */
export function play(
  bot: string,
  players: number,
  games: number,
  seed: number,
  coverage: Coverage,
  done: () => void,
): Tally {
  const policy: Policy<Pax> = (g, seat, moves, chance) =>
    BOTS[bot](insightInto(paxHispanica, g, seat, chance), seat, moves, chance)
  const tally: Tally = { bot, players, games: 0, moves: 0, years: 0, endings: {}, nations: {} }
  for (let i = 0; i < games; i++) {
    const { state, moves } = playout(
      paxHispanica,
      { seats: players, seed: seed + i },
      { unchecked: true, policy, listen: event => watch(coverage, event) },
    )
    count(tally, state, moves)
    done()
  }
  return tally
}

function count(tally: Tally, g: Pax, moves: number): void {
  const ending = g.ended === 0 ? 'stuck' : paxHispanica.endings[g.ended - 1]
  tally.games++
  tally.moves += moves
  tally.years += g.year
  tally.endings[ending] = (tally.endings[ending] ?? 0) + 1
  for (const [seat, name] of paxHispanica.seatNames(g).entries()) {
    tally.nations[name] ??= { games: 0, wins: {} }
    tally.nations[name].games++
    if (seat === g.winner) tally.nations[name].wins[ending] = (tally.nations[name].wins[ending] ?? 0) + 1
  }
}
