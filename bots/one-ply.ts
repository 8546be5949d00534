import { askedSeats, type Bot, type Game, type Judgement, openDecision, type State } from '@spanish-main/kernel'
import { duel } from './duel.ts'
import { mix } from './mixture.ts'
import { type Effort, imagine, type Search, scoreOf, weigh } from './weigh.ts'

export const USUAL_EFFORT: Effort = { samples: 8, width: 12, limit: 400, whim: 0.01 }

/**
 * A bot that looks one move ahead: it takes the move after which, as far as it can tell, it is most likely to win.
 * Sealed choices are drawn from a mixture, so that nobody can count on them.
 */
export function onePly<S extends State>(game: Game<S>, judgement: Judgement<S>, effort = USUAL_EFFORT): Bot<S> {
  const search: Search<S> = { game, judgement, effort }
  return (insight, seat, moves, chance) => {
    if (moves.length === 1) return moves[0]
    const now = imagine(search, insight, seat)
    if (openDecision(game, now)?.reveal === undefined) return weigh(search, insight, seat, moves, chance)[0].code
    const opponent = onlyOther(askedSeats(game, now), seat)
    if (opponent >= 0) {
      const odds = duel(search, insight, seat, moves, opponent, chance)
      if (odds !== undefined) return moves[mix(odds, chance)]
    }
    const all = weigh(search, insight, seat, moves, chance)
    const best = scoreOf(all[0])
    return all[
      mix(
        all.map(each => Math.exp((scoreOf(each) - best) / effort.whim)),
        chance,
      )
    ].code
  }
}

/** The one other seat of a bit set, −1 if there is none or several. */
function onlyOther(seats: number, seat: number): number {
  const others = seats & ~(1 << seat)
  return others !== 0 && (others & (others - 1)) === 0 ? 31 - Math.clz32(others) : -1
}
