/** A key to somebody's seat, for as long as the window of whoever made the table is open. */
export interface KeptKey {
  readonly seat: number
  readonly key: string
}

const name = (table: string): string => `keys of ${table}`

/** The keys to hand out that this window knows of a table; more are added to them. A browser may forbid it. */
export function keysOf(table: string, ...more: readonly KeptKey[]): readonly KeptKey[] {
  try {
    const known = JSON.parse(sessionStorage.getItem(name(table)) ?? '[]') as KeptKey[]
    if (more.length === 0) return known
    const all = [...known.filter(old => !more.some(each => each.seat === old.seat)), ...more]
    sessionStorage.setItem(name(table), JSON.stringify(all))
    return all
  } catch {
    return more
  }
}
