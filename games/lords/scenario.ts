import type { Chance, Options } from '@spanish-main/kernel'
import { type Scenario, scenario } from '@spanish-main/kernel/harness'
import { look } from './look.ts'
import { idOf } from './names.ts'
import { arrange } from './position.ts'
import { lords } from './rules/index.ts'
import type { Lords } from './rules/state.ts'
import { vocabulary } from './rules/vocabulary.ts'

/** A table of Lords of the Spanish Main for a test, with words instead of numbers. */
export interface LordsScenario extends Scenario<Lords> {
  play(...lines: readonly string[]): LordsScenario
  stands(lines: string): LordsScenario
  /** Index of a card, haven, city or port; of a lord's seat; of a zone. */
  at(id: string): number
  seat(name: string): number
  zone(id: string): number
  /** Gold in a lord's coffers. */
  gold(name: string): number
}

/** Sets a position: the lords at the table in the order of their seats, then lines as `arrange` reads them. */
export function position(
  names: string,
  lines: string,
  about: {
    options?: Options
    chance?: Readonly<Record<string, readonly (string | number)[]>>
    otherwise?: Chance
  } = {},
): LordsScenario {
  const seats = names.split(' ')
  const table = scenario(lords, {
    seats: seats.length,
    options: about.options ?? {},
    arrange: g => arrange(g, seats, lines),
    alias: idOf,
    look,
    ...(about.chance === undefined ? {} : { chance: about.chance }),
    ...(about.otherwise === undefined ? {} : { otherwise: about.otherwise }),
  })
  const index = (words: readonly string[]) => (word: string) => {
    const at = words.indexOf(words.includes(word) ? word : (idOf(word) ?? word))
    if (at < 0) throw new Error(`${word} is not among ${words.join(', ')}.`)
    return at
  }
  const seat = index(seats)
  const own: LordsScenario = {
    ...table,
    play(...moves) {
      table.play(...moves)
      return own
    },
    stands(what) {
      table.stands(what)
      return own
    },
    at: index(vocabulary.place.words),
    seat,
    zone: index(vocabulary.zone.words),
    gold: name => table.state.gold[seat(name)],
  }
  return own
}
