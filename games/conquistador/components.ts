import type { ComponentLine } from '@spanish-main/kernel'
import { AREAS, CITIES, DISCOVERIES, PEOPLE } from './data/index.ts'

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
    ...CITIES.map(({ id, name }) => ({ kind: 'city', id, name, facts: [] })),
  ]
}
