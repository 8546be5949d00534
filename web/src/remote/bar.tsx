import type { ReactNode } from 'react'

/** How long news stay by themselves. */
export const SHOWN_MS = 10_000

/** What the bar can open beside the table. */
export type StripTab = 'since' | 'talk' | 'deals'

/** A row above the table: it covers nothing. */
export function Bar({ kind, children }: { kind: 'dark' | 'back' | 'quiet' | 'said'; children: ReactNode }) {
  return (
    <div className="together-bar" data-kind={kind} role={kind === 'quiet' || kind === 'said' ? 'status' : 'alert'}>
      {children}
    </div>
  )
}
