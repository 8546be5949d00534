import type { Report } from './pack.ts'

/** Looks at a value of unknown type and reports what keeps it from having the wanted shape. */
export type Check = (value: unknown, path: string, report: Report) => void

/** A value as it may appear in a sentence. What is made of parts is not written out: it may be of any depth. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (isObject(value)) return 'an object'
  const written = JSON.stringify(value) ?? String(value)
  return written.length > 60 ? `${written.slice(0, 57)}...` : written
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const below = (path: string, key: string | number) => (path === '' ? `${key}` : `${path}.${key}`)

/** Exactly this value. */
export const exactly =
  (wanted: unknown): Check =>
  (value, path, report) => {
    if (value !== wanted) report(path, `${show(value)} is not ${show(wanted)}`)
  }

/** One of these words. */
export const oneOf =
  (choices: readonly string[]): Check =>
  (value, path, report) => {
    if (typeof value !== 'string' || !choices.includes(value)) {
      report(path, `${show(value)} is not one of ${choices.join(', ')}`)
    }
  }

/** A word or sentence that is not empty. */
export const text: Check = (value, path, report) => {
  if (typeof value !== 'string' || value.trim() === '') report(path, `${show(value)} is not a text`)
}

/** True or false. */
export const truth: Check = (value, path, report) => {
  if (typeof value !== 'boolean') report(path, `${show(value)} is not true or false`)
}

/** A word that follows a pattern, which `what` describes. */
export const like =
  (pattern: RegExp, what: string): Check =>
  (value, path, report) => {
    if (typeof value !== 'string' || !pattern.test(value)) report(path, `${show(value)} is not ${what}`)
  }

/** A number within bounds. */
export const between =
  (low: number, high: number): Check =>
  (value, path, report) => {
    if (typeof value !== 'number' || !(value >= low && value <= high)) {
      report(path, `${show(value)} is not a number from ${low} to ${high}`)
    }
  }

/** A whole number within bounds. */
export const whole =
  (low: number, high: number): Check =>
  (value, path, report) => {
    if (!Number.isInteger(value) || !((value as number) >= low && (value as number) <= high)) {
      report(path, `${show(value)} is not a whole number from ${low} to ${high}`)
    }
  }

/** A list of at least `low` and at most `high` entries. */
export const list =
  (entry: Check, low: number, high = Number.POSITIVE_INFINITY): Check =>
  (value, path, report) => {
    if (!Array.isArray(value)) return report(path, `${show(value)} is not a list`)
    if (value.length < low || value.length > high) {
      const wanted =
        low === high ? `${low}` : high === Number.POSITIVE_INFINITY ? `at least ${low}` : `${low} to ${high}`
      report(path, `has ${value.length} entries, ${wanted} are wanted`)
    }
    value.forEach((item, index) => {
      entry(item, below(path, index), report)
    })
  }

/** An object with exactly these fields; `optional` ones may be missing. */
export const fields =
  (checks: Readonly<Record<string, Check>>, optional: readonly string[] = []): Check =>
  (value, path, report) => {
    if (!isObject(value)) return report(path, `${show(value)} is not an object`)
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(checks, key)) report(below(path, key), 'is not a field of a data pack')
    }
    for (const [key, check] of Object.entries(checks)) {
      if (value[key] !== undefined) check(value[key], below(path, key), report)
      else if (!optional.includes(key)) report(below(path, key), 'is missing')
    }
  }

/** An object with exactly these keys, all of one shape. */
export const record = (keys: readonly string[], check: (key: string) => Check): Check =>
  fields(Object.fromEntries(keys.map(key => [key, check(key)])))
