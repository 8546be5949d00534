import type { World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { losePassengers } from './f2d-passengers.ts'
import { ransomCitizen } from './gl-ransom.ts'
import { seatOf } from './players.ts'
import { cargo } from './ships.ts'
import { INDIGENOUS, type Pax } from './state.ts'
import { call, decision, type FrameOf, move, no, pending, repeat, sequence, step, tell, top } from './words.ts'

const CHEST = 0
const SLAVE = 1
const CITIZEN = 2

const NONE_ABOARD = no('E5g', 'none-aboard')

/** How the Ship was lost: in a land battle (the owner chooses what goes) or at sea (the pirates choose). */
export const LOST_ON_LAND = 0
export const LOST_AT_SEA = 1
/** H6b-result. Sunk by the Sun King: the owner chooses, and nobody rebels. */
export const LOST_TO_THE_KING = 2

/**
 * E5g, F2e, AMB-59. After a Ship was lost, whatever no longer fits leaves the fleet.
 *
 *     call(g, 'surplus-cargo', chooser's seat, colour of the fleet, LOST_ON_LAND | LOST_AT_SEA | LOST_TO_THE_KING, victor, [area])
 *
 * The victor is the colour that gets Ransoms: the pirates, or the owner of the target (−1: the Pool). The area
 * is the one of the land battle. A fleet without Ships loses everything, Relics too, and nobody is asked.
 */
export const surplusCargo = sequence('surplus-cargo', [
  step('AMB-59', (g, frame, world) => {
    if (g.shipCount[frame.fleet] > 0 || g.cargoRelics[frame.fleet] === 0) return
    g.poolRelics += g.cargoRelics[frame.fleet]
    tell(world, g, ruleOf(frame), 'cargo-lost', frame.fleet, 0, g.cargoRelics[frame.fleet])
    g.cargoRelics[frame.fleet] = 0
  }),
  repeat('AMB-59', (g, frame, world) => {
    const colour = frame.fleet
    if (cargo(g, colour) <= g.shipCount[colour]) return false
    if (g.shipCount[colour] > 0 && hasChoice(g, colour)) call(g, 'lose-cargo', frame.seat, colour)
    else losePiece(g, world, frame, anyPiece(g, colour))
    return true
  }),
])

const ruleOf = (frame: FrameOf<'surplus-cargo'>): RuleId => RULES[frame.cause]
const RULES = ['E5g', 'F2e', 'H6b-result'] as const

const pieces = (g: Pax, colour: number, piece: number): number =>
  piece === CHEST ? g.cargoChests[colour] : piece === SLAVE ? g.cargoIndigenous[colour] : g.cargoCitizens[colour]

const anyPiece = (g: Pax, colour: number): number =>
  g.cargoChests[colour] > 0 ? CHEST : g.cargoIndigenous[colour] > 0 ? SLAVE : CITIZEN

const hasChoice = (g: Pax, colour: number): boolean => pieces(g, colour, anyPiece(g, colour)) < cargo(g, colour)

function losePiece(g: Pax, world: World, frame: FrameOf<'surplus-cargo'>, piece: number): void {
  const colour = frame.fleet
  if (piece === CHEST) {
    g.cargoChests[colour]--
    g.poolChests++
    tell(world, g, ruleOf(frame), 'cargo-lost', colour, 1, 0)
  } else if (frame.cause === LOST_AT_SEA) {
    losePassengers(g, colour, frame.victor, piece === SLAVE ? 1 : 0, piece === CITIZEN ? 1 : 0)
  } else if (piece === SLAVE) {
    g.cargoIndigenous[colour]--
    g.poolIndigenous++
    tell(world, g, 'AMB-57', 'passenger-lost', colour, INDIGENOUS)
  } else {
    g.cargoCitizens[colour]--
    g.reserves[colour]++
    tell(world, g, 'AMB-57', 'passenger-lost', colour, colour)
    // AMB-75: the Sun King takes no Ransom.
    if (frame.cause !== LOST_TO_THE_KING)
      ransomCitizen(g, world, 'AMB-57', colour, frame.victor, frame.area[0], seatOf(g, colour))
  }
}

/** E5g, F2e. Which piece goes, until the rest fits. */
export const loseCargo = decision('lose-cargo', {
  rule: 'AMB-59',
  moves: {
    lose: move({
      rule: 'AMB-59',
      args: ['piece'],
      offers(_g, _seat, offer) {
        for (let piece = CHEST; piece <= CITIZEN; piece++) offer(piece)
      },
      refuse: (g, _seat, piece) => (pieces(g, top(g, 'lose-cargo').fleet, piece) > 0 ? undefined : NONE_ABOARD),
      play(g, _seat, world, piece) {
        losePiece(g, world, pending(g, 'surplus-cargo')!, piece)
      },
    }),
  },
})
