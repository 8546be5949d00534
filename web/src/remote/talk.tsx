import type { Line } from '@spanish-main/session'
import { Button, Crest, type SeatLook } from '@spanish-main/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../text.ts'
import type { Remote } from './use-remote.ts'

/** What the seats are in the game, as far as that is known. */
interface Faces {
  lookOf(seat: number): SeatLook | undefined
  seatName(seat: number): string
}

/** What people say at the table, and what the table itself has to say. Those who look on only read. */
export function Talk({ remote, lookOf, seatName }: { remote: Remote } & Faces) {
  const { say } = useText()
  const { you, table } = remote.seen
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scrollDown(end.current)
  }, [remote.talk.length])

  async function send(anyway: boolean): Promise<void> {
    const answer = await remote.ask('say', { text: text.trim(), ...(anyway ? { anyway } : {}) })
    setProblem('error' in answer ? answer.error : '')
    if (!('error' in answer)) setText('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void send(false)
  }
  return (
    <div className="talk">
      {remote.talk.length === 0 ? <p className="log-empty">{say('talk.empty')}</p> : undefined}
      <ul aria-live="polite">
        {remote.talk.map((line, i) => (
          <Said key={i} line={line} remote={remote} lookOf={lookOf} seatName={seatName} />
        ))}
      </ul>
      <div ref={end} />
      {table.watching === 0 ? undefined : (
        <p className="talk-table">{say('talk.lookers', { count: table.watching })}</p>
      )}
      {problem === '' ? undefined : (
        <p className="talk-problem" role="alert">
          {say(problem === 'holds-a-key' ? 'talk.holds-a-key' : 'talk.not-sent')}{' '}
          {problem === 'holds-a-key' ? (
            <Button onClick={() => void send(true)}>{say('talk.anyway')}</Button>
          ) : undefined}
        </p>
      )}
      {you.seat < 0 && !you.host ? (
        <p className="talk-table">{say('talk.read-only')}</p>
      ) : (
        <form onSubmit={submit}>
          <input
            value={text}
            maxLength={500}
            aria-label={say('talk.say')}
            placeholder={say('talk.say')}
            onChange={event => setText(event.target.value)}
          />
          <Button type="submit" disabled={text.trim() === ''}>
            {say('talk.send')}
          </Button>
        </form>
      )}
    </div>
  )
}

/** Shows the end of a list that scrolls by itself; a page around it stays where it is. */
function scrollDown(end: HTMLElement | null): void {
  for (let box = end?.parentElement; box != null && box !== document.body; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box)
    if (overflowY === 'auto' || overflowY === 'scroll') {
      box.scrollTop = box.scrollHeight
      return
    }
  }
}

export function Said({ line, remote, lookOf, seatName }: { line: Line; remote: Remote } & Faces) {
  const { speech, language } = useText()
  const at = new Date(line.at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const { seat = -1, ...params } = (line.params ?? {}) as { seat?: number }
  const key = `talk.${line.key}`
  if (line.text === undefined) {
    const words = speech.say.has(key) ? speech.say(key, { ...params, seat: seat < 0 ? '' : seatName(seat) }) : line.key
    return (
      <li className="talk-table">
        <time>{at}</time> {words}
      </li>
    )
  }
  return (
    <li>
      <time>{at}</time>{' '}
      {line.seat < 0 ? undefined : (
        <b>
          <Look look={lookOf(line.seat)} /> {remote.seen.table.seats[line.seat]?.name || seatName(line.seat)}
        </b>
      )}{' '}
      {line.text}
    </li>
  )
}

const Look = ({ look }: { look: SeatLook | undefined }) => (look === undefined ? undefined : <Crest look={look} />)
