import { Button } from '@spanish-main/ui'
import { useEffect, useRef, useState } from 'react'
import { useTableContext } from '../play/context.ts'
import { Bar, SHOWN_MS } from './standing.tsx'
import type { Remote } from './use-remote.ts'

/** Somebody asks to go back past what was learnt: those affected say yes or no. */
export function TakebackBox({ remote }: { remote: Remote }) {
  const { props, seatName } = useTableContext()
  const { say, table } = props
  const asked = remote.told?.takeback
  const declined = useDeclined(asked, table)
  if (asked === undefined) return declined ? <Bar kind="quiet">{say('takeback.declined')}</Bar> : undefined
  const { seat, to, needed, consents } = asked
  const mayAnswer = table.seat >= 0 && (needed & ~consents & (1 << table.seat)) !== 0
  const count = table.moves - to
  return (
    <section className="together-bar" data-kind="ask" role="alertdialog" aria-label={say('takeback.title')}>
      <p>
        <b>{say('takeback.asks', { name: seatName(seat), count })}</b> {say('takeback.dice')}
      </p>
      {mayAnswer ? (
        <>
          <Button kind="primary" shortcut="Y" onClick={() => void remote.ask('answer-takeback', { agrees: true })}>
            {say('takeback.yes')}
          </Button>
          <Button shortcut="N" onClick={() => void remote.ask('answer-takeback', { agrees: false })}>
            {say('takeback.no')}
          </Button>
        </>
      ) : (
        <span>{say('takeback.waiting')}</span>
      )}
    </section>
  )
}

type Asked = NonNullable<Remote['told']>['takeback']

/** Whether what the seat asked for has just come to nothing: the request is gone, and so are none of the moves. */
function useDeclined(asked: Asked, { seat, moves }: { readonly seat: number; readonly moves: number }): boolean {
  const last = useRef<Asked>(undefined)
  const [declined, setDeclined] = useState(false)
  useEffect(() => {
    const before = last.current
    last.current = asked
    if (asked !== undefined) setDeclined(false)
    else if (before !== undefined) setDeclined(before.seat === seat && moves > before.to)
  }, [asked, seat, moves])
  useEffect(() => {
    if (!declined) return
    const timer = setTimeout(() => setDeclined(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [declined])
  return declined
}
