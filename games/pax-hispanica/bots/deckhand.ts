import { argA, argB, type Bot, entryIndex, type FastChance, type MoveEntry } from '@spanish-main/kernel'
import { isWar } from '../rules/calendar.ts'
import { refusePeerage } from '../rules/d3d-peerage.ts'
import { isCallow } from '../rules/figures.ts'
import { conditionsOf } from '../rules/g3-victory.ts'
import { paxHispanica } from '../rules/index.ts'
import { colourOf, inPlay } from '../rules/players.ts'
import { flagship, hasTreasure } from '../rules/ships.ts'
import { type Pax, PURPLE } from '../rules/state.ts'
import { PLUNDER, PRIVATEER, ROYALTY_DECK, SHIP_DECK, tables } from '../rules/tables.ts'
import { peerCount, reach } from '../rules/values.ts'
import { top } from '../rules/words.ts'
import { towardsEurope, worthOfAttack, worthOfCourse, worthOfLeg, worthOfSailing, worthOfZone } from './sailing.ts'
import { worthOfAction, worthOfCard } from './worth.ts'

/** How much a deckhand likes a move; a dozen rules of thumb, no looking ahead. */
type Liking = (g: Pax, colour: number, a: number, b: number) => number

const always =
  (value: number): Liking =>
  () =>
    value
const own = (g: Pax, colour: number, site: number): boolean => g.disk[site] === colour || g.bible[site] === colour

/** What the face-up card of a deck is worth. */
const worthOfLot = (g: Pax, colour: number, deck: number): number =>
  g.display[deck] < 0 ? 0 : worthOfCard(g, colour, g.display[deck])

/** Half of what a card is worth, if that is not too much of one's money. */
const likeBid = (g: Pax, colour: number, dollars: number, worth: number): number =>
  -Math.abs(dollars - Math.min(worth / 2, g.money[colour] * 0.6))

/** H2b. What a card is worth to the Sun King, who plays it as soon as he wins it. */
function worthToKing(g: Pax, card: number): number {
  if (tables.deckOf[card] === SHIP_DECK) return 4
  if (tables.deckOf[card] !== ROYALTY_DECK || refusePeerage(g, PURPLE, card) !== undefined) return 0
  return 6 + 8 * peerCount(g, PURPLE)
}

/** LT-1. Whether a fleet under this Flagship may attack the Spanish now. */
const raids = (g: Pax, card: number): boolean =>
  tables.legalityOf[card] === PLUNDER || (tables.legalityOf[card] === PRIVATEER && isWar(g))

/** Likings by decision and move; what is not listed is indifferent. */
const LIKINGS: Readonly<Record<string, Liking>> = {
  'auction-turn auction': (g, colour, deck) => worthOfLot(g, colour, deck),
  'auction-turn buried-treasure': always(1),
  'auction-turn professional-draw': (g, colour) => 3 * reach(g, colour),
  'auction-turn debauchery': (g, colour) =>
    (isCallow(g, colour) ? 4 - g.havenHand[colour] : 0) + (g.money[colour] === 0 ? 3 : 0),
  'bids bid': (g, colour, dollars) => {
    const frame = top(g, 'bids')
    return likeBid(g, colour, dollars, frame.row === 0 ? worthOfLot(g, colour, frame.deck) : 3)
  },
  'open-bid bid': (g, colour, dollars) => {
    const { deck } = top(g, 'open-bid')
    return likeBid(g, colour, dollars, worthOfLot(g, colour, deck) + worthToKing(g, g.display[deck]))
  },
  'play-turn play': (g, colour, card) => worthOfCard(g, colour, card),
  'play-turn sell': (g, colour, card) => 1 - worthOfCard(g, colour, card),
  'play-turn flagship': (g, colour, card) =>
    g.solitaire === 1 && raids(g, card) && !raids(g, flagship(g, colour)) ? 3 : -9,
  'play-turn unmask': always(2),
  'play-turn end-turn': always(0.5),
  'card-actions use': (g, colour, action) => worthOfAction(g, colour, top(g, 'card-actions').card, action),
  'card-actions sell': always(-9),
  'card-actions done': always(0.1),
  'midlife-nudge pay': always(1),
  'midlife-nudge sell': always(-9),
  'disk-action found': (_g, _colour, site) => 2 + tables.sitesOfArea[tables.areaOfSite[site]].length / 10,
  'bible-action visita': (g, colour, site) =>
    tables.sitesOfArea[tables.areaOfSite[site]].some(near => own(g, colour, near)) ? 2 : 1,
  'literacy-action teach': (g, colour, site) => (g.bible[site] === colour ? 3 : -1),
  'slave-trade-action labor': (g, colour, site) => (g.disk[site] === colour ? 3 : -1),
  'slave-revolt-action revolt': (g, colour, site) => (g.disk[site] === colour ? -3 : 1),
  'relic-action relic': (g, colour, site) => (g.disk[site] === colour ? 3 : 0),
  'melting-pot-action assimilate': (g, colour, site) => (g.meeple[site] === colour ? -2 : 1),
  'hand-limit discard': (g, colour, card) => -worthOfCard(g, colour, card),
  'hand-limit sell': (g, colour, card) => 1 - worthOfCard(g, colour, card),
  'year-end-hands discard': (g, colour, card) => -worthOfCard(g, colour, card),
  'labour kidnap': (g, colour, _colony, source) => (g.bible[source] === colour ? -1 : 2),
  'labour employ': always(1),
  'place-rebel place': (g, colour, site) =>
    tables.sitesOfArea[tables.areaOfSite[site]].some(near => own(g, colour, near)) ? -2 : 1,
  'sail-mode reconnaissance': always(1),
  'sail-mode sail': (g, colour, zone) => worthOfZone(g, colour, zone),
  'sail-mode asiento': always(-9),
  'hurricane-watch reconnaissance': always(1),
  'plot-course via': (g, _colour, zone) => worthOfLeg(top(g, 'plot-course').course, zone),
  'plot-course set-sail': g => worthOfCourse(top(g, 'plot-course').course),
  'sail-act load': (_g, _colour, treasure) => 6 + 3 * treasure,
  'sail-act bribe': (g, colour, treasure) => (g.money[colour] > 0 ? 5 + 3 * treasure : 0),
  'sail-act dig': (_g, _colour, chests, relics) => 4 * chests + 8 * relics,
  'sail-act emigrate': always(0),
  'sail-act unload': (g, colour, _who, site) => (g.disk[site] === colour ? 7 : 5),
  'sail-act attack': (g, colour, site) => worthOfAttack(g, colour, site),
  'sail-act enslave': (g, colour, site) => (g.bible[site] === colour ? -5 : worthOfAttack(g, colour, site) - 2),
  'sail-act asiento': always(-9),
  'sail-act sail': (g, colour, zone) => worthOfSailing(g, colour, zone),
  'sail-act bury': always(-3),
  'sail-act europe': always(5),
  'sail-act pirating': (g, colour) => (hasTreasure(g, colour) ? -5 : 0.5),
  'run-course sail': (g, colour, zone) => towardsEurope(g, colour, zone),
  'run-course europe': always(5),
  'battle-support support-target': always(0.5),
  'interdiction-window interdict': g => (hasTreasure(g, top(g, 'interdiction-window').fleet) ? 3 : -1),
  'interdiction-window wait': always(-2),
  'strike-colours surrender': always(-1),
  'unload-relic keep': always(3),
  'unload-relic sell': always(2),
  'mercantilism raise': always(1),
  'haven-from-hand take': always(0),
  'iron-mask unmask': always(1),
  'tax-amount amount': (_g, _colour, dollars) => dollars,
  'tax-payment pay': always(1),
  'ransom pay': always(1),
}

/** Hurting a rival who is close to winning is worth more. */
function menace(g: Pax, colour: number): number {
  if (!inPlay(g, colour)) return 0
  let most = 0
  for (let victory = 0; victory < 4; victory++) {
    const conditions = conditionsOf(g, colour, victory)
    most = Math.max(most, conditions.filter(condition => condition.met).length / conditions.length)
  }
  return most
}

const AGAINST_A_RIVAL = new Set([
  'excommunication-action excommunicate',
  'tax-action tax',
  'sword-fight-action fight',
  'letter-of-marque-action commission',
  'haven-from-hand take',
])

/** A move's liking, found once by its index: rollouts ask for it a hundred thousand times a second. */
interface Taste {
  readonly entry: MoveEntry<Pax>
  readonly like: Liking | undefined
  readonly rival: boolean
}

let tastes: readonly Taste[] | undefined

function tasteOf(index: number): Taste {
  tastes ??= paxHispanica.moves.map(entry => {
    const key = `${entry.decision.name} ${entry.name}`
    return { entry, like: LIKINGS[key], rival: AGAINST_A_RIVAL.has(key) }
  })
  return tastes[index]
}

function liking(g: Pax, colour: number, code: number): number {
  const { entry, like, rival } = tasteOf(entryIndex(code))
  if (like === undefined && !rival) return 0
  const a = argA(entry, code)
  const liked = like === undefined ? 0 : like(g, colour, a, argB(entry, code))
  return rival ? liked + menace(g, a) : liked
}

/** What looks best at the moment, with a little whim so that games differ. Reads nothing that the seat does not see. */
export function deckhandChoice(g: Pax, seat: number, moves: readonly number[], chance: FastChance): number {
  if (moves.length === 1) return moves[0]
  const colour = colourOf(g, seat)
  let best = moves[0]
  let most = Number.NEGATIVE_INFINITY
  for (const code of moves) {
    const like = liking(g, colour, code) + chance.int(1000) / 2000
    if (like <= most) continue
    most = like
    best = code
  }
  return best
}

/** What a deckhand thinks of each move, without whim. */
export function likings(g: Pax, seat: number, moves: readonly number[]): number[] {
  const colour = colourOf(g, seat)
  return moves.map(code => liking(g, colour, code))
}

/** A quick bot: a dozen rules of thumb on what its seat sees. */
export const deckhand: Bot<Pax> = (insight, seat, moves, chance) =>
  moves.length === 1 ? moves[0] : deckhandChoice(insight.view(), seat, moves, chance)
