import type { Report } from './pack.ts'
import { type Check, show } from './shape.ts'

/** Where a pack may differ from its model. A path is made of names and numbers: `cards.3.cost`. */
export interface Leeway {
  /** Fields that some components have and others not. Their shape is that of a component that has them. */
  readonly optional?: (path: string) => boolean
  /** Fields that may be null, besides those that are null in some component of the same list. */
  readonly nothing?: (path: string) => boolean
  /** Lists may be of any length, unless their entries have ids. */
  readonly anyLength?: boolean
  /** What else is to be said of a text, a number or a truth. */
  readonly leaf?: Check
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)

const KINDS: Readonly<Record<string, string>> = {
  list: 'a list',
  object: 'an object',
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  null: 'null',
}

const below = (path: string, key: string | number) => (path === '' ? `${key}` : `${path}.${key}`)

/**
 * The shape of a model: the same fields, each of the same kind; lists of components, which have ids, keep these and their
 * order. Numbers are whole where those of the model are.
 */
export function sameAs(model: object, leeway: Leeway = {}): Check {
  return (value, path, report) => compare(value, [model], path, leeway, report)
}

/** `models` begins with the value's own twin; the others are its siblings in a list, which show what else can be. */
function compare(value: unknown, models: readonly unknown[], path: string, leeway: Leeway, report: Report): void {
  const alike = models.filter(model => kindOf(model) === kindOf(value))
  const [twin] = alike
  if (twin === undefined) {
    const kinds = [...new Set(models.map(model => KINDS[kindOf(model)]))]
    if (value !== null || leeway.nothing?.(path) !== true) report(path, `${show(value)} is not ${kinds.join(' or ')}`)
  } else if (Array.isArray(value)) compareLists(value, alike as readonly unknown[][], path, leeway, report)
  else if (isObject(value)) compareFields(value, alike as Readonly<Record<string, unknown>>[], path, leeway, report)
  else {
    const whole = typeof value === 'number' && Number.isInteger(twin) && !Number.isInteger(value)
    if (whole) report(path, `${show(value)} is not a whole number`)
    else leeway.leaf?.(value, path, report)
  }
}

function compareFields(
  value: Readonly<Record<string, unknown>>,
  models: readonly Readonly<Record<string, unknown>>[],
  path: string,
  leeway: Leeway,
  report: Report,
): void {
  const [twin] = models
  for (const [key, entry] of Object.entries(value)) {
    const like = models.filter(model => Object.hasOwn(model, key)).map(model => model[key])
    const known = Object.hasOwn(twin, key) || (like.length > 0 && leeway.optional?.(below(path, key)) === true)
    if (known) compare(entry, like, below(path, key), leeway, report)
    else report(below(path, key), 'is not a field of a data pack')
  }
  for (const key of Object.keys(twin)) {
    const missing = !Object.hasOwn(value, key) && leeway.optional?.(below(path, key)) !== true
    if (missing) report(below(path, key), 'is missing')
  }
}

function compareLists(
  value: readonly unknown[],
  models: readonly (readonly unknown[])[],
  path: string,
  leeway: Leeway,
  report: Report,
): void {
  const [twin] = models
  const named = twin.length > 0 && twin.every(each => isObject(each) && 'id' in each)
  const fixed = named || leeway.anyLength !== true
  if (fixed && value.length !== twin.length) {
    report(path, `has ${value.length} entries, ${twin.length} are wanted`)
    return
  }
  const siblings = models.flat()
  for (const [i, entry] of value.entries()) {
    const at = below(path, i)
    const own = i in twin ? [twin[i], ...siblings] : siblings
    // Of an empty list of the model nobody knows what it may hold.
    if (own.length > 0) compare(entry, own, at, leeway, report)
    else leeway.leaf?.(entry, at, report)
    if (named && isObject(entry) && entry.id !== (twin[i] as { id: unknown }).id) {
      report(below(at, 'id'), `${show(entry.id)} is not ${show((twin[i] as { id: unknown }).id)}`)
    }
  }
}
