import type { Happening } from '@spanish-main/ui'

/** One act of somebody: the line that tells it, and what followed from it. */
export interface Act {
  readonly line: Happening
  readonly details: readonly Happening[]
}

/**
 * One line for one act: what a move brought about stands behind its first line. What happens by itself, after a new chapter
 * has begun in the middle of a move, is told line by line.
 */
export function acts(lines: readonly Happening[], byItself: boolean): Act[] {
  const found: { line: Happening; details: Happening[] }[] = []
  for (const line of lines) {
    const last = found[found.length - 1]
    if (!byItself && last !== undefined && last.line.move === line.move) last.details.push(line)
    else found.push({ line, details: [] })
  }
  return found
}
