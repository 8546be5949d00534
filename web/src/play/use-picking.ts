import { type Game, isAmount, type Problem, type State, why, wordOf } from '@spanish-main/kernel'
import {
  type BoardWords,
  type Choice,
  choiceWith,
  type Loss,
  legalTargets,
  type Name,
  NO_PICKS,
  nextQuestion,
  type Picking,
  type Picks,
  type Question,
  type Say,
  type TableActions,
  type TableView,
  type Target,
  take,
  type Verb,
} from '@spanish-main/ui'
import { useEffect, useMemo, useState } from 'react'
import type { Settings } from '../settings.ts'
import { useSteady } from '../steady.ts'

/** Why a move is asked about once more. */
export type Doubt =
  | { readonly kind: 'final' | 'always' }
  | { readonly kind: 'caution'; readonly sentence: string }
  | { readonly kind: 'loss'; readonly loss: Loss }

export interface Chooser {
  readonly picking: Picking
  readonly question: Question
  readonly doubt: Doubt | undefined
  /** Moves that come after the one that waits for confirmation, where it begins a course. */
  readonly ahead: number
  /** There is a step to go back to. */
  readonly started: boolean
  readonly act: TableActions
  takeAmount(value: number): void
  takeWords(words: string): void
  dismiss(): void
}

/** How long a place that was pointed at stays lit. */
const SHOWN_MS = 5000

/** What is chosen and waits for confirmation, with the rest of its course. */
interface Ready {
  readonly choice: Choice
  readonly more: readonly string[]
  readonly doubt: Doubt
}

interface Held {
  /** What was asked when the rest was chosen; when something else is asked, it is forgotten. */
  readonly asked: string
  readonly picks: Picks
  readonly ready: Ready | undefined
  readonly refusal: Picking['refusal']
}

/** How the table is told what was chosen. */
export interface Outlet {
  /** A move, and more to be made after it for as long as nothing comes in between. */
  play(text: string, more: readonly string[]): Promise<Problem | undefined>
  informs(text: string): Promise<boolean>
  order(text: string): Promise<Problem | undefined>
  undo(how: 'step' | 'turn'): void
  openRule(id: string): void
}

export function usePicking(
  game: Game<State>,
  table: TableView<State>,
  { confirm: wish }: Settings,
  words: BoardWords<State> | undefined,
  { say, name }: { readonly say: Say; readonly name: Name },
  outlet: Outlet,
): Chooser {
  const asked = table.question
  const fresh: Held = { asked, picks: NO_PICKS, ready: undefined, refusal: undefined }
  const [held, setHeld] = useState(fresh)
  const [focus, setFocus] = useState<Target>()
  const [shown, setShown] = useState<Target>()
  const { picks, ready, refusal } = held.asked === asked ? held : fresh
  const put = (change: Partial<Held>) => setHeld({ ...fresh, picks, ...change })

  // What was pointed at may be gone, or mean something else now.
  useEffect(() => setFocus(undefined), [asked, picks])

  useEffect(() => {
    const fade = setTimeout(() => setShown(undefined), SHOWN_MS)
    return () => clearTimeout(fade)
  }, [shown])

  const { verbs, choices, refused } = table
  const question = useMemo(() => questionOf(table, picks), [table, picks])
  const isNumber = (domain: string) => isAmount(game.vocabulary[domain])
  const targets = useMemo(
    () =>
      legalTargets(
        question,
        choices,
        question.kind === 'values' ? { ...picks, move: question.verb.move } : picks,
        isNumber,
      ),
    [question, choices, picks],
  )

  async function send(text: string, more: readonly string[] = []): Promise<Problem | undefined> {
    const problem = await outlet.play(text, more)
    if (problem !== undefined) setHeld({ ...fresh, picks, refusal: { target: undefined, problem } })
    return problem
  }

  /** Everything is chosen: plays it, or asks once more. */
  async function finish(next: Picks, choice: Choice, more: readonly string[] = []): Promise<void> {
    const caution = wish === 'never' ? undefined : words?.caution?.(table, choice, say, more)
    const loss = words?.loss?.(table, choice, say, name)
    let doubt: Doubt | undefined
    if (loss !== undefined && wish !== 'never') doubt = { kind: 'loss', loss }
    else if (caution !== undefined) doubt = { kind: 'caution', sentence: caution }
    else if (wish === 'always') doubt = { kind: 'always' }
    else if (wish === 'final' && (await outlet.informs(choice.text))) doubt = { kind: 'final' }
    if (doubt === undefined) await send(choice.text, more)
    else setHeld({ ...fresh, picks: next, ready: { choice, more, doubt } })
  }

  function advance(next: Picks): void {
    const then = nextQuestion(verbs, choices, refused, next)
    put({ picks: next })
    if (then.kind === 'ready') void finish(next, then.choice)
  }

  // A refusal leaves alone what waits for confirmation.
  const refuse = (problem: Problem, target?: Target) => put({ ready, refusal: { problem, target } })

  const act: TableActions = useSteady({
    pick(target: Target) {
      if (ready !== undefined && isPicked(picks, target)) return
      const taken = take(target, question, choices, refused, picks, words?.misfit)
      const course = 'picks' in taken ? undefined : courseTo(game, table, picks.move, target)
      if ('picks' in taken) advance(taken.picks)
      else if (course !== undefined) void finish(picks, course.choice, course.more)
      else refuse(taken.refusal?.problem ?? gateAbout(game, table, picks.move, target) ?? nothingHere(table), target)
    },
    follow(way: readonly Target[]) {
      const [last, ...rest] = way.toReversed()
      const course = courseTo(game, table, picks.move, last, rest.reverse())
      if (course !== undefined) void finish(picks, course.choice, course.more)
      else refuse(gateAbout(game, table, picks.move, last) ?? nothingHere(table), last)
    },
    choose: (move: string) => advance({ ...picks, move }),
    confirm() {
      if (ready !== undefined) void send(ready.choice.text, ready.more)
    },
    back: () => put(refusal === undefined ? backFrom(picks, ready !== undefined) : { ready }),
    focus(target: Target | undefined) {
      setFocus(target)
      setShown(undefined)
    },
    // What is shown is not hidden by the reason that offered it.
    show: target => {
      put({ ready })
      setShown(target)
    },
    play: (text, ...more) => send(text, more),
    undo: outlet.undo,
    order: outlet.order,
    why: (text: string) => why(game, table.view, table.seat, text),
    refuse,
    openRule: outlet.openRule,
  })
  return {
    picking: {
      move: question.kind === 'values' || question.kind === 'words' ? question.verb.move : picks.move,
      picked: picks.picked,
      targets,
      focus,
      ready: ready?.choice,
      refusal,
      numbered: [],
      shown,
    },
    question,
    doubt: ready?.doubt,
    ahead: ready?.more.length ?? 0,
    started: picks !== NO_PICKS && (picks.move !== undefined || picks.picked.length > 0),
    act,
    takeAmount(value) {
      if (question.kind === 'values') act.pick({ domain: question.domain, value })
    },
    takeWords(text) {
      if (question.kind === 'words') void send(`${question.verb.move} ${text}`)
    },
    dismiss: () => put({ ready }),
  }
}

/**
 * What leads to something far away, by the rules of the game, over other things where a way was drawn: a click on it goes
 * there, unless it is to do something else.
 */
function courseTo(
  game: Game<State>,
  { view, seat, choices }: TableView<State>,
  move: string | undefined,
  { domain, value }: Target,
  over: readonly Target[] = [],
): { readonly choice: Choice; readonly more: readonly string[] } | undefined {
  const words = game.vocabulary[domain]
  if (choices.length === 0 || words === undefined) return undefined
  const by = over.map(each => wordOf(game.vocabulary[each.domain], each.value))
  const [first, ...more] = game.course?.(view, seat, wordOf(words, value), by) ?? []
  const choice = first === undefined ? undefined : choiceWith(choices, first)
  return choice === undefined || (move !== undefined && choice.move !== move) ? undefined : { choice, more }
}

/** The question to ask. Where a decision has a single move with something to choose for it, that is asked at once. */
function questionOf({ verbs, choices, refused }: TableView<State>, picks: Picks): Question {
  const [only] = verbs
  if (verbs.length === 1 && !only.open && picks.move === undefined) {
    const question = nextQuestion(verbs, choices, refused, { ...picks, move: only.move })
    if (question.kind === 'values') return question
  }
  return nextQuestion(verbs, choices, refused, picks)
}

/** Clicked once more while the question about it stands. */
const isPicked = ({ picked }: Picks, { domain, value }: Target): boolean =>
  picked.some(each => each.domain === domain && each.value === value)

/** One step back: out of a question, then the last thing picked, then the move. */
function backFrom(picks: Picks, asking: boolean): Partial<Held> {
  if (picks.picked.length > 0) return { picks: { ...picks, picked: picks.picked.slice(0, -1) } }
  return asking || picks.move !== undefined ? { picks: NO_PICKS } : {}
}

/**
 * What the rules say of a thing that no offered move names: the refusal of the first move that could take such a thing, and
 * rather of one that may be done elsewhere, for that was meant.
 */
function gateAbout(
  game: Game<State>,
  { view, seat, verbs, choices }: TableView<State>,
  move: string | undefined,
  { domain, value }: Target,
): Problem | undefined {
  const lowest = (of: string): string => {
    const words = game.vocabulary[of]
    return wordOf(words, 'min' in words ? words.min : 0)
  }
  const isOpen = (verb: Verb) => choices.some(choice => choice.move === verb.move)
  for (const verb of [...verbs.filter(isOpen), ...verbs.filter(each => !isOpen(each))]) {
    if ((move !== undefined && verb.move !== move) || verb.open || verb.domains[0] !== domain) continue
    const rest = verb.domains.slice(1).map(lowest)
    const problem = why(game, view, seat, [verb.move, wordOf(game.vocabulary[domain], value), ...rest].join(' '))
    if (problem?.rule !== undefined) return problem
  }
  return undefined
}

/** Nothing is a dead click, even where no rule has anything to say. */
function nothingHere({ decision, choices }: TableView<State>): Problem {
  const key = choices.length === 0 ? 'not-asked' : 'nothing-here'
  return decision === undefined ? { key, params: {} } : { key, rule: decision.rule, params: {} }
}
