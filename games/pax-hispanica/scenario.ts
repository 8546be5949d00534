import type { Chance, Options } from '@spanish-main/kernel'
import { type Scenario, scenario } from '@spanish-main/kernel/harness'
import type { Pack } from './data/index.ts'
import { look } from './look.ts'
import { cardByName } from './names.ts'
import { arrange } from './position.ts'
import { paxHispanica, paxWith } from './rules/index.ts'
import type { Pax } from './rules/state.ts'
import { vocabulary } from './rules/vocabulary.ts'

/** A table of Pax Hispanica for a test, with words instead of numbers. */
export interface PaxScenario extends Scenario<Pax> {
  play(...lines: readonly string[]): PaxScenario
  stands(lines: string): PaxScenario
  /** Index of a Site, card, nation, cell or sea zone. */
  site(id: string): number
  card(id: string): number
  nation(name: string): number
  cell(id: string): number
  zone(id: string): number
}

/** Sets a position: the nations at the table (England alone is Ganga Zumba), then lines as `arrange` reads them. */
export function position(
  nations: string,
  lines: string,
  about: {
    options?: Options
    chance?: Readonly<Record<string, readonly (string | number)[]>>
    otherwise?: Chance
    /** Other components than the game's own. */
    pack?: Pack
  } = {},
): PaxScenario {
  const names = nations.split(' ')
  const table = scenario(about.pack === undefined ? paxHispanica : paxWith(about.pack), {
    seats: names.length,
    options: { ...(names.length > 1 ? { nations: inOrderOfColours(names).join('+') } : {}), ...about.options },
    arrange: g => arrange(g, lines),
    alias: cardByName,
    look,
    ...(about.chance === undefined ? {} : { chance: about.chance }),
    ...(about.otherwise === undefined ? {} : { otherwise: about.otherwise }),
  })
  const index = (domain: keyof typeof vocabulary) => (word: string) => {
    const at = (vocabulary[domain] as { words: readonly string[] }).words.indexOf(cardByName(word) ?? word)
    if (at < 0) throw new Error(`${word} is not a ${domain}.`)
    return at
  }
  const pax: PaxScenario = {
    ...table,
    play(...lines) {
      table.play(...lines)
      return pax
    },
    stands(lines) {
      table.stands(lines)
      return pax
    },
    site: index('site'),
    card: index('card'),
    nation: index('colour'),
    cell: index('cell'),
    zone: index('zone'),
  }
  return pax
}

/** Ganga Zumba (`england`) alone against the Sun King (`spain`); draws that a test does not name are the lowest. */
export const solitaire = (lines: string, about: Parameters<typeof position>[2] = {}): PaxScenario =>
  position('england', lines, { otherwise: { below: () => 0 }, ...about })

function inOrderOfColours(names: readonly string[]): string[] {
  return vocabulary.colour.words.filter(word => names.includes(word))
}
