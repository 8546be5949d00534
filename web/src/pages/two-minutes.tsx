import { Button } from '@spanish-main/ui'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Kit } from '../kit.ts'
import { trySetUp } from './try-set-up.ts'

const PrimerPage = lazy(async () => ({ default: (await import('../play/primer.tsx')).PrimerPage }))

/** The two minutes of the usual table, for whoever waits, or wants them again. */
export function TwoMinutes({ kit, label }: { kit: Kit; label?: string }) {
  const { entry, board, words } = kit
  const [open, setOpen] = useState(false)
  const view = useMemo(() => trySetUp(kit, entry.quick.seats, entry.quick.options), [kit, entry])
  const primer = typeof view === 'string' ? undefined : board?.words?.primer?.(view, 0, words.say)
  if (primer === undefined) return undefined
  return (
    <p>
      <Button onClick={() => setOpen(true)}>{label ?? words.say('primer.again')}</Button>
      {open ? (
        <Suspense>
          <PrimerPage kit={kit} primer={primer} onClose={() => setOpen(false)} />
        </Suspense>
      ) : undefined}
    </p>
  )
}
