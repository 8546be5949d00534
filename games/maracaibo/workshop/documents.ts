// Pages of docs/ that are made from the sources of Maracaibo (npm run documents writes them).
import type { RuleEntry } from '@spanish-main/kernel'
import { type Fact, markdownTable, page, provenancePage } from '../../../tools/pages.ts'
import { REASONS } from '../catalogue/mr-reasons.ts'
import { rulings } from '../catalogue/mr-rulings.ts'
import {
  ADJUSTED,
  CERTAINTIES,
  COLUMNS_SOURCE,
  COMPONENTS,
  GAPS,
  JEAN_SOURCE,
  OBJECT_TABLE_SOURCE,
  type Source,
  SYNERGY_SOURCE,
  TOKEN_SOURCE,
} from '../data/index.ts'

type Records = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Records =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSource = (value: unknown): value is Source => isRecord(value) && 'certainty' in value && 'ref' in value

/** A record without its id and its source, as text. */
function factsOf(record: Records): string {
  const facts = Object.entries(record).filter(([key]) => key !== 'source' && key !== 'id')
  return facts.map(([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`).join('; ')
}

const nameOf = (record: Records, at: number): string =>
  typeof record.id === 'string' ? record.id : 'from' in record ? `${record.from} to ${record.to}` : `${at + 1}`

/** Every record that says where it comes from, with the path to it. */
function* factsIn(group: string, value: unknown, component = ''): Generator<Fact> {
  if (Array.isArray(value)) {
    for (const [i, each] of value.entries()) yield* factsIn(group, each, isRecord(each) ? nameOf(each, i) : `${i + 1}`)
    return
  }
  if (!isRecord(value)) return
  const { source } = value
  if (isSource(source)) yield { group, component, value: factsOf(value), ...source }
  else if (isRecord(source)) {
    for (const [part, each] of Object.entries(source)) {
      const { name, ...rest } = value
      if (isSource(each))
        yield { group, component, value: part === 'name' ? `name ${String(name)}` : factsOf(rest), ...each }
    }
  } else for (const [key, each] of Object.entries(value)) yield* factsIn(group, each, key)
}

/** Components whose records all come from one place. */
const SHARED: Readonly<Record<string, Source>> = {
  tokens: TOKEN_SOURCE,
  synergyRewards: SYNERGY_SOURCE,
  objectTable: OBJECT_TABLE_SOURCE,
  legacyColumns: COLUMNS_SOURCE,
  jeanCards: JEAN_SOURCE,
  jacquesCards: JEAN_SOURCE,
}

function* sharedFacts(group: string, value: unknown): Generator<Fact> {
  const records = Array.isArray(value) ? value : Object.entries(value as Records).map(([id, gives]) => ({ id, gives }))
  for (const [i, record] of records.entries())
    yield { group, component: nameOf(record, i), value: factsOf(record), ...SHARED[group] }
}

function componentsPage(): string {
  const facts = Object.entries(COMPONENTS).flatMap(([group, value]) => [
    ...(group in SHARED ? sharedFacts(group, value) : factsIn(group, value)),
  ])
  return provenancePage({
    game: 'Maracaibo',
    introduction:
      'Generated from games/maracaibo/data. *Stated*: said by the rulebook of The Uprising. *Public*: told by reviews, guides and open card data of the base game. *Derived*: reasoned out of both. *Reconstructed*: invented to fill a gap without contradicting anything known. Names and lines in both languages are our own unless a name is stated.',
    facts,
    certainties: CERTAINTIES,
    gaps: GAPS,
    adjusted: ADJUSTED,
  })
}

function rulingsPage(): string {
  const all = Object.entries(rulings) as [keyof typeof rulings, RuleEntry][]
  return page(
    '# Rulings of Maracaibo',
    'Generated from games/maracaibo/catalogue. The points that the rulebook of The Uprising and public accounts of the base game leave open, and how this game decides them. The same words are what players read at the table. A ruling that is enforced has tests with its id in their titles; the others say what is not enforced because there is nothing to enforce.',
    '```sh\nnpm run -s cli -- rules maracaibo\n```',
    markdownTable(
      ['id', 'point', 'ruling', 'why', 'test'],
      all.map(([id, { title, says, kind }]) => [
        id,
        title,
        says,
        REASONS[id],
        kind === undefined ? `\`${id} …\`` : '–',
      ]),
    ),
  )
}

export const documents: Readonly<Record<string, () => string>> = {
  'maracaibo/provenance.md': componentsPage,
  'maracaibo/rulings.md': rulingsPage,
}
