import { hashText } from './hash.ts'
import { everySeat, type State } from './state.ts'

/**
 * A state as text that is the same for equal states, whatever order their fields were made in. Drafts, deals, result and
 * chairs are named only where they say something: records from before there were any keep their digests.
 */
export function canonical(g: State): string {
  const state = g as unknown as Record<string, unknown>
  let text = ''
  for (const { name, label } of inOrder(Object.keys(state))) {
    if (!saysNothing(g, name)) text += `${text === '' ? '' : ','}${label}${JSON.stringify(state[name])}`
  }
  return `{${text}}`
}

interface Named {
  readonly name: string
  readonly label: string
}

let lastNames: readonly string[] = []
let lastOrder: readonly Named[] = []

/** Names in their order, as they stand in the text. The states of a game have the same ones, so they are sorted once. */
function inOrder(names: readonly string[]): readonly Named[] {
  if (names.length !== lastNames.length || names.some((name, i) => name !== lastNames[i])) {
    lastNames = names
    lastOrder = [...names].sort().map(name => ({ name, label: `${JSON.stringify(name)}:` }))
  }
  return lastOrder
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
