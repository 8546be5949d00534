import { useEffect, useRef, useState } from 'react'
import { readNotes, writeNotes } from '../local/store.ts'
import { useTableContext } from './context.ts'
import './notes.css'

/** What a seat writes down for itself. Nobody else at the table is shown it. */
export function Notes({ id, seat }: { id: string; seat: number }) {
  const { props } = useTableContext()
  const [text, setText] = useState<string>()
  const unsaved = useRef<string>(undefined)

  useEffect(() => {
    let left = false
    readNotes(id, seat).then(
      kept => {
        if (!left) setText(kept)
      },
      () => setText(''),
    )
    const keep = () => {
      if (unsaved.current !== undefined) writeNotes(id, seat, unsaved.current).catch(() => undefined)
      unsaved.current = undefined
    }
    const timer = setInterval(keep, 1000)
    return () => {
      left = true
      clearInterval(timer)
      keep()
    }
  }, [id, seat])

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
