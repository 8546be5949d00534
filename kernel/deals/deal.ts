/**
 * What becomes of a part of a deal. `handed`: it changes hands at once, and for good. `held`: the table holds the seat to
 * it. `binding`: the rules bind the seat, but no table can hold it to that. `word`: it may be broken.
 */
export type Mark = 'handed' | 'held' | 'binding' | 'word'

/** One part of what two seats agree on: something that a seat hands over, or promises. */
export interface Part {
  /** Whoever gives or promises; the other party gets it. */
  readonly from: number
  /** The name of a kind in the game's book of deals. */
  readonly kind: string
  /** Values in the domains of that kind. */
  readonly args: readonly number[]
  /** A promise in the seat's own words. */
  readonly text?: string
  /** The component that the giver has picked for a claim. Known to nobody else before it changes hands. */
  readonly pick?: number
}

/** What two seats agree on, or may. */
export interface Terms {
  /** Papers that all may read are numbered through; a secret one by its two seats, such as `0-2-1`. */
  readonly id: string
  /** Who offered it, and to whom. */
  readonly by: number
  readonly to: number
  /** Nobody else hears of it. */
  readonly secret: boolean
  readonly parts: readonly Part[]
}

/** A promise in force. */
export interface Pledge {
  readonly kind: string
  readonly from: number
  readonly to: number
  readonly args: readonly number[]
  readonly text: string
  readonly mark: Exclude<Mark, 'handed'>
  /** The last moment of the game's clock at which it holds. */
  readonly until: number
  /** What has fallen due and was only asked for: nobody is made to pay it. */
  readonly owed: number
}

/** A closed deal of which promises are still in force. */
export interface Deal extends Omit<Terms, 'parts'> {
  readonly pledges: readonly Pledge[]
}

/** The deals of a state in which no promise is in force. */
export const NO_DEALS: readonly Deal[] = Object.freeze([] as Deal[])

/** Copies the deals in force; costs nothing while there is none. */
export function cloneDeals(deals: readonly Deal[]): readonly Deal[] {
  if (deals.length === 0) return NO_DEALS
  return deals.map(deal => ({
    ...deal,
    pledges: deal.pledges.map(pledge => ({ ...pledge, args: pledge.args.slice() })),
  }))
}

/** Whether a seat (−1: those who look on) may know of a deal or an offer. */
export function isParty({ by, to }: Pick<Terms, 'by' | 'to'>, seat: number): boolean {
  return seat === by || seat === to
}

/** The deals that a seat knows of. */
export function dealsSeenBy(deals: readonly Deal[], seat: number): readonly Deal[] {
  return deals.length === 0 ? NO_DEALS : cloneDeals(deals.filter(deal => !deal.secret || isParty(deal, seat)))
}

/** The other party. */
export function otherParty({ by, to }: Pick<Terms, 'by' | 'to'>, seat: number): number {
  return seat === by ? to : by
}

/** Whether a move closes or ends a deal of which nobody but its two seats may know. */
export function isSecretDeal(text: string): boolean {
  return /^(deal|end-deal) \d+-\d+-\d+( |$)/.test(text)
}
