import { Button, Dialog } from '@spanish-main/ui'
import { useState } from 'react'
import { startTable } from '../local/client.ts'
import { download } from '../local/transfer.ts'
import { service } from '../remote/service.ts'
import { useRemote } from '../remote/use-remote.ts'
import { useText } from '../text.ts'
import { useTableContext } from './context.ts'

/** Something is wrong: a file to send, with the position as the seat knows it and everything else dealt anew. */
export function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { kit, props } = useTableContext()
  const { language } = useText()
  const { say, table } = props
  const remote = useRemote()
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState(false)
  const over = table.over !== undefined
  const record = async (): Promise<string> => {
    if (remote !== undefined) return over ? service.record(id) : service.imagined(id, table.moves, table.seat)
    const worker = startTable(
      () => undefined,
      () => undefined,
    )
    return worker.ask('imagined', id, table.seat).finally(worker.close)
  }
  const make = async () => {
    try {
      const about = [
        ...['Spanish Main: report', '', words.trim(), ''],
        `game: ${kit.game.id}, rules version ${kit.game.version}`,
        `table: ${remote === undefined ? 'in the browser' : 'over the network'}, seat ${table.seat + 1}, move ${table.moves}`,
        `asked: ${table.decision?.name ?? '-'} ${table.decision?.rule ?? ''}`,
        `page: ${language}, ${innerWidth} x ${innerHeight}, ${navigator.userAgent}`,
        ...['', await record()],
      ]
      download(`spanish-main-report-${kit.game.id}-${table.moves}.txt`, about.join('\n'))
      onClose()
    } catch {
      setProblem(true)
    }
  }
  return (
    <Dialog title={say('report.title')} onClose={onClose} closeLabel={say('act.cancel')}>
      <div className="dialog-body">
        <p>{say(over ? 'report.about-over' : 'report.about')}</p>
        <label className="notes">
          <span>{say('report.words')}</span>
          <textarea value={words} maxLength={4000} onChange={event => setWords(event.target.value)} />
        </label>
        {problem ? <p role="alert">{say('report.failed')}</p> : undefined}
      </div>
      <footer className="dialog-foot">
        <Button kind="primary" onClick={() => void make()}>
          {say('report.make')}
        </Button>
        <Button onClick={onClose}>{say('act.cancel')}</Button>
      </footer>
    </Dialog>
  )
}
