/** The tables that a game's rules read. */
export interface TablesInUse<T> {
  /** Always the same object, so that rules may hold on to it. */
  readonly tables: T
  /** Brings other tables into their place. Only the game that they belong to calls it, whenever it is entered. */
  use(wanted: T): void
  /** Something worked out from the tables, once for every pack. */
  perPack<R>(work: (from: T) => R): () => R
}

/** A game begins with its own tables; those of a corrected pack take turns with them. */
export function tablesInUse<T extends object>(own: T): TablesInUse<T> {
  const tables = { ...own }
  let used = own
  return {
    tables,
    use(wanted) {
      if (wanted === used) return
      Object.assign(tables, wanted)
      used = wanted
    },
    perPack<R>(work: (from: T) => R) {
      let from: T | undefined
      let result: R
      return () => {
        if (from !== used) {
          from = used
          result = work(used)
        }
        return result
      }
    },
  }
}
