import { kindOf } from './calendar.ts'
import { inPlay, seatOf } from './players.ts'
import type { Pax } from './state.ts'
import { ANSWERS } from './vocabulary.ts'
import { pending } from './words.ts'

/**
 * G1. When two players may deal, and about what. `play`: anything, throughout the play year. `auction`: loans before the
 * bids are opened. `tie`: the initiator and a tied bidder. `tribute`: attacker and owner before a land battle. `terms`:
 * pirates and treasure fleet before a sea battle. `support`: before the sides of a land battle are shown. `ability`:
 * the user of an Ability with options. `sail`: deliveries of Labor and bribes, all through the sail year.
 */
export type Occasion = 'play' | 'auction' | 'tie' | 'tribute' | 'terms' | 'support' | 'ability' | 'sail'

const PLAY_YEAR = 2
export const SAIL_YEAR = 3

const isPair = (one: number, other: number, by: number, to: number): boolean =>
  (one === by && other === to) || (one === to && other === by)

/** G1b to G1f. The occasion of two seats, none if the rules allow them no deal now. Public. */
export function occasion(g: Pax, by: number, to: number): Occasion | undefined {
  if (kindOf(g.year) === PLAY_YEAR) return 'play'
  const asks = g.stack[g.stack.length - 1]
  if (asks === undefined) return undefined
  if (ANSWERS[asks.at] !== undefined && (asks.seat === by || asks.seat === to)) return 'ability'
  const tied = pending(g, 'choose-winner')
  if (tied !== undefined) {
    const bidder = tied.seat === by ? to : tied.seat === to ? by : -1
    return bidder >= 0 && tied.tied.includes(g.colour[bidder]) ? 'tie' : undefined
  }
  if (asks.at === 'auction-turn' || asks.at === 'bids') return 'auction'
  return kindOf(g.year) === SAIL_YEAR ? atSea(g, by, to) : undefined
}

function atSea(g: Pax, by: number, to: number): Occasion {
  const asks = g.stack[g.stack.length - 1].at
  const battle = pending(g, 'land-battle')
  if (asks === 'tribute' && battle !== undefined && isPair(battle.seat, ownerSeat(g, battle.site), by, to))
    return 'tribute'
  const meeting = pending(g, 'strike-colours')
  if (meeting !== undefined && isPair(meeting.seat, seatOf(g, meeting.pirates), by, to)) return 'terms'
  return asks === 'tribute' || asks === 'battle-support' ? 'support' : 'sail'
}

/** The seat of the player whose Colony or Mission stands on a Site, −1 if it has none (G1c). */
export function ownerSeat(g: Pax, site: number): number {
  const owner = g.disk[site] >= 0 ? g.disk[site] : g.bible[site]
  return inPlay(g, owner) ? seatOf(g, owner) : -1
}

/** Offers of two seats end with the year, or with the battle, the tie or the question that they are about. */
export function moment(g: Pax, by: number, to: number): number {
  switch (occasion(g, by, to)) {
    case 'play':
      return g.year * 10
    case 'auction':
      return g.year * 1000 + (pending(g, 'auction-year')?.next ?? 0)
    case 'sail':
      return g.year * 10 + 1
    case undefined:
      return 0
    default:
      // The number of the question that is open.
      return -1 - g.asked
  }
}
