import type { TableView } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import type { Bid } from './auction.tsx'
import { ownColour } from './recent.ts'

/** D2a-bid. An envelope for everybody in Player Order: also whoever has nothing to bid is seen to be left out. */
export function bidsOf(table: Pick<TableView<Pax>, 'view' | 'seat'>, caller: number): Omit<Bid, 'doing'>[] {
  const { view } = table
  const own = ownColour(table)
  return view.order.map(colour => {
    const seat = view.seatOf[colour]
    const money = view.money[colour]
    const answered = (view.answered & (1 << seat)) !== 0
    const state = colour === own ? 'yours' : answered ? 'sealed' : money === 0 ? 'out' : 'thinking'
    return { colour, money, state, caller: seat === caller }
  })
}
