import { idByName } from '@spanish-main/kernel/harness'
import { BUILDINGS, CARDS, CAREERS, LOCATIONS, PORTS, UPGRADES } from './data/index.ts'

const lower = (records: readonly { readonly id: string; readonly name: string }[]) =>
  records.map(({ id, name }) => ({ id: id.toLowerCase(), name }))

/** The id of a thing that a test calls by its name as one word: `gravedigger`, `cartagena`, `second-mast`. */
export const idOf = idByName([
  ...lower(CARDS),
  ...lower(BUILDINGS),
  ...lower(CAREERS),
  ...LOCATIONS,
  ...PORTS,
  ...UPGRADES,
])
