import { useEffect, useRef, useState } from 'react'
import { readNotes, writeNotes } from '../local/store.ts'
import { service } from '../remote/service.ts'
import { useRemote } from '../remote/use-remote.ts'
import { useTableContext } from './context.ts'
import './notes.css'

/** What a seat writes down for itself. Nobody else at the table is shown it. */
export function Notes({ id, seat }: { id: string; seat: number }) {
  const { props } = useTableContext()
  // At a network table they are kept by the service, so that they are there on every device of the seat.
  const far = useRemote() !== undefined
  const [text, setText] = useState<string>()
  const unsaved = useRef<string>(undefined)

  useEffect(() => {
    let left = false
    const reading = far ? service.notes(id, seat) : readNotes(id, seat)
    reading.then(
      kept => {
        if (!left) setText(kept)
      },
      () => setText(''),
    )
    const keep = () => {
      const written = unsaved.current
      if (written === undefined) return
      unsaved.current = undefined
      const writing = far ? service.act(id, 'note', { text: written }, seat) : writeNotes(id, seat, written)
      // What was not kept is tried again, unless more has been written.
      writing.catch(() => {
        unsaved.current ??= written
      })
    }
    const timer = setInterval(keep, 1000)
    return () => {
      left = true
      clearInterval(timer)
      keep()
    }
  }, [id, seat, far])

  return (
    <label className="notes">
      <span>{props.say('notes.private')}</span>
      <textarea
        value={text ?? ''}
        disabled={text === undefined}
        onChange={event => {
          unsaved.current = event.target.value
          setText(event.target.value)
        }}
      />
    </label>
  )
}
