/** The words of one kind of argument: a closed list, or whole numbers of a range. */
export type Domain =
  | { readonly words: readonly string[]; readonly component?: boolean }
  | { readonly min: number; readonly max: number; readonly things?: boolean }

/**
 * A game's domains by name. One marked `component` indexes cards whose place may be secret; numbers marked `things` are those
 * of ships and the like: one of them is chosen, and no amount is entered.
 */
export type Vocabulary = Readonly<Record<string, Domain>>

/** Whether the values of a domain are amounts, and not the names or the numbers of things. */
export const isAmount = (domain: Domain): boolean => !('words' in domain) && domain.things !== true

/** How many values a domain has. */
export function sizeOf(domain: Domain): number {
  return 'words' in domain ? domain.words.length : domain.max - domain.min + 1
}

/** The smallest value of a domain. */
export function lowest(domain: Domain): number {
  return 'words' in domain ? 0 : domain.min
}

/** A value as it is written. */
export function wordOf(domain: Domain, value: number): string {
  return 'words' in domain ? (domain.words[value] ?? '?') : String(value)
}

/** What a written word means, or undefined if it is not in the domain. */
export function meaningOf(domain: Domain, word: string): number | undefined {
  if ('words' in domain) {
    const at = domain.words.indexOf(word)
    return at < 0 ? undefined : at
  }
  // One way to write each number, or the same move would have several names.
  if (!/^(0|-?[1-9]\d{0,8})$/.test(word)) return undefined
  const value = Number(word)
  return value < domain.min || value > domain.max ? undefined : value
}
