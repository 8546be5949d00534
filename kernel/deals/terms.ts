import type { State } from '../state.ts'
import { meaningOf, type Vocabulary, wordOf } from '../vocabulary.ts'
import { type DealBook, isGoods, kindOf } from './book.ts'
import type { Part, Terms } from './deal.ts'

/** What terms are printed and read with. */
interface Reading<S extends State> {
  readonly vocabulary: Vocabulary
  readonly deals?: DealBook<S>
}

/** A promise in own words is at most so long. */
export const LONGEST_WORDS = 160

/**
 * Terms as text: `7 anne bart + anne money 3 + bart card crew = raider-4 + bart says "no harm"`. What follows the equals
 * sign is the giver's pick.
 */
export function printTerms<S extends State>(game: Reading<S>, names: readonly string[], terms: Terms): string {
  const head = [terms.id, names[terms.by], names[terms.to], ...(terms.secret ? ['secret'] : [])].join(' ')
  return [head, ...terms.parts.map(part => printPart(game, names, part))].join(' + ')
}

export function printPart<S extends State>(game: Reading<S>, names: readonly string[], part: Part): string {
  const kind = kindOf(game.deals!, part.kind)
  const words = (kind?.args ?? []).map((domain, i) => wordOf(game.vocabulary[domain], part.args[i]))
  const said = part.text === undefined ? [] : [JSON.stringify(part.text)]
  const pick =
    part.pick === undefined || kind === undefined || !isGoods(kind) || kind.pick === undefined
      ? []
      : ['=', wordOf(game.vocabulary[kind.pick.domain], part.pick)]
  return [names[part.from], part.kind, ...words, ...said, ...pick].join(' ')
}

/** Reads terms; undefined if they make no sense. */
export function readTerms<S extends State>(
  game: Reading<S>,
  names: readonly string[],
  text: string,
): Terms | undefined {
  const [head, ...parts] = split(text)
  const [id, by, to, secret, ...rest] = head ?? []
  const read = parts.map(words => readPart(game, names, words))
  if (id === undefined || rest.length > 0 || (secret !== undefined && secret !== 'secret')) return undefined
  if (!read.every(part => part !== undefined)) return undefined
  const terms = { id, by: names.indexOf(by), to: names.indexOf(to), secret: secret !== undefined, parts: read }
  return terms.by < 0 || terms.to < 0 || terms.by === terms.to ? undefined : terms
}

/** The words of a text, part by part; a quoted sentence is one word. */
function split(text: string): string[][] {
  const parts: string[][] = [[]]
  for (const [word] of text.matchAll(/"(?:[^"\\]|\\.)*"|\S+/g)) {
    if (word === '+') parts.push([])
    else parts[parts.length - 1].push(word)
  }
  return parts
}

function readPart<S extends State>(
  game: Reading<S>,
  names: readonly string[],
  words: readonly string[],
): Part | undefined {
  const from = names.indexOf(words[0])
  const kind = kindOf(game.deals!, words[1] ?? '')
  if (from < 0 || kind === undefined) return undefined
  const domains = kind.args ?? []
  const args = domains.map((domain, i) => meaningOf(game.vocabulary[domain], words[i + 2] ?? ''))
  if (!args.every(value => value !== undefined)) return undefined
  let rest = words.slice(2 + domains.length)
  const part: { from: number; kind: string; args: number[]; text?: string; pick?: number } = {
    from,
    kind: words[1],
    args,
  }
  if (!isGoods(kind) && kind.words === true) {
    const text = readSentence(rest[0])
    if (text === undefined) return undefined
    part.text = text
    rest = rest.slice(1)
  }
  if (isGoods(kind) && kind.pick !== undefined && rest[0] === '=') {
    const pick = meaningOf(game.vocabulary[kind.pick.domain], rest[1] ?? '')
    if (pick === undefined) return undefined
    part.pick = pick
    rest = rest.slice(2)
  }
  return rest.length === 0 ? part : undefined
}

function readSentence(quoted: string | undefined): string | undefined {
  if (quoted === undefined || !quoted.startsWith('"')) return undefined
  try {
    const text: unknown = JSON.parse(quoted)
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

/** The same terms without what only the givers know. */
export function withoutPicks<T extends { readonly parts: readonly Part[] }>(terms: T, keepFor = -2): T {
  return { ...terms, parts: terms.parts.map(part => (part.from === keepFor ? part : unpicked(part))) }
}

function unpicked({ pick: _pick, ...part }: Part): Part {
  return part
}

/** Whether two papers say the same, whoever wrote them and whatever is picked for them. */
export function sameTerms(one: Terms, other: Terms): boolean {
  const said = ({ secret, parts }: Terms) =>
    JSON.stringify([
      secret,
      parts.map(({ from, kind, args, text = '' }) => JSON.stringify([from, kind, args, text])).sort(),
    ])
  const pair = ({ by, to }: Terms) => [by, to].sort((a, b) => a - b).join()
  return pair(one) === pair(other) && said(one) === said(other)
}
