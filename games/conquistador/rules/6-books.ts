import { bitOf } from '@spanish-main/kernel'
import { closeExpedition, expeditionOf, hasShips, inNewWorld, openExpedition } from './fleet.ts'
import { everyone, keeperOf, ownerOf } from './people.ts'
import { ABOARD, type Conquest, EXPEDITIONS, IN_EUROPE, NOT_YET, NOWHERE, PERSONS, SHIPS } from './state.ts'

/** A3. From now on what stands in Europe is its owner's secret. */
export function closeBooks(g: Conquest): void {
  const all = everyone(g)
  for (let seat = 0; seat < g.seats; seat++) {
    g.booksSeen[seat] = bitOf(seat)
    g.slip[seat] = -1
    g.pen[seat] = 0
    g.built[seat] = 0
    for (let e = seat * EXPEDITIONS; e < (seat + 1) * EXPEDITIONS; e++) {
      g.expGoal[e] = -1
      g.expBounds[e] = 0
      g.expSeen[e] = inNewWorld(g, e) ? all : bitOf(seat)
    }
    for (let ship = seat * SHIPS; ship < (seat + 1) * SHIPS; ship++) {
      const e = expeditionOf(g, ship)
      g.shipSeen[ship] = e >= 0 && inNewWorld(g, e) ? all : bitOf(seat)
    }
  }
  g.bought.fill(0)
  for (let person = 0; person < g.personAt.length; person++) {
    const at = g.personAt[person]
    const keeper = keeperOf(g, person)
    const waits = at === IN_EUROPE || (at === NOT_YET && person >= PERSONS)
    const aboard = at >= ABOARD && at < 1000
    if (waits && keeper >= 0) g.personSeen[person] = bitOf(keeper)
    else g.personSeen[person] = aboard ? g.shipSeen[at - ABOARD] : all
    // Whoever has let somebody for hire remembers it.
    g.hireSeen[person] = waits && keeper >= 0 ? bitOf(keeper) | bitOf(ownerOf(g, person)) : g.personSeen[person]
  }
}

/** After the planning all may look at what lies in the New World. */
export function showOverseas(g: Conquest): void {
  for (let e = 0; e < g.expAt.length; e++) if (inNewWorld(g, e)) openExpedition(g, e)
}

/** Slips without ships are thrown away when all plans are made. */
export function tidySlips(g: Conquest): void {
  for (let e = 0; e < g.expAt.length; e++) if (g.expAt[e] !== NOWHERE && !hasShips(g, e)) closeExpedition(g, e)
  g.slip.fill(-1)
}
