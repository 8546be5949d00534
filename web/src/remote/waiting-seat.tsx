import { Button, Crest } from '@spanish-main/ui'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { newNonce } from '../local/chance.ts'
import { recall, remember } from '../memory.ts'
import { useText } from '../text.ts'
import { NameField } from './name-field.tsx'
import { PresenceMark } from './presence.tsx'
import type { SeatFace } from './seat-faces.ts'
import type { Remote } from './use-remote.ts'

type Act = (deed: string, body?: object) => Promise<void>

/** One seat of a table that has not begun: who is to sit there, and whether they have come. */
export function WaitingSeat({
  remote,
  at,
  face,
  act,
  children,
}: {
  remote: Remote
  at: number
  /** What the seat will be in the game, where that is known. */
  face: SeatFace | undefined
  act: Act
  children?: ReactNode
}) {
  const { say, speech } = useText()
  const { table, you } = remote.seen
  const seat = table.seats[at]
  const title = face?.title ?? say('new.player', { number: at + 1 })
  const expected = !seat.arrived && at !== you.seat && seat.name !== ''
  const who =
    seat.kind === 'bot'
      ? speech.say(`bot.${seat.name}`)
      : expected
        ? say('waiting.for', { name: seat.name })
        : seat.name
  return (
    <li data-you={at === you.seat || undefined}>
      {face?.look === undefined ? undefined : <Crest look={face.look} />}
      <span className="waiting-who">
        <b>{title}</b>{' '}
        {[who, at === you.seat ? say('waiting.you') : '', at === table.host ? say('waiting.host') : '']
          .filter(word => word !== '')
          .join(' · ')}
        <span className="waiting-state">
          <PresenceMark seat={seat} /> {say(at === you.seat && !seat.arrived ? 'waiting.sit-first' : stateOf(seat))}
        </span>
      </span>
      <span className="waiting-acts">
        {/* One's own seat says so by its state and its button: a mark more would make the row grow under the thumb. */}
        {at !== you.seat && (seat.ready || seat.kind === 'bot') ? (
          <span className="waiting-ready" aria-hidden="true">
            {`✓ ${say('waiting.ready-mark')}`}
          </span>
        ) : undefined}
        {at === you.seat ? <Own remote={remote} at={at} act={act} /> : undefined}
        {children}
      </span>
    </li>
  )
}

type Room = Remote['seen']['table']

function stateOf({ kind, arrived, ready, presence }: Room['seats'][number]) {
  if (kind === 'bot') return 'waiting.bot'
  if (kind === 'empty') return 'seat.empty'
  if (ready) return 'waiting.ready'
  if (arrived) return 'waiting.arrived'
  if (presence.state === 'here') return 'waiting.at-the-door'
  return kind === 'anyone' ? 'waiting.listed' : 'waiting.not-opened'
}

/** One's own seat: a name, then ready, which adds something to the dice that nobody else chose. */
function Own({ remote, at, act }: { remote: Remote; at: number; act: Act }) {
  const { say } = useText()
  const seat = remote.seen.table.seats[at]
  const [name, setName] = useState(seat.name || (recall('name') ?? ''))
  const zone = -new Date().getTimezoneOffset()
  // Whoever comes back with a name that is known already has arrived.
  useEffect(() => {
    if (!seat.arrived && name !== '') void act('arrive', { name, zone })
  }, [])
  const arrive = async (event: FormEvent) => {
    event.preventDefault()
    remember('name', name.trim())
    await act('arrive', { name: name.trim(), zone })
  }
  if (!seat.arrived) {
    return (
      <form className="waiting-own" onSubmit={arrive}>
        <NameField name={name} onName={setName} />
        <Button kind="primary" type="submit">
          {say('waiting.sit-down')}
        </Button>
      </form>
    )
  }
  return (
    <span className="waiting-own">
      {seat.ready ? (
        <Button onClick={() => void act('ready', { ready: false })}>{say('waiting.not-ready')}</Button>
      ) : (
        <Button kind="primary" onClick={() => void act('ready', { ready: true, nonce: newNonce() })}>
          {say('waiting.i-am-ready')}
        </Button>
      )}
    </span>
  )
}
