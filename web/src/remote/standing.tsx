import { Button } from '@spanish-main/ui'
import { useEffect, useRef, useState } from 'react'
import { usePhone } from '../media.ts'
import { sinceLastTurn } from '../play/chronicle.ts'
import { useTableContext } from '../play/context.ts'
import { go } from '../router.tsx'
import { Arrive } from './arrive.tsx'
import { Bar, SHOWN_MS, type StripTab } from './bar.tsx'
import { Back, Offline, usePendingWords } from './connection.tsx'
import { Ending } from './ending.tsx'
import { useReceipts } from './receipts.ts'
import type { Remote } from './use-remote.ts'
import { Welcome } from './welcome.tsx'

/** After so long without an answer the page says that it waits for one. */
const WONDERED_MS = 1500

/** The connection, a pause, a stand-in: one bar at a time, the gravest first. */
export function Standing({ remote, onOpen }: { remote: Remote; onOpen: (tab: StripTab) => void }) {
  const { props, seatName } = useTableContext()
  const { say, table: view } = props
  const { tabs, seen, link, goodbye, lostAt, resumed, ask, forgetResumed } = remote
  const move = usePendingWords(remote)
  const late = useLate(remote.pending)
  const { table, you } = seen
  const mine = table.seats[you.seat]

  useEffect(() => {
    if (resumed === undefined || resumed.played === false) return
    const timer = setTimeout(forgetResumed, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [resumed, forgetResumed])

  const { answered, forgetAnswered } = tabs
  useEffect(() => {
    if (!answered) return
    const timer = setTimeout(forgetAnswered, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [answered, forgetAnswered])

  const { said, forget: forgetSaid } = useSaid(remote)
  const { offered, forget: forgetOffered } = useOffered()

  // What happened before the page was opened; on a wide screen it is beside the table already.
  const phone = usePhone()
  const [missed, setMissed] = useState(() =>
    table.pace.kind === 'days' && view.movers.includes(view.seat)
      ? sinceLastTurn(view.events, view.movers, view.seat, view.waiting).length
      : 0,
  )

  const checked = useReceipts(remote.id, table.stage === 'over')
  const [understood, setUnderstood] = useState(false)
  // Whoever sees a bot at the own seat is told once what it did.
  const [welcomed, setWelcomed] = useState(false)
  const kept = mine?.standIn !== undefined
  // Whoever has just got up here need not be told.
  const sat = useRef(false)
  const gotUp =
    remote.talk.findLast(({ key, params }) => key !== undefined && params?.seat === you.seat)?.key === 'left'
  useEffect(() => {
    if (!kept) sat.current = true
    setWelcomed(kept && sat.current && gotUp)
  }, [kept, gotUp])

  if (checked !== undefined && checked.stray > 0) return <Bar kind="dark">{say('receipts.stray', { ...checked })}</Bar>
  if (link === 'gone') {
    return (
      <Bar kind="dark">
        {say(goodbye === 'new-link' ? 'bye.new-link' : goodbye === 'new-host' ? 'bye.new-host' : 'bye.other')}
      </Bar>
    )
  }
  if (link === 'lost' && lostAt !== undefined) return <Offline remote={remote} move={move} />
  if (late) return <Bar kind="quiet">{say('together.sent', { move })}</Bar>
  if (resumed !== undefined) return <Back remote={remote} move={move} onOpen={onOpen} />
  if (checked !== undefined && !understood) {
    return (
      <Bar kind="quiet">
        {say('receipts.kept', { count: checked.count })}
        <Button kind="quiet" onClick={() => setUnderstood(true)}>
          {say('act.understood')}
        </Button>
      </Bar>
    )
  }
  if (table.next !== undefined) {
    return (
      <Bar kind="quiet">
        {say('together.next')}
        <Button kind="primary" onClick={() => go(`/together/${table.next}`)}>
          {say('together.next.go')}
        </Button>
      </Bar>
    )
  }
  if (mine?.standIn !== undefined) {
    if (!welcomed && table.stage === 'playing') return <Welcome remote={remote} onClose={() => setWelcomed(true)} />
    return (
      <Bar kind="quiet">
        {say(mine.resigned ? 'together.resigned' : 'together.stand-in', { seat: seatName(you.seat) })}{' '}
        {table.paused ? say('together.only-bots') : ''}
        {mine.resigned ? undefined : (
          <Button kind="primary" onClick={() => void ask('return')}>
            {say('together.take-back-seat')}
          </Button>
        )}
        {table.stage === 'playing' ? (
          <Button onClick={() => setWelcomed(false)}>{say('together.show-me')}</Button>
        ) : undefined}
      </Bar>
    )
  }
  if (mine !== undefined && mine.kind !== 'bot' && !mine.arrived && table.stage === 'playing')
    return <Arrive remote={remote} />
  if (table.ending !== undefined && table.stage === 'playing') return <Ending remote={remote} ending={table.ending} />
  if (table.paused) return <Bar kind="quiet">{say('together.paused')}</Bar>
  if (answered) return <Bar kind="quiet">{say('together.answered')}</Bar>
  if (said !== undefined) {
    const { name } = table.seats[said.seat] ?? { name: '' }
    return (
      <Bar kind="said">
        <span>
          <b>{name}</b> {said.text}
        </span>
        <Button
          kind="quiet"
          onClick={() => {
            forgetSaid()
            onOpen('talk')
          }}
        >
          {say('talk.answer')}
        </Button>
      </Bar>
    )
  }
  if (offered !== undefined) {
    return (
      <Bar kind="quiet">
        {say('together.offered', { name: seatName(offered.by) })}
        <Button
          kind="primary"
          onClick={() => {
            forgetOffered()
            onOpen('deals')
          }}
        >
          {say('together.show-me')}
        </Button>
        <Button kind="quiet" onClick={forgetOffered}>
          {say('act.understood')}
        </Button>
      </Bar>
    )
  }
  if (phone && missed > 0) {
    return (
      <Bar kind="quiet">
        {say('together.since', { count: missed })}
        <Button
          onClick={() => {
            setMissed(0)
            onOpen('since')
          }}
        >
          {say('together.show-me')}
        </Button>
        <Button kind="quiet" onClick={() => setMissed(0)}>
          {say('act.understood')}
        </Button>
      </Bar>
    )
  }
  return undefined
}

/** Whether something that was sent is on its way for so long that somebody wonders. */
function useLate(pending: Remote['pending']): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (pending === undefined) return
    const timer = setTimeout(() => setLate(true), WONDERED_MS)
    return () => clearTimeout(timer)
  }, [pending])
  return late
}

/** What somebody else has just said, for as long as it takes to read it. */
function useSaid({ talk, seen }: Remote): { said: Remote['talk'][number] | undefined; forget(): void } {
  const [heard, setHeard] = useState(talk.length)
  const last = talk[talk.length - 1]
  const fresh = talk.length > heard && last?.text !== undefined && last.seat !== seen.you.seat && last.seat >= 0
  useEffect(() => {
    if (talk.length === heard) return
    const timer = setTimeout(() => setHeard(talk.length), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [talk.length, heard])
  return { said: fresh ? last : undefined, forget: () => setHeard(talk.length) }
}

/** The newest deal that was offered to the seat and waits for its answer, until it has been looked at. */
function useOffered() {
  const { props, dealing } = useTableContext()
  const [known, setKnown] = useState<string>()
  const { seat } = props.table
  const open = dealing?.offers.filter(({ fate }) => fate === 'open') ?? []
  // What was answered with another offer waits for the other.
  const last = open.findLast(({ id, to }) => to === seat && !open.some(({ by, re }) => by === seat && re === id))
  return { offered: last?.id === known ? undefined : last, forget: () => setKnown(last?.id) }
}
