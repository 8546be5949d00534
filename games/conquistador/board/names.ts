import type { Say } from '@spanish-main/ui'
import { AREA_IDS, COUNTRIES, PEOPLE } from '../data/index.ts'
import { HEXES, hexId } from '../rules/geography.ts'
import { type Conquest, PERSONS } from '../rules/state.ts'
import { tables } from '../rules/tables.ts'
import { PLACES } from './chart/layout.ts'

export const areaName = (say: Say, area: number): string => say(`area.${AREA_IDS[area]}.name`)
export const countryName = (say: Say, country: number): string => say(`country.${COUNTRIES[country]}.name`)
export const seatName = (view: Conquest, say: Say, seat: number): string => countryName(say, view.nation[seat])

/** A hex as people call it: by its name, else by its id; and by its Area. */
export function hexName(say: Say, hex: number): string {
  const place = PLACES.get(hex) ?? hexId(hex)
  return tables.areaOf[hex] < 0 ? place : say('board.in-area', { place, area: areaName(say, tables.areaOf[hex]) })
}

/** A hex without its Area, where that is known. */
export const shortName = (hex: number): string => PLACES.get(hex) ?? hexId(hex)

/** A water goes by its hex; where two shores do not meet, by the shore. */
export function waterName(say: Say, water: number): string {
  const hex = tables.waterHex[water]
  if (tables.watersOf[hex].length < 2) return hexName(say, hex)
  return say(water < HEXES ? 'board.first-shore' : 'board.other-shore', { place: hexName(say, hex) })
}

export const personName = (say: Say, person: number): string =>
  person < PERSONS ? say(`person.${PEOPLE[person].id}.name`) : say('board.friar')

/** Roman numbers of the slips. */
export const slipName = (number: number): string =>
  ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'][number - 1]

/** The first year of a turn. */
export const yearOf = (turn: number): number => (turn <= 1 ? 1495 : 1491 + 5 * turn)

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
