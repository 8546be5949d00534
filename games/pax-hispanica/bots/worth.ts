import { MIDLIFE, MUTINY, NUDGE, STAY } from '../data/index.ts'
import { qualificationOf } from '../rules/d3d-peerage.ts'
import { isCallow, mostExtreme } from '../rules/figures.ts'
import { hasSeaDogs } from '../rules/players.ts'
import { flagship, hasShipRoom } from '../rules/ships.ts'
import { isSlave, isVacantColony, isVisita } from '../rules/sites.ts'
import { type Pax, PEER_SLOTS, SHIP_SLOTS } from '../rules/state.ts'
import { ICON, isHaven, tables } from '../rules/tables.ts'
import { peerCount, sway } from '../rules/values.ts'

/** Whether some Site of the map is like this. */
function some(g: Pax, test: (site: number) => boolean): boolean {
  for (let site = 0; site < g.disk.length; site++) if (test(site)) return true
  return false
}

/** What an icon is roughly worth to a colour now, in dollars. */
export function worthOfAction(g: Pax, colour: number, card: number, action: number): number {
  switch (action) {
    case ICON['reach-peerage']:
    case ICON['sway-peerage']:
      if (peerCount(g, colour) === PEER_SLOTS) return 0
      return mostExtreme(g, qualificationOf(g, card)) === colour ? 8 : 1
    case ICON.ship:
    case ICON.armada:
      return hasShipRoom(g, colour) ? 6 - g.shipCount[colour] : 0
    case ICON['letter-of-marque']:
      return hasShipRoom(g, colour) ? 4 : 0
    case ICON.disk:
      return g.disksLeft[colour] > 0 ? 4 : 1
    case ICON.bible:
      return g.biblesLeft[colour] > 0 ? 3 : 0
    case ICON.literacy:
      return some(g, site => isVisita(g, site) && g.bible[site] === colour) ? 3 : 0
    case ICON['slave-trade']:
      return some(g, site => g.disk[site] === colour && isVacantColony(g, site)) ? 3 : 0
    case ICON['slave-revolt']:
      return some(g, site => isSlave(g, site) && g.disk[site] !== colour) ? 1 : 0
    case ICON.relic:
      return some(g, site => g.disk[site] === colour) ? 3 : 0
    case ICON.tax:
      return 2
    case ICON['black-market']:
      return g.marketHand[colour] > sway(g, colour) ? 3 : 1
    case ICON.excommunication:
    case ICON.haven:
    case ICON['melting-pot']:
    case ICON.casa:
      return 1
    default:
      return 0.5
  }
}

/** What the Nudge of a card is worth: outward on a track is good, a Mutiny costs Ships. */
export function worthOfNudge(g: Pax, colour: number, card: number): number {
  const to = NUDGE[g.figure[colour]][tables.nudgeOf[card]]
  if (to === STAY) return 0
  if (to === MUTINY) return hasSeaDogs(g, colour) ? 0 : -4 * shipsLostToMutiny(g, colour)
  if (to === MIDLIFE) return g.money[colour] > 2 ? -1 : -2
  return to > g.figure[colour] ? 1.5 : isCallow(g, colour) ? 0 : -1
}

function shipsLostToMutiny(g: Pax, colour: number): number {
  let lost = 0
  for (let i = 1; i < g.shipCount[colour]; i++) {
    const card = g.ships[colour * SHIP_SLOTS + i]
    if (tables.nudgeOf[card] !== tables.nudgeOf[flagship(g, colour)]) lost++
  }
  return lost
}

/** What playing a card is worth: its best Actions within the Action Limit, and its Nudge. */
export function worthOfCard(g: Pax, colour: number, card: number): number {
  const worth = worthOfIcons(g, colour, card, sway(g, colour))
  return isHaven(card) ? worth : worth + worthOfNudge(g, colour, card)
}

/** The best icons of a card, as many as the Action Limit allows. */
function worthOfIcons(g: Pax, colour: number, card: number, limit: number): number {
  const icons = tables.icons[g.edition][card]
  let sum = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < icons.length; i++) {
    const worth = worthOfAction(g, colour, card, icons[i].action)
    sum += worth
    if (worth < least) least = worth
  }
  if (icons.length <= limit) return sum
  return icons.length === limit + 1 ? sum - least : bestOf(g, colour, card, limit)
}

function bestOf(g: Pax, colour: number, card: number, limit: number): number {
  return tables.icons[g.edition][card]
    .map(icon => worthOfAction(g, colour, card, icon.action))
    .sort((a, b) => b - a)
    .slice(0, limit)
    .reduce((sum, each) => sum + each, 0)
}
