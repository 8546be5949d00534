import { Button } from '@spanish-main/ui'
import { useOnline } from '../media.ts'
import { useTableContext } from './context.ts'
import type { Trouble } from './use-local-table.ts'
import './banner.css'

/** What is wrong with the table, and what can be done about it. */
export function Banner({
  trouble,
  problems,
  onClose,
  onAgain,
}: {
  trouble: Trouble | undefined
  problems: readonly string[]
  onClose: () => void
  onAgain: () => void
}) {
  const { say } = useTableContext().props
  const online = useOnline()
  if (trouble === undefined && problems.length === 0) {
    return online ? undefined : (
      <div className="banner banner-quiet" role="status">
        <p>{say('trouble.offline')}</p>
      </div>
    )
  }
  return (
    <div className="banner" role="alert">
      <p>{trouble === undefined ? say('trouble.rules-changed') : say(`trouble.${trouble.kind}`)}</p>
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
