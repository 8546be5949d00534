import { reveal, type World } from '@spanish-main/kernel'
import type { RuleId } from '../catalogue.ts'
import { discardOpenly, drawHaven } from './decks.ts'
import { hasSeaDogs, hasTitle, isSunKing } from './players.ts'
import { NOWHERE, type Pax, PIRATING, SHIP_SLOTS, SHIPS } from './state.ts'
import { TITLE, tables } from './tables.ts'
import { shipLimit } from './values.ts'
import { by, call, tell } from './words.ts'

/** The Flagship: the Ship on top. −1 without Ships. */
export const flagship = (g: Pax, colour: number): number => g.ships[colour * SHIP_SLOTS]

/** ASIENTO, this sail year: nothing announced yet; or the Legality mattered first, and the Flagship's own it stays. */
export const ASIENTO_OPEN = -1
export const ASIENTO_WAIVED = -2

/** GL-flagship. Legality of the whole fleet: the Flagship's, or the one announced by ASIENTO. */
export const legality = (g: Pax, colour: number): number =>
  g.asiento[colour] >= 0 ? g.asiento[colour] : tables.legalityOf[flagship(g, colour)]

/** PR-asiento-spanish, PR-asiento-dutch. */
export const hasAsiento = (g: Pax, colour: number): boolean =>
  hasTitle(g, colour, TITLE['asiento-spanish']) ||
  (hasTitle(g, colour, TITLE['asiento-dutch']) && by('PR-asiento-dutch'))

/** GL-cargo. Pieces aboard that need a Galleon each; Relics need none. */
export function cargo(g: Pax, colour: number): number {
  by('GL-cargo')
  return g.cargoChests[colour] + g.cargoIndigenous[colour] + g.cargoCitizens[colour]
}

/** Galleons without Cargo. */
export const cargoSpace = (g: Pax, colour: number): number => g.shipCount[colour] - cargo(g, colour)

export const hasTreasure = (g: Pax, colour: number): boolean => g.cargoChests[colour] + g.cargoRelics[colour] > 0
export const hasPassengers = (g: Pax, colour: number): boolean =>
  g.cargoIndigenous[colour] + g.cargoCitizens[colour] > 0

/** Whether one more Ship can be Anchored (D3d-slots). */
export const hasShipRoom = (g: Pax, colour: number): boolean => g.shipCount[colour] < shipLimit(g, colour)

/** RS-ship, Fa, Fb. Puts a card at a place of the Ship Slot and a Galleon with the fleet; in PIRATING draws (D4f). */
export function anchorShip(g: Pax, world: World, rule: RuleId, colour: number, card: number, at = -1): void {
  const slot = colour * SHIP_SLOTS
  const count = g.shipCount[colour]
  const index = at < 0 || at > count ? count : at
  for (let i = count; i > index; i--) g.ships[slot + i] = g.ships[slot + i - 1]
  g.ships[slot + index] = card
  by('Fb')
  g.shipCount[colour]++
  g.place[card] = SHIPS + colour
  reveal(g, card)
  by('Fa')
  if (g.fleet[colour] === NOWHERE) g.fleet[colour] = PIRATING
  tell(world, g, rule, 'ship-anchored', colour, card)
  if (isSunKing(g, colour)) promoteBest(g, world, colour)
  if (g.fleet[colour] === PIRATING) drawHaven(g, world, 'D4f', colour)
}

/** Takes a Ship out of a fleet; the card is the caller's business. The last one takes the fleet off the map. */
export function removeShip(g: Pax, colour: number, card: number): void {
  const slot = colour * SHIP_SLOTS
  let at = g.ships.indexOf(card, slot)
  for (; at < slot + SHIP_SLOTS - 1; at++) g.ships[at] = g.ships[at + 1]
  g.ships[slot + SHIP_SLOTS - 1] = -1
  g.shipCount[colour]--
  if (g.shipCount[colour] === 0) g.fleet[colour] = NOWHERE
}

/** GL-discard. A Ship is lost: its card is Discarded and a Galleon goes back to Reserves. */
export function loseShip(g: Pax, world: World, rule: RuleId, colour: number, card: number): void {
  by('GL-discard')
  removeShip(g, colour, card)
  tell(world, g, rule, 'ship-lost', colour, card)
  if (isSunKing(g, colour)) promoteBest(g, world, colour)
  discardOpenly(g, world, rule, card, colour)
}

/** E5g, F2e. The Flagship is lost; with two or more Ships left the owner chooses a new one. */
export function loseFlagship(g: Pax, world: World, rule: RuleId, colour: number): void {
  loseShip(g, world, rule, colour, flagship(g, colour))
  if (g.shipCount[colour] > 1 && g.seatOf[colour] >= 0) call(g, 'new-flagship', g.seatOf[colour])
}

/** Puts an Anchored Ship on top. */
export function makeFlagship(g: Pax, world: World, rule: RuleId, colour: number, card: number): void {
  const slot = colour * SHIP_SLOTS
  let at = g.ships.indexOf(card, slot)
  for (; at > slot; at--) g.ships[at] = g.ships[at - 1]
  g.ships[slot] = card
  tell(world, g, rule, 'flagship-chosen', colour, card)
}

/** H3c, H6c. The Sun King's Flagship is always his Ship with the best Seamanship. */
export function promoteBest(g: Pax, world: World, colour: number): void {
  const slot = colour * SHIP_SLOTS
  let best = slot
  for (let i = slot + 1; i < slot + g.shipCount[colour]; i++) {
    if (tables.seamanshipOf[g.ships[i]] < tables.seamanshipOf[g.ships[best]]) best = i
  }
  if (best > slot) makeFlagship(g, world, 'H3c', colour, g.ships[best])
}

/** Sends a fleet to EUROPE, PIRATING or a sea zone. Who interdicted it where it was may do so again (F1d). */
export function moveFleet(g: Pax, world: World, rule: RuleId, colour: number, to: number): void {
  g.fleet[colour] = to
  g.interdicted[colour] = 0
  g.waited[colour] = 0
  tell(world, g, rule, 'fleet-moved', colour, to)
}

/** D4f. A fleet enters PIRATING and draws a Haven card. */
export function enterPirating(g: Pax, world: World, rule: RuleId, colour: number): void {
  moveFleet(g, world, rule, colour, PIRATING)
  drawHaven(g, world, 'D4f', colour)
}

/** GL-mutiny. Every Ship whose Nudge differs from the Flagship's is Discarded; A-immunity: NA-sea-dogs lose none. */
export function mutiny(g: Pax, world: World, rule: RuleId, colour: number): void {
  if (g.shipCount[colour] < 2 || (hasSeaDogs(g, colour) && by('A-immunity'))) return
  const politics = tables.nudgeOf[flagship(g, colour)]
  const slot = colour * SHIP_SLOTS
  for (let i = g.shipCount[colour] - 1; i > 0; i--) {
    const card = g.ships[slot + i]
    if (tables.nudgeOf[card] !== politics) loseShip(g, world, rule, colour, card)
  }
}
