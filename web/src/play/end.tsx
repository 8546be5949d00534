import { Button, Crest, Dialog } from '@spanish-main/ui'
import type { TableRow } from '../local/rows.ts'
import { go } from '../router.tsx'
import { useAfter } from './after.ts'
import { useTableContext } from './context.ts'
import { Standings } from './end-standings.tsx'
import { Figures } from './figures.tsx'
import { firstOf, sayEnding } from './prompt.ts'
import './end.css'

/** The end explains itself: who won, by which victory, why, and how it came to that. */
export function EndScreen({ row, onClose }: { row: TableRow; onClose: () => void }) {
  const after = useAfter(row)
  const { kit, props, look, seatName } = useTableContext()
  const { table, say } = props
  const { over } = table
  const { Ending, endingRanks = false } = kit.board ?? {}
  if (over === undefined) return undefined
  const why = `ending.${over.ending}.why`
  // The rules open beside the table, which this window covers.
  const openRule = (id: string) => {
    onClose()
    props.act.openRule(id)
  }
  const first = over.result.together === undefined ? firstOf(over.result) : []
  const winner = first.length === 0 ? say('end.no-one') : first.map(seatName).join(', ')
  return (
    <Dialog title={sayEnding(kit, table)} onClose={onClose} closeLabel={say('act.look')}>
      <div className="dialog-body end">
        <p className="end-why">
          {first.map(seat => (
            <Crest key={seat} look={look(seat)} />
          ))}
          {say.has(why) ? say(why, { winner }) : undefined}
        </p>
        {Ending === undefined ? undefined : <Ending {...props} act={{ ...props.act, openRule }} />}
        {endingRanks ? undefined : <Standings />}
        <h3>{say('end.course')}</h3>
        <Figures id={row.id} />
      </div>
      <footer className="dialog-foot">
        <Button kind="primary" onClick={after.again}>
          {say((kit.game.handsOn?.(table.view) ?? null) === null ? 'act.rematch' : 'row.continue')}
        </Button>
        <Button onClick={after.replay}>{say('act.replay')}</Button>
        <Button onClick={after.keep}>{say('act.export')}</Button>
        <Button onClick={onClose}>{say('act.look')}</Button>
        <Button onClick={() => go('/')}>{say('act.lobby')}</Button>
      </footer>
    </Dialog>
  )
}
