// Pages of docs/ that are made from the sources of Lords of the Spanish Main (npm run documents writes them).
import { type Fact, markdownTable, page, provenancePage } from '../../../tools/pages.ts'
import { rulings } from '../catalogue/rulings.ts'
import {
  CARDS,
  CERTAINTIES,
  CHART_SOURCE,
  GAPS,
  KNOWN_CELLS,
  LOCATIONS,
  PORTS,
  type Source,
  ZONES,
} from '../data/index.ts'

type Records = Readonly<Record<string, unknown>>

const isSource = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && 'certainty' in value

/** What is no fact of its own: names of things and of their sources. */
const ASIDE = new Set(['id', 'kind', 'known'])

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Every field of a component as a fact; what the sources do not say is reconstructed. */
function* factsOf(group: string, component: Records): Generator<Fact> {
  const known = (component.known ?? {}) as Records
  for (const [field, value] of Object.entries(component)) {
    if (ASIDE.has(field)) continue
    const source = known[field]
    const { certainty, ref } = isSource(source) ? source : { certainty: 'reconstructed', ref: '' }
    yield { group, component: String(component.id), value: `${field} ${text(value)}`, certainty, ref }
  }
}

function facts(): Fact[] {
  const groups: [string, readonly unknown[]][] = [
    ['sea zone', ZONES],
    ['location', LOCATIONS],
    ['smuggling port', PORTS],
    ...['character', 'fleet', 'colony', 'heathen', 'mordida', 'event'].map((kind): [string, readonly unknown[]] => [
      `${kind} card`,
      CARDS.filter(card => card.kind === kind),
    ]),
  ]
  return [
    ...groups.flatMap(([group, all]) => all.flatMap(each => [...factsOf(group, each as Records)])),
    ...KNOWN_CELLS.map(({ cell, source }) => ({ group: 'battle chart', component: cell, value: 'cell', ...source })),
    { group: 'battle chart', component: 'other cells', value: 'cells', ...CHART_SOURCE },
  ]
}

function componentsPage(): string {
  return provenancePage({
    game: 'Lords of the Spanish Main',
    introduction:
      'Generated from games/lords/data. *Stated*: said by the living rules of August 2008. *Derived*: reasoned out of them. *Public*: told by somebody who had the printed components before him. *Reconstructed*: invented to fill a gap without contradicting anything known. Histories in both languages are our own words.',
    facts: facts(),
    certainties: CERTAINTIES,
    gaps: GAPS,
  })
}

function rulingsPage(): string {
  return page(
    '# Rulings of Lords of the Spanish Main',
    'Generated from games/lords/catalogue/rulings.ts. The points that the living rules of August 2008 leave open or answer in two ways, and how this game decides them. The rules of the second column are where a ruling takes effect; their tests name them.',
    '```sh\nnpm run -s cli -- rules lords\n```',
    markdownTable(
      ['id', 'rules', 'ruling'],
      rulings.map(({ id, rules, says }) => [id, rules.join(', '), says]),
    ),
  )
}

export const documents: Readonly<Record<string, () => string>> = {
  'lords/provenance.md': componentsPage,
  'lords/rulings.md': rulingsPage,
}
