import {
  type Answers,
  call as callFrame,
  type Decision,
  type Frame,
  type FrameFields,
  leave as leaveFrame,
  type Move,
  NO_LIST,
  NOBODY,
  pending as pendingFrame,
  type Refusal,
  type Sequence,
  type State,
  type Step,
  top as topFrame,
  type World,
} from '@spanish-main/kernel'

/** One thing that the frames of a procedure carry: a number or a list of numbers, all public. */
export interface Field<N extends string = string, L extends boolean = boolean> {
  readonly name: N
  readonly lists: L
}

export const shown = <const N extends string>(name: N): Field<N, false> => ({ name, lists: false })
export const list = <const N extends string>(name: N): Field<N, true> => ({ name, lists: true })

export type Frames = Readonly<Record<string, readonly Field[]>>

interface AnyFrame {
  readonly at: string
  readonly seat: number
}

/** What the rules see of the frames of a procedure, under its own names. */
export type NamedFrame<F extends Frames, P extends keyof F> = {
  [Q in keyof F]: AnyFrame & { [X in F[Q][number] as X['name']]: X['lists'] extends true ? number[] : number }
}[P]

type FrameArguments<T extends readonly Field[]> = T extends readonly [
  infer X extends Field,
  ...infer Rest extends readonly Field[],
]
  ? [value?: X['lists'] extends true ? number[] : number, ...rest: FrameArguments<Rest>]
  : []

const SLOTS = ['a', 'b', 'c'] as const

/** A class whose getters give the slots of a frame their names. */
function naming(fields: readonly Field[]): (frame: Frame) => unknown {
  const Handle = class {
    readonly frame: Frame
    constructor(frame: Frame) {
      this.frame = frame
    }
    get at(): string {
      return this.frame.at
    }
    get seat(): number {
      return this.frame.seat
    }
  }
  for (const [i, field] of fields.entries()) {
    const slot = field.lists ? 'list' : SLOTS[i]
    Object.defineProperty(Handle.prototype, field.name, {
      get(this: { frame: Frame }) {
        return this.frame[slot]
      },
      set(this: { frame: Frame }, value: number & number[]) {
        this.frame[slot] = value
      },
    })
  }
  return frame => new Handle(frame)
}

type Value = number | number[]

interface Words<S extends State, RuleId extends string, Domain extends string> {
  readonly step: (rule: RuleId, run: (g: S, frame: Frame, world: World) => void) => Step<S>
  readonly repeat: (rule: RuleId, run: (g: S, frame: Frame, world: World) => boolean) => Step<S>
  readonly move: (about: Move<S> & { rule: RuleId; args?: readonly Domain[] }) => Move<S>
  readonly sequence: (name: string, steps: readonly Step<S>[], shows?: FrameFields) => Sequence<S>
  readonly decision: (
    name: string,
    about: {
      rule: RuleId
      moves: Record<string, Move<S>>
      who?: (g: S, frame: Frame) => number
      reveal?: (g: S, frame: Frame, world: World, answers: Answers) => void
      shows?: FrameFields
    },
  ) => Decision<S>
}

interface NamedMove<S extends State, RuleId, Domain, T> {
  readonly rule: RuleId
  readonly args?: readonly Domain[]
  readonly stays?: boolean
  readonly offers?: NonNullable<Move<S>['offers']>
  readonly refuse?: (g: S, seat: number, a: number, b: number, c: number) => Refusal | undefined
  readonly play?: (g: S, seat: number, world: World, a: number, b: number, c: number, frame: T) => void
}

/** The rulebook's words with frames that have names. */
export function nameFrames<S extends State, RuleId extends string, Domain extends string, const F extends Frames>(
  words: Words<S, RuleId, Domain>,
  frames: F,
) {
  type Name = keyof F & string
  const named = new Map<string, (frame: Frame) => unknown>(
    Object.entries(frames).map(([name, fields]) => [name, naming(fields)]),
  )
  const handle = (frame: Frame) => named.get(frame.at)!(frame) as never
  const shows = (name: string): FrameFields =>
    Object.fromEntries(frames[name].map((field, i) => [field.lists ? 'list' : SLOTS[i], 'public']))

  return {
    step: <P extends Name = Name>(rule: RuleId, run: (g: S, frame: NamedFrame<F, P>, world: World) => void): Step<S> =>
      words.step(rule, (g, frame, world) => run(g, handle(frame), world)),
    repeat: <P extends Name = Name>(
      rule: RuleId,
      run: (g: S, frame: NamedFrame<F, P>, world: World) => boolean,
    ): Step<S> => words.repeat(rule, (g, frame, world) => run(g, handle(frame), world)),
    move: <P extends Name = Name>(about: NamedMove<S, RuleId, Domain, NamedFrame<F, P>>): Move<S> => {
      const { play, ...rest } = about
      if (play === undefined) return words.move(rest)
      return words.move({
        ...rest,
        play: (g, seat, world, a, b, c, frame) => play(g, seat, world, a, b, c, handle(frame)),
      })
    },
    sequence: (name: Name, steps: readonly Step<S>[]): Sequence<S> => words.sequence(name, steps, shows(name)),
    decision: <P extends Name>(
      name: P,
      about: {
        rule: RuleId
        moves: Record<string, Move<S>>
        who?: (g: S, frame: NamedFrame<F, P>) => number
        reveal?: (g: S, frame: NamedFrame<F, P>, world: World, answers: Answers) => void
      },
    ): Decision<S> => {
      const { who, reveal, ...rest } = about
      return words.decision(name, {
        ...rest,
        shows: shows(name),
        ...(who === undefined ? {} : { who: (g: S, frame: Frame) => who(g, handle(frame)) }),
        ...(reveal === undefined
          ? {}
          : {
              reveal: (g: S, frame: Frame, world: World, answers: Answers) => reveal(g, handle(frame), world, answers),
            }),
      })
    },
    call<P extends Name>(g: S, at: P, seat: number = NOBODY, ...args: FrameArguments<F[P]>): void {
      const numbers = (args as Value[]).filter((each): each is number => typeof each === 'number')
      const kept = (args as Value[]).find((each): each is number[] => typeof each === 'object')
      callFrame(g, at, seat, numbers[0], numbers[1], numbers[2], kept ?? NO_LIST)
    },
    top<P extends Name>(g: S, _at: P): NamedFrame<F, P> {
      return handle(topFrame(g))
    },
    pending<P extends Name>(g: S, at: P): NamedFrame<F, P> | undefined {
      const frame = pendingFrame(g, at)
      return frame === undefined ? undefined : handle(frame)
    },
    leave: (g: S, at: Name): void => leaveFrame(g, at),
  }
}
