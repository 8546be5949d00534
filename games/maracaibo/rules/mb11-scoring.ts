import type { World } from '@spanish-main/kernel'
import { counted } from './mb11-careers.ts'
import { gainPoints } from './mb14-gains.ts'
import {
  barriersCrossed,
  bestRank,
  hasModule,
  influenceOf,
  isBought,
  isFreeing,
  locationsOf,
  rankAt,
  rankOf,
} from './players.ts'
import { BUILDINGS, CARDS, JEAN, type Maracaibo, NATIONS, SHEET, UPRISING } from './state.ts'
import { tables } from './tables.ts'
import { by, tell } from './words.ts'

/** MB-11.7. One for each emptied space of the row; a standing on the map. */
export function nationValue(g: Maracaibo, nation: number): number {
  const { row, most, second } = tables.pack.ownership
  let taken = row.reduce((sum, n) => sum + n, 0) - g.row[nation]
  let emptied = 0
  for (const markers of row) {
    if (taken < markers) break
    taken -= markers
    emptied++
  }
  const place = placeOnMap(g, nation)
  return emptied + (place === 1 ? most : place === 2 ? second : 0)
}

/** 1 for most locations, 2 for second most, 0 for less; tied for most nobody is second. */
function placeOnMap(g: Maracaibo, nation: number): number {
  const mine = locationsOf(g, nation)
  if (mine === 0) return 0
  let ahead = 0
  let tops = 0
  let best = 0
  for (let other = 0; other < NATIONS; other++) best = Math.max(best, locationsOf(g, other))
  for (let other = 0; other < NATIONS; other++) {
    if (locationsOf(g, other) > mine) ahead++
    if (locationsOf(g, other) === best) tops++
  }
  if (mine === best) return 1
  return ahead === 1 && tops === 1 ? 2 : 0
}

/** What an end-of-game effect counts. */
export function finalCount(g: Maracaibo, seat: number, counter: string): number {
  if (counter === 'RANKS') {
    let ranks = 0
    for (let nation = 0; nation < NATIONS; nation++) ranks += rankOf(g, seat, nation)
    return ranks
  }
  if (counter === 'BESTRANK') return bestRank(g, seat)
  if (counter === 'EXPLORER') return barriersCrossed(g, seat)
  if (counter === 'CARDS_ODD') return oddCards(g, seat)
  return counted(g, seat, counter)
}

/** Bought cards with an odd price. */
function oddCards(g: Maracaibo, seat: number): number {
  let count = 0
  for (let card = 0; card < CARDS; card++) if (isBought(g, seat, card) && tables.cards[card].cost % 2 === 1) count++
  return count
}

/** The end of the game for one seat, before nations. MB-11.6. */
export function scoreCards(g: Maracaibo, seat: number, world: World): void {
  let printed = 0
  let finals = 0
  const add = (effects: (typeof tables.cards)[number]['effects']) => {
    for (const { counts, n } of effects.finals) finals += n * finalCount(g, seat, counts)
  }
  for (let card = 0; card < CARDS; card++) {
    if (!isBought(g, seat, card)) continue
    printed += tables.cards[card].vp
    add(tables.cards[card].effects)
  }
  for (let building = 0; building < BUILDINGS; building++) {
    if ((g.invested[building] & (1 << seat)) === 0) continue
    printed += tables.buildings[building].vp
    add(tables.buildings[building].effects)
  }
  score(g, seat, SHEET.cards, printed, world)
  score(g, seat, SHEET.finals, finals, world)
}

export function score(g: Maracaibo, seat: number, why: number, points: number, world: World): void {
  if (points === 0) return
  gainPoints(g, seat, points, world, why)
  tell(world, g, 'MB-11.6', 'scored', seat, why, points)
}

/** MB-11.6, MR-31, MU-6.3. Most influence, then noble rank times the nation's value. */
export function scoreNations(g: Maracaibo, world: World): void {
  if (isFreeing(g) && by('MU-6.3')) return
  if (hasModule(g, UPRISING)) by('MU-11.2')
  for (let nation = 0; nation < NATIONS; nation++) {
    let most = g.opponent === JEAN && by('MR-31') ? g.aInfluence[nation] : 0
    for (let seat = 0; seat < g.seats; seat++) most = Math.max(most, influenceOf(g, seat, nation))
    const value = nationValue(g, nation)
    for (let seat = 0; seat < g.seats; seat++) {
      const mine = influenceOf(g, seat, nation)
      if (mine >= 1 && mine === most) score(g, seat, SHEET.influence, tables.pack.ownership.mostInfluence, world)
      if (mine > 0) score(g, seat, SHEET.nations, rankAt(mine) * value, world)
    }
    if (g.opponent !== JEAN) continue
    const hers = g.aInfluence[nation]
    const points = (hers >= 1 && hers === most ? tables.pack.ownership.mostInfluence : 0) + rankAt(hers) * value
    g.aPoints += points
    tell(world, g, 'MB-12.8', 'jean-scored', SHEET.nations, points)
  }
}
