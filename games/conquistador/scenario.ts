import type { Chance, Options } from '@spanish-main/kernel'
import { type Scenario, scenario } from '@spanish-main/kernel/harness'
import { AREA_IDS, COUNTRIES } from './data/index.ts'
import { look } from './look.ts'
import { arrange } from './position.ts'
import { hexOf } from './rules/geography.ts'
import { conquistador } from './rules/index.ts'
import { COLONIST, DETACHMENT, menAt } from './rules/posts.ts'
import type { Conquest } from './rules/state.ts'

/** A table of Conquistador! for a test, with words instead of numbers. */
export interface ConquestScenario extends Scenario<Conquest> {
  play(...lines: readonly string[]): ConquestScenario
  stands(lines: string): ConquestScenario
  seat(country: string): number
  area(id: string): number
  /** Colonists and detachments of a country in a hex. */
  men(country: string, hex: string): [number, number]
}

/** Sets a position: the countries at the table, then lines as `arrange` reads them. */
export function position(
  countries: string,
  lines: string,
  about: {
    options?: Options
    chance?: Readonly<Record<string, readonly (string | number)[]>>
    otherwise?: Chance
  } = {},
): ConquestScenario {
  const names = countries.split(' ')
  const bankers = names.includes('bankers')
  const table = scenario(conquistador, {
    seats: names.length,
    options: { ...(bankers && names.length === 4 ? { bankers: true } : {}), ...about.options },
    arrange: g => arrange(g, lines),
    look,
    ...(about.chance === undefined ? {} : { chance: about.chance }),
    ...(about.otherwise === undefined ? {} : { otherwise: about.otherwise }),
  })
  const seat = (country: string): number =>
    table.state.nation.indexOf((COUNTRIES as readonly string[]).indexOf(country))
  const set: ConquestScenario = {
    ...table,
    play(...moves) {
      table.play(...moves)
      return set
    },
    stands(what) {
      table.stands(what)
      return set
    },
    seat,
    area: id => (AREA_IDS as readonly string[]).indexOf(id),
    men: (country, hex) => [
      menAt(table.state, seat(country), hexOf(hex), COLONIST),
      menAt(table.state, seat(country), hexOf(hex), DETACHMENT),
    ],
  }
  return set
}
