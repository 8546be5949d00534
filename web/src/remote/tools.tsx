import { Button, Icon } from '@spanish-main/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { Cabin } from './cabin.tsx'
import { CallsDialog } from './calls.tsx'
import type { Remote } from './use-remote.ts'

/** What opens at a network table besides the game: how one is called, and the host's cabin. `listed`: in a menu. */
export function TogetherTools({ remote, listed = false }: { remote: Remote; listed?: boolean }) {
  const { say } = useText()
  const { table, you } = remote.seen
  const [open, setOpen] = useState<'cabin' | 'calls'>()
  const close = () => setOpen(undefined)
  const tool = (what: 'cabin' | 'calls', label: string) =>
    listed ? (
      <button type="button" className="tool" onClick={() => setOpen(what)}>
        <Icon name={what === 'cabin' ? 'ship-wheel' : 'flying-flag'} />
        {label}
      </button>
    ) : (
      <Button kind="quiet" onClick={() => setOpen(what)}>
        {label}
      </Button>
    )
  return (
    <>
      {you.seat >= 0 && table.stage === 'playing' ? tool('calls', say('calls.open')) : undefined}
      {you.host ? tool('cabin', say('cabin.title')) : undefined}
      {open === 'cabin' ? <Cabin remote={remote} onClose={close} /> : undefined}
      {open === 'calls' ? <CallsDialog id={remote.id} seat={you.seat} onClose={close} /> : undefined}
    </>
  )
}
