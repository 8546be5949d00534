import { Button, Crest, Dialog } from '@spanish-main/ui'
import { useState } from 'react'
import { useTableContext } from '../play/context.ts'
import { useText } from '../text.ts'
import { PresenceMark } from './presence.tsx'
import { SeatLink } from './seat-link.tsx'
import { Said } from './talk.tsx'
import { Twice } from './twice.tsx'
import type { Remote } from './use-remote.ts'
import { whoAt } from './who.ts'

/** So many of the table's own lines are shown. */
const TOLD = 6

/** The host's cabin: what a host may do stands here, and whatever he does is said at the table. */
export function Cabin({ remote, onClose }: { remote: Remote; onClose: () => void }) {
  const { say, speech } = useText()
  const { look, seatName } = useTableContext()
  const { table } = remote.seen
  const [key, setKey] = useState<{ seat: number; key: string }>()
  const told = remote.talk.filter(({ key: said }) => said !== undefined).slice(-TOLD)
  const act = async (deed: string, body: object = {}) => {
    const answer = await remote.ask(deed, body)
    if ('key' in answer && answer.key !== undefined && 'seat' in body)
      setKey({ seat: Number(body.seat), key: answer.key })
  }
  return (
    <Dialog title={say('cabin.title')} sub={say('cabin.sub')} onClose={onClose} closeLabel={say('act.cancel')}>
      <div className="dialog-body">
        <ul className="cabin">
          {table.seats.map((seat, at) => {
            const person = seat.kind !== 'bot' && seat.kind !== 'empty'
            return (
              <li key={at}>
                <Crest look={look(at)} /> <b>{seatName(at)}</b> <span>{whoAt(seat, '', speech.say)}</span>{' '}
                <PresenceMark seat={seat} />
                <span className="cabin-acts">
                  {person ? (
                    <Button onClick={() => void act('reissue', { seat: at })}>{say('cabin.reissue')}</Button>
                  ) : undefined}
                  {person && seat.standIn === undefined && table.stage === 'playing' ? (
                    <Button onClick={() => void act('stand-in', { seat: at })}>{say('cabin.stand-in')}</Button>
                  ) : undefined}
                  {person && table.stage === 'playing' ? (
                    <>
                      <Twice label={say('cabin.bot')} onDo={() => void act('replace', { seat: at, kind: 'bot' })} />
                      <Twice label={say('cabin.person')} onDo={() => void act('replace', { seat: at, kind: 'link' })} />
                    </>
                  ) : undefined}
                  {person && seat.arrived && table.host !== at ? (
                    <Button onClick={() => void act('hand-over', { seat: at })}>{say('cabin.hand-over')}</Button>
                  ) : undefined}
                </span>
                {key?.seat === at ? <SeatLink seatKey={key.key} label={seat.name} /> : undefined}
              </li>
            )
          })}
        </ul>
        <p>{say('cabin.about')}</p>
        {told.length === 0 ? undefined : (
          <section className="talk">
            <h3>{say('cabin.told')}</h3>
            <ul>
              {told.map((line, i) => (
                <Said key={i} line={line} remote={remote} lookOf={look} seatName={seatName} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <footer className="dialog-foot">
        {table.stage === 'playing' ? (
          <Button onClick={() => void act('pause', { paused: !table.paused })}>
            {say(table.paused ? 'cabin.go-on' : 'cabin.pause')}
          </Button>
        ) : undefined}
        {table.stage === 'playing' || table.stage === 'waiting' ? (
          <Twice
            label={say('cabin.abandon')}
            sure={say('cabin.abandon-sure')}
            onDo={() => void act('abandon').then(onClose)}
          />
        ) : undefined}
      </footer>
    </Dialog>
  )
}
