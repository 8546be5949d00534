let seen: Set<string> | undefined

/** Starts noting which rules run: steps, moves, refusals and events report their ids here. */
export function startTrace(): void {
  seen = new Set()
}

/** The ids reached since `startTrace`. */
export function traced(): string[] {
  return seen === undefined ? [] : [...seen]
}

/** Notes an id while a trace is running; free otherwise. */
export function reached(id: string): void {
  if (seen !== undefined) seen.add(id)
}
