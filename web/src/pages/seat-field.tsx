import type { Holder } from '@spanish-main/session'
import { Crest, type SeatLook } from '@spanish-main/ui'
import { useText } from '../text.ts'

/** Who sits at a seat: a person with a name, or a bot of some strength. */
export function SeatField({
  seat,
  title,
  look,
  holder,
  bots,
  mayBeEmpty,
  onChange,
}: {
  seat: number
  title: string
  look: SeatLook | undefined
  holder: Holder
  bots: readonly string[]
  /** The game knows empty chairs. */
  mayBeEmpty: boolean
  onChange: (holder: Holder) => void
}) {
  const { say, speech } = useText()
  const value = holder.kind === 'bot' ? holder.name : holder.kind
  const change = (next: string) =>
    onChange(next === 'person' || next === 'empty' ? { kind: next, name: '' } : { kind: 'bot', name: next })
  return (
    <div className="seat-field">
      <span className="seat-title">
        {look === undefined ? undefined : <Crest look={look} />}
        {title}
      </span>
      <select
        value={value}
        aria-label={say('new.who-at', { seat: title })}
        onChange={event => change(event.target.value)}
      >
        <option value="person">{say('new.person')}</option>
        {bots.map(bot => (
          <option key={bot} value={bot}>
            {say('new.bot', { bot: speech.say(`bot.${bot}`) })}
          </option>
        ))}
        {mayBeEmpty ? <option value="empty">{say('seat.empty')}</option> : undefined}
      </select>
      {holder.kind === 'person' ? (
        <input
          value={holder.name}
          maxLength={40}
          aria-label={say('new.name-at', { seat: title })}
          placeholder={say('new.player', { number: seat + 1 })}
          onChange={event => onChange({ kind: 'person', name: event.target.value })}
        />
      ) : undefined}
    </div>
  )
}
