import type { Tiding } from './contract.ts'
import './tiding-mark.css'

/** A gain or a loss in a few words. The chronicle says it to those who listen. */
export const TidingMark = ({ tiding: { kind, what, reason } }: { tiding: Tiding }) => (
  <span className={`tiding tiding-${kind}`} aria-hidden="true">
    {what}
    {reason === '' ? undefined : <span className="tiding-reason">{`, ${reason}`}</span>}
  </span>
)
