import type { Invitation } from '@spanish-main/session'
import { Crest, type SeatLook } from '@spanish-main/ui'
import { recall } from '../memory.ts'
import { useText } from '../text.ts'

export type Wish = Invitation['seats'][number]

/** Whoever makes the table takes the first seat and sends links to the others. */
export const usualWishes = (count: number): Wish[] =>
  Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'me', name: recall('name') ?? '', zone: -new Date().getTimezoneOffset() } : { kind: 'link' },
  )

const PEOPLE = ['me', 'link', 'here', 'anyone'] as const

/** How a seat of a network table is to be filled. */
export function WishField({
  title,
  look,
  wish,
  bots,
  mayBeEmpty,
  onChange,
}: {
  title: string
  look: SeatLook | undefined
  wish: Wish
  bots: readonly string[]
  mayBeEmpty: boolean
  onChange: (wish: Wish) => void
}) {
  const { say, speech } = useText()
  const value = wish.kind === 'bot' ? (wish.name ?? '') : wish.kind
  const change = (next: string) => {
    const kind = [...PEOPLE, 'empty' as const].find(each => each === next)
    onChange(kind === undefined ? { kind: 'bot', name: next } : { kind })
  }
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
        {PEOPLE.map(kind => (
          <option key={kind} value={kind}>
            {say(`wish.${kind}`)}
          </option>
        ))}
        {bots.map(bot => (
          <option key={bot} value={bot}>
            {say('new.bot', { bot: speech.say(`bot.${bot}`) })}
          </option>
        ))}
        {mayBeEmpty ? <option value="empty">{say('seat.empty')}</option> : undefined}
      </select>
      {wish.kind === 'me' || wish.kind === 'here' || wish.kind === 'link' ? (
        <input
          value={wish.name ?? ''}
          maxLength={40}
          aria-label={say('new.name-at', { seat: title })}
          placeholder={say(wish.kind === 'link' ? 'wish.link.about' : 'waiting.your-name')}
          onChange={event => onChange({ ...wish, name: event.target.value })}
        />
      ) : wish.kind === 'anyone' ? (
        <small>{say('wish.anyone.about')}</small>
      ) : undefined}
    </div>
  )
}
