import { Refused, type TableCard } from '@spanish-main/session'
import { Button, Crest, CrestSheet } from '@spanish-main/ui'
import { type FormEvent, useMemo, useState } from 'react'
import { findGame } from '../games.ts'
import { type Kit, useKit } from '../kit.ts'
import { recall, remember } from '../memory.ts'
import { go, Link } from '../router.tsx'
import { useText } from '../text.ts'
import { NameField } from './name-field.tsx'
import { seatFaces } from './seat-faces.ts'
import { service } from './service.ts'
import { paceText, termsOf } from './terms.ts'
import '../pages/segments.css'

/** A table that anyone may join: what is played and how, in a sentence, and the free seats to choose from. */
export function OpenLine({ card, onTaken }: { card: TableCard; onTaken: () => void }) {
  const { language } = useText()
  const kit = useKit(card.game, { seats: card.seats.length, options: card.options })
  const title = card.title === '' ? (findGame(card.game)?.title[language] ?? card.game) : card.title
  return kit.kind === 'there' ? <WithKit card={card} kit={kit.it} title={title} onTaken={onTaken} /> : undefined
}

function WithKit({ card, kit, title, onTaken }: { card: TableCard; kit: Kit; title: string; onTaken: () => void }) {
  const { say, language } = useText()
  const [name, setName] = useState(recall('name') ?? '')
  const [chosen, setChosen] = useState<number>()
  const [problem, setProblem] = useState('')
  const faces = useMemo(() => seatFaces(kit, card.seats.length, card.options), [kit, card])
  const free = card.seats.flatMap(({ kind, arrived }, seat) => (kind === 'anyone' && !arrived ? [seat] : []))
  const seat = chosen !== undefined && free.includes(chosen) ? chosen : free[0]
  const faceOf = (at: number) => faces?.[at]?.title ?? say('new.player', { number: at + 1 })
  const others = card.seats
    .filter(({ name: who, kind, arrived }) => who !== '' && kind !== 'bot' && arrived)
    .map(({ name: who }) => who)
  const sit = async (event: FormEvent) => {
    event.preventDefault()
    if (seat === undefined) return
    remember('name', name.trim())
    try {
      await service.sit(card.id, seat, name.trim())
      go(`/together/${card.id}`)
    } catch (error) {
      const by = error instanceof Refused ? String(error.why.params?.name ?? 'none') : 'none'
      const left = free.filter(at => at !== seat).map(faceOf)
      setProblem(say('network.taken', { seat: faceOf(seat), by, left: left.join(', ') || 'none' }))
      onTaken()
    }
  }
  if (free.length === 0) {
    return (
      <div className="open-table">
        <b>{title}</b>
        <p>
          {termsOf(kit, card, say, language)} {say('network.played-by', { names: others.join(', ') })}
        </p>
        <Link className="btn btn-plain" href={`/together/${card.id}`}>
          {say('network.look-on')}
        </Link>
      </div>
    )
  }
  return (
    <form className="open-table" onSubmit={sit}>
      <b>{title}</b>
      <p>
        {termsOf(kit, card, say, language)} {paceText(card.pace, say)}
        {others.length === 0 ? '' : ` ${say('network.there', { names: others.join(', ') })}`}
      </p>
      {faces === undefined ? undefined : (
        <CrestSheet looks={faces.flatMap(({ look }) => (look === undefined ? [] : [look]))} />
      )}
      <div className="open-table-sit">
        <fieldset>
          <legend className="unseen">{say('network.choose-seat')}</legend>
          {free.map(at => {
            const look = faces?.[at]?.look
            return (
              <label key={at} className="segment">
                <input type="radio" name={`seat ${card.id}`} checked={at === seat} onChange={() => setChosen(at)} />
                <span>
                  {look === undefined ? undefined : <Crest look={look} />} {faceOf(at)}
                </span>
              </label>
            )
          })}
        </fieldset>
        <NameField name={name} onName={setName} />
        <Button kind="primary" type="submit" disabled={seat === undefined}>
          {say('waiting.sit-down')}
        </Button>
      </div>
      {problem === '' ? undefined : <p role="alert">{problem}</p>}
    </form>
  )
}
