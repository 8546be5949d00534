import { type Bot, type Event, insightInto } from '@spanish-main/kernel'
import { type Policy, playout } from '@spanish-main/kernel/harness'
import { type Pax, paxHispanica } from '../../index.ts'

/** The ways to end a game of two or more. */
export const WAYS: readonly string[] = paxHispanica.endings.slice(0, 6)

/** The ways to end the solitaire game, those first in which its player wins. */
export const WAYS_ALONE: readonly string[] = ['ganga-zumba', 'tokens', 'king-coffers', 'king-peerages', 'king-tokens']

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

/** Adds what one campaign saw to what others did. */
export function merge(all: Coverage, some: Coverage): void {
  for (const what of ['played', 'used', 'anchored'] as const) {
    const counts: Map<number | string, number> = all[what]
    for (const [key, count] of some[what]) counts.set(key, (counts.get(key) ?? 0) + count)
  }
}

/** Plays games among bots of one kind and counts how they end. */
export function play(
  bot: Bot<Pax>,
  about: { bot: string; players: number; games: number; seed: number },
  coverage: Coverage,
  done: () => void,
): Tally {
  const { players, games, seed } = about
  const policy: Policy<Pax> = (g, seat, moves, chance) =>
    bot(insightInto(paxHispanica, g, seat, chance), seat, moves, chance)
  const tally: Tally = { bot: about.bot, players, games: 0, moves: 0, years: 0, endings: {}, nations: {} }
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
