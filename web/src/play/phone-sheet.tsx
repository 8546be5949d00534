import { Sheet } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import { useTableContext } from './context.ts'

/** The dock of a phone. While a stage has the floor it lies low, and can be drawn up. */
export function PhoneSheet({ low, children }: { low: boolean; children: ReactNode }) {
  const { say } = useTableContext().props
  return (
    <Sheet key={String(low)} low={low} foldLabel={folded => say(folded ? 'phone.unfold' : 'phone.fold')}>
      {children}
    </Sheet>
  )
}
