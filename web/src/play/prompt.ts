import { isAmount, type Result, type State } from '@spanish-main/kernel'
import { agrees, type BoardProps, type Choice, type Question, type Target } from '@spanish-main/ui'
import type { Kit } from '../kit.ts'
import { seatsIn } from './context.ts'
import type { Chooser } from './use-picking.ts'

/** A choice in words: "Attack Coro". A game may have its own sentence for it, with the first and the second thing named. */
export function sayChoice(
  { words }: Kit,
  { decision, move, args, domains }: { decision: string } & Pick<Choice, 'move' | 'args' | 'domains'>,
): string {
  const names = args.map((value, i) => words.name(domains[i], value))
  const own = `choice.${decision}.${move}`
  if (words.say.has(own)) return words.say(own, { first: names[0] ?? '', second: names[1] ?? '' })
  return words.say('choice', { verb: words.verb(decision, move), what: names.join(', ') || 'none' })
}

/** The name of what a move can only be done with; undefined if there are several ways, or nothing to name. */
export function onlyTarget({ words, game }: Kit, choices: readonly Choice[], move: string): string | undefined {
  const found = choices.filter(choice => choice.move === move)
  if (found.length !== 1 || found[0].range !== undefined) return undefined
  const { args, domains } = found[0]
  const named = args.flatMap((value, i) => (isAmount(game.vocabulary[domains[i]]) ? [] : words.name(domains[i], value)))
  return named.length === 0 ? undefined : named.join(', ')
}

/** One sentence that says what to do, by whom, under which rule. */
export function promptOf(
  kit: Kit,
  { table, say, name }: BoardProps<State>,
  { picking, question, doubt, ahead }: Pick<Chooser, 'picking' | 'question' | 'doubt' | 'ahead'>,
): { prompt: string; facts: string | undefined; rule: string | undefined } {
  const { words } = kit
  const { decision, over } = table
  if (over !== undefined) return { prompt: sayEnding(kit, table), facts: undefined, rule: undefined }
  if (decision === undefined) return { prompt: say('prompt.nothing'), facts: undefined, rule: undefined }
  if (table.verbs.length === 0) {
    const names = seatsIn(table.waiting, table.view.seats).map(seat => words.seatName(table.view, seat))
    const own = `waiting.${decision.name}`
    const what = say.has(own) ? say(own) : (words.rule(decision.rule)?.title ?? '')
    return { prompt: say('prompt.others', { names: names.join(', '), what }), facts: undefined, rule: decision.rule }
  }
  const own = kit.board?.words?.prompt?.(table, say, name)
  const verb = question.kind === 'values' || question.kind === 'words' ? question.verb : undefined
  const rule = verb?.rule ?? decision.rule
  const sealed = table.sealed && say('prompt.sealed', { choice: sayChoice(kit, table.sealed) })
  const facts = [sealed, own?.facts].filter(Boolean).join(' · ')
  if (doubt !== undefined && picking.ready !== undefined) {
    const choice = sayChoice(kit, picking.ready)
    const key = doubt.kind === 'loss' ? 'prompt.loss' : 'prompt.sure'
    const course = ahead === 0 ? '' : say('doubt.course', { count: ahead })
    const facts = [sayDoubt(doubt, say), course].filter(Boolean).join(' ')
    const own = doubt.kind === 'loss' ? doubt.loss.prompt : undefined
    return { prompt: own ?? say(key, { choice }), facts, rule: picking.ready.rule }
  }
  const asks = say(`decision.${decision.name}`, { seat: words.seatName(table.view, table.seat), ...own?.params })
  // With a single move the decision's own question is the better one.
  if (verb === undefined || table.verbs.length === 1) return { prompt: asks, facts, rule }
  const base = `step.${decision.name}.${verb.move}`
  const number = question.kind === 'values' && isAmount(kit.game.vocabulary[question.domain])
  const general = question.kind === 'words' ? 'step.words' : number ? 'step.amount' : 'step.target'
  const picked = settled(table.choices, question, picking.picked)
    .map(({ domain, value }) => name(domain, value))
    .join(', ')
  const further = question.kind === 'values' && question.index > 0 && say.has(`${base}.further`)
  const key = further ? `${base}.further` : base
  const params = { verb: words.verb(decision.name, verb.move), picked, ...own?.params }
  return { prompt: say(say.has(key) ? key : picked === '' ? general : 'step.further', params), facts, rule }
}

/** What comes before the argument that is asked for, chosen or without an alternative; else whatever was picked. */
function settled(choices: readonly Choice[], question: Question, picked: readonly Target[]): readonly Target[] {
  if (question.kind !== 'values' || question.index === 0) return picked
  const { verb, index, domain } = question
  const left = choices.find(choice => agrees(choice, { move: verb.move, picked }))
  if (left === undefined || left.domains[index] !== domain) return picked
  return left.args.slice(0, index).map((value, i) => ({ domain: left.domains[i], value }))
}

function sayDoubt(doubt: NonNullable<Chooser['doubt']>, say: BoardProps<State>['say']): string {
  if (doubt.kind === 'caution') return doubt.sentence
  if (doubt.kind === 'loss') return doubt.loss.why
  return say(doubt.kind === 'final' ? 'doubt.final' : 'doubt.always')
}

/** Who won, and by what; where that does not say it well, the game has a headline of its own. */
export function sayEnding({ words }: Kit, { view, over }: BoardProps<State>['table']): string {
  if (over === undefined) return ''
  const whole = `ending.${over.ending}.headline`
  if (words.say.has(whole)) return words.say(whole)
  const named = `ending.${over.ending}.name`
  const title = words.say(words.say.has(named) ? named : `ending.${over.ending}`)
  const { together } = over.result
  if (together !== undefined) return words.say(together === 'won' ? 'end.together-won' : 'end.together-lost', { title })
  const first = firstOf(over.result).map(seat => words.seatName(view, seat))
  if (first.length === 0) return words.say('end.nobody', { title })
  return words.say(first.length === 1 ? 'end.won' : 'end.shared', { title, winner: first.join(', ') })
}

/** The seats that came first. */
export const firstOf = ({ places }: Result): number[] => places.flatMap((place, seat) => (place === 1 ? [seat] : []))
