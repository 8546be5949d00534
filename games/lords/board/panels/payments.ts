import { otherParty, type Terms } from '@spanish-main/kernel'
import type { Lords } from '../../rules/state.ts'

/** Gold of a deal that goes from one to the other in a year. */
export interface Payment {
  readonly year: number
  readonly to: number
  readonly gold: number
  /** Handed over with the deal, promised by it, or promised in another one before. */
  readonly how: 'now' | 'promised' | 'standing'
}

/** D1.4, D1.6. What a paper pays and when, and what its two have promised each other before; undefined if it promises none. */
export function paymentsOf(view: Lords, terms: Pick<Terms, 'by' | 'to' | 'parts'>): readonly Payment[] | undefined {
  const own = terms.parts.flatMap(({ kind, from, args }): Payment[] => {
    const to = otherParty(terms, from)
    if (kind === 'gold') return [{ year: view.year, to, gold: args[0], how: 'now' }]
    if (kind === 'loan') return [{ year: view.year + 1, to, gold: args[0], how: 'promised' }]
    return kind === 'instalment' ? [{ year: args[0], to, gold: args[1], how: 'promised' }] : []
  })
  if (!own.some(({ how }) => how === 'promised')) return undefined
  const parties = [terms.by, terms.to]
  const standing = view.deals
    .flatMap(({ pledges }) => pledges)
    .filter(
      ({ kind, from, to }) =>
        (kind === 'loan' || kind === 'instalment') && [from, to].every(each => parties.includes(each)),
    )
  return [
    ...standing.map(({ to, args, until }) => ({
      year: until + 1,
      to,
      gold: args[args.length - 1],
      how: 'standing' as const,
    })),
    ...own,
  ]
}
