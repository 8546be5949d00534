// What the processes that serve the same tables tell each other. An adapter knows no game and no table.

/** Something was kept at a table by one of them. */
export interface News {
  readonly table: string
  /** The revision that is kept now: whoever knows an older one looks again. */
  readonly revision: number
  /** Lines that were said. */
  readonly said?: readonly string[]
  /** The keys of a seat, or with −1 of the host, were taken away: pages that came by them are sent away. */
  readonly dismissed?: number
}

/**
 * Nothing rests on news but how soon others hear: what is kept is decided by the store alone, and news that are lost, late,
 * double or out of order do no harm.
 */
export interface Bus {
  publish(news: News): void
  /** Hears all news, its own as well, until the function that it gives is called. */
  subscribe(listener: (news: News) => void): () => void
  close(): Promise<void>
}

/** The bus within one process. */
export function localBus(): Bus {
  const listeners = new Set<(news: News) => void>()
  return {
    publish(news) {
      for (const listener of [...listeners]) queueMicrotask(() => listeners.has(listener) && listener(news))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      listeners.clear()
    },
  }
}
