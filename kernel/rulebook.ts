import type { World } from './chronicle.ts'
import type { Goods, PledgeKind } from './deals/book.ts'
import { noteHappening } from './deals/pledges.ts'
import { type Frames, frameWords, layouts, type NamedFrame } from './frames.ts'
import type { Catalogue } from './game.ts'
import {
  decision as anyDecision,
  sequence as anySequence,
  type Decision,
  type DecisionParts,
  type Move,
  type Sequence,
  type Step,
} from './procedure.ts'
import { type Refusal, refuser } from './refusal.ts'
import type { State } from './state.ts'
import { reached } from './trace.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Who knows each component; what `tell` masks card arguments by. A game without secrets leaves it out. */
interface Knowing {
  known?: number[]
}

type Numbers<T extends readonly unknown[]> = { -readonly [I in keyof T]: number }

/** A move, and a step, of the procedure named `P`; of any procedure if it is all names. */
export interface MoveOf<S extends State, F extends Frames, P extends keyof F> extends Move<S, NamedFrame<F, P>> {}
export type StepOf<S extends State, F extends Frames, P extends keyof F> = Step<S, NamedFrame<F, P>>

/**
 * The words that a game's rules are written in, bound to its catalogue, vocabulary, events and frames, so that a
 * wrong rule id, procedure, event or number in a frame does not compile. Called twice because the state's type is
 * said, while the others are found out: `rulebook<Chest>()(catalogue, vocabulary, events, frames)`.
 */
export const rulebook =
  <S extends State & Knowing>() =>
  <
    const C extends Catalogue,
    const V extends Vocabulary,
    const Kinds extends Record<string, readonly (keyof V & string)[]>,
    const F extends Frames,
  >(
    catalogue: C,
    vocabulary: V,
    events: Kinds,
    frames: F,
  ) =>
    words<S, C, V, Kinds, F>(catalogue, vocabulary, events, frames)

function words<
  S extends State & Knowing,
  C extends Catalogue,
  V extends Vocabulary,
  Kinds extends Record<string, readonly (keyof V & string)[]>,
  F extends Frames,
>(catalogue: C, vocabulary: V, events: Kinds, frames: F) {
  type Name = keyof F & string
  type RuleId = keyof C & string
  const layout = layouts()
  const secret = new Map<string, boolean[]>(
    Object.entries(events).map(([kind, domains]) => [kind, domains.map(name => isComponent(vocabulary, name))]),
  )

  // Fixed parameters instead of a rest array: nothing is allocated while nobody listens.
  function tell(world: World, g: S, rule: string, kind: string, a = 0, b = 0, c = 0, d = 0): void {
    reached(rule)
    if (g.deals.length > 0) noteHappening(g, kind, [a, b, c, d].slice(0, secret.get(kind)!.length))
    if (world.listen === undefined) return
    const hidden = secret.get(kind)!
    const args = [a, b, c, d].slice(0, hidden.length)
    const readers = args.map((value, i) => (hidden[i] && value >= 0 ? (g.known?.[value] ?? 0) : -1))
    world.listen({ rule, kind, args, readers })
  }

  return {
    /** The refusal with this rule and key. */
    no: refuser(catalogue) as (rule: RuleId, key: string) => Refusal,

    /**
     * Says that a rule takes effect here, where neither a step nor a refusal nor an event bears its id. Always true, so
     * that it can end a condition: `isExtra && by('E1a')`. Free while nobody traces.
     */
    by(rule: RuleId): true {
      reached(rule)
      return true
    },

    /** A step of a sequence, with the rule it carries out. */
    step: <P extends Name = Name>(
      rule: RuleId,
      run: (g: S, frame: NamedFrame<F, P>, world: World) => void,
    ): StepOf<S, F, P> => ({ rule, run, repeats: false }),

    /** A step that runs again for as long as it returns true. */
    repeat: <P extends Name = Name>(
      rule: RuleId,
      run: (g: S, frame: NamedFrame<F, P>, world: World) => boolean,
    ): StepOf<S, F, P> => ({ rule, run, repeats: true }),

    move: <P extends Name = Name>(
      about: MoveOf<S, F, P> & { rule: RuleId; args?: readonly (keyof V & string)[] },
    ): MoveOf<S, F, P> => about,

    /** A kind of thing that changes hands in deals. */
    goods: (about: Goods<S> & { rule: RuleId; args?: readonly (keyof V & string)[] }): Goods<S> => about,

    /** A kind of promise in deals. */
    promise: (about: PledgeKind<S> & { rule: RuleId; args?: readonly (keyof V & string)[] }): PledgeKind<S> => about,

    sequence: <P extends Name>(name: P, steps: readonly StepOf<S, F, NoInfer<P>>[]): Sequence<S> =>
      anySequence(name, steps, frames[name], layout),

    decision: <P extends Name>(
      name: P,
      about: Omit<DecisionParts<S, NamedFrame<F, NoInfer<P>>>, 'rule' | 'moves'> & {
        rule: RuleId
        moves: Record<string, MoveOf<S, F, NoInfer<P>>>
      },
    ): Decision<S> => anyDecision(name, about, frames[name], layout),

    ...frameWords(frames, layout),

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
