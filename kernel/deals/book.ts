import type { Range } from '../amount.ts'
import type { World } from '../chronicle.ts'
import type { Domains, Offer } from '../procedure.ts'
import type { Refusal } from '../refusal.ts'
import type { State } from '../state.ts'
import type { Problem } from '../text.ts'
import type { Deal, Mark, Part, Pledge, Terms } from './deal.ts'

/** What goods and promises have in common: like a move, a kind has candidates, and a rule that refuses some. */
interface Kind<S extends State> {
  readonly rule: string
  readonly args?: Domains
  /** Every candidate that two seats could think of, without its amount if there is one. May be left out. */
  readonly offers?: (g: S, from: number, to: number, offer: Offer) => void
  /** The last argument is an amount: how far it goes. Such a part stands once for each giver. */
  readonly amount?: (g: S, from: number, to: number, a: number, b: number) => Range
  /**
   * The rule that forbids it, or nothing. `nth` counts the parts of this kind that the giver has in the deal already. May
   * read what everybody sees, and where the kind is `hidden` what the giver sees: only he is then told.
   */
  readonly refuse?: (
    g: S,
    from: number,
    to: number,
    a: number,
    b: number,
    c: number,
    nth: number,
  ) => Refusal | undefined
}

/** Something that changes hands when a deal is closed. */
export interface Goods<S extends State> extends Kind<S> {
  readonly hands: (g: S, from: number, to: number, world: World, a: number, b: number, c: number, pick: number) => void
  /** Others do not see whether the giver has it: it is set aside for as long as his offer stands. */
  readonly hidden?: true
  /** A claim: the giver picks a component for it on his own paper, and may change it until the deal is closed. */
  readonly pick?: {
    readonly domain: string
    /** What he may pick. May read what the giver sees. */
    readonly offers: (g: S, from: number, offer: (component: number) => void, a: number, b: number, c: number) => void
  }
}

/** A move that a seat is about to make, as promises see it: an amount is 0, so no promise depends on it. */
export interface Deed {
  readonly decision: string
  readonly name: string
  readonly a: number
  readonly b: number
  readonly c: number
}

/** Something that happened, as payments see it. */
export interface Occasion {
  readonly kind: string
  readonly args: readonly number[]
}

/** Something that is promised. At most one of `forbids`, `chooses`, `does` and `pays` says how it is kept. */
export interface PledgeKind<S extends State> extends Kind<S> {
  /** What it is worth, by the rules; without it the table holds the seat to it. */
  readonly mark?: (g: S, from: number, to: number, a: number, b: number, c: number) => Pledge['mark']
  /** The last moment of the game's clock at which it holds; without it, the present one. */
  readonly until?: (g: S, from: number, to: number, a: number, b: number, c: number) => number
  /** Two promises of a seat with the same topic contradict each other: the later one is refused. */
  readonly topic?: (a: number, b: number, c: number) => number
  /** What happens at once, when the deal is closed, besides the promise. */
  readonly atOnce?: (g: S, from: number, to: number, world: World, a: number, b: number, c: number) => void
  /** It is in the seat's own words: nobody decides whether it is kept. */
  readonly words?: true
  /** Not to do something. */
  readonly forbids?: (g: S, pledge: Pledge, deed: Deed) => boolean
  /** To choose as agreed, once: whether a move is that choice; undefined if it has nothing to do with it. */
  readonly chooses?: (g: S, pledge: Pledge, deed: Deed) => boolean | undefined
  /** To do something as soon as it is possible, once. */
  readonly does?: (g: S, pledge: Pledge, deed: Deed) => boolean
  /** To pay when something happens. */
  readonly pays?: {
    /** How much falls due by this event; 0 for nothing. */
    readonly due?: (g: S, pledge: Pledge, occasion: Occasion) => number
    /** How much falls due when the promise ends. */
    readonly atEnd?: (g: S, pledge: Pledge) => number
    /** It falls due once, not each time. */
    readonly once?: true
  }
}

export type PartKind<S extends State> = Goods<S> | PledgeKind<S>

/** How a game trades: what may be traded in which moment, and which promises its table holds people to. */
export interface DealBook<S extends State> {
  /** The rule by which there are deals at all. */
  readonly rule: string
  /** The table's option that allows deals; without it they are always allowed. */
  readonly option?: string
  readonly kinds: Readonly<Record<string, PartKind<S>>>
  /** Why these two may not deal now, or nothing. Reads public things only. */
  readonly refuse: (g: S, by: number, to: number) => Refusal | undefined
  /** Why such a deal is none, such as a gift where there must be a return; reads public things only. */
  readonly refuseWhole?: (g: S, terms: Terms) => Refusal | undefined
  /** What these two may deal about now, for whoever writes a paper. Reads public things only. */
  readonly about?: (g: S, by: number, to: number) => Problem | undefined
  /** What a deal comes to, for its readers: what is left to whoever pays, Hands and their limits. Reads public things only. */
  readonly facts?: (g: S, terms: Terms) => readonly Problem[]
  /** A public number that changes when offers of these two end: the year, a battle, an auction. */
  readonly moment: (g: S, by: number, to: number) => number
  /** A public number that never falls, by which promises end: the year. */
  readonly clock: (g: S) => number
  /**
   * Whether an offer of `by` is an act that the game goes on from, such as a tribute asked for before a battle: what led to
   * it is not taken back freely any more. Reads public things only.
   */
  readonly commits?: (g: S, by: number, to: number) => boolean
  /** Whether these two may deal in secret now, while all plan in private. Reads public things only. */
  readonly secret?: (g: S, by: number, to: number) => boolean
  /** Pays as far as the money goes; gives how much was paid. Needed where a kind pays. */
  readonly pay?: (g: S, pledge: Pledge, amount: number, world: World) => number
  /** Either party may end a deal at any time; what was handed over stays. */
  readonly endsAtWill?: true
  /** What the rules make of a promise that ended, kept, broken or called off; by whom, −1 where nobody ended it at will. */
  readonly ended?: (g: S, pledge: Pledge, how: PledgeEnd, world: World, by: number) => void
  /** Most open papers of two seats, and of the table. */
  readonly most?: { readonly pair: number; readonly table: number }
}

/**
 * How a promise ended. `kept`: its time is over, or it was done. `broken`: its word was broken. `yielded`: no other move was
 * left. `lapsed`: it could not be done in time. `ended`: a party called it off, or is gone.
 */
export type PledgeEnd = 'kept' | 'broken' | 'yielded' | 'lapsed' | 'ended'

/** What an event about a deal carries besides numbers: what everybody who hears of it may know. */
export interface DealNews {
  readonly id: string
  readonly by: number
  readonly to: number
  /** The two seats' names in text form. */
  readonly seats: readonly [string, string]
  readonly secret: boolean
  readonly parts: readonly (Part & { readonly mark: Mark })[]
  /** In a payment: how much was paid, and how much was due. */
  readonly paid?: number
  readonly due?: number
}

export function isGoods<S extends State>(kind: PartKind<S>): kind is Goods<S> {
  return 'hands' in kind
}

/** The kind of a part; undefined if the game knows none of that name. */
export function kindOf<S extends State>(book: DealBook<S>, name: string): PartKind<S> | undefined {
  return Object.hasOwn(book.kinds, name) ? book.kinds[name] : undefined
}

/** Whether others cannot see if the giver has it. */
export function isHidden<S extends State>(kind: PartKind<S>): boolean {
  return isGoods(kind) && (kind.hidden === true || kind.pick !== undefined)
}

/** The promises in force, of a seat or all, of a kind or all, that rules may want to look at. */
export function pledgesOf(deals: readonly Deal[], kind?: string, from?: number): Pledge[] {
  return deals.flatMap(deal =>
    deal.pledges.filter(
      pledge => (kind === undefined || pledge.kind === kind) && (from === undefined || pledge.from === from),
    ),
  )
}
