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
function totals(facts: readonly Fact[], certainties: readonly string[]): string {
  const groups = [...new Set(facts.map(fact => fact.group))]
  const count = (group: string | undefined, certainty: string) =>
    `${facts.filter(fact => (group === undefined || fact.group === group) && fact.certainty === certainty).length}`
  return markdownTable(
    ['component', ...certainties],
    [...groups, undefined].map(group => [group ?? 'all', ...certainties.map(each => count(group, each))]),
  )
}

/** Where the components of a game come from. */
export interface Provenance {
  readonly game: string
  readonly introduction: string
  readonly facts: readonly Fact[]
  readonly certainties: readonly string[]
  /** What is missing, and what is known instead. */
  readonly gaps: readonly { readonly id: string; readonly missing: string; readonly known: string }[]
  /** Reconstructed values that play showed to be wrong. */
  readonly adjusted?: readonly {
    readonly what: string
    readonly was: string
    readonly now: string
    readonly because: string
  }[]
}

/** Totals, gaps, what was changed after play, and every fact. */
export function provenancePage({ game, introduction, facts, certainties, gaps, adjusted = [] }: Provenance): string {
  const changed = [
    '## Changed after play',
    'Reconstructed values that games among bots showed to be wrong; [the balance page](balance.md) has the figures.',
    markdownTable(
      ['what', 'was', 'is now', 'because'],
      adjusted.map(({ what, was, now, because }) => [what, was, now, because]),
    ),
  ]
  return page(
    `# Where the components of ${game} come from`,
    introduction,
    '## Totals',
    totals(facts, certainties),
    '## Gaps',
    markdownTable(
      ['gap', 'missing', 'known'],
      gaps.map(({ id, missing, known }) => [id, missing, known]),
    ),
    ...(adjusted.length === 0 ? [] : changed),
    '## Facts',
    markdownTable(
      ['component', 'which', 'value', 'certainty', 'source'],
      facts.map(({ group, component, value, certainty, ref }) => [group, component, value, certainty, ref]),
    ),
  )
}
