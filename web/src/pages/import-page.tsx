import { Button } from '@spanish-main/ui'
import { type FormEvent, useState } from 'react'
import { isBackup, type Restored, restoreTables } from '../local/backup.ts'
import { createTable } from '../local/store.ts'
import { BadRecord, importText } from '../local/transfer.ts'
import { playableOf } from '../packs/playable.ts'
import { go } from '../router.tsx'
import { type Key, useText } from '../text.ts'
import { PageFrame } from './page-frame.tsx'
import './import-page.css'

const REASONS: Readonly<Record<BadRecord['key'], Key>> = {
  unreadable: 'import.unreadable',
  'unknown-game': 'import.unknown-game',
  'no-pack': 'import.no-pack',
  unfit: 'import.unfit',
}

/** Takes a record from a file or from the clipboard, and makes it a table. */
export function ImportPage() {
  const { say } = useText()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<{ reason: Key; detail: string }>()
  const [restored, setRestored] = useState<Restored>()

  const take = async (record: string) => {
    setProblem(undefined)
    setRestored(undefined)
    try {
      if (isBackup(record)) {
        setRestored(await restoreTables(record, playableOf, Date.now()))
        return
      }
      const found = await importText(record, playableOf, Date.now())
      await createTable(found.row, found.record)
      go(found.row.ending === '' ? `/table/${found.row.id}` : `/replay/${found.row.id}`)
    } catch (error) {
      setProblem(
        error instanceof BadRecord
          ? { reason: REASONS[error.key], detail: error.detail }
          : { reason: 'trouble.store', detail: String(error) },
      )
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void take(text)
  }
  return (
    <PageFrame title="import.title">
      <p>{say('import.help')}</p>
      <form className="import" onSubmit={submit}>
        <label className="import-file">
          <span className="btn btn-plain">{say('import.file')}</span>
          <input
            className="unseen"
            type="file"
            accept=".txt,.json,text/plain,application/json"
            onChange={async event => {
              const [file] = event.target.files ?? []
              if (file !== undefined) void take(await file.text())
            }}
          />
        </label>
        <label>
          <span>{say('import.paste')}</span>
          <textarea value={text} spellCheck={false} onChange={event => setText(event.target.value)} />
        </label>
        {problem === undefined ? undefined : (
          <div className="import-problem" role="alert">
            <b>{say(problem.reason)}</b>
            <pre lang="en">{problem.detail}</pre>
          </div>
        )}
        {restored === undefined ? undefined : (
          <div className="import-done" role="status">
            <b>{say('backup.restored', { count: restored.restored })}</b>
            {restored.known === 0 ? undefined : <p>{say('backup.known', { count: restored.known })}</p>}
            {restored.lost.length === 0 ? undefined : (
              <>
                <p>{say('backup.lost', { count: restored.lost.length })}</p>
                <pre lang="en">{restored.lost.join('\n')}</pre>
              </>
            )}
          </div>
        )}
        <div className="new-foot">
          <Button kind="primary" type="submit" disabled={text.trim() === ''}>
            {say('import.take')}
          </Button>
          <Button onClick={() => go('/')}>{say('act.lobby')}</Button>
        </div>
      </form>
    </PageFrame>
  )
}
