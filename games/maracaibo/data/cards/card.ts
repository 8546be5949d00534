import type { Effects, Good, ObjectId, Requirement, Synergy } from '../effects.ts'
import { reconstructed, type Source, stated } from '../source.ts'

/** A project card: a thing to buy, a good to deliver, an object to pay with. */
export type ProjectCard = {
  readonly id: string
  readonly name: string
  readonly cost: number
  readonly vp: number
  readonly good: Good
  readonly object: ObjectId
  readonly synergy: Synergy | null
  readonly effects: readonly string[]
  readonly requirements: readonly Requirement[]
  /** Sources of the name, and of everything else. */
  readonly source: { readonly name: Source; readonly rest: Source }
}

const GAP = reconstructed('gap H-5')
const BOOK = stated('Uprising p. 4-9: named beside its outline')

/** Writes a card down; an effect that the interpreter does not know does not compile. */
export const card = <const E extends readonly string[]>(
  id: string,
  name: string,
  cost: number,
  vp: number,
  good: Good,
  object: ObjectId,
  synergy: Synergy | null,
  effects: Effects<E>,
  requirements: readonly Requirement[] = [],
  named: 'stated' | 'reconstructed' = 'reconstructed',
): ProjectCard => ({
  id,
  name,
  cost,
  vp,
  good,
  object,
  synergy,
  effects: effects as readonly string[],
  requirements,
  source: { name: named === 'stated' ? BOOK : GAP, rest: GAP },
})
