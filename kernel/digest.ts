import { hashText } from './hash.ts'
import { everySeat, type State } from './state.ts'

/**
 * A state as text that is the same for equal states, whatever order their fields were made in. Drafts, deals, result and
 * chairs are named only where they say something: records from before there were any keep their digests.
 */
export function canonical(g: State): string {
  const state = g as unknown as Record<string, unknown>
  const names = Object.keys(state)
    .filter(name => !saysNothing(g, name))
    .sort()
  return `{${names.map(name => `${JSON.stringify(name)}:${JSON.stringify(state[name])}`).join(',')}}`
}

function saysNothing(g: State, name: string): boolean {
  if (name === 'drafts') return g.drafts.length === 0
  if (name === 'deals') return g.deals.length === 0
  if (name === 'trades') return g.trades === 0
  if (name === 'result') return g.result === null
  return name === 'chairs' && g.chairs === everySeat(g.seats)
}

/** Hash of a state, in hex. */
export function digest(g: State): string {
  return hashText(canonical(g))
}
