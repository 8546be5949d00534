import { CONDITIONS, COSTS, COUNTED, COUNTERS, GOODS, MEASURES, OBJECTS, PLAIN, SWITCHES, TRIGGERS } from './effects.ts'

type Counted = (typeof COUNTED)[number]
type Plain = (typeof PLAIN)[number]
type CostKind = (typeof COSTS)[number] | (typeof GOODS)[number] | (typeof OBJECTS)[number]

/** One part of a cost. */
export type CostItem = { readonly kind: CostKind; readonly n: number }

/** One part of a reward, taken apart. */
export type Item =
  | { readonly kind: Counted; readonly n: number }
  | { readonly kind: Plain }
  | { readonly kind: 'PAY'; readonly cost: readonly CostItem[]; readonly gain: readonly Item[] }
  | { readonly kind: 'CHOOSE'; readonly of: readonly (readonly Item[])[] }
  | { readonly kind: 'PAY_EACH'; readonly good: (typeof GOODS)[number]; readonly gain: readonly Item[] }
  | { readonly kind: 'CITY_ACTION'; readonly at: readonly string[] }

/** One clause of a card's or tile's effects, taken apart. */
export type Clause =
  | { readonly kind: 'now'; readonly gain: readonly Item[] }
  | { readonly kind: 'assistant'; readonly at: readonly string[]; readonly gain: readonly Item[] }
  | { readonly kind: 'village'; readonly cost: readonly CostItem[]; readonly gain: readonly Item[] }
  | { readonly kind: 'combat'; readonly value: number; readonly last: boolean; readonly gain: readonly Item[] }
  | { readonly kind: 'wait'; readonly until: (typeof CONDITIONS)[number]; readonly gain: readonly Item[] }
  | { readonly kind: 'final'; readonly counts: (typeof COUNTERS)[number]; readonly n: number }
  | { readonly kind: 'trigger'; readonly on: (typeof TRIGGERS)[number]; readonly gain: readonly Item[] }
  | { readonly kind: 'measure'; readonly of: (typeof MEASURES)[number]; readonly n: number }
  | { readonly kind: 'switch'; readonly of: (typeof SWITCHES)[number] }
  | { readonly kind: 'wild'; readonly shows: string; readonly as: 'good' | 'object' | 'both' }
  | { readonly kind: 'triple'; readonly at: readonly string[] }

/** What a text that is no effect is told. */
export class NotUnderstood extends Error {}

const oneOf = <T extends string>(words: readonly T[], text: string): text is T =>
  (words as readonly string[]).includes(text)

/** `D3` is D and 3. */
function counted<T extends string>(words: readonly T[], text: string): { kind: T; n: number } | undefined {
  const found = /^(.*?\D)(\d+)$/.exec(text)
  return found !== null && oneOf(words, found[1]) ? { kind: found[1], n: Number(found[2]) } : undefined
}

export function parseCost(text: string): CostItem[] {
  if (text === '') return []
  return text.split('+').map(part => {
    const item = counted<CostKind>([...COSTS, ...GOODS, ...OBJECTS], part)
    if (item === undefined) throw new NotUnderstood(`${part} is no cost.`)
    return item
  })
}

export function parseReward(text: string): Item[] {
  return text === '' ? [] : text.split(',').map(parseItem)
}

function parseItem(text: string): Item {
  if (oneOf(PLAIN, text)) return { kind: text }
  const amount = counted(COUNTED, text)
  if (amount !== undefined) return amount
  const nested = /^([A-Z_]+)\((.+)\)$/.exec(text)
  if (nested === null) throw new NotUnderstood(`${text} is no reward.`)
  const [, name, inside] = nested
  const [before, after] = inside.split('>')
  if (name === 'PAY' && after !== undefined) return { kind: 'PAY', cost: parseCost(before), gain: parseReward(after) }
  if (name === 'PAY_EACH' && after !== undefined && oneOf(GOODS, before)) {
    return { kind: 'PAY_EACH', good: before, gain: parseReward(after) }
  }
  if (name === 'CHOOSE') return { kind: 'CHOOSE', of: inside.split('/').map(parseReward) }
  if (name === 'CITY') return { kind: 'CITY_ACTION', at: inside.split('/') }
  throw new NotUnderstood(`${text} is no reward.`)
}

/** Takes one clause apart: `va:tobacco1>D4`. */
export function parseClause(text: string): Clause {
  const colon = text.indexOf(':')
  const kind = text.slice(0, colon)
  const body = text.slice(colon + 1)
  const [before, after = ''] = body.split(/>(.*)/s)
  if (kind === 'i' || kind === 'inc') return { kind: 'now', gain: parseReward(body) }
  if (kind === 'a') {
    const [places, ...gain] = body.split(':')
    return { kind: 'assistant', at: places.split(','), gain: parseReward(gain.join(':')) }
  }
  if (kind === 'va') return { kind: 'village', cost: parseCost(before), gain: parseReward(after) }
  if (kind === 'ca') {
    const last = /^LAST:(\d+)\+LOSE_INFLUENCE1$/.exec(before)
    const value = Number(last === null ? before : last[1])
    if (!Number.isInteger(value)) throw new NotUnderstood(`${text} has no combat value.`)
    return { kind: 'combat', value, last: last !== null, gain: parseReward(after) }
  }
  if (kind === 'w' && oneOf(CONDITIONS, before)) return { kind: 'wait', until: before, gain: parseReward(after) }
  if (kind === 'e') {
    const counter = counted(COUNTERS, body)
    if (counter !== undefined) return { kind: 'final', counts: counter.kind, n: counter.n }
  }
  if (kind === 'p') return parsePermanent(body)
  throw new NotUnderstood(`${text} is no effect.`)
}

function parsePermanent(body: string): Clause {
  if (oneOf(SWITCHES, body)) return { kind: 'switch', of: body }
  const [name, ...rest] = body.split(':')
  const inside = rest.join(':')
  if (oneOf(TRIGGERS, name) && inside !== '') return { kind: 'trigger', on: name, gain: parseReward(inside) }
  const measure = counted(MEASURES, body)
  if (measure !== undefined) return { kind: 'measure', of: measure.kind, n: measure.n }
  if (name === 'WILD_GOOD' && oneOf(GOODS, inside)) return { kind: 'wild', shows: inside, as: 'good' }
  if (name === 'WILD_OBJECT' && oneOf(OBJECTS, inside)) return { kind: 'wild', shows: inside, as: 'object' }
  if (name === 'WILD_CARD' && oneOf(GOODS, inside)) return { kind: 'wild', shows: inside, as: 'both' }
  if (name === 'TRIPLE') return { kind: 'triple', at: inside.split(',') }
  throw new NotUnderstood(`p:${body} is no lasting effect.`)
}
