import { type BoardProps, Button } from '@spanish-main/ui'
import type { Lords } from '../../rules/state.ts'
import { isGone } from '../../rules/units.ts'
import { Icon } from '../art/icon.tsx'
import { lordName } from '../words/names.ts'

/** D1. Where people deal, a paper for another lord begins here: a small button on his strip, one with words in his calendar. */
export function DealWith(props: BoardProps<Lords> & { seat: number; small?: boolean }) {
  const { table, say, deals, seat, small = false } = props
  const { view, seat: own } = table
  if (deals === undefined || own < 0 || seat === own || isGone(view, seat)) return null
  const words = say('seat.deal-with', { lord: lordName(view, seat, say) })
  if (!small) return <Button onClick={() => deals.write(seat)}>{words}</Button>
  return (
    <button type="button" className="lo-deal" title={words} aria-label={words} onClick={() => deals.write(seat)}>
      <Icon name="handshake" />
    </button>
  )
}
