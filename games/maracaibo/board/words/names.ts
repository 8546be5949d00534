import type { Say } from '@spanish-main/ui'
import { type Domain, textOf } from '../../names.ts'
import type { Maracaibo } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'

// Names of components, from the catalogue of the chosen language.

/** The name of a value; what is hidden has none. */
export function nameIn(say: Say, domain: Domain, index: number): string {
  const key = index < 0 ? undefined : textOf(domain, index)
  return key === undefined ? say('unknown') : say(`${key}.name`)
}

export const locationName = (say: Say, at: number): string => nameIn(say, 'location', at)
export const cardName = (say: Say, card: number): string => nameIn(say, 'project', card)
export const questName = (say: Say, quest: number): string => nameIn(say, 'quest', quest)
export const nationName = (say: Say, nation: number): string => nameIn(say, 'nation', nation)
export const upgradeName = (say: Say, upgrade: number): string => nameIn(say, 'upgrade', upgrade)

/** The number of a location as it stands on the board. */
export const numberOf = (at: number): string => tables.pack.locations[at].id

export const ROMAN = ['', 'I', 'II', 'III', 'IV']

/** The opponent's name, if there is one. */
export const opponentName = (say: Say, view: Maracaibo): string =>
  say(view.opponent === 1 ? 'player.jean.name' : 'player.jacques.name')
