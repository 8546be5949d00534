import { createIntl } from '@formatjs/intl'
import { type Event, type Problem, printPart, wordOf } from '@spanish-main/kernel'
import type { Listed } from './games.ts'

/** Sentences on what is no matter of rules. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'problem.not-now': 'Not now: {move} is for another moment of the game.',
  'problem.out-of-range': 'The amount goes from {least} to {greatest}.',
  'problem.unknown-move': 'There is no move {move}.',
  'problem.unknown-word': '“{word}” is no {domain}.',
  'problem.wrong-count': '{move} takes {wanted, plural, one {# word} other {# words}}, not {given}.',
}

/** What the text table says about a game: its English sentences, with the words of the record for names. */
export interface Words {
  /** What is asked at this point. */
  decision(at: string): string
  /** What happened, with its rule. */
  event(event: Event): string
  /** Why not, with the rule. */
  refusal(problem: Problem): string
}

export function wordsOf({ game, messages: own }: Listed): Words {
  const messages: Record<string, string> = { ...PROBLEMS, ...own }
  const intl = createIntl({ locale: 'en', messages })
  const say = (key: string, params: Problem['params']): string | undefined =>
    key in messages ? intl.formatMessage({ id: key }, { ...params }) : undefined

  return {
    decision(at) {
      const text = messages[`decision.${at}`]
      // A sentence that names the place or the sum is filled by the board; here the title of the rule stands for it.
      if (text === undefined || !text.includes('{')) return text ?? at
      const asking = game.procedures.find(({ name }) => name === at)
      return asking?.kind === 'decision' ? `${game.catalogue[asking.rule].title} (${asking.rule})` : at
    },
    event({ rule, kind, args, deal }) {
      if (deal !== undefined) return `  ${rule.padEnd(14)} ${dealWords(game, kind, deal)}`
      const domains = game.events[kind]
      const given = domains.map((name, i) => (args[i] < 0 ? '?' : wordOf(game.vocabulary[name], args[i])))
      const params = Object.fromEntries(parameterNames(domains).map((name, i) => [name, given[i]]))
      return `  ${rule.padEnd(14)} ${say(`event.${kind}`, params) ?? [kind, ...given].join(' ')}`
    },
    refusal({ rule, key, params }) {
      const text = say(`refusal.${rule}/${key}`, params)
      if (text !== undefined) return `${rule}: ${text}`
      const general = say(`problem.${key}`, params)
      if (general !== undefined) return general
      const given = Object.entries(params).map(([name, value]) => `${name} ${value}`)
      const says = rule === undefined ? [] : [game.catalogue[rule].says]
      return [`${rule ?? ''} ${key}`.trim(), ...given, ...says].join(': ')
    },
  }
}

/** What is told of a deal: `deal-closed 7: england money 3 (handed), france spare barbados (held)`. */
function dealWords(
  game: Listed['game'],
  kind: string,
  { id, by, seats, parts, paid, due }: NonNullable<Event['deal']>,
): string {
  const said = parts.map(
    part =>
      `${printPart(game, [], { ...part, from: 0 }).replace(/^\S* ?/, `${seats[part.from === by ? 0 : 1]} `)} (${part.mark})`,
  )
  const sum = due === undefined ? '' : ` paid ${paid} of ${due}`
  return `${kind} ${id}: ${said.join(', ')}${sum}`
}

/** Names of parameters: their domains, numbered from the second on where one repeats. */
function parameterNames(domains: readonly string[]): string[] {
  return domains.map((domain, i) => {
    const before = domains.slice(0, i).filter(each => each === domain).length
    return before === 0 ? domain : `${domain}${before + 1}`
  })
}
