import type { State } from '@spanish-main/kernel'
import type { Sample } from '@spanish-main/ui'

/** Numbers over the years: for each name a list of values by seat, or one of the table's own, as long as `at`. */
export interface Course {
  readonly at: readonly number[]
  readonly lines: Readonly<Record<string, readonly (readonly number[])[]>>
  readonly shared: Readonly<Record<string, readonly number[]>>
}

/** Puts samples in order of their years; the last of each year counts. */
export function courseOf(samples: readonly Sample[], seats: number): Course {
  const byYear = new Map(samples.map(sample => [sample.at, sample]))
  const at = [...byYear.keys()].sort((a, b) => a - b)
  const names = (part: 'values' | 'shared') => [...new Set(samples.flatMap(sample => Object.keys(sample[part] ?? {})))]
  const line = (name: string, seat: number) => at.map(year => byYear.get(year)?.values[name]?.[seat] ?? 0)
  const all = (name: string) => Array.from({ length: seats }, (_, seat) => line(name, seat))
  const common = (name: string) => at.map(year => byYear.get(year)?.shared?.[name] ?? 0)
  return {
    at,
    lines: Object.fromEntries(names('values').map(name => [name, all(name)])),
    shared: Object.fromEntries(names('shared').map(name => [name, common(name)])),
  }
}

/** For games that give no samples: every public number that all seats have, over the moves. */
export function plainSample(view: State, move: number): Sample {
  const values = Object.entries(view as unknown as Record<string, unknown>).filter(
    ([name, value]) =>
      Array.isArray(value) &&
      value.length === view.seats &&
      name !== 'sealed' &&
      value.every(each => typeof each === 'number' && each >= 0),
  )
  return { at: move, values: Object.fromEntries(values) as Sample['values'] }
}
