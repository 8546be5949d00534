/** Hands over, in one piece, whatever is added at one moment: a message between threads costs about as much for ten as for one. */
export function gathering<T>(hand: (all: readonly T[]) => void): (one: T) => void {
  let gathered: T[] = []
  return one => {
    // The tick comes after all promises that are settled by now.
    if (gathered.push(one) > 1) return
    process.nextTick(() => {
      const all = gathered
      gathered = []
      hand(all)
    })
  }
}
