// Pages of docs/ that are made from the sources of Conquistador! (npm run documents writes them).
import { type Fact, markdownTable, page, totals } from '../../../tools/pages.ts'
import { rulings } from '../catalogue/r-rulings.ts'
import { CERTAINTIES, GAPS, provenance } from '../data/index.ts'

const facts = (): Fact[] =>
  [...provenance()].map(({ fact, value, ...rest }) => ({ ...rest, value: `${fact}: ${value}` }))

function provenancePage(): string {
  const all = facts()
  return page(
    '# Where the components of Conquistador! come from',
    'Generated from games/conquistador/data. *Stated*: said by the rulebook of 1976. *Derived*: reasoned out of what it says, or of public errata. *Reconstructed*: invented to be playable without contradicting anything known; the printed map sheet is lost to us. Histories in both languages are our own words.',
    '## Totals',
    totals(all, CERTAINTIES),
    '## Gaps',
    markdownTable(
      ['gap', 'missing', 'known'],
      GAPS.map(({ id, missing, known }) => [id, missing, known]),
    ),
    '## Facts',
    markdownTable(
      ['component', 'which', 'value', 'certainty', 'source'],
      all.map(({ group, component, value, certainty, ref }) => [group, component, value, certainty, ref]),
    ),
  )
}

function rulingsPage(): string {
  return page(
    '# Rulings of Conquistador!',
    'Generated from games/conquistador/catalogue/r-rulings.ts. The points that the rulebook leaves open or answers in two ways, and how this game decides them. The rule of the second column is where a ruling takes effect; its tests name it.',
    '```sh\nnpm run -s cli -- rules conquistador\n```',
    markdownTable(
      ['id', 'rule', 'point', 'ruling'],
      Object.entries(rulings).map(([id, ruling]) => [id, 'see' in ruling ? ruling.see : '', ruling.title, ruling.says]),
    ),
  )
}

export const documents: Readonly<Record<string, () => string>> = {
  'conquistador/provenance.md': provenancePage,
  'conquistador/rulings.md': rulingsPage,
}
