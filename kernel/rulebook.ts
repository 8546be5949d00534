import type { World } from './chronicle.ts'
import type { Catalogue } from './game.ts'
import {
  type Answers,
  decision as anyDecision,
  sequence as anySequence,
  type Decision,
  type FrameFields,
  type Move,
  type Sequence,
  type Step,
} from './procedure.ts'
import { type Refusal, refuser } from './refusal.ts'
import type { Frame, State } from './state.ts'
import { reached } from './trace.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Who knows each component; what `tell` masks card arguments by. A game without secrets leaves it out. */
interface Knowing {
  known?: number[]
}

type Numbers<T extends readonly unknown[]> = { -readonly [I in keyof T]: number }

/**
 * The words that a game's rules are written in, bound to its catalogue, so that a wrong rule id or a wrong
 * event does not compile.
 */
export function rulebook<
  S extends State & Knowing,
  const C extends Catalogue,
  const V extends Vocabulary,
  const Kinds extends Record<string, readonly (keyof V & string)[]>,
>(catalogue: C, vocabulary: V, events: Kinds) {
  type RuleId = keyof C & string
  const secret = new Map<string, boolean[]>(
    Object.entries(events).map(([kind, domains]) => [kind, domains.map(name => isComponent(vocabulary, name))]),
  )

  // Fixed parameters instead of a rest array: nothing is allocated while nobody listens.
  function tell(world: World, g: S, rule: string, kind: string, a = 0, b = 0, c = 0, d = 0): void {
    reached(rule)
    if (world.listen === undefined) return
    const hidden = secret.get(kind)!
    const args = [a, b, c, d].slice(0, hidden.length)
    const readers = args.map((value, i) => (hidden[i] && value >= 0 ? (g.known?.[value] ?? 0) : -1))
    world.listen({ rule, kind, args, readers })
  }

  return {
    /** The refusal with this rule and key. */
    no: refuser(catalogue) as (rule: RuleId, key: string) => Refusal,

    /** A step of a sequence, with the rule it carries out. */
    step: (rule: RuleId, run: (g: S, frame: Frame, world: World) => void): Step<S> => ({ rule, run, repeats: false }),

    /** A step that runs again for as long as it returns true. */
    repeat: (rule: RuleId, run: (g: S, frame: Frame, world: World) => boolean): Step<S> => ({
      rule,
      run,
      repeats: true,
    }),

    move: (about: Move<S> & { rule: RuleId; args?: readonly (keyof V & string)[] }): Move<S> => about,

    sequence: (name: string, steps: readonly Step<S>[], shows?: FrameFields): Sequence<S> =>
      anySequence(name, steps, shows),

    decision: (
      name: string,
      about: {
        rule: RuleId
        moves: Record<string, Move<S>>
        who?: (g: S, frame: Frame) => number
        chain?: boolean
        reveal?: (g: S, frame: Frame, world: World, answers: Answers) => void
        shows?: FrameFields
      },
    ): Decision<S> => anyDecision(name, about),

    /** Tells what happened and which rule caused it. A card is named to those who know it at this moment. */
    tell: tell as <K extends keyof Kinds & string>(
      world: World,
      g: S,
      rule: RuleId,
      kind: K,
      ...args: Numbers<Kinds[K]>
    ) => void,
  }
}

function isComponent(vocabulary: Vocabulary, name: string): boolean {
  const domain = vocabulary[name]
  return domain !== undefined && 'words' in domain && domain.component === true
}
