import { Button, Icon, type IconName } from '@spanish-main/ui'
import { lazy, Suspense, useState } from 'react'
import { OverPage } from '../over-page.tsx'
import { useText } from '../text.ts'
import type { Remote } from './use-remote.ts'

const Cabin = lazy(async () => ({ default: (await import('./cabin.tsx')).Cabin }))
const CallsDialog = lazy(async () => ({ default: (await import('./calls.tsx')).CallsDialog }))
const LeaveDialog = lazy(async () => ({ default: (await import('./leave.tsx')).LeaveDialog }))

const TOOLS = { leave: 'anchor', calls: 'flying-flag', cabin: 'ship-wheel' } as const satisfies Record<string, IconName>
type Tool = keyof typeof TOOLS

/** What opens at a network table besides the game: leaving it, how one is called, and the host's cabin. `listed`: in a menu. */
export function TogetherTools({ remote, listed = false }: { remote: Remote; listed?: boolean }) {
  const { say } = useText()
  const { table, you } = remote.seen
  const [open, setOpen] = useState<Tool>()
  const close = () => setOpen(undefined)
  const tool = (what: Tool, label: string) =>
    listed ? (
      <button type="button" className="tool" onClick={() => setOpen(what)}>
        <Icon name={TOOLS[what]} />
        {label}
      </button>
    ) : (
      <Button kind="quiet" onClick={() => setOpen(what)}>
        {label}
      </Button>
    )
  const playing = you.seat >= 0 && table.stage === 'playing'
  return (
    <>
      {playing ? tool('leave', say('leave.open')) : undefined}
      {playing ? tool('calls', say('calls.open')) : undefined}
      {you.host ? tool('cabin', say('cabin.title')) : undefined}
      {open === undefined ? undefined : (
        <OverPage>
          <Suspense>
            {open === 'cabin' ? (
              <Cabin remote={remote} onClose={close} />
            ) : open === 'leave' ? (
              <LeaveDialog remote={remote} onClose={close} />
            ) : (
              <CallsDialog id={remote.id} seat={you.seat} onClose={close} />
            )}
          </Suspense>
        </OverPage>
      )}
    </>
  )
}
