import { Dialog } from '@spanish-main/ui'
import { useTableContext } from '../play/context.ts'
import { Builder } from './builder.tsx'
import { Inbox } from './inbox.tsx'
import { RuleOf } from './rule-of.tsx'
import './deals.css'

/** The windows of the deals over the table: a paper being written, or the offers. */
export function DealWindows() {
  const { kit, props, dealing, seatName } = useTableContext()
  const { say, table } = props
  if (dealing === undefined) return undefined
  const { window, draft, change, close } = dealing.desk
  if (window === 'offers') return <Inbox />
  if (window !== 'builder' || draft === undefined) return undefined
  const about = kit.game.deals?.about?.(table.view, table.seat, draft.to)
  return (
    <Dialog
      title={say('deal.builder-with', { who: seatName(draft.to) })}
      {...(about === undefined
        ? {}
        : {
            sub: (
              <>
                {kit.words.fact(about)} <RuleOf problem={about} />
              </>
            ),
          })}
      closeLabel={say('deal.keep-draft')}
      onClose={close}
    >
      <div className="dialog-body deals">
        <Builder draft={draft} onChange={change} onAside={close} />
      </div>
    </Dialog>
  )
}
