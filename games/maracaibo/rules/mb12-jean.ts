import { drawFrom, hide, reveal, type World } from '@spanish-main/kernel'
import { NATIONS as NATION_IDS } from '../data/index.ts'
import {
  arrowsFrom,
  DUTCH,
  HOMEWARD,
  hasQuest,
  hasRoom,
  isCity,
  isVillage,
  LAST_21A,
  LAST_22,
  questsAt,
  takesMarkers,
} from './board.ts'
import { fillDisplay } from './cards.ts'
import { renewQuest, takeTopQuest } from './mb8-quests.ts'
import { drawToken, refillPiles, standingBonus, tokensIn } from './mb10-combat.ts'
import { walkAutoma } from './mb12-explorer.ts'
import { isFreeing, rankAt, rankOf } from './players.ts'
import {
  JEAN_CARDS,
  JEAN0,
  LOCATIONS,
  type Maracaibo,
  NATIONS,
  PLACE,
  QUEST0,
  ROUNDS,
  STREAM,
  TOKEN0,
} from './state.ts'
import { tables } from './tables.ts'
import { by, sequence, step, tell } from './words.ts'

/** MB-12.2. The top card of her deck, which is shuffled again when used up. */
function revealCard(g: Maracaibo, world: World): number {
  if (g.aDeck === 0) {
    for (let card = JEAN0; card < JEAN0 + JEAN_CARDS; card++) {
      if (g.place[card] !== PLACE.jeanUsed) continue
      g.place[card] = PLACE.jeanDeck
      hide(g, card)
      g.aDeck++
    }
  }
  const card = drawFrom(g, world, STREAM.automa, PLACE.jeanDeck, JEAN0, JEAN0 + JEAN_CARDS)
  g.aDeck--
  g.place[card] = PLACE.jeanUsed
  reveal(g, card)
  tell(world, g, 'MB-12.2', 'jean-card', card)
  return card - JEAN0
}

/** MB-12.9. Gates count her own explorer; she never enters the Dutch city. */
function waysOn(g: Maracaibo, at: number): number[] {
  const ways: number[] = []
  arrowsFrom(g, at, (to, _price, gate) => {
    if (to !== DUTCH && (gate < 0 || (g.aCrossed & (1 << gate)) !== 0)) ways.push(to)
  })
  return ways
}

/** MB-12.2. Villages without a quest are not counted; from 20 on one space a turn. */
function sailFrom(g: Maracaibo, from: number, move: number, branch: string): number {
  let at = from
  let left = at >= HOMEWARD && at <= LAST_22 ? 1 : move
  while (left > 0) {
    const ways = waysOn(g, at)
    at = ways[branch === 'upper' ? 0 : Math.min(1, ways.length - 1)]
    const counts = !isVillage(g, at) || hasQuest(g, at)
    if (counts) left--
    if (tables.hands[at]) break
  }
  return at
}

/** Her cards that have not been revealed since the last shuffle, as far as anybody knows; all of them if none is left. */
function cardsToCome(g: Maracaibo) {
  const level = tables.pack.jeanLevels[g.level - 1]
  const inPlay = tables.pack.jeanCards.flatMap((card, i) =>
    level[card.deck] > 0 && (card.box === 'base' || g.expansion === 1) ? [{ ...card, place: g.place[JEAN0 + i] }] : [],
  )
  return g.aDeck === 0 ? inPlay : inPlay.filter(({ place }) => place !== PLACE.jeanUsed)
}

/** MB-12.2. Where her next card can take her. */
export function jeanStops(g: Maracaibo): number[] {
  const stops = new Set(cardsToCome(g).map(({ move, branch }) => sailFrom(g, g.aShip, move, branch)))
  return [...stops].sort((a, b) => a - b)
}

const homeOf = (g: Maracaibo): number => (g.round === ROUNDS ? LAST_22 : LAST_21A)

/** MB-12.9. In which of her turns from now on she can end the round at the earliest, whatever cards she reveals. */
export function jeanTurnsHome(g: Maracaibo): number {
  let places = new Set([g.aShip])
  let turns = 0
  while (!places.has(homeOf(g))) {
    const next = new Set<number>()
    for (const at of places) {
      for (const { move, branch } of tables.pack.jeanCards) next.add(sailFrom(g, at, move, branch))
    }
    places = next
    turns++
  }
  return turns
}

/** MB-12.3. */
function takeQuestHere(g: Maracaibo, world: World): boolean {
  const [quest] = questsAt(g, PLACE.location + g.aShip)
  if (quest === undefined) return false
  g.place[QUEST0 + quest] = PLACE.automa
  g.aQuests++
  tell(world, g, 'MB-12.3', 'jean-quest', quest)
  renewQuest(g, g.aShip, world)
  return true
}

/** MB-12.4, MR-43. */
function discOrCard(g: Maracaibo, slot: number, world: World): void {
  if (isCity(g, g.aShip) && hasRoom(g, g.aShip)) {
    g.market[g.aShip]++
    g.aDiscs++
    tell(world, g, 'MB-12.4', 'jean-disc', g.aShip)
    return
  }
  const card = g.display[slot - 1]
  if (card < 0) return
  g.display[slot - 1] = -1
  by('MR-43')
  g.place[card] = PLACE.out
  g.aCards++
  tell(world, g, 'MB-12.4', 'jean-took', card)
  fillDisplay(g, world)
}

/** MB-12.6, MR-37. Steps of influence, or points where the Caribbean is freed. */
function influence(g: Maracaibo, nation: number, steps: number, world: World): void {
  if (isFreeing(g)) g.aPoints += steps * tables.pack.stated.pointsPerInfluence
  else g.aInfluence[nation] = Math.min(tables.pack.influence.most, g.aInfluence[nation] + steps)
  tell(world, g, isFreeing(g) ? 'MR-37' : 'MB-12.6', 'jean-influence', nation, steps)
}

/** The lowest empty city, else village, −1 for none. */
function emptyPlace(g: Maracaibo, villagesOnly: boolean): number {
  for (const city of villagesOnly ? [false] : [true, false]) {
    for (let at = 0; at < LOCATIONS; at++) {
      if (takesMarkers(g, at) && isCity(g, at) === city && g.markers[at] === 0) return at
    }
  }
  return -1
}

function placeMarker(g: Maracaibo, nation: number, villagesOnly: boolean, world: World): void {
  if (g.row[nation] === 0) return
  const at = emptyPlace(g, villagesOnly)
  g.row[nation]--
  if (at < 0) {
    g.gone[nation]++
    return
  }
  g.markers[at] = 1
  g.owner[at] = nation
  tell(world, g, 'MB-12.6', 'marker-placed', nation, at)
}

/** MB-12.6. */
function fight(g: Maracaibo, steps: number, extraVillage: boolean, world: World): void {
  refillPiles(g)
  const card = drawToken(g, tokensIn(g, 0) > 0 ? 0 : 1, PLACE.out, world)
  reveal(g, card)
  const token = card - TOKEN0
  const { values, most, fewest } = tables.tokens[token]
  let best = 0
  let bestValue = Number.NEGATIVE_INFINITY
  for (let nation = 0; nation < NATIONS; nation++) {
    const rank = isFreeing(g) ? 0 : rankAt(g.aInfluence[nation]) - rankOf(g, 0, nation)
    const value = values[nation] + rank + standingBonus(g, nation, most, fewest)
    const better = value > bestValue || (value === bestValue && values[nation] > values[best])
    if (better) {
      best = nation
      bestValue = value
    }
  }
  tell(world, g, 'MB-12.6', 'jean-fought', best, token)
  if (!isFreeing(g)) {
    placeMarker(g, best, false, world)
    if (extraVillage) placeMarker(g, best, true, world)
  }
  influence(g, best, steps, world)
}

/** MB-12.4. The quest that lies on top of the pile. */
function takeTop(g: Maracaibo, world: World): void {
  const quest = takeTopQuest(g, PLACE.automa, world)
  if (quest < 0) return
  g.aQuests++
  tell(world, g, 'MB-12.4', 'jean-quest', quest)
}

/** MU-5.11. */
function playerPays(g: Maracaibo, n: number, world: World): void {
  const paid = Math.min(n, g.combat[0])
  g.combat[0] -= paid
  g.aPoints += 3 * (n - paid)
  tell(world, g, 'MU-5.11', 'jean-asks', n, n - paid)
}

function act(g: Maracaibo, card: number, world: World): void {
  for (const action of tables.pack.jeanCards[card].actions) {
    const valid = action.rounds === 'all' || (action.rounds === '1-2') === g.round <= 2
    if (!valid) continue
    if (action.do === 'explore') walkAutoma(g, action.n, world)
    else if (action.do === 'points') {
      g.aPoints += action.n
      tell(world, g, 'MB-12.4', 'jean-points', action.n)
    } else if (action.do === 'influence') influence(g, NATION_IDS.indexOf(action.nation), action.n, world)
    else if (action.do === 'combat') fight(g, action.n, action.extraVillage, world)
    else if (action.do === 'player-pays') playerPays(g, action.n, world)
    else if (action.do === 'disc') {
      g.aDiscs++
      tell(world, g, 'MB-12.4', 'jean-disc-kept')
    } else takeTop(g, world)
  }
}

/** MB-12. Jean's turn. */
export const jean = sequence('jean', [
  step('MB-12.2', (g, _frame, world) => {
    const card = revealCard(g, world)
    const { move, branch, display } = tables.pack.jeanCards[card]
    g.aShip = sailFrom(g, g.aShip, move, branch)
    tell(world, g, 'MB-12.2', 'jean-sailed', g.aShip)
    if (!takeQuestHere(g, world)) {
      discOrCard(g, display, world)
      act(g, card, world)
    }
    if (g.aShip === homeOf(g)) {
      g.ender = g.seats
      tell(world, g, 'MB-12.9', 'ended-round', 4, g.round)
    }
  }),
])
