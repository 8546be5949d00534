import { Button } from '@spanish-main/ui'
import type { TableRow } from '../local/rows.ts'
import { rematch } from '../local/tables.ts'
import { go } from '../router.tsx'
import { useTableContext } from './context.ts'

/** In the dock, after the end. */
export function EndTools({ row, onShow, onExport }: { row: TableRow; onShow: () => void; onExport: () => void }) {
  const { say } = useTableContext().props
  return (
    <div className="question-row">
      <Button kind="primary" onClick={onShow}>
        {say('end.show')}
      </Button>
      <Button onClick={() => rematch(row).then(id => go(`/table/${id}`))}>{say('act.rematch')}</Button>
      <Button onClick={() => go(`/replay/${row.id}`)}>{say('act.replay')}</Button>
      <Button onClick={onExport}>{say('act.export')}</Button>
    </div>
  )
}
