import type { World } from '@spanish-main/kernel'
import { clearShip, isAtHome, takeGold } from './fleet.ts'
import { peopleAboard } from './people.ts'
import { BANKERS, type Conquest, GOLD_ABOARD, IN_EUROPE, NOT_YET, PERSONS, SHIPS } from './state.ts'
import { SHIP_KINDS } from './tables.ts'
import { buyPrice } from './treasury.ts'
import { tell } from './words.ts'

/** 15.63. In Europe people wait for the next voyage; only a Missionary who has never left is still among the unknown. */
export function goAshoreAtHome(g: Conquest, person: number): void {
  if (person < PERSONS || g.friarRating[person - PERSONS] !== 0) g.personAt[person] = IN_EUROPE
  else {
    g.personAt[person] = NOT_YET
    g.friarRating[person - PERSONS] = 0
    g.friarFor[person - PERSONS] = -1
  }
}

/** 24.16, R-20. Ships in Europe of whoever did not repay go to the Banker, at their price, until the debt is covered. */
export function repossess(g: Conquest, world: World): void {
  for (let seat = 0; seat < g.seats; seat++) repossessFrom(g, world, seat)
}

/** 24.16. The same for one debtor, as soon as ships of his are in Europe: nobody unloads before the Banker. */
export function repossessFrom(g: Conquest, world: World, seat: number): void {
  const banker = g.nation.indexOf(BANKERS)
  for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS && g.debt[seat] > 0; ship++) {
    if (g.shipKind[ship] < 0 || !isAtHome(g, ship)) continue
    const price = buyPrice(SHIP_KINDS[g.shipKind[ship]])
    tell(world, g, '24.16', 'repossessed', g.nation[seat], g.shipKind[ship], Math.min(price, g.debt[seat]))
    g.debt[seat] = Math.max(0, g.debt[seat] - price)
    g.treasury[banker] += takeGold(g, GOLD_ABOARD + ship)
    for (const person of peopleAboard(g, ship)) goAshoreAtHome(g, person)
    clearShip(g, ship)
  }
}
