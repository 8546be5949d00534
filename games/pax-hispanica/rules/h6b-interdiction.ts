import type { World } from '@spanish-main/kernel'
import { holds, returnHavens, spendHaven } from './decks.ts'
import { PIRATES_BETTER, TREASURE_FLEET_BETTER } from './f2-outcome.ts'
import { compareSeamanship } from './f2-sea-battle.ts'
import { kingChoice } from './h0-choices.ts'
import { chestsForTheKing, relicForTheKing } from './h6-war-coffers.ts'
import { flagship, loseFlagship, loseShip } from './ships.ts'
import { courseLeft } from './sm-sail-turn.ts'
import { INDIGENOUS, type Pax, PURPLE, RED, SHIP_SLOTS } from './state.ts'
import { LOST_TO_THE_KING } from './surplus-cargo.ts'
import { havenCard, PLUNDER, tables } from './tables.ts'
import { call, type FrameOf, sequence, step, tell } from './words.ts'

const NO_BATTLE = -1

/**
 * H6b-course, H6b-result. Ganga Zumba's fleet has entered a zone of its course. If the Sun King drew that zone and
 * still has a Ship, they fight; `seamanship` is whose Flagship was the better one, so that all results come at once.
 */
export const kingInterdiction = sequence('king-interdiction', [
  step('H6b-course', meet),
  step('H6b-result', settleCargo),
  step('H6b-result', sinkShips),
  step('H6b-result', disperse),
])

/** AMB-75. One battle for a drawn card; his majority mattered only when the course was announced. */
function meet(g: Pax, frame: FrameOf<'king-interdiction'>, world: World): void {
  frame.seamanship = NO_BATTLE
  if (g.shipCount[PURPLE] === 0 || !holds(g, PURPLE, havenCard(frame.zone))) return
  spendHaven(g, world, 'H6b-course', havenCard(frame.zone), PURPLE)
  frame.seamanship = compareSeamanship(g, RED, PURPLE)
  tell(world, g, 'H6b-course', 'interdicted', PURPLE, RED, frame.zone)
  tell(world, g, 'H6b-result', 'king-battle', flagship(g, RED), flagship(g, PURPLE), frame.seamanship)
}

/** H6b-result. Under the better Flagship of the Sun King all Treasure is his, and other Cargo is lost without Rebels. */
function settleCargo(g: Pax, frame: FrameOf<'king-interdiction'>, world: World): void {
  if (frame.seamanship !== PIRATES_BETTER) return
  const chests = g.cargoChests[RED]
  g.cargoChests[RED] = 0
  chestsForTheKing(g, world, 'H6b-result', chests)
  for (; g.cargoRelics[RED] > 0; g.cargoRelics[RED]--) relicForTheKing(g, world, 'H6b-result')
  for (; g.cargoIndigenous[RED] > 0; g.cargoIndigenous[RED]--) {
    g.poolIndigenous++
    tell(world, g, 'AMB-75', 'passenger-lost', RED, INDIGENOUS)
  }
  for (; g.cargoCitizens[RED] > 0; g.cargoCitizens[RED]--) {
    g.reserves[RED]++
    tell(world, g, 'AMB-75', 'passenger-lost', RED, RED)
  }
}

/** H6b-result. His Flagship sinks under the better one of Ganga Zumba, and one PLUNDER Ship of Ganga Zumba in any case. */
function sinkShips(g: Pax, frame: FrameOf<'king-interdiction'>, world: World): void {
  if (frame.seamanship === NO_BATTLE) return
  if (frame.seamanship === TREASURE_FLEET_BETTER) loseFlagship(g, world, 'H6b-result', PURPLE)
  const plunderers = g.ships
    .slice(RED * SHIP_SLOTS, RED * SHIP_SLOTS + g.shipCount[RED])
    .filter(card => tables.legalityOf[card] === PLUNDER)
  kingSinks.among(g, world, plunderers)
}

/** H6b-result. Which PLUNDER Ship sinks. Cargo that no longer fits goes with it, without Rebels (AMB-75). */
export const kingSinks = kingChoice('king-sinks', 'H6b-result', 'sink', 'card', (g, world, card) => {
  call(g, 'surplus-cargo', g.seatOf[RED], RED, LOST_TO_THE_KING)
  if (card === flagship(g, RED)) loseFlagship(g, world, 'H6b-result', RED)
  else loseShip(g, world, 'H6b-result', RED, card)
})

/** H6b-result. After the last battle that can come his Haven cards go back, before anybody draws. */
function disperse(g: Pax): void {
  if (g.shipCount[RED] === 0 || g.shipCount[PURPLE] === 0 || courseLeft(g).length === 1) returnHavens(g)
}
