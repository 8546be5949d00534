import { markersOnMap, unlockedCount } from './players.ts'
import { BUILDING0, CARDS, LOCATIONS, type Maracaibo, NATIONS, PLACE, QUEST0, TOKEN0 } from './state.ts'
import { tables } from './tables.ts'
import { SEAT_WORDS, vocabulary } from './vocabulary.ts'
import { everyPending } from './words.ts'

const FIGURES = 8

/** IV-1 to IV-6. What must hold after every move. */
export function invariants(g: Maracaibo): string[] {
  const broken: string[] = []
  const expect = (ok: boolean, sentence: string) => {
    if (!ok) broken.push(sentence)
  }
  const inPlace = (place: number, from: number, to: number): number => {
    let count = 0
    for (let card = from; card < to; card++) if (g.place[card] === place) count++
    return count
  }
  for (let seat = 0; seat < g.seats; seat++) {
    const who = SEAT_WORDS[seat]
    const cards = (place: number, from: number, to: number, count: number, what: string) => {
      const found = inPlace(place, from, to)
      expect(found === count, `${who} has ${count} ${what}, but ${found} are there: is one named twice?`)
    }
    const onCareer = 3 - [1, 2, 4].filter(bit => (g.tasks[seat] & bit) !== 0).length
    const figures = g.supply[seat] + g.general[seat] + g.placed[seat] + onCareer
    expect(figures === FIGURES, `${who} has ${figures} figures instead of ${FIGURES}`)
    expect(g.doubloons[seat] >= 0, `${who} has ${g.doubloons[seat]} doubloons`)
    expect(
      g.combat[seat] >= 0 && g.combat[seat] <= tables.pack.limits.combat,
      `${who} has ${g.combat[seat]} combat points`,
    )
    expect(g.supply[seat] >= 0 && g.general[seat] >= 0, `${who} has more figures than ${FIGURES}`)
    expect(g.income[seat] <= tables.pack.limits.income, `${who} has an income of ${g.income[seat]}`)
    cards(PLACE.hand + seat, 0, CARDS, g.handSize[seat], 'cards in hand')
    cards(PLACE.planned + seat, 0, CARDS, g.plannedSize[seat], 'planned cards')
    cards(PLACE.bought + seat, 0, CARDS, g.bought[seat], 'bought cards')
    cards(PLACE.ship + seat, QUEST0, BUILDING0, g.quests[seat], 'quests')
    expect(unlockedCount(g, seat) <= 12, `${who} has ${unlockedCount(g, seat)} upgrades`)
  }
  expect(inPlace(PLACE.deck, 0, CARDS) === g.deckSize, 'cards in the pile')
  expect(inPlace(PLACE.questPile, QUEST0, BUILDING0) === g.questSize, 'quests in the pile')
  expect(inPlace(PLACE.pile, TOKEN0, QUEST0) === g.pileSize[0] + g.pileSize[1], 'tokens in the piles')
  const markers = tables.pack.ownership.row.reduce((sum, n) => sum + n, 0)
  for (let nation = 0; nation < NATIONS; nation++) {
    const tiles = g.resist.filter(each => each === nation + 1).length
    const held = g.row[nation] + markersOnMap(g, nation) + tiles + g.aside[nation] + g.gone[nation]
    const pending = everyPending(g, 'resist').filter(frame => frame.nation === nation).length
    expect(held + pending === markers, `${vocabulary.nation.words[nation]} has ${held} markers instead of ${markers}`)
  }
  for (let at = 0; at < LOCATIONS; at++)
    expect(g.markers[at] > 0 === g.owner[at] >= 0, `the marker at ${vocabulary.location.words[at]} has no owner`)
  return broken
}
