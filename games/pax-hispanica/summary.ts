import { AREA_IDS, LEGALITIES, YEAR_KINDS } from './data/index.ts'
import { isRebellious, isWar, kindOf } from './rules/calendar.ts'
import { holds } from './rules/decks.ts'
import { colourOf, everybody } from './rules/players.ts'
import { cargo, flagship } from './rules/ships.ts'
import { EMPTY, INDIGENOUS, NO_REBEL, type Pax, PEER_SLOTS, SHIP_SLOTS, SLAVE_REBEL } from './rules/state.ts'
import { CARDS_IN_ALL, ICON_NAMES, isHaven, tables } from './rules/tables.ts'
import { reach, sway } from './rules/values.ts'
import { vocabulary } from './rules/vocabulary.ts'

const nation = (colour: number): string => vocabulary.colour.words[colour]

/** A position in a screenful of text: the year, the nations, the map area by area, the market and the own Hand. */
export function summary(view: Pax, seat: number): string[] {
  return [
    `${view.year} ${YEAR_KINDS[kindOf(view.year)]} year, ${isWar(view) ? 'War' : 'Pax'}; Mercantilism ${view.mercantilism}, War Coffers ${view.coffers} of 9, Dove ${view.dove}`,
    ...everybody(view).map(colour => nationLine(view, colour)),
    ...AREA_IDS.map((_, area) => areaLine(view, area)).filter(line => line !== ''),
    `market: ${view.display.map(card => (card < 0 ? '–' : cardWords(view, card))).join(' | ')}`,
    `hand: ${handOf(view, colourOf(view, seat)).join(' | ') || 'empty'}`,
  ]
}

function nationLine(g: Pax, colour: number): string {
  const ships = g.ships
    .slice(colour * SHIP_SLOTS, colour * SHIP_SLOTS + g.shipCount[colour])
    .map(card => vocabulary.card.words[card])
  const peers = g.peers
    .slice(colour * PEER_SLOTS, (colour + 1) * PEER_SLOTS)
    .filter(card => card >= 0)
    .map(card => vocabulary.title.words[tables.titleOf[card]])
  const fleet =
    g.shipCount[colour] === 0
      ? ''
      : `, fleet ${vocabulary.sea.words[g.fleet[colour]]} ${ships.join(' ')} (${LEGALITIES[tables.legalityOf[flagship(g, colour)]]})`
  const load =
    cargo(g, colour) + g.cargoRelics[colour] > 0 ? `, cargo ${cargo(g, colour)} + ${g.cargoRelics[colour]} relics` : ''
  const titles = peers.length > 0 ? `, ${peers.join(' ')}` : ''
  return `${nation(colour).padEnd(12)} $${g.money[colour]}, sway ${sway(g, colour)}, reach ${reach(g, colour)}, hand ${g.marketHand[colour]}+${g.havenHand[colour]}, at ${vocabulary.cell.words[g.figure[colour]]}${titles}${fleet}${load}`
}

function areaLine(g: Pax, area: number): string {
  const sites = tables.sitesOfArea[area].map(site => siteWords(g, site)).filter(words => words !== '')
  return sites.length === 0
    ? ''
    : `${AREA_IDS[area]}${isRebellious(g, area) ? ' (rebellious)' : ''}: ${sites.join('; ')}`
}

function siteWords(g: Pax, site: number): string {
  const words: string[] = []
  if (g.rebel[site] !== NO_REBEL) words.push(g.rebel[site] === SLAVE_REBEL ? 'slave rebel' : 'tax rebel')
  if (g.disk[site] !== EMPTY) words.push(`${nation(g.disk[site])} colony`)
  if (g.bible[site] !== EMPTY)
    words.push(`${nation(g.bible[site])} ${g.cathedral[site] === 1 ? 'cathedral' : 'visita'}`)
  if (g.fort[site] === 1) words.push('fort')
  if (g.meeple[site] === INDIGENOUS) words.push(g.disk[site] === EMPTY ? 'natives' : 'slave')
  else if (g.meeple[site] !== EMPTY) words.push(`${nation(g.meeple[site])} citizen`)
  if (g.chest[site] > 0) words.push('chest')
  if (g.relicsAt[site] > 0) words.push(`${g.relicsAt[site]} relics`)
  return words.length === 0 ? '' : `${vocabulary.site.words[site]} ${words.join(' ')}`
}

function handOf(g: Pax, colour: number): string[] {
  return Array.from({ length: CARDS_IN_ALL }, (_, card) => card)
    .filter(card => holds(g, colour, card))
    .map(card => cardWords(g, card))
}

function cardWords(g: Pax, card: number): string {
  const actions = tables.icons[g.edition][card].map(icon => ICON_NAMES[icon.action])
  const nudge = isHaven(card) ? '' : ` ${vocabulary.direction.words[tables.nudgeOf[card]]}`
  return `${vocabulary.card.words[card]}${nudge} [${actions.join(', ')}]`
}
