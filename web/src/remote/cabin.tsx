import type { SeatShown } from '@spanish-main/session'
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
  const { kit, props, look, seatName } = useTableContext()
  const { table } = remote.seen
  const [key, setKey] = useState<{ seat: number; key: string }>()
  const told = remote.talk.filter(({ key: said }) => said !== undefined).slice(-TOLD)
  const [refused, setRefused] = useState<string>()
  const playing = table.stage === 'playing'
  /** Somebody else plays there: the host can do something about it. One's own seat is left at the table. */
  const away = (at: number) => playing && isPerson(table.seats[at]) && at !== remote.seen.you.seat
  const waits = (at: number) => table.seats[at].standIn === undefined && (props.table.waiting & (1 << at)) !== 0
  const others = table.seats.some((seat, at) => away(at) && seat.arrived && seat.standIn === undefined)
  const act = async (deed: string, body: object = {}) => {
    const answer = await remote.ask(deed, body)
    setRefused('error' in answer ? kit.words.refusal({ key: answer.error, params: answer.params ?? {} }) : undefined)
    if ('key' in answer && answer.key !== undefined && 'seat' in body)
      setKey({ seat: Number(body.seat), key: answer.key })
  }
  return (
    <Dialog title={say('cabin.title')} sub={say('cabin.sub')} onClose={onClose} closeLabel={say('act.cancel')}>
      <div className="dialog-body">
        <ul className="cabin">
          {table.seats.map((seat, at) => {
            const person = isPerson(seat)
            return (
              <li key={at}>
                <Crest look={look(at)} /> <b>{seatName(at)}</b> <span>{whoAt(seat, '', speech.say)}</span>{' '}
                <PresenceMark seat={seat} />
                <span className="cabin-acts">
                  {person ? (
                    <Button onClick={() => void act('reissue', { seat: at })}>{say('cabin.reissue')}</Button>
                  ) : undefined}
                  {away(at) ? (
                    <>
                      {waits(at) ? (
                        <Button onClick={() => void act('remind', { seat: at })}>{say('cabin.remind')}</Button>
                      ) : undefined}
                      {seat.standIn === undefined ? (
                        <Button onClick={() => void act('stand-in', { seat: at })}>{say('cabin.stand-in')}</Button>
                      ) : undefined}
                      <Twice label={say('cabin.bot')} onDo={() => void act('replace', { seat: at, kind: 'bot' })} />
                      <Twice label={say('cabin.person')} onDo={() => void act('replace', { seat: at, kind: 'link' })} />
                    </>
                  ) : undefined}
                  {person && playing && table.clock !== undefined ? (
                    <Button onClick={() => void act('more-time', { seat: at })}>
                      {say('cabin.more-time', { pace: table.pace.kind })}
                    </Button>
                  ) : undefined}
                  {person && seat.arrived && table.host !== at ? (
                    <Twice
                      label={say('cabin.hand-over')}
                      sure={say('cabin.hand-over.sure')}
                      onDo={() => void act('hand-over', { seat: at })}
                    />
                  ) : undefined}
                </span>
                {key?.seat === at ? <SeatLink seatKey={key.key} label={seat.name} /> : undefined}
              </li>
            )
          })}
        </ul>
        <p>{say('cabin.about')}</p>
        {refused === undefined ? undefined : (
          <p className="talk-problem" role="alert">
            {refused}
          </p>
        )}
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
      <footer className="dialog-foot cabin-foot">
        {playing ? (
          <p>
            <Button onClick={() => void act('pause', { paused: !table.paused })}>
              {say(table.paused ? 'cabin.go-on' : 'cabin.pause')}
            </Button>
            <small>{say('cabin.pause.about')}</small>
          </p>
        ) : undefined}
        {(playing && table.ending === undefined) || table.stage === 'waiting' ? (
          <p>
            <Twice
              label={say('cabin.abandon')}
              sure={say(others ? 'cabin.abandon-ask' : 'cabin.abandon-sure')}
              onDo={() => void act('abandon').then(onClose)}
            />
            <small>{say(others ? 'cabin.abandon.about' : 'cabin.abandon.alone')}</small>
          </p>
        ) : undefined}
      </footer>
    </Dialog>
  )
}

const isPerson = ({ kind }: SeatShown): boolean => kind !== 'bot' && kind !== 'empty'
