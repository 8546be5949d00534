import type { Event } from '@spanish-main/kernel'
import { lengthen } from '@spanish-main/session'
import { Button, Crest, RuleChip } from '@spanish-main/ui'
import { useEffect, useState } from 'react'
import { useTableContext } from '../play/context.ts'
import { useText } from '../text.ts'
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
  const why = talk.findLast(({ key, params }) => key !== undefined && WHY.includes(key) && params?.seat === seat)
  const at =
    why && new Date(why.at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const resigned = seen.table.seats[seat]?.resigned === true
  const lines = done.slice(-SHOWN).map(event => ({
    rule: event.rule,
    text: kit.words
      .line(event)
      .map(piece => (typeof piece === 'string' ? piece : piece.text))
      .join(''),
  }))
  return (
    <section className="consent" role="dialog" aria-label={say('welcome.title')}>
      <h2>
        <Crest look={look(seat)} /> {say('welcome.title')}
      </h2>
      <p>
        {why === undefined ? '' : `${at} · ${speech.say(`talk.${why.key}`, { seat: seatName(seat) })} `}
        {say('welcome.moves', { count: done.length })}
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
      <div className="consent-acts">
        {resigned ? undefined : (
          <Button kind="primary" onClick={() => void ask('return').then(onClose)}>
            {say('together.take-back-seat')}
          </Button>
        )}
        <Button onClick={onClose}>{say('welcome.later')}</Button>
      </div>
    </section>
  )
}
