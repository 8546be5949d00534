import { useEffect, useRef } from 'react'
import { useTableContext } from '../play/context.ts'
import { useSettings } from '../settings.ts'
import { giveNotice, OCCASIONS, type Occasion } from './notices.ts'
import type { Remote } from './use-remote.ts'

/** Notices of this browser on whatever else than the own move calls the seat of a network table. */
export function useNotices({ told, seen, tabs }: Remote, isLow: boolean): void {
  const { props, dealing } = useTableContext()
  const { say } = props
  const { notify } = useSettings()
  const { table, you } = seen
  const bit = 1 << you.seat
  const takeback = told?.takeback
  const asked = takeback !== undefined && (takeback.needed & ~takeback.consents & bit) !== 0
  const ending = table.ending !== undefined && table.stage === 'playing' && (table.ending & bit) === 0
  const holds: Readonly<Record<Occasion, boolean>> = {
    // The sign of the own move gives its own notice.
    'your-move': false,
    offer: dealing?.offers.some(({ fate, to }) => fate === 'open' && to === you.seat) ?? false,
    consent: asked || ending,
    'clock-low': isLow,
    'stand-in': table.seats[you.seat]?.standIn !== undefined,
    ended: table.stage === 'over' || table.stage === 'abandoned',
  }
  const now = useRef(holds)
  const was = useRef(holds)
  now.current = holds
  const state = OCCASIONS.filter(each => holds[each]).join()
  useEffect(() => {
    const before = was.current
    was.current = now.current
    if (you.seat < 0 || notify !== 'on' || !document.hidden || !tabs.isLastUsed()) return
    for (const occasion of OCCASIONS)
      if (now.current[occasion] && !before[occasion])
        giveNotice(occasion, say(`notice.${occasion}`), () => now.current[occasion])
  }, [state])
}
