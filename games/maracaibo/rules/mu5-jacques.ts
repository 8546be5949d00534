import { drawFrom, hide, reveal, type World } from '@spanish-main/kernel'
import { hasRoom, questsAt } from './board.ts'
import { isAhead } from './mb7-explorer.ts'
import { renewQuest, takeTopQuest } from './mb8-quests.ts'
import { score } from './mb11-scoring.ts'
import { walkAutoma } from './mb12-explorer.ts'
import { JACQUES_CARDS, JACQUES0, type Maracaibo, PLACE, QUEST0, ROUNDS, SHEET, STREAM } from './state.ts'
import { tables } from './tables.ts'
import { by, call, decision, move, no, sequence, step, tell, top } from './words.ts'

/** Areas of a band; the last one always says END. */
export const AREAS = 7

const NOT_THERE = no('MU-5.5', 'not-there')

/** MU-5.2. When the turn comes back to the start player. */
export const jacques = sequence('jacques', [
  step('MU-5.3', (g, _frame, world) => {
    if (g.aCountdown >= 0) countDown(g, world)
    else act(g, world)
  }),
])

/** MU-5.7, MR-13. */
function countDown(g: Maracaibo, world: World): void {
  g.aCountdown--
  if (g.aCountdown > 0) return
  g.ender = g.seats
  g.aPoints += tables.pack.jacquesPoints.endingTheRound
  tell(world, g, 'MU-5.7', 'ended-round', 5, g.round)
}

/** MU-5.8. Where a layer of his pile lies: what was never revealed, then what went under it after each round. */
const layerPlace = (layer: number): number => (layer === 0 ? PLACE.jacquesAbove : PLACE.jacquesUnder + layer - 1)

/** MU-5.7. How many turns everybody still has when a card says END. */
const turnsAfterEnd = (g: Maracaibo): number => (g.round === ROUNDS ? 2 : 1)

/** MU-5.7. In which of his turns from now on he can end the round at the earliest, whatever cards he reveals. */
export function jacquesTurnsHome(g: Maracaibo): number {
  if (g.aCountdown >= 0) return g.aCountdown
  let turn = 1
  const ends = (area: number) => tables.pack.jacquesCards.some(({ band }) => band[area]?.do === 'end')
  while (g.aOpen + turn < AREAS && !ends(g.aOpen + turn - 1)) turn++
  return turn + turnsAfterEnd(g)
}

/** MU-5.1, MU-5.7. Of the cards that do not lie open, how many there are and how many say END in an area; which were removed nobody knows. */
export function endsAt(g: Maracaibo, area: number): { ends: number; all: number } {
  let ends = 0
  let all = 0
  for (const [card, { band }] of tables.pack.jacquesCards.entries()) {
    if (g.place[JACQUES0 + card] === PLACE.jacquesOpen) continue
    all++
    if (band[area].do === 'end') ends++
  }
  return { ends, all }
}

/** MU-5.3. Only the area with the number of the card counts. */
function act(g: Maracaibo, world: World): void {
  const layer = g.aLayers.findIndex(cards => cards > 0)
  if (layer < 0) return
  const card = drawFrom(g, world, STREAM.automa, layerPlace(layer), JACQUES0, JACQUES0 + JACQUES_CARDS)
  g.aLayers[layer]--
  g.aDeck--
  g.place[card] = PLACE.jacquesOpen
  reveal(g, card)
  g.aOpen++
  tell(world, g, 'MU-5.3', 'jacques-card', card, g.aOpen)
  const area = tables.pack.jacquesCards[card - JACQUES0].band[g.aOpen - 1]
  if (area.do === 'disc') putDisc(g, tables.locationOf(area.at), world)
  else if (area.do === 'quest') claimQuest(g, area.from, area.to, world)
  else if (area.do === 'explore') walkAutoma(g, area.n, world)
  else {
    g.aCountdown = turnsAfterEnd(g)
    tell(world, g, 'MU-5.7', 'jacques-ends-soon', g.aCountdown)
  }
}

/** MU-5.4, MR-25. */
function putDisc(g: Maracaibo, at: number, world: World): void {
  if (!hasRoom(g, at) && by('MR-25')) return
  g.market[at]++
  tell(world, g, 'MU-5.4', 'jacques-disc', at)
}

/** MU-5.5. Locations are numbered from 1; new cities lie outside the range. */
function claimQuest(g: Maracaibo, from: number, to: number, world: World): void {
  for (let at = from - 1; at <= to - 1; at++) {
    const found = questsAt(g, PLACE.location + at)
    if (found.length === 0) continue
    if (found.length > 1) call(g, 'jacques-quest', g.starter, at)
    else take(g, found[0], at, world)
    return
  }
  const quest = takeTopQuest(g, PLACE.automa, world)
  if (quest < 0) return
  g.aQuests++
  tell(world, g, 'MU-5.5', 'jacques-quest', quest)
}

function take(g: Maracaibo, quest: number, at: number, world: World): void {
  g.place[QUEST0 + quest] = PLACE.automa
  g.aQuests++
  tell(world, g, 'MU-5.5', 'jacques-quest', quest)
  renewQuest(g, at, world)
}

/** DC-23, MR-23. */
export const jacquesQuest = decision('jacques-quest', {
  rule: 'MU-5.5',
  moves: {
    quest: move({
      rule: 'MR-23',
      args: ['quest'],
      offers(g, _seat, offer) {
        for (const quest of questsAt(g, PLACE.location + top(g, 'jacques-quest').location)) offer(quest)
      },
      refuse: (g, _seat, quest) =>
        questsAt(g, PLACE.location + top(g, 'jacques-quest').location).includes(quest) ? undefined : NOT_THERE,
      play: (g, _seat, world, quest, _b, _c, frame) => take(g, quest, frame.location, world),
    }),
  },
})

/** MU-5.8. */
export function jacquesScores(g: Maracaibo, world: World): void {
  let points = 0
  for (let card = JACQUES0; card < JACQUES0 + JACQUES_CARDS; card++) {
    if (g.place[card] !== PLACE.jacquesOpen) continue
    points += tables.pack.jacquesCards[card - JACQUES0].vp
    if (g.round === ROUNDS) continue
    g.place[card] = layerPlace(g.round)
    hide(g, card)
    g.aDeck++
    g.aLayers[g.round]++
  }
  g.aPoints += points
  if (g.aCountdown > 0) by('MR-13')
  g.aOpen = 0
  g.aCountdown = -1
  tell(world, g, 'MU-5.8', 'jacques-points', points)
}

/** MU-5.9. */
export function compareWithJacques(g: Maracaibo, world: World): void {
  by('MU-5.9')
  const worth = tables.pack.jacquesPoints.comparison
  for (let seat = 0; seat < g.seats; seat++) {
    const ahead = isAhead(g.explorer[seat], g.aExplorer) ? 1 : isAhead(g.aExplorer, g.explorer[seat]) ? -1 : 0
    const more = Math.sign(g.quests[seat] - g.aQuests)
    score(g, seat, SHEET.comparison, worth * (ahead + more), world)
  }
}
