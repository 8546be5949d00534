import { Button } from '@spanish-main/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useText } from '../text.ts'
import { service } from './service.ts'

/** How long a code stays on the screen. */
const CODE_MS = 120_000

/** The seats of this browser, taken to another device by a code that soon ends. */
export function TakeAlong({ onDone }: { onDone: () => void }) {
  const { say } = useText()
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState(false)
  const [came, setCame] = useState<number>()
  useEffect(() => {
    if (code === '') return
    const timer = setTimeout(() => setCode(''), CODE_MS)
    return () => clearTimeout(timer)
  }, [code])
  const open = (event: FormEvent) => {
    event.preventDefault()
    void openWith(typed)
  }
  const openWith = (text: string) =>
    service.openPurse(text.trim()).then(
      ({ seats }) => {
        setTyped('')
        setProblem(false)
        setCame(seats)
        onDone()
      },
      () => setProblem(true),
    )
  const saveFile = async () => {
    try {
      const [text, { download }] = await Promise.all([service.keyFile(), import('../local/transfer.ts')])
      download('spanish-main-key.txt', `${text}\n`)
    } catch {
      setProblem(true)
    }
  }
  return (
    <details className="take-along">
      <summary>{say('purse.title')}</summary>
      <p>{say('purse.about')}</p>
      <p>
        <Button
          onClick={() =>
            service.code().then(
              made => setCode(made.code),
              () => setProblem(true),
            )
          }
        >
          {say('purse.show')}
        </Button>{' '}
        {code === '' ? undefined : <code>{code}</code>}
      </p>
      <form onSubmit={open}>
        <input
          value={typed}
          aria-label={say('purse.code')}
          placeholder={say('purse.code')}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {say('purse.open')}
        </Button>
      </form>
      <p>{say('purse.file.about')}</p>
      <p className="take-along-file">
        <Button onClick={() => void saveFile()}>{say('purse.file')}</Button>
        <label className="btn btn-plain">
          {say('purse.file.open')}
          <input
            type="file"
            className="unseen"
            accept=".txt,text/plain"
            onChange={event => void event.target.files?.[0]?.text().then(openWith)}
          />
        </label>
      </p>
      {problem ? <p role="alert">{say('purse.wrong')}</p> : undefined}
      {came === undefined ? undefined : <p role="status">{say('purse.done', { count: came })}</p>}
    </details>
  )
}
