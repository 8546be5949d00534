import { Button } from '@spanish-main/ui'
import { useEffect } from 'react'
import { useTableContext } from '../play/context.ts'
import type { Remote } from './use-remote.ts'

/** How long the news of being back stay by themselves. */
const SHOWN_MS = 10_000

/** The connection, a pause, a stand-in: one bar at a time, the gravest first. */
export function Standing({ remote }: { remote: Remote }) {
  const { props, seatName } = useTableContext()
  const { say } = props
  const { seen, link, goodbye, lostAt, pending, resumed, ask, forgetResumed } = remote
  const { table, you } = seen
  const mine = table.seats[you.seat]

  useEffect(() => {
    if (resumed === undefined || resumed.played === false) return
    const timer = setTimeout(forgetResumed, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [resumed, forgetResumed])

  if (link === 'gone') {
    return (
      <Bar kind="dark">
        {say(goodbye === 'new-link' ? 'bye.new-link' : goodbye === 'new-host' ? 'bye.new-host' : 'bye.other')}
      </Bar>
    )
  }
  if (link === 'lost' && lostAt !== undefined) {
    const since = new Date(lostAt).toLocaleTimeString()
    return (
      <Bar kind="dark">
        {say('offline.since', { since })}{' '}
        {pending === undefined ? say('offline.look') : say('offline.pending', { move: pending.text })}
      </Bar>
    )
  }
  if (resumed !== undefined) {
    const seconds = Math.round(resumed.away / 1000)
    const { text, played } = resumed
    return (
      <Bar kind="back">
        {say('back.after', { seconds })}{' '}
        {text === undefined ? '' : say(played ? 'back.played' : 'back.not-played', { move: text })}
        <Button kind="quiet" onClick={forgetResumed}>
          {say('act.understood')}
        </Button>
      </Bar>
    )
  }
  if (table.stage === 'abandoned') return <Bar kind="quiet">{say('together.abandoned')}</Bar>
  if (mine?.standIn !== undefined) {
    return (
      <Bar kind="quiet">
        {say(mine.resigned ? 'together.resigned' : 'together.stand-in', { seat: seatName(you.seat) })}
        {mine.resigned ? undefined : (
          <Button kind="primary" onClick={() => void ask('return')}>
            {say('together.take-back-seat')}
          </Button>
        )}
      </Bar>
    )
  }
  if (table.paused) return <Bar kind="quiet">{say('together.paused')}</Bar>
  return undefined
}

function Bar({ kind, children }: { kind: 'dark' | 'back' | 'quiet'; children: React.ReactNode }) {
  return (
    <div className="together-bar" data-kind={kind} role={kind === 'dark' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
