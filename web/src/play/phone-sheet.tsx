import { Sheet } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import { useTableContext } from './context.ts'

export function PhoneSheet({ children }: { children: ReactNode }) {
  const { say } = useTableContext().props
  return <Sheet foldLabel={folded => say(folded ? 'phone.unfold' : 'phone.fold')}>{children}</Sheet>
}
