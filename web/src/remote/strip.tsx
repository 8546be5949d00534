import { Button, Crest } from '@spanish-main/ui'
import { useState } from 'react'
import { useTableContext } from '../play/context.ts'
import { Cabin } from './cabin.tsx'
import { timeText, useClocks } from './clocks.ts'
import { PresenceMark } from './presence.tsx'
import { Standing } from './standing.tsx'
import { TakebackBox } from './takeback.tsx'
import type { Remote } from './use-remote.ts'
import './together.css'

/** A row above the table: who is there, whose time runs, and what the table as such has to say. */
export function TogetherStrip({ remote }: { remote: Remote }) {
  const { props, look, seatName } = useTableContext()
  const { say, table: view } = props
  const { table, you } = remote.seen
  const [open, setOpen] = useState(false)
  const stands = table.paused || table.stage !== 'playing' || remote.link !== 'open'
  const left = useClocks(table.clock, stands)
  const bank = table.pace.kind === 'live' ? table.pace.bank : table.pace.kind === 'days' ? table.pace.time : 0
  return (
    <>
      <section className="together" aria-label={say('together.people')}>
        {table.seats.map((seat, at) => (
          <span
            key={at}
            className="together-seat"
            data-runs={((table.clock?.running ?? 0) & (1 << at)) !== 0 || undefined}
          >
            <Crest look={look(at)} />
            <b>{seat.name === '' ? seatName(at) : seat.name}</b>
            <PresenceMark seat={seat} />
            {left === undefined || seat.kind === 'bot' ? undefined : (
              <time data-low={left[at] < bank / 10 || undefined}>{timeText(left[at])}</time>
            )}
          </span>
        ))}
        <span className="together-end">
          {view.seat < 0 ? <span className="together-badge">{say('together.looking-on')}</span> : undefined}
          {you.host ? (
            <Button kind="quiet" onClick={() => setOpen(true)}>
              {say('cabin.title')}
            </Button>
          ) : undefined}
        </span>
      </section>
      <Standing remote={remote} />
      <TakebackBox remote={remote} />
      {open ? <Cabin remote={remote} onClose={() => setOpen(false)} /> : undefined}
    </>
  )
}
