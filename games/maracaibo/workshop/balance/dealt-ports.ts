import { type Bot, insightInto, shareOf } from '@spanish-main/kernel'
import { playout } from '@spanish-main/kernel/harness'
import { PORTS } from '../../data/index.ts'
import { maracaibo } from '../../index.ts'
import type { Maracaibo } from '../../rules/state.ts'

/** How the ships with one port fared. */
export interface PortScore {
  readonly id: string
  readonly ships: number
  /** Points above the mean of their tables. */
  readonly lead: number
  readonly won: number
}

/**
 * Games of four in scenario 78 in which the ports are dealt in turn instead of chosen, so that every port is played as often
 * as any other; gives the finished tables, too.
 */
export function dealtPorts(bot: Bot<Maracaibo>, games: number): { scores: PortScore[]; states: Maracaibo[] } {
  const states = Array.from({ length: games }, (_, i) => playWithPorts(bot, i + 1))
  const ships = states.flatMap(g => {
    const mean = g.points.reduce((sum, n) => sum + n, 0) / g.seats
    return g.points.map((points, seat) => ({ port: g.port[seat], lead: points - mean, won: shareOf(g, seat) }))
  })
  const scores = PORTS.map(({ id }, port) => {
    const mine = ships.filter(ship => ship.port === port)
    const sum = (of: (ship: (typeof mine)[number]) => number) => mine.reduce((all, ship) => all + of(ship), 0)
    return { id, ships: mine.length, lead: sum(({ lead }) => lead) / mine.length, won: sum(({ won }) => won) }
  })
  return { scores, states }
}

function playWithPorts(bot: Bot<Maracaibo>, seed: number): Maracaibo {
  let dealt = false
  const { state } = playout(
    maracaibo,
    { seats: 4, options: { scenario: '78' }, seed },
    {
      unchecked: true,
      policy(g, seat, moves, chance) {
        if (!dealt && g.round > 0) {
          dealt = true
          for (let each = 0; each < g.seats; each++) g.port[each] = (seed * g.seats + each) % PORTS.length
        }
        return moves.length === 1 ? moves[0] : bot(insightInto(maracaibo, g, seat, chance), seat, moves, chance)
      },
    },
  )
  return state
}
