import type { Say } from '@spanish-main/ui'
import { LAND_CRT, NAVAL_CRT } from '../../data/index.ts'
import type { Face } from '../desk/forecast.ts'

/** A result of the naval table in words: "D2*" is "The defender loses 2 ships; one of them may become a Prize". */
export function saySea(cell: string, attacker: string, defender: string, say: Say): string {
  const who = cell.startsWith('A') ? attacker : defender
  return say(cell.endsWith('*') ? 'sea.cell.prize' : 'sea.cell', { who, n: Number(cell[1]) })
}

/** The faces of the die in a column of the naval table, as the attacker sees them. */
export const seaFacesIn = (column: number, say: Say): Face[] =>
  NAVAL_CRT.rows.map(row => ({
    says: say(row[column].startsWith('D') ? 'sea.face.theirs' : 'sea.face.ours', { n: Number(row[column][1]) }),
    grave: row[column].startsWith('D') ? 'safe' : 'ship',
  }))

const GLYPHS: Readonly<Record<string, string>> = { '1/4': '¼', '1/2': '½', '3/4': '¾' }

/** A cell of the land table as short as it goes: "A1/4 D1/2" is "A¼ D½". */
export const shortCell = (cell: string): string => cell.replace(/\d\/\d/g, share => GLYPHS[share] ?? share)

const SHARES: Readonly<Record<string, string>> = {
  '1/4': 'quarter',
  '1/2': 'half',
  '3/4': 'three-quarters',
  '1': 'all',
}

/** A result of the land table in words: "A1/4 D1/2" is what share of its detachments each side loses. */
export function sayLand(cell: string, attacker: string, defender: string, say: Say): string {
  return cell
    .split(' ')
    .map(part => say(`land.loses.${SHARES[part.slice(1)]}`, { who: part.startsWith('A') ? attacker : defender }))
    .join(' ')
}

/** The faces of the die in a column of the land table, as the attacker sees them. */
export const landFacesIn = (column: number): Face[] =>
  LAND_CRT.rows.map(row => ({
    says: shortCell(row[column]),
    grave: !row[column].includes('A') ? 'safe' : row[column].includes('D') ? 'men' : 'ship',
  }))
