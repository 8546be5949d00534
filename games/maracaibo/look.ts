import type { Look } from '@spanish-main/kernel/harness'
import { numbersOf } from './position.ts'
import { fightLooks, seatLooks } from './position-parts.ts'
import { luysaIs } from './position-rivals.ts'
import { ENDINGS } from './rules/mb11-final.ts'
import { nationValue } from './rules/mb11-scoring.ts'
import { hasCrossed, hasModule, markersOnMap } from './rules/players.ts'
import {
  CARDS,
  COMPONENTS,
  HINT0,
  HINTS,
  JACQUES,
  JACQUES0,
  JEAN0,
  type Maracaibo,
  NATIONS,
  PLACE,
  PORTS_MODULE,
  QUEST0,
  QUESTS,
  SEARCH,
  SHEET_SOURCES,
  UPGRADES,
} from './rules/state.ts'
import { tables } from './rules/tables.ts'
import { SEAT_WORDS, vocabulary } from './rules/vocabulary.ts'
import { idOf } from './titles.ts'

const { location: locations, project: projects, nation: nations, space: spaces, card: components } = vocabulary

/** What there is to say about a seat, a location, a nation, the opponent or the board, in the words of positions. */
export function look(g: Maracaibo, subject: string): Look | undefined {
  const seat = SEAT_WORDS.indexOf(subject)
  if (seat >= 0 && seat < g.seats) return { parts: seatParts(g, seat), whole: false, sets: SETS }
  if (subject === 'board') return { parts: boardParts(g), whole: false }
  if (subject === 'jean' || subject === 'jacques') return { parts: opponentParts(g), whole: false }
  const nation = (nations.words as readonly string[]).indexOf(subject)
  if (nation >= 0) return { parts: nationParts(g, nation), whole: false }
  if (subject === 'combat') return { parts: fightLooks(g), whole: false }
  if (subject === 'result') return { parts: resultParts(g), whole: true }
  const at = (locations.words as readonly string[]).indexOf(idOf(subject) ?? subject)
  return at < 0 ? undefined : { parts: locationParts(g, at), whole: true }
}

/** Of these no order is kept. */
const SETS = ['hand', 'planned', 'bought', 'unlocked', 'quest']

function boardParts(g: Maracaibo): string[] {
  const tiles = vocabulary.tile.words.filter((_, tile) => (g.legacy & (1 << tile)) !== 0)
  const hints = g.hints.reduce((sum, n) => sum + n, 0)
  return [
    `round ${g.round}`,
    `deck ${g.deckSize}`,
    `piles ${g.pileSize.map((n, pile) => n + g.underSize[pile]).join(' ')}`,
    `deliveries ${g.deliveries}`,
    `starter ${SEAT_WORDS[g.starter]}`,
    ...(g.active < 0 ? [] : [`turn ${SEAT_WORDS[g.active]}`]),
    ...some('display', wordsOf(g.display)),
    ...some('discarded', cardsAt(g, PLACE.discard, 0, CARDS)),
    ...some('legacy', tiles.join(' ')),
    ...some('buildings', wordsOf(g.buildings.slice(0, g.buildingsOpen))),
    ...some('top-quest', cardsAt(g, PLACE.topQuest, QUEST0, QUEST0 + QUESTS)),
    ...g.tile.flatMap((tile, at) =>
      tile < 0 ? [] : [`tile ${locations.words[at]} ${tables.cityTiles[tile].id.toLowerCase()}`],
    ),
    ...(hasModule(g, SEARCH) ? [luysaIs(g), `hints ${hints}`] : []),
    ...vocabulary.hole.words.flatMap((word, hole) => some(word, cardsAt(g, PLACE.search + hole, HINT0, HINT0 + HINTS))),
    ...g.covered.flatMap(hole => (hole < 0 ? [] : [`covered ${vocabulary.hole.words[hole]}`])),
    ...(g.goal === 0 ? [] : [g.goal === 1 ? 'goal met' : 'goal missed']),
  ]
}

/** Where a nation's thirteen markers are that lie on no ship. */
const nationParts = (g: Maracaibo, nation: number): string[] => [
  `row ${g.row[nation]}`,
  `aside ${g.aside[nation]}`,
  `gone ${g.gone[nation]}`,
  `map ${markersOnMap(g, nation)}`,
  `value ${nationValue(g, nation)}`,
]

/** How the game ended, and who has which place; nothing while it goes on. */
function resultParts(g: Maracaibo): string[] {
  const { result } = g
  if (result === null) return []
  return [
    ENDINGS[g.ended - 1],
    ...result.places.map((place, seat) => `${SEAT_WORDS[seat]} ${place}`),
    ...(result.rival === undefined ? [] : [`${g.opponent === JACQUES ? 'jacques' : 'jean'} ${result.rival.place}`]),
  ]
}

const wordsOf = (cards: readonly number[]): string =>
  cards
    .filter(card => card >= 0)
    .map(card => components.words[card])
    .join(' ')

/** A part of this kind, if there is anything to name. */
const some = (kind: string, list: string): string[] => (list === '' ? [] : [`${kind} ${list}`])

const cardsAt = (g: Maracaibo, place: number, from: number, to: number): string =>
  wordsOf(Array.from({ length: to - from }, (_, i) => from + i).filter(card => g.place[card] === place))

function seatParts(g: Maracaibo, seat: number): string[] {
  return [
    `at ${locations.words[g.ship[seat]]}`,
    ...Object.entries(numbersOf(g)).map(([word, values]) => `${word} ${values[seat]}`),
    `figures ${g.supply[seat]}`,
    `general ${g.general[seat]}`,
    `cards ${g.handSize[seat]}`,
    ...vocabulary.why.words.map((word, why) => `sheet ${word} ${g.sheet[seat * SHEET_SOURCES + why]}`),
    ...vocabulary.barrier.words.flatMap((word, barrier) => (hasCrossed(g, seat, barrier) ? [`crossed ${word}`] : [])),
    `explorer ${spaces.words[g.explorer[seat]]}`,
    ...nations.words.map((word, nation) => `influence ${word} ${g.influence[seat * NATIONS + nation]}`),
    ...some('hand', cardsAt(g, PLACE.hand + seat, 0, CARDS)),
    ...some('planned', cardsAt(g, PLACE.planned + seat, 0, CARDS)),
    ...some('bought', boughtBy(g, seat)),
    ...assistants(g, seat),
    ...some('unlocked', unlocked(g, seat)),
    ...discsLeft(g, seat),
    ...resisting(g, seat),
    `quests ${g.quests[seat]}`,
    ...seatLooks(g, seat),
    ...(g.career[seat] < 0 ? [] : [`career ${vocabulary.career.words[g.career[seat]]}`]),
    ...(hasModule(g, PORTS_MODULE) && g.port[seat] >= 0 ? [`port ${vocabulary.port.words[g.port[seat]]}`] : []),
  ]
}

const boughtBy = (g: Maracaibo, seat: number): string => cardsAt(g, PLACE.bought + seat, 0, CARDS)

/** Cards that stand at a location as assistants. */
function assistants(g: Maracaibo, seat: number): string[] {
  return projects.words.flatMap((word, card) =>
    g.place[card] === PLACE.bought + seat && g.mark[card] > 0 && tables.cards[card].effects.assistant !== undefined
      ? [`assistant ${word} ${locations.words[g.mark[card] - 1]}`]
      : [],
  )
}

const unlocked = (g: Maracaibo, seat: number): string =>
  vocabulary.upgrade.words.filter((_, upgrade) => g.discs[seat * UPGRADES + upgrade] === 0).join(' ')

/** Upgrades that have lost one of their two discs. */
const discsLeft = (g: Maracaibo, seat: number): string[] =>
  vocabulary.upgrade.words.flatMap((word, upgrade) =>
    g.discs[seat * UPGRADES + upgrade] === 1 ? [`discs ${word} 1`] : [],
  )

const resisting = (g: Maracaibo, seat: number): string[] =>
  g.resist
    .slice(seat * 4, seat * 4 + 4)
    .flatMap((nation, slot) => (nation > 0 ? [`resist ${slot + 1} ${nations.words[nation - 1]}`] : []))

function opponentParts(g: Maracaibo): string[] {
  const both = [`explorer ${spaces.words[g.aExplorer]}`, `points ${g.aPoints}`, `quests ${g.aQuests}`]
  if (g.opponent === JACQUES) {
    const open = cardsAt(g, PLACE.jacquesOpen, JACQUES0, COMPONENTS)
    return [...both, `revealed ${g.aOpen}`, `countdown ${g.aCountdown}`, `deck ${g.aDeck}`, ...some('open', open)]
  }
  return [
    `at ${locations.words[g.aShip]}`,
    ...both,
    `discs ${g.aDiscs}`,
    `cards ${g.aCards}`,
    `deck ${g.aDeck}`,
    ...some('used', cardsAt(g, PLACE.jeanUsed, JEAN0, JACQUES0)),
    ...nations.words.map((word, nation) => `influence ${word} ${g.aInfluence[nation]}`),
  ]
}

function locationParts(g: Maracaibo, at: number): string[] {
  return [
    ...(g.market[at] > 0 ? [`market ${g.market[at]}`] : []),
    ...(g.markers[at] === 1 ? [`marker ${nations.words[g.owner[at]]}`] : []),
    ...(g.markers[at] > 1 ? [`markers ${nations.words[g.owner[at]]} ${g.markers[at]}`] : []),
    ...(g.hints[at] > 0 ? [`hints ${g.hints[at]}`] : []),
    ...some('quest', cardsAt(g, PLACE.location + at, QUEST0, QUEST0 + QUESTS)),
  ]
}
