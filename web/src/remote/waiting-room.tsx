import { Button } from '@spanish-main/ui'
import { type FormEvent, useEffect, useState } from 'react'
import type { Kit } from '../kit.ts'
import { newNonce } from '../local/chance.ts'
import { recall, remember } from '../memory.ts'
import { PageFrame } from '../pages/page-frame.tsx'
import { useText } from '../text.ts'
import { keysOf } from './kept-keys.ts'
import { PresenceMark } from './presence.tsx'
import { SeatLink } from './seat-link.tsx'
import { mannersText, termsOf } from './terms.ts'
import type { Remote } from './use-remote.ts'
import './together.css'

/** Who has come, who is ready, and what is still missing before the game can begin. Nobody has to stay. */
export function WaitingRoom({ remote, kit }: { remote: Remote; kit: Kit }) {
  const { say, language, speech } = useText()
  const { table, you } = remote.seen
  const keys = keysOf(remote.id)
  const [refused, setRefused] = useState('')
  const act = async (deed: string, body: object = {}) => {
    const answer = await remote.ask(deed, body)
    setRefused('error' in answer ? answer.message : '')
  }
  const people = table.seats.filter(({ kind }) => kind !== 'bot' && kind !== 'empty')
  const missing = people.filter(({ ready }) => !ready).length
  const title = table.title === '' ? kit.entry.title[language] : table.title
  return (
    <PageFrame title="waiting.title" heading={say('waiting.title', { title })}>
      <div className="waiting-room">
        <p>{termsOf(kit, table, say, language)}</p>
        <p>{mannersText(table, say).join(' ')}</p>
        <ul className="waiting-seats">
          {table.seats.map((seat, at) => {
            const key = keys.find(each => each.seat === at)?.key
            return (
              <li key={at} data-you={at === you.seat || undefined}>
                <b>{seatWord(seat.kind, seat.name, at)}</b> <PresenceMark seat={seat} />
                <span className="waiting-state">{say(stateOf(seat))}</span>
                {at === you.seat ? <Own remote={remote} at={at} act={act} /> : undefined}
                {you.host && seat.kind === 'link' && !seat.arrived && at !== you.seat ? (
                  key === undefined ? (
                    <Button onClick={() => void reissue(at)}>{say('cabin.reissue')}</Button>
                  ) : (
                    <SeatLink seatKey={key} label={say('new.player', { number: at + 1 })} />
                  )
                ) : undefined}
              </li>
            )
          })}
        </ul>
        {you.host ? (
          <div className="new-foot">
            <Button kind={missing === 0 ? 'primary' : 'impossible'} onClick={() => void act('start')}>
              {say('waiting.start')}
            </Button>
            {missing > 0 ? (
              <Button onClick={() => void act('start', { bots: true })}>
                {say('waiting.start-bots', { count: missing })}
              </Button>
            ) : undefined}
            <span>{missing === 0 ? say('waiting.all-ready') : say('waiting.missing', { count: missing })}</span>
          </div>
        ) : (
          <p>{say('waiting.host-starts')}</p>
        )}
        {refused === '' ? undefined : (
          <p className="new-problem" role="alert" lang="en">
            {refused}
          </p>
        )}
      </div>
    </PageFrame>
  )

  function seatWord(kind: string, name: string, at: number): string {
    if (kind === 'bot') return speech.say(`bot.${name}`)
    return name === '' ? say('new.player', { number: at + 1 }) : name
  }

  async function reissue(seat: number): Promise<void> {
    const answer = await remote.ask('reissue', { seat })
    if ('key' in answer && answer.key !== undefined) keysOf(remote.id, { seat, key: answer.key })
    setRefused('error' in answer ? answer.message : '')
  }
}

type Room = Remote['seen']['table']

function stateOf({ kind, arrived, ready }: Room['seats'][number]) {
  if (kind === 'bot') return 'waiting.bot'
  if (kind === 'empty') return 'seat.empty'
  if (ready) return 'waiting.ready'
  if (arrived) return 'waiting.arrived'
  return kind === 'anyone' ? 'waiting.listed' : 'waiting.not-opened'
}

/** One's own seat: a name, then ready, which adds something to the dice that nobody else chose. */
function Own({ remote, at, act }: { remote: Remote; at: number; act: (deed: string, body?: object) => Promise<void> }) {
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
        <input
          value={name}
          maxLength={40}
          required
          aria-label={say('waiting.your-name')}
          placeholder={say('waiting.your-name')}
          onChange={event => setName(event.target.value)}
        />
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
