import type { Event } from '@spanish-main/kernel'
import { lengthen } from '@spanish-main/session'
import { Button, Crest, RuleChip } from '@spanish-main/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { recall, remember } from '../memory.ts'
import { useTableContext } from '../play/context.ts'
import { useText } from '../text.ts'
import { NameField } from './name-field.tsx'
import { service } from './service.ts'
import type { Remote } from './use-remote.ts'

/** So many of a stand-in's moves are listed; the rest is in the chronicle. */
const SHOWN = 6
const WHY = ['time-up', 'stood-in', 'left']

/** Whoever comes back to a seat that a bot keeps reads why, and what it did; the seat is taken back at once. */
export function Welcome({ remote, onClose }: { remote: Remote; onClose: () => void }) {
  const { kit, props, look, seatName } = useTableContext()
  const { say, act } = props
  const { language, speech } = useText()
  const { id, seen, ask, talk } = remote
  const { seat } = seen.you
  const [done, setDone] = useState<readonly Event[]>([])
  useEffect(() => {
    let left = false
    service.since(id, seat).then(
      ({ events, movers, since }) => {
        const own = events.map(lengthen).filter(({ move }) => movers[move - since] === seat)
        if (!left) setDone(own.map(({ event }) => event))
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [id, seat, remote.told?.moves])
  const { arrived, resigned = false } = seen.table.seats[seat] ?? {}
  const [name, setName] = useState(() => recall('name') ?? '')
  const title = say(arrived ? 'welcome.title' : 'welcome.first')
  /** Whoever comes for the first time says a name, and takes the seat from the bot. */
  const sitDown = async (event: FormEvent) => {
    event.preventDefault()
    if (!arrived) {
      remember('name', name.trim())
      const answer = await ask('arrive', { name: name.trim(), zone: -new Date().getTimezoneOffset() })
      if ('error' in answer) return
    }
    await ask('return')
    onClose()
  }
  const why = talk.findLast(({ key, params }) => key !== undefined && WHY.includes(key) && params?.seat === seat)
  const at =
    why && new Date(why.at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const lines = done.slice(-SHOWN).map(event => ({
    rule: event.rule,
    text: kit.words
      .line(event)
      .map(piece => (typeof piece === 'string' ? piece : piece.text))
      .join(''),
  }))
  return (
    <section className="consent" role="dialog" aria-label={title}>
      <h2>
        <Crest look={look(seat)} /> {title}
      </h2>
      <p>
        {why === undefined ? '' : `${at} · ${speech.say(`talk.${why.key}`, { seat: seatName(seat) })} `}
        {say('welcome.moves', { count: done.length })} {seen.table.paused ? say('together.only-bots') : ''}
      </p>
      <ol className="welcome-lines">
        {lines.map(({ rule, text }, i) => (
          <li key={i}>
            <span>{text}</span>{' '}
            {rule === '' ? undefined : (
              <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={act.openRule} />
            )}
          </li>
        ))}
      </ol>
      <form className="consent-acts waiting-own" onSubmit={sitDown}>
        {arrived ? undefined : <NameField name={name} onName={setName} />}
        {resigned ? undefined : (
          <Button kind="primary" type="submit">
            {say(arrived ? 'together.take-back-seat' : 'waiting.sit-down')}
          </Button>
        )}
        <Button type="button" onClick={onClose}>
          {say('welcome.later')}
        </Button>
      </form>
    </section>
  )
}
