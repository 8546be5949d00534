import { useEffect, useRef, useState } from 'react'
import { useTableContext } from './context.ts'

/** Says to those who listen what happened and what is asked now. */
export function Announcer({ prompt }: { prompt: string }) {
  const { kit, props } = useTableContext()
  const { events, moves } = props.table
  const [said, setSaid] = useState('')
  const heard = useRef(moves)
  useEffect(() => {
    const news = events.filter(each => each.move >= heard.current).slice(-4)
    heard.current = moves
    const lines = news.map(({ event }) =>
      kit.words
        .line(event)
        .map(piece => (typeof piece === 'string' ? piece : piece.text))
        .join(''),
    )
    setSaid([...lines, prompt].join(' '))
  }, [moves, prompt])
  return (
    <p className="unseen announcer" aria-live="polite">
      {said}
    </p>
  )
}
