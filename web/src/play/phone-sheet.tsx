import { Sheet } from '@spanish-main/ui'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useTableContext } from './context.ts'

/** A stage that is answered in its own foot; one without is answered in the dock. */
const ANSWERED = '.stage:not([hidden]) .stage-foot button'

/** The dock of a phone. While a stage with an answer of its own has the floor it lies low, and can be drawn up. */
export function PhoneSheet({ staged, children }: { staged: string | undefined; children: ReactNode }) {
  const { say } = useTableContext().props
  const [low, setLow] = useState(false)
  // A battle and its result are one stage: what is on it is looked at again whenever it may have changed.
  useLayoutEffect(() => setLow(staged !== undefined && document.querySelector(ANSWERED) !== null))
  return (
    <Sheet key={String(low)} low={low} foldLabel={folded => say(folded ? 'phone.unfold' : 'phone.fold')}>
      {children}
    </Sheet>
  )
}
