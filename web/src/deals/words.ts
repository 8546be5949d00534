import { type Game, kindOf, otherParty, type Part, type State, type Terms, wordOf } from '@spanish-main/kernel'
import type { Offered } from '@spanish-main/session'
import type { Name, Say } from '@spanish-main/ui'
import type { GameWords } from '../game-words.ts'
import { parameterNames } from '../parameters.ts'

type Parties = Pick<Terms, 'by' | 'to'>

/** What people call a paper: its number. A secret one is counted between its two seats, and they know which those are. */
export function paperName(id: string, say: Say): string {
  const parts = id.split('-')
  return parts.length === 1 ? id : say('deal.secret-paper', { number: parts[parts.length - 1] })
}

/** What is needed to say a part in words. */
export interface Speaker {
  readonly kit: { readonly words: { readonly say: Say; readonly name: Name }; readonly game: Game<State> }
  seatName(seat: number): string
}

/** A part in words, without who gives it: "to leave Barbados alone until the end of 1625". */
export function partWords({ kit, seatName }: Speaker, terms: Parties, part: Part): string {
  const { words, game } = kit
  const domains = kindOf(game.deals!, part.kind)?.args ?? []
  const params: Record<string, string | number> = {
    giver: seatName(part.from),
    taker: seatName(otherParty(terms, part.from)),
    text: part.text ?? '',
  }
  for (const [i, param] of parameterNames(domains).entries()) {
    params[param] = nameOf(game, words.name, domains[i], part.args[i])
    params[`${param}Id`] = wordOf(game.vocabulary[domains[i]], part.args[i])
  }
  const key = `part.${part.kind}`
  return words.say.has(key) ? words.say(key, params) : [part.kind, ...Object.values(params).slice(3)].join(' ')
}

/** A number stays one, so that messages can count with it. */
function nameOf(
  game: Game<State>,
  name: (domain: string, value: number) => string,
  domain: string,
  value: number,
): string | number {
  return 'words' in game.vocabulary[domain] ? name(domain, value) : value
}

/** The whole deal in one sentence: builder, inbox, chronicle and screen reader say the same. */
export function dealSentence(speaker: Speaker, terms: Parties & { readonly parts: readonly Part[] }): string {
  const { say } = speaker.kit.words
  return [terms.by, terms.to]
    .flatMap(seat => {
      const parts = terms.parts.filter(({ from }) => from === seat)
      if (parts.length === 0) return []
      const list = parts.map(part => partWords(speaker, terms, part)).join('; ')
      return [say('deal.gives', { who: speaker.seatName(seat), list })]
    })
    .join(' ')
}

type OfferedPart = Offered['parts'][number]

/** Until when a paper stands, for its readers. */
export function standsUntil(
  { say, language }: Pick<GameWords, 'say' | 'language'>,
  { lasts }: Pick<Offered, 'lasts'>,
): string {
  if (typeof lasts !== 'number') return say(`deal.stands.${lasts}`)
  const soon = lasts - Date.now() < DAY
  const until = new Date(lasts).toLocaleString(language, {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...(soon ? {} : { weekday: 'long' }),
  })
  return say('deal.stands.time', { until })
}

const DAY = 86_400_000

/** A part of a counter-offer beside what it answers. */
export interface Row {
  readonly key: string
  readonly mine: OfferedPart | undefined
  readonly theirs: OfferedPart | undefined
  /** What became of it. */
  readonly change: 'same' | 'new' | 'gone' | 'more' | 'less' | 'changed'
}

/** Two papers side by side, part by part: a part is what became of one of the same kind from the same seat, the likest first. */
export function compare(before: Pick<Offered, 'parts'>, after: Pick<Offered, 'parts'>): Row[] {
  const left = [...before.parts]
  const rows: Row[] = after.parts.map((theirs, i) => {
    const kin = (part: Part) => part.kind === theirs.kind && part.from === theirs.from
    const same = left.findIndex(part => kin(part) && changeOf(part, theirs) === 'same')
    const at = same < 0 ? left.findIndex(kin) : same
    const mine = at < 0 ? undefined : left.splice(at, 1)[0]
    return { key: `after ${i}`, mine, theirs, change: changeOf(mine, theirs) }
  })
  return [...rows, ...left.map((mine, i): Row => ({ key: `before ${i}`, mine, theirs: undefined, change: 'gone' }))]
}

function changeOf(mine: Part | undefined, theirs: Part): Row['change'] {
  if (mine === undefined) return 'new'
  if (mine.text !== theirs.text) return 'changed'
  const at = theirs.args.findIndex((value, i) => value !== mine.args[i])
  if (at < 0) return 'same'
  if (at < theirs.args.length - 1 || theirs.args.length !== 1) return 'changed'
  return theirs.args[at] > mine.args[at] ? 'more' : 'less'
}
