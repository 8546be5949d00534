import type { Chance, Json, Options } from '@spanish-main/kernel'
import { type Scenario, scenario } from '@spanish-main/kernel/harness'
import { look } from './look.ts'
import { arrange } from './position.ts'
import { maracaibo } from './rules/index.ts'
import type { Maracaibo } from './rules/state.ts'
import { SEAT_WORDS, vocabulary } from './rules/vocabulary.ts'
import { idOf } from './titles.ts'

/** A table of Maracaibo for a test, with words instead of numbers. */
export interface Table extends Scenario<Maracaibo> {
  play(...lines: readonly string[]): Table
  stands(lines: string): Table
  /** Index of a location, component, seat, nation or explorer space. */
  location(id: string): number
  card(id: string): number
  seat(name: string): number
  nation(name: string): number
  space(id: string): number
}

/** How a table is set besides its position. */
export interface About {
  readonly options?: Options
  readonly chance?: Readonly<Record<string, readonly (string | number)[]>>
  readonly otherwise?: Chance
  readonly legacy?: Json
}

const LOWEST: Chance = { below: () => 0 }

/** Sets a position: the number of players, then lines as `arrange` reads them. Draws that nobody names are the lowest. */
export function position(seats: number, lines: string, about: About = {}): Table {
  const table = scenario(maracaibo, {
    seats,
    options: { scenario: '75', start: 'first', ...about.options },
    arrange: g => arrange(g, lines),
    alias: idOf,
    look,
    otherwise: about.otherwise ?? LOWEST,
    ...(about.chance === undefined ? {} : { chance: about.chance }),
    ...(about.legacy === undefined ? {} : { legacy: about.legacy }),
  })
  const index = (words: readonly string[]) => (word: string) => {
    const at = words.indexOf(words.includes(word) ? word : (idOf(word) ?? word))
    if (at < 0) throw new Error(`${word} is not known.`)
    return at
  }
  const set: Table = {
    ...table,
    play(...moves) {
      table.play(...moves)
      return set
    },
    stands(what) {
      table.stands(what)
      return set
    },
    location: index(vocabulary.location.words),
    card: index(vocabulary.card.words),
    seat: index(SEAT_WORDS),
    nation: index(vocabulary.nation.words),
    space: index(vocabulary.space.words),
  }
  return set
}
