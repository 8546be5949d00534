import { type DealNews, type Event, type Game, meaningOf, type Problem, type State } from '@spanish-main/kernel'
import type { Board, Name, Target } from '@spanish-main/ui'
import { dealSentence, partWords } from './deals/words.ts'
import { parameterNames } from './parameters.ts'
import type { Mark, Speech } from './text.ts'

/** A name in a sentence that leads to its thing. */
export interface LinkMark extends Mark {
  readonly target: Target
}

/** Everything that is said about one game in one language. */
export interface GameWords extends Speech {
  readonly name: Name
  /** The seat that a value of a domain stands for, −1 if none. */
  seatOf(view: State, target: Target): number
  seatName(view: State, seat: number): string
  verb(decision: string, move: string): string
  /** A line of the chronicle, with names as links. */
  line(event: Event): readonly (string | LinkMark)[]
  /** Why not. */
  refusal(problem: Problem): string
  /** What the rules say that a deal comes to. */
  fact(fact: Problem): string
  /** What is lacking for a move that has no candidate at all: `lacking.<decision>.<move>` or `lacking.<move>`. */
  lacking(decision: string, move: string): string
  rule(id: string): { title: string; says: string } | undefined
}

/** A word of a record made readable, for want of a text. */
const pretty = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')

/** `mode` is that of a table: a thing may have another name in it, `mode.<mode>.<domain>.<word>` in the catalogues. */
export function gameWords(
  game: Game<State>,
  board: Board<State> | undefined,
  speech: Speech,
  mode?: string,
): GameWords {
  const { say } = speech
  const { words } = board ?? {}

  const name: Name = (domain, value) => {
    const values = game.vocabulary[domain]
    if (values === undefined || !('words' in values)) return words?.name?.(domain, String(value), say) ?? String(value)
    const word = values.words[value]
    if (word === undefined) return say(say.has(`unknown.${domain}`) ? `unknown.${domain}` : 'unknown')
    if (mode !== undefined && say.has(`mode.${mode}.${domain}.${word}`)) return say(`mode.${mode}.${domain}.${word}`)
    const key = [`${domain}.${word}.name`, `${domain}.${word}`].find(say.has)
    return words?.name?.(domain, word, say) ?? (key === undefined ? pretty(word) : say(key))
  }

  const seatOf = (view: State, { domain, value }: Target): number =>
    words?.seatOf === undefined ? (domain === 'seat' ? value : -1) : (words.seatOf(view, domain, value) ?? -1)

  /** A parameter that is a word of the vocabulary is said by its name. */
  const readable = (param: string, value: string | number): string | number => {
    if (typeof value === 'number') return value
    const domains = [param, ...Object.keys(game.vocabulary)]
    for (const domain of domains) {
      const values = game.vocabulary[domain]
      const meaning = values && 'words' in values ? meaningOf(values, value) : undefined
      if (meaning !== undefined) return name(domain, meaning)
    }
    return value
  }

  /** What is told of a deal: the same sentence as on its paper. */
  function dealLine(kind: string, args: readonly number[], deal: DealNews): string {
    const seatName = (seat: number) => String(readable('seat', deal.seats[seat === deal.by ? 0 : 1]))
    const speaker = { kit: { words: { say, name }, game }, seatName }
    const sentence =
      kind === 'deal-closed'
        ? dealSentence(speaker, deal)
        : deal.parts.map(part => partWords(speaker, deal, part)).join('; ')
    return say(`event.${kind}`, {
      id: deal.id,
      who: seatName(args[0]),
      sentence,
      paid: deal.paid ?? 0,
      due: deal.due ?? 0,
    })
  }

  return {
    ...speech,
    name,
    seatOf,
    seatName(view, seat) {
      const word = game.seatNames(view)[seat] ?? ''
      const domain = Object.keys(game.vocabulary).find(each => {
        const values = game.vocabulary[each]
        const meaning = 'words' in values ? meaningOf(values, word) : undefined
        return meaning !== undefined && seatOf(view, { domain: each, value: meaning }) === seat
      })
      return domain === undefined ? pretty(word) : name(domain, meaningOf(game.vocabulary[domain], word)!)
    },
    verb: (decision, move) => say(`move.${decision}.${move}`),
    line({ kind, rule, args, deal }) {
      if (deal !== undefined) return [dealLine(kind, args, deal)]
      const domains = game.events[kind] ?? []
      const params: Record<string, string | number | LinkMark> = {}
      for (const [i, param] of parameterNames(domains).entries()) {
        const [domain, value] = [domains[i], args[i]]
        const isWord = 'words' in game.vocabulary[domain]
        params[param] = isWord && value >= 0 ? { text: name(domain, value), target: { domain, value } } : value
        if (isWord && value < 0) params[param] = name(domain, value)
        // For messages that change with the word itself, such as its gender.
        if (isWord) params[`${param}Id`] = wordAt(game, domain, value)
      }
      // Under some rules the same thing is called something else: a card that is discarded was sold.
      const own = `event.${kind}/${rule}`
      return begun(speech.pieces(say.has(own) ? own : `event.${kind}`, params))
    },
    refusal({ rule, key, params }) {
      const found = [`refusal.${rule}/${key}`, `problem.${key}`].find(say.has)
      const said = Object.fromEntries(Object.entries(params).map(([param, value]) => [param, readable(param, value)]))
      return say(found ?? 'problem.other', said)
    },
    fact({ key, params }) {
      const said = Object.fromEntries(Object.entries(params).map(([param, value]) => [param, readable(param, value)]))
      return say(`fact.${key}`, said)
    },
    lacking: (decision, move) =>
      say([`lacking.${decision}.${move}`, `lacking.${move}`].find(say.has) ?? 'problem.no-such-chance'),
    rule(id) {
      const entry = game.catalogue[id]
      if (entry === undefined) return undefined
      const text = (part: 'title' | 'says') => (say.has(`rule.${id}.${part}`) ? say(`rule.${id}.${part}`) : entry[part])
      return { title: text('title'), says: text('says') }
    },
  }
}

/** The first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence that begins with a name such as "the king" begins with a capital all the same. */
function begun([first, ...rest]: readonly (string | LinkMark)[]): (string | LinkMark)[] {
  if (first === undefined) return []
  return [typeof first === 'string' ? capital(first) : { ...first, text: capital(first.text) }, ...rest]
}

function wordAt(game: Game<State>, domain: string, value: number): string {
  const values = game.vocabulary[domain]
  return 'words' in values ? (values.words[value] ?? 'unknown') : ''
}
