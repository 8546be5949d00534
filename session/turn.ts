/** Does one thing after the other. */
export interface Turns {
  /** Does something when all that came before is done. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

export function takeTurns(): Turns {
  let tail: Promise<unknown> = Promise.resolve()
  return {
    inTurn(work) {
      const next = tail.then(work)
      tail = next.catch(() => undefined)
      return next
    },
  }
}
