import type { Problem } from '@spanish-main/kernel'
import { type Amounts, isAmong } from './amounts.ts'
import type { Choice, LegalTarget, RefusedChoice, Target, Verb } from './contract.ts'

/** A thing taken for a choice; with `index` for that argument, without it for any argument of its domain. */
export interface TakenTarget extends Target {
  readonly index?: number
}

/** What the person has chosen so far: a move, some of its arguments, or both, in any order. */
export interface Picks {
  readonly move: string | undefined
  readonly picked: readonly TakenTarget[]
}

export const NO_PICKS: Picks = { move: undefined, picked: [] }

/** A move as a button: how many things it lights, and if none, a reason. */
export interface VerbButton extends Verb {
  readonly count: number
  readonly refusal: RefusedChoice | undefined
}

/** What is asked next. */
export type Question =
  | { readonly kind: 'verbs'; readonly verbs: readonly VerbButton[] }
  | {
      readonly kind: 'values'
      readonly verb: Verb
      readonly index: number
      readonly domain: string
      readonly values: readonly number[]
      /** Instead of values, where an amount is asked for that goes from a least to a greatest. */
      readonly range: Amounts | undefined
      readonly refused: readonly RefusedChoice[]
    }
  | { readonly kind: 'words'; readonly verb: Verb }
  | { readonly kind: 'ready'; readonly choice: Choice }

const rangeAt = ({ range, args }: Choice, index: number) => (index === args.length - 1 ? range : undefined)

function isInRange(choice: Choice, index: number, value: number): boolean {
  const range = rangeAt(choice, index)
  return range !== undefined && isAmong(range, value)
}

/** A choice with its amount chosen. */
function withAmount({ range: _, ...choice }: Choice, value: number): Choice {
  return {
    ...choice,
    args: [...choice.args.slice(0, -1), value],
    text: [...choice.text.split(' ').slice(0, -1), value].join(' '),
  }
}

/** A choice as far as it was picked: with the amount, if that was. */
function narrowed(choice: Choice, { picked }: Picks): Choice {
  if (choice.range === undefined) return choice
  const last = choice.args.length - 1
  const amount = picked.find(({ domain, index = last }) => index === last && domain === choice.domains[last])
  return amount === undefined ? choice : withAmount(choice, amount.value)
}

/** The choice with this text; one with a range stands for all of its amounts. */
export function choiceWith(choices: readonly Choice[], text: string): Choice | undefined {
  const amount = Number(text.split(' ').at(-1))
  for (const choice of choices) {
    const chosen = isInRange(choice, choice.args.length - 1, amount) ? withAmount(choice, amount) : choice
    if (chosen.text === text) return chosen
  }
  return undefined
}

/** Whether a choice agrees with everything picked so far. */
export function agrees(choice: Choice, { move, picked }: Picks): boolean {
  if (move !== undefined && choice.move !== move) return false
  const used = new Set(picked.flatMap(pick => (pick.index === undefined ? [] : [pick.index])))
  return picked.every(({ domain, value, index }) => {
    const fits = (i: number) =>
      choice.domains[i] === domain && (choice.args[i] === value || isInRange(choice, i, value))
    if (index !== undefined) return fits(index)
    const free = choice.args.findIndex((_, i) => !used.has(i) && fits(i))
    used.add(free)
    return free >= 0
  })
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** The first argument that is still to be chosen, or −1. */
function varying(choices: readonly Choice[]): number {
  const [first] = choices
  return first.args.findIndex((value, i) =>
    choices.some(choice => choice.args[i] !== value || rangeAt(choice, i) !== undefined),
  )
}

/** What to ask next, after what was picked. */
export function nextQuestion(
  verbs: readonly Verb[],
  choices: readonly Choice[],
  refused: readonly RefusedChoice[],
  picks: Picks,
): Question {
  const left = choices.filter(choice => agrees(choice, picks)).map(choice => narrowed(choice, picks))
  const verb = verbs.find(each => each.move === picks.move)
  if (verb?.open) return { kind: 'words', verb }
  const moves = unique(left.map(choice => choice.move))
  const only = verbs.find(each => each.move === moves[0])
  if (only === undefined || (picks.move === undefined && (picks.picked.length === 0 || moves.length > 1))) {
    return { kind: 'verbs', verbs: buttons(verbs, left, refused, picks) }
  }
  const index = varying(left)
  if (index < 0) return { kind: 'ready', choice: left[0] }
  const range = rangeAt(left[0], index)
  return {
    kind: 'values',
    verb: only,
    index,
    domain: only.domains[index],
    values: range === undefined ? unique(left.map(choice => choice.args[index])) : [],
    range,
    refused: refused.filter(each => agrees(each, { ...picks, move: only.move })),
  }
}

function buttons(
  verbs: readonly Verb[],
  left: readonly Choice[],
  refused: readonly RefusedChoice[],
  picks: Picks,
): VerbButton[] {
  return verbs.map(verb => {
    const mine = left.filter(choice => choice.move === verb.move)
    const index = mine.length > 0 ? Math.max(0, varying(mine)) : 0
    return {
      ...verb,
      count: verb.open ? 1 : unique(mine.map(choice => choice.args[index])).length,
      refusal: refused.find(each => each.move === verb.move && agrees(each, picks)),
    }
  })
}

/** Everything that may be taken next, with the moves it would belong to. Numbers are no things and glow nowhere. */
export function legalTargets(
  question: Question,
  choices: readonly Choice[],
  picks: Picks,
  isNumber: (domain: string) => boolean,
): LegalTarget[] {
  const found = new Map<string, { domain: string; value: number; moves: string[] }>()
  const add = (domain: string, value: number, move: string) => {
    if (isNumber(domain)) return
    const key = `${domain} ${value}`
    const known = found.get(key)
    if (known === undefined) found.set(key, { domain, value, moves: [move] })
    else if (!known.moves.includes(move)) known.moves.push(move)
  }
  if (question.kind === 'values') for (const value of question.values) add(question.domain, value, question.verb.move)
  if (question.kind === 'verbs') {
    for (const choice of choices.filter(each => agrees(each, picks))) {
      for (const [i, value] of choice.args.entries()) {
        const taken = picks.picked.some(pick => pick.domain === choice.domains[i] && pick.value === value)
        if (!taken) add(choice.domains[i], value, choice.move)
      }
    }
  }
  return [...found.values()]
}

/** Whether a deal is the reason: the kernel gives such refusals this key. */
const isPledged = ({ problem }: RefusedChoice): boolean => problem.key === 'pledged'

/** What a click on a thing means: the picks with it, or the refusal to show. */
export function take(
  target: Target,
  question: Question,
  choices: readonly Choice[],
  refused: readonly RefusedChoice[],
  picks: Picks,
  misfit: (problem: Problem) => boolean = () => false,
): { readonly picks: Picks } | { readonly refusal: RefusedChoice | undefined } {
  const { domain, value } = target
  const asked =
    question.kind === 'values' &&
    (question.range === undefined ? question.values.includes(value) : isAmong(question.range, value))
  if (asked && question.domain === domain) {
    return { picks: { move: question.verb.move, picked: [...picks.picked, { domain, value, index: question.index }] } }
  }
  const fits = (base: Picks): Picks | undefined => {
    const wider = { ...base, picked: [...base.picked, { domain, value }] }
    return choices.some(choice => agrees(choice, wider)) ? wider : undefined
  }
  // A click elsewhere starts anew, unless a move was chosen on purpose.
  const next = fits(picks) ?? (picks.move === undefined ? fits(NO_PICKS) : undefined)
  if (next !== undefined) return { picks: next }
  const names = (each: RefusedChoice) => each.args.some((arg, i) => each.domains[i] === domain && arg === value)
  const move = question.kind === 'values' ? question.verb.move : picks.move
  // What only a promise forbids comes first: the rules would have allowed it. Last comes what nobody would do to such a
  // thing. Else what may be done elsewhere was meant.
  const isOpen = (each: RefusedChoice) => choices.some(choice => choice.move === each.move)
  const weight = (each: RefusedChoice) =>
    4 * Number(isPledged(each)) + 2 * Number(!misfit(each.problem)) + Number(isOpen(each))
  const about = refused.filter(names).sort((a, b) => weight(b) - weight(a))
  return {
    refusal:
      about.find(each => agrees(each, picks) && (move === undefined || each.move === move)) ??
      about.find(each => move === undefined || each.move === move),
  }
}
