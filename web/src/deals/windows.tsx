import { Dialog } from '@spanish-main/ui'
import { useTableContext } from '../play/context.ts'
import { Builder } from './builder.tsx'
import { Inbox } from './inbox.tsx'
import './deals.css'

/** The windows of the deals over the table: a paper being written, or the offers. */
export function DealWindows() {
  const { props, dealing, seatName } = useTableContext()
  const { say } = props
  if (dealing === undefined) return undefined
  const { window, draft, change, close } = dealing.desk
  if (window === 'offers') return <Inbox />
  if (window !== 'builder' || draft === undefined) return undefined
  return (
    <Dialog
      title={say('deal.builder-with', { who: seatName(draft.to) })}
      closeLabel={say('deal.keep-draft')}
      onClose={close}
    >
      <div className="dialog-body deals">
        <Builder draft={draft} onChange={change} onAside={close} />
      </div>
    </Dialog>
  )
}
