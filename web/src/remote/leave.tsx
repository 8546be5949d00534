import { Button, Dialog } from '@spanish-main/ui'
import { useTableContext } from '../play/context.ts'
import { useText } from '../text.ts'
import { Twice } from './twice.tsx'
import type { Remote } from './use-remote.ts'

/** How one gets up from a table: for a while, or for good. */
export function LeaveDialog({ remote, onClose }: { remote: Remote; onClose: () => void }) {
  const { say } = useText()
  const { seatName } = useTableContext()
  const { table, you } = remote.seen
  const kept = table.seats[you.seat]?.standIn !== undefined
  const act = (deed: 'leave' | 'resign') => void remote.ask(deed).then(onClose)
  return (
    <Dialog title={say('leave.open')} size="small" onClose={onClose} closeLabel={say('act.cancel')}>
      <div className="dialog-body cabin-ways">
        <p>{say('leave.about')}</p>
        {kept ? undefined : (
          <section>
            <p>{say('leave.bot.about', { seat: seatName(you.seat) })}</p>
            <Button kind="primary" onClick={() => act('leave')}>
              {say('leave.bot')}
            </Button>
          </section>
        )}
        <section>
          <p>{say('leave.resign.about')}</p>
          <Twice label={say('leave.resign')} sure={say('leave.resign.sure')} onDo={() => act('resign')} />
        </section>
        {you.host ? <p>{say('leave.host')}</p> : undefined}
      </div>
    </Dialog>
  )
}
