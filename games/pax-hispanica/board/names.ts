import type { Say } from '@spanish-main/ui'
import { AREA_IDS, CARDS, COLOURS, SITES, ZONE_IDS } from '../data/index.ts'
import { isSunKing } from '../rules/players.ts'
import type { Pax } from '../rules/state.ts'
import { isHaven, zoneOfHaven } from '../rules/tables.ts'

// Names of components, from the catalogue of the chosen language.

export const siteName = (say: Say, site: number): string => say(`site.${SITES[site].id}.name`)
export const zoneName = (say: Say, zone: number): string => say(`zone.${ZONE_IDS[zone]}.name`)
export const areaName = (say: Say, area: number): string => say(`area.${AREA_IDS[area]}.name`)
export const nationName = (say: Say, colour: number): string => say(`nation.${COLOURS[colour]}.name`)
/** A player by name: the nation, or in solitaire the person who leads it. */
export function playerName(view: Pax, say: Say, colour: number): string {
  if (view.solitaire !== 1) return nationName(say, colour)
  return isSunKing(view, colour) ? say('board.player.sun-king') : say('board.player.ganga-zumba')
}
export const nationWords = (say: Say, colour: number) => ({
  nation: nationName(say, colour),
  adjective: say(`nation.${COLOURS[colour]}.adjective`),
})

/** The name on a card; a Haven card bears that of its sea zone. */
export const cardName = (say: Say, card: number): string =>
  isHaven(card) ? zoneName(say, zoneOfHaven(card)) : say(`card.${CARDS[card].id}.name`)

/** Sites whose full name is too long for the chart. */
const SHORT: ReadonlySet<string> = new Set(['palenque-san-basilio', 'san-lorenzo', 'st-domingue', 'terminos'])

/** The name of a Site as the chart writes it. */
export const chartName = (say: Say, site: number): string =>
  SHORT.has(SITES[site].id) ? say(`board.short.${SITES[site].id}`) : siteName(say, site)

/** Cuts a name in two where the halves are most alike; one line if it is a single word. */
export function twoLines(name: string): string[] {
  const middle = name.length / 2
  let cut = -1
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1))
    if (cut < 0 || Math.abs(at - middle) < Math.abs(cut - middle)) cut = at
  return cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)]
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V']

/** A place in Player Order as a Roman numeral, 0 is first. */
export const roman = (rank: number): string => ROMAN[rank] ?? ''
