import type { World } from '@spanish-main/kernel'
import { clearShip, expeditionOf, takeGold } from './fleet.ts'
import { peopleAboard } from './people.ts'
import { BANKERS, type Conquest, EUROPE, GOLD_ABOARD, IN_EUROPE, NOT_YET, PERSONS, SHIPS } from './state.ts'
import { SHIP_KINDS } from './tables.ts'
import { buyPrice } from './treasury.ts'
import { tell } from './words.ts'

/** In Europe Explorers and Conquistadors wait for the next voyage; a Missionary who never left returns to the pool. */
export function goAshoreAtHome(g: Conquest, person: number): void {
  if (person < PERSONS) g.personAt[person] = IN_EUROPE
  else {
    g.personAt[person] = NOT_YET
    g.friarRating[person - PERSONS] = 0
    g.friarFor[person - PERSONS] = -1
  }
}

/** 24.16, R-20. Ships in Europe of whoever did not repay go to the Banker, at their price, until the debt is covered. */
export function repossess(g: Conquest, world: World): void {
  const banker = g.nation.indexOf(BANKERS)
  for (let seat = 0; seat < g.seats; seat++) {
    for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS && g.debt[seat] > 0; ship++) {
      const e = g.shipKind[ship] < 0 ? -2 : expeditionOf(g, ship)
      if (e === -2 || (e >= 0 && g.expAt[e] !== EUROPE)) continue
      const price = buyPrice(SHIP_KINDS[g.shipKind[ship]])
      tell(world, g, '24.16', 'repossessed', g.nation[seat], g.shipKind[ship], Math.min(price, g.debt[seat]))
      g.debt[seat] = Math.max(0, g.debt[seat] - price)
      g.treasury[banker] += takeGold(g, GOLD_ABOARD + ship)
      for (const person of peopleAboard(g, ship)) goAshoreAtHome(g, person)
      clearShip(g, ship)
    }
  }
}
