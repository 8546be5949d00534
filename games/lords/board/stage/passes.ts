import type { TableView } from '@spanish-main/ui'
import type { Lords } from '../../rules/state.ts'

/** What somebody has bid: the card of the lord, and the gold. */
export type Bid = readonly [lord: number, gold: number]

/**
 * C3a.2. What was bid on the present lot after a seat passed on it, the last word of each; undefined if the seat has not
 * spoken yet, or its last word was a bid or a pledge.
 */
export function bidsAfterPass({ view, events, movers }: TableView<Lords>, seat: number): readonly Bid[] | undefined {
  const lot = events.findLast(({ event }) => event.kind === 'lot')
  // D1.1: a deal struck meanwhile is no word about the lot.
  const deals = new Set(events.flatMap(({ move, event }) => (event.kind === 'deal-closed' ? [move] : [])))
  const said = movers.findLastIndex((mover, move) => mover === seat && !deals.has(move))
  if (lot === undefined || said <= lot.move) return undefined
  const since = events.filter(({ move }) => move >= said)
  const own = view.character[seat]
  const spoke = since.some(
    ({ move, event: { kind, args } }) =>
      (kind === 'bid' && move === said) || ((kind === 'pledged' || kind === 'declined') && args.includes(own)),
  )
  if (spoke) return undefined
  return [
    ...new Map(since.flatMap(({ event: { kind, args } }) => (kind === 'bid' ? [[args[0], args[1]] as const] : []))),
  ]
}
