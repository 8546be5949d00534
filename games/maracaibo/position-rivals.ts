import { hide, reveal } from '@spanish-main/kernel'
import type { Words } from '@spanish-main/kernel/harness'
import { crossedBefore } from './position-parts.ts'
import { hasModule } from './rules/players.ts'
import {
  FOUND,
  FREED,
  HIDDEN,
  HINT0,
  JACQUES,
  JACQUES_CARDS,
  JACQUES0,
  JEAN,
  JEAN_CARDS,
  JEAN0,
  type Maracaibo,
  PLACE,
  SEARCH,
} from './rules/state.ts'
import { vocabulary } from './rules/vocabulary.ts'

const meaningIn = (words: Words, domain: 'location' | 'space' | 'nation' | 'card' | 'hole'): number =>
  words.among(vocabulary[domain].words, domain)

/** What both opponents without a seat have; false if the word is none of theirs. */
function arrangeEither(g: Maracaibo, words: Words): boolean {
  if (words.is('explorer')) {
    g.aExplorer = meaningIn(words, 'space')
    g.aCrossed |= crossedBefore(g, g.aExplorer)
  } else if (words.is('points')) g.aPoints = words.number()
  else if (words.is('quests')) g.aQuests = words.number()
  else return false
  return true
}

/** `jean at 5`, `jean next jean-a3`, `jean used jean-a1`, `jean discs 4`, `jean cards 2`, `jean influence france 3`. */
export function arrangeJean(g: Maracaibo, words: Words): void {
  if (words.is('at')) g.aShip = meaningIn(words, 'location')
  else if (words.is('discs')) g.aDiscs = words.number()
  else if (words.is('cards')) g.aCards = words.number()
  else if (words.is('influence')) g.aInfluence[meaningIn(words, 'nation')] = words.number()
  else if (words.is('next')) putOnTop(g, words, PLACE.jeanDeck, JEAN0, JEAN_CARDS)
  else if (words.is('used')) layOpen(g, words, PLACE.jeanDeck, PLACE.jeanUsed, JEAN0, JEAN_CARDS)
  else if (!arrangeEither(g, words))
    words.wrong('she has at, next, used, explorer, points, quests, discs, cards and influence')
  if (g.opponent !== JEAN) words.wrong('Jean is not at this table')
}

/** `jacques next jacques-b1`, `jacques open jacques-a1 jacques-a2`, `jacques under jacques-b2`, `jacques revealed 4`, `jacques countdown 1`. */
export function arrangeJacques(g: Maracaibo, words: Words): void {
  if (words.is('revealed')) g.aOpen = words.number()
  else if (words.is('countdown')) g.aCountdown = words.number()
  else if (words.is('next')) {
    putOnTop(g, words, PLACE.jacquesAbove, JACQUES0, JACQUES_CARDS)
    g.aLayers = [g.aDeck, ...g.aLayers.slice(1)]
    g.aDeck = g.aLayers.reduce((sum, n) => sum + n)
  } else if (words.is('open')) {
    const cards = layOpen(g, words, PLACE.jacquesAbove, PLACE.jacquesOpen, JACQUES0, JACQUES_CARDS)
    g.aLayers[0] -= cards.taken
    g.aOpen = cards.laid
  } else if (words.is('under')) {
    const cards = layOpen(g, words, PLACE.jacquesAbove, PLACE.jacquesUnder, JACQUES0, JACQUES_CARDS)
    g.aLayers[0] -= cards.taken
    g.aLayers[1] += cards.laid
    g.aDeck += cards.laid
  } else if (!arrangeEither(g, words))
    words.wrong('he has next, open, under, revealed, countdown, explorer, points and quests')
  if (g.opponent !== JACQUES) words.wrong('Jacques is not at this table')
}

/** The pile holds these cards and no others: one, or several of which chance says the order. */
function putOnTop(g: Maracaibo, words: Words, pile: number, from: number, count: number): void {
  for (let card = from; card < from + count; card++) if (g.place[card] === pile) g.place[card] = PLACE.box
  g.aDeck = 0
  while (words.left) {
    const card = meaningIn(words, 'card')
    if (card < from || card >= from + count) words.wrong('that is no card of this opponent')
    g.place[card] = pile
    g.aDeck++
  }
}

/** Cards of an opponent that were revealed, out of the pile or out of the box. */
function layOpen(g: Maracaibo, words: Words, pile: number, place: number, from: number, count: number) {
  let taken = 0
  let laid = 0
  while (words.left) {
    const card = meaningIn(words, 'card')
    if (card < from || card >= from + count) words.wrong('that is no card of this opponent')
    if (g.place[card] === pile) taken++
    g.place[card] = place
    if (place === PLACE.jacquesUnder) hide(g, card)
    else reveal(g, card)
    laid++
  }
  g.aDeck -= taken
  return { taken, laid }
}

const searching = (g: Maracaibo, words: Words): void => {
  if (!hasModule(g, SEARCH)) words.wrong('nobody is searched for in this scenario')
}

/** `hints 3 1`: so many lie face down at a location; `hints none`: nowhere but where a line says so. */
export function arrangeHints(g: Maracaibo, words: Words): void {
  searching(g, words)
  if (words.is('none')) {
    g.hints.fill(0)
    return
  }
  g.hints[meaningIn(words, 'location')] = words.number()
}

/** `hint hint-1 red-1`: a hint on a space of the search card. */
export function arrangeHint(g: Maracaibo, words: Words): void {
  searching(g, words)
  const hint = meaningIn(words, 'card')
  if (hint < HINT0 || hint >= JEAN0) words.wrong('that is no hint')
  g.place[hint] = PLACE.search + meaningIn(words, 'hole')
  reveal(g, hint)
}

/** `covered red-1`: a space of the search card that cannot be used. */
export function arrangeCovered(g: Maracaibo, words: Words): void {
  searching(g, words)
  g.covered = [meaningIn(words, 'hole')]
}

const LUYSA = ['hidden', 'found', 'freed']
const STATES = [HIDDEN, FOUND, FREED]

/** `luysa found 6`, `luysa freed`. */
export function arrangeLuysa(g: Maracaibo, words: Words): void {
  searching(g, words)
  g.luysa = STATES[words.among(LUYSA, 'word for Luysa: hidden, found or freed')]
  if (g.luysa === FOUND) g.luysaAt = meaningIn(words, 'location')
}

/** The same words for `look`. */
export const luysaIs = (g: Maracaibo): string =>
  g.luysa === FOUND ? `luysa found ${vocabulary.location.words[g.luysaAt]}` : `luysa ${LUYSA[g.luysa]}`
