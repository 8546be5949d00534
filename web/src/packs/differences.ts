import type { Say } from '@spanish-main/ui'

/** One place where two packs differ; undefined where one of them has nothing. */
export interface Difference {
  /** `cards.S05.nudge`. */
  readonly path: string
  readonly ours: string | undefined
  readonly theirs: string | undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A list whose parts have names is compared by them, so that one part more does not change all behind it. */
function parts(value: Record<string, unknown>): Map<string, unknown> {
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  const named = value.every(each => isObject(each) && typeof each.id === 'string')
  return new Map(value.map((each, i) => [named ? String(each.id) : String(i + 1), each]))
}

const isPlainList = (value: unknown): boolean => Array.isArray(value) && !value.some(isObject)

const print = (value: unknown): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value)

/** Everything in which a pack differs from ours, by place. */
export function differences(ours: unknown, theirs: unknown, path = ''): Difference[] {
  if (JSON.stringify(ours) === JSON.stringify(theirs)) return []
  const whole = !isObject(ours) || !isObject(theirs) || isPlainList(ours) || isPlainList(theirs)
  if (whole) return [{ path, ours: print(ours), theirs: print(theirs) }]
  const [left, right] = [parts(ours), parts(theirs)]
  return [...new Set([...left.keys(), ...right.keys()])].flatMap(key =>
    differences(left.get(key), right.get(key), path === '' ? key : `${path}.${key}`),
  )
}

/**
 * The name of the thing that a place belongs to: `cards.M20.nudge` speaks of the card M20. Where the catalogues keep it
 * under another key, `named` may know it. Undefined if it has none.
 */
export function thingAt(
  path: string,
  say: Say,
  named?: (kind: string, id: string) => string | undefined,
): string | undefined {
  const steps = path.split('.')
  for (const [i, id] of steps.slice(1).entries()) {
    const kind = steps[i].replace(/s$/, '')
    const key = [`${kind}.${id}.name`, `${kind}.${id.toLowerCase()}.name`].find(say.has)
    const found = key === undefined ? named?.(kind, id.toLowerCase()) : say(key)
    if (found !== undefined) return found
  }
  return undefined
}
