import type { Look } from '@spanish-main/kernel/harness'
import {
  DISPLAY,
  EMPTY,
  HAND,
  INDIGENOUS,
  NO_REBEL,
  type Pax,
  PEER_SLOTS,
  RECYCLED,
  SHIP_SLOTS,
  SLAVE_REBEL,
} from './rules/state.ts'
import { vocabulary } from './rules/vocabulary.ts'

const { colour: nations, site: sites, zone: zones, card: cards, cell: cells, sea: seas } = vocabulary

/** What there is to say about a nation, a Site, a sea zone or the board, in the words that positions are written in. */
export function look(g: Pax, subject: string): Look | undefined {
  const at = (domain: { readonly words: readonly string[] }) => domain.words.indexOf(subject)
  if (subject === 'board') return { parts: boardParts(g), whole: false }
  if (subject === 'display') return pile(cardsAt(g, DISPLAY))
  if (subject === 'recycled') return pile(cardsAt(g, RECYCLED))
  if (at(nations) >= 0) return { parts: nationParts(g, at(nations)), whole: false, sets: SETS }
  if (at(zones) >= 0) return { parts: zoneParts(g, at(zones)), whole: true, sets: SETS }
  return at(sites) < 0 ? undefined : { parts: siteParts(g, at(sites)), whole: true }
}

/** Of these no order is kept; the first of the Ships is the Flagship. */
const SETS = ['hand', 'peers', 'uncovered', 'cargo', 'buried']

/** Cards that lie open: a part each, in whatever order. */
const pile = (cards: string): Look => {
  const parts = cards.split(' ').filter(Boolean)
  return { parts, whole: true, means: part => part.split(' ') }
}

const nation = (colour: number): string => nations.words[colour]
const times = (word: string, count: number): string[] => new Array<string>(count).fill(word)
const words = (list: readonly number[]): string => list.map(card => cards.words[card]).join(' ')

/** A part of this kind, if there is anything to name. */
const some = (kind: string, list: string): string[] => (list === '' ? [] : [`${kind} ${list}`.trim()])

const cardsAt = (g: Pax, place: number): string =>
  words(g.place.flatMap((each, card) => (each === place ? [card] : [])))

function boardParts(g: Pax): string[] {
  return [
    `year ${g.year}`,
    `dove ${g.dove}`,
    `mercantilism ${g.mercantilism}`,
    `coffers ${g.coffers}`,
    `order ${g.order.map(nation).join(' ')}`,
  ]
}

function nationParts(g: Pax, colour: number): string[] {
  const ships = g.ships.slice(colour * SHIP_SLOTS, colour * SHIP_SLOTS + g.shipCount[colour])
  const slots = Array.from({ length: PEER_SLOTS }, (_, i) => colour * PEER_SLOTS + i).filter(slot => g.peers[slot] >= 0)
  const cargo = [
    ...times('chest', g.cargoChests[colour]),
    ...times('relic', g.cargoRelics[colour]),
    ...times('indigenous', g.cargoIndigenous[colour]),
    ...times('citizen', g.cargoCitizens[colour]),
  ]
  return [
    `$${g.money[colour]}`,
    `figure ${cells.words[g.figure[colour]]}`,
    `relics ${g.relics[colour]}`,
    ...some('hand', cardsAt(g, HAND + colour)),
    ...some('ships', words(ships)),
    ...some('peers', words(slots.map(slot => g.peers[slot]))),
    ...some('uncovered', words(slots.filter(slot => g.peerToken[slot] === 0).map(slot => g.peers[slot]))),
    ...(ships.length === 0 ? [] : [`fleet ${seas.words[g.fleet[colour]]}`]),
    ...some('cargo', cargo.join(' ')),
  ]
}

function zoneParts(g: Pax, zone: number): string[] {
  return some('buried', [...times('chest', g.buriedChests[zone]), ...times('relic', g.buriedRelics[zone])].join(' '))
}

function siteParts(g: Pax, site: number): string[] {
  const parts: string[] = []
  const [disk, bible, meeple] = [g.disk[site], g.bible[site], g.meeple[site]]
  if (g.rebel[site] !== NO_REBEL) parts.push(g.rebel[site] === SLAVE_REBEL ? 'slave-rebel' : 'tax-rebel')
  if (disk !== EMPTY) parts.push(nation(disk))
  if (bible !== EMPTY) parts.push(`${g.cathedral[site] === 1 ? 'cathedral' : 'visita'} ${nation(bible)}`)
  // A Visita has its Indigenous, as positions take for granted.
  if (meeple === INDIGENOUS && (bible === EMPTY || g.cathedral[site] === 1))
    parts.push(disk === EMPTY ? 'indigenous' : 'slave')
  else if (meeple !== EMPTY && meeple !== INDIGENOUS)
    parts.push(meeple === (disk !== EMPTY ? disk : bible) ? 'citizen' : `citizen ${nation(meeple)}`)
  if (g.fort[site] === 1) parts.push('fort')
  if (g.chest[site] > 0) parts.push('chest')
  return [...parts, ...times('relic', g.relicsAt[site])]
}
