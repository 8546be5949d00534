import { deals } from './deals.ts'
import type { Deed } from './deed.ts'
import { hosts } from './hosts.ts'
import { people } from './people.ts'
import { play } from './play.ts'

export type { Actor, Deed } from './deed.ts'

/** Everything that can be done at a table, by name. */
export const deeds: Readonly<Record<string, Deed>> = { ...play, ...deals, ...people, ...hosts }
