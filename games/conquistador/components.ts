import type { ComponentLine } from '@spanish-main/kernel'
import { AREAS, CITIES, DISCOVERIES, PEOPLE } from './data/index.ts'
import { tables } from './rules/tables.ts'
import { vocabulary } from './rules/vocabulary.ts'

/** Every component as moves and tests write it, with what stands on it. */
export function components(): ComponentLine[] {
  return [
    ...PEOPLE.map(({ id, name, country, kind, arrive, depart }) => ({
      ...{ kind: 'person', id, name },
      facts: [country, kind, `turns ${arrive} to ${depart}`],
    })),
    ...AREAS.map(({ id, name, native, attrition, double }) => ({
      ...{ kind: 'area', id, name },
      facts: [`natives ${native}`, `attrition ${attrition}`, ...(double ? ['resources double'] : [])],
    })),
    ...DISCOVERIES.map(({ id, name, points }) => ({ kind: 'place', id, name, facts: [`${points} points`] })),
    ...CITIES.map(({ id, name }, city) => ({ kind: 'city', id, name, facts: [`in ${hexWord(tables.cities[city])}`] })),
    ...tables.hasLand.flatMap((land, hex) =>
      land ? [{ ...{ kind: 'hex', id: hexWord(hex), name: '' }, facts: hexFacts(hex) }] : [],
    ),
  ]
}

const hexWord = (hex: number): string => vocabulary.hex.words[hex]

/** A hex with land: its Area, how its waters are called, its mine, the land beside it. */
function hexFacts(hex: number): string[] {
  const beside = [0, 1, 2, 3, 4, 5].map(side => tables.landNext[hex * 6 + side])
  return [
    tables.areaOf[hex] < 0 ? 'no area' : AREAS[tables.areaOf[hex]].id,
    ...tables.watersOf[hex].map(water => `water ${vocabulary.water.words[water]}`),
    ...(tables.mineAt.has(hex) ? ['mine'] : []),
    ...beside.flatMap((next, side) => (next < 0 ? [] : [`${vocabulary.direction.words[side]} ${hexWord(next)}`])),
  ]
}
