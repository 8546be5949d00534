// Pages of docs/ that are made from the sources of Conquistador! (npm run documents writes them).
import { type Fact, markdownTable, page, provenancePage } from '../../../tools/pages.ts'
import { rulings } from '../catalogue/r-rulings.ts'
import { CERTAINTIES, GAPS, provenance } from '../data/index.ts'

const facts = (): Fact[] =>
  [...provenance()].map(({ fact, value, ...rest }) => ({ ...rest, value: `${fact}: ${value}` }))

function componentsPage(): string {
  return provenancePage({
    game: 'Conquistador!',
    introduction:
      'Generated from games/conquistador/data. *Stated*: said by the rulebook of 1976. *Derived*: reasoned out of what it says, or of public errata. *Reconstructed*: invented to be playable without contradicting anything known; the printed map sheet is lost to us. Histories in both languages are our own words.',
    facts: facts(),
    certainties: CERTAINTIES,
    gaps: GAPS,
  })
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
  'conquistador/provenance.md': componentsPage,
  'conquistador/rulings.md': rulingsPage,
}
