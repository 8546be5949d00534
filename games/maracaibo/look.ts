import type { Look } from '@spanish-main/kernel/harness'
import { numbersOf } from './position.ts'
import { seatLooks } from './position-parts.ts'
import { luysaIs } from './position-rivals.ts'
import { hasModule } from './rules/players.ts'
import {
  CARDS,
  JACQUES,
  type Maracaibo,
  NATIONS,
  PLACE,
  PORTS_MODULE,
  QUEST0,
  QUESTS,
  SEARCH,
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
  if (nation >= 0) return { parts: [`row ${g.row[nation]}`], whole: true }
  const at = (locations.words as readonly string[]).indexOf(idOf(subject) ?? subject)
  return at < 0 ? undefined : { parts: locationParts(g, at), whole: true }
}

/** Of these no order is kept. */
const SETS = ['hand', 'planned', 'bought', 'unlocked', 'quest']

const boardParts = (g: Maracaibo): string[] => [
  `round ${g.round}`,
  ...some('display', wordsOf(g.display)),
  ...(hasModule(g, SEARCH) ? [luysaIs(g)] : []),
]

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
    ...(hasModule(g, PORTS_MODULE) ? [`port ${vocabulary.port.words[g.port[seat]]}`] : []),
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
  if (g.opponent === JACQUES) return [...both, `revealed ${g.aOpen}`, `countdown ${g.aCountdown}`]
  return [
    `at ${locations.words[g.aShip]}`,
    ...both,
    `discs ${g.aDiscs}`,
    `cards ${g.aCards}`,
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
