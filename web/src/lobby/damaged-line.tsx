import { Button } from '@spanish-main/ui'
import { deleteTable, readRecord } from '../local/store.ts'
import { useText } from '../text.ts'

/** A table of which too little is left to open it: its record can still be handed out. */
export function DamagedLine({ id, onChange }: { id: string; onChange: () => void }) {
  const { say } = useText()
  const exportRecord = async () => {
    const [record, transfer] = await Promise.all([readRecord(id), import('../local/transfer.ts')])
    transfer.download(`${id}.txt`, record)
  }
  return (
    <div className="table-row">
      <span className="row-dot" aria-hidden="true" />
      <b>{say('row.damaged')}</b>
      <span className="row-where">{say('row.damaged.where')}</span>
      <Button onClick={exportRecord}>{say('act.export')}</Button>
      <Button kind="danger" onClick={() => deleteTable(id).then(onChange)}>
        {say('row.delete')}
      </Button>
    </div>
  )
}
