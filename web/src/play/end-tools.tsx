import { Button } from '@spanish-main/ui'
import type { TableRow } from '../local/rows.ts'
import { useAfter } from './after.ts'
import { useTableContext } from './context.ts'

/** In the dock, after the end; a table that was only ended has nothing to show. */
export function EndTools({ row, onShow }: { row: TableRow; onShow?: () => void }) {
  const after = useAfter(row)
  const { say } = useTableContext().props
  return (
    <div className="question-row">
      {onShow === undefined ? undefined : (
        <Button kind="primary" onClick={onShow}>
          {say('end.show')}
        </Button>
      )}
      <Button kind={onShow === undefined ? 'primary' : 'plain'} onClick={after.again}>
        {say('act.rematch')}
      </Button>
      <Button onClick={after.replay}>{say('act.replay')}</Button>
      <Button onClick={after.keep}>{say('act.export')}</Button>
    </div>
  )
}
