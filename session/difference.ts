import type { Json } from '@spanish-main/kernel'

/**
 * How one value became another. A list with one value replaces what was there; an object says what changed in the
 * members of an object or list. `#` is the new length of a list, `-` names the members that are gone.
 */
export type Difference = readonly [Json] | { readonly [member: string]: Difference | number | readonly string[] }

type Box = Readonly<Record<string, Json | undefined>>

/** What was compared before: of a later value, the earlier one and how they differ. What many see is compared once. */
export type Compared = Map<Json, readonly [before: Json, found: Difference | undefined]>

/** The difference between two values, undefined if there is none. Members that are undefined are not there. */
export function difference(before: Json | undefined, after: Json, known?: Compared): Difference | undefined {
  if (before === after) return undefined
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after]
  const lists = Array.isArray(before)
  if (lists !== Array.isArray(after)) return [after]
  const same = known?.get(after)
  if (same?.[0] === before) return same[1]
  const found = lists ? inList(before, after as readonly Json[], known) : inBox(before as Box, after as Box, known)
  known?.set(after, [before, found])
  return found
}

function inList(before: readonly Json[], after: readonly Json[], known?: Compared): Difference | undefined {
  let found: Record<string, Difference | number> | undefined
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i] && i < before.length) continue
    const one = i < before.length ? difference(before[i], after[i], known) : ([after[i]] as const)
    if (one === undefined) continue
    found ??= {}
    found[i] = one
  }
  if (before.length === after.length) return found
  const whole = found !== undefined && Object.keys(found).length > after.length / 2
  return whole || after.length === 0 ? [after] : { ...found, '#': after.length }
}

function inBox(before: Box, after: Box, known?: Compared): Difference | undefined {
  let found: Record<string, Difference | readonly string[]> | undefined
  for (const name in after) {
    const value = after[name]
    if (value === undefined || value === before[name]) continue
    const one = difference(member(before, name), value, known)
    if (one === undefined) continue
    found ??= {}
    found[name] = one
  }
  let gone: string[] | undefined
  for (const name in before) {
    // What is the same is there: what an object has from elsewhere is no value of the other.
    if (before[name] === undefined || before[name] === after[name] || member(after, name) !== undefined) continue
    gone ??= []
    gone.push(name)
  }
  return gone === undefined ? found : { ...found, '-': gone }
}

/** A member of its own: every object has a `toString` from elsewhere. */
const member = (box: Box, name: string): Json | undefined => (Object.hasOwn(box, name) ? box[name] : undefined)

/** The later of two values, sharing with the earlier one whatever is the same in both: then it is told apart at a glance. */
export function sharing<T extends Json | undefined>(before: Json | undefined, after: T): T {
  if (before === after) return after
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  return (Array.isArray(after) ? listSharing(before as Json[], after) : boxSharing(before as Box, after as Box)) as T
}

function listSharing(before: readonly Json[], after: readonly Json[]): readonly Json[] {
  let same = before.length === after.length
  let copy: Json[] | undefined
  for (let i = 0; i < after.length; i++) {
    const one = sharing(before[i], after[i])
    if (one !== before[i]) same = false
    if (one === after[i]) continue
    copy ??= [...after]
    copy[i] = one
  }
  return same ? before : (copy ?? after)
}

function boxSharing(before: Box, after: Box): Box {
  let same = true
  let copy: Record<string, Json | undefined> | undefined
  for (const name in after) {
    if (after[name] === before[name] && after[name] !== undefined) continue
    const old = member(before, name)
    const one = sharing(old, after[name])
    if (one !== old || !Object.hasOwn(before, name)) same = false
    if (one === after[name]) continue
    copy ??= { ...after }
    copy[name] = one
  }
  return same && Object.keys(before).length === Object.keys(after).length ? before : (copy ?? after)
}

/** What a value became: a new value, which shares with the old one whatever did not change. */
export function applied(before: Json | undefined, change: Difference): Json {
  if (Array.isArray(change)) return change[0] as Json
  const members = Object.entries(change as Record<string, Difference>).filter(([name]) => name !== '#' && name !== '-')
  if (Array.isArray(before)) {
    const length = (change as { '#'?: number })['#']
    const list: Json[] = length === undefined ? [...before] : before.slice(0, length)
    for (const [at, one] of members) list[Number(at)] = applied(list[Number(at)], one)
    return list
  }
  const box: Record<string, Json> = { ...(before as Record<string, Json>) }
  for (const [name, one] of members) box[name] = applied(member(box, name), one)
  for (const name of (change as { '-'?: readonly string[] })['-'] ?? []) delete box[name]
  return box
}
