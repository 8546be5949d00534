// Pages of the documentation that every game makes from its own sources.

/** One fact about a component: what it is about, its value, how sure it is and from where. */
export interface Fact {
  readonly group: string
  readonly component: string
  readonly value: string
  readonly certainty: string
  readonly ref: string
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** A table in Markdown. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n')

export const page = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`

/** How many facts of each group are how certain. */
export function totals(facts: readonly Fact[], certainties: readonly string[]): string {
  const groups = [...new Set(facts.map(fact => fact.group))]
  const count = (group: string | undefined, certainty: string) =>
    `${facts.filter(fact => (group === undefined || fact.group === group) && fact.certainty === certainty).length}`
  return markdownTable(
    ['component', ...certainties],
    [...groups, undefined].map(group => [group ?? 'all', ...certainties.map(each => count(group, each))]),
  )
}
