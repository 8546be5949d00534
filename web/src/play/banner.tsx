import type { Condition } from '@spanish-main/session'
import { Button } from '@spanish-main/ui'
import { useOnline } from '../media.ts'
import { useRemote } from '../remote/use-remote.ts'
import { useTableContext } from './context.ts'
import type { Trouble } from './use-local-table.ts'
import './banner.css'

const says = (condition: Condition) => (condition === 'good' ? 'table' : condition)

/** What is wrong with the table, and what can be done about it. */
export function Banner({
  trouble,
  condition,
  onClose,
  onAgain,
}: {
  trouble: Trouble | undefined
  condition: Condition
  onClose: () => void
  onAgain: () => void
}) {
  const { say } = useTableContext().props
  const online = useOnline()
  // A table over the network says more about it in its own bar.
  const far = useRemote() !== undefined
  if (trouble === undefined && condition === 'good') {
    return online || far ? undefined : (
      <div className="banner banner-quiet" role="status">
        <p>{say('trouble.offline')}</p>
      </div>
    )
  }
  return (
    <div className="banner" role="alert">
      <p>{say(`trouble.${trouble === undefined ? says(condition) : trouble.kind}`)}</p>
      {trouble === undefined || trouble.kind === 'bot' ? undefined : (
        <Button onClick={onAgain}>{say('act.reload')}</Button>
      )}
      {trouble === undefined ? undefined : (
        <Button kind="quiet" onClick={onClose}>
          {say('act.understood')}
        </Button>
      )}
    </div>
  )
}
