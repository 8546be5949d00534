import type { Invitation } from '@spanish-main/session'
import { recall } from '../memory.ts'
import { NameField, SeatRow } from '../pages/seat-row.tsx'
import { useText } from '../text.ts'
import type { SeatFace } from './seat-faces.ts'

export type Wish = Invitation['seats'][number]

/** Whoever makes the table takes the first seat and sends links to the others. */
export const usualWishes = (count: number): Wish[] =>
  Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'me', name: recall('name') ?? '', zone: -new Date().getTimezoneOffset() } : { kind: 'link' },
  )

export const isPerson = ({ kind }: Wish): boolean => kind !== 'bot' && kind !== 'empty'

/** One seat is filled otherwise. Whoever sits down elsewhere leaves the chair before to somebody else. */
export function withWish(wishes: readonly Wish[], seat: number, wish: Wish): Wish[] {
  if (wish.kind !== 'me') return wishes.with(seat, wish)
  const me = wishes.find(({ kind }) => kind === 'me') ?? usualWishes(1)[0]
  return wishes
    .map(each => (each.kind === 'me' ? { kind: 'link' as const } : each))
    .with(seat, wish.name === undefined ? me : wish)
}

const KINDS = ['me', 'link', 'here', 'bot', 'anyone', 'empty'] as const

/** How a seat of a network table is to be filled. */
export function WishField({
  face,
  wish,
  bots,
  mayBeEmpty,
  onChange,
}: {
  face: SeatFace
  wish: Wish
  bots: readonly string[]
  mayBeEmpty: boolean
  onChange: (wish: Wish) => void
}) {
  const { say } = useText()
  const kinds = KINDS.filter(kind => kind !== 'empty' || mayBeEmpty)
  const choose = (next: string) => {
    const kind = KINDS.find(each => each === next) ?? 'link'
    onChange(kind === 'bot' ? { kind, name: bots[0] } : { kind })
  }
  return (
    <SeatRow
      face={face}
      choices={kinds.map(kind => [kind, say(`wish.${kind}`)] as const)}
      value={wish.kind}
      onChoose={choose}
    >
      <Detail face={face} wish={wish} bots={bots} onChange={onChange} />
    </SeatRow>
  )
}

function Detail({
  face,
  wish,
  bots,
  onChange,
}: {
  face: SeatFace
  wish: Wish
  bots: readonly string[]
  onChange: (wish: Wish) => void
}) {
  const { say, speech } = useText()
  if (wish.kind === 'bot')
    return (
      <select
        value={wish.name}
        aria-label={say('wish.bot.which', { seat: face.title })}
        onChange={event => onChange({ kind: 'bot', name: event.target.value })}
      >
        {bots.map(bot => (
          <option key={bot} value={bot}>
            {speech.say(`bot.${bot}`)}
          </option>
        ))}
      </select>
    )
  if (wish.kind === 'anyone' || wish.kind === 'empty') return <small>{say(`wish.${wish.kind}.about`)}</small>
  return (
    <NameField
      seat={face.title}
      value={wish.name ?? ''}
      placeholder={say(wish.kind === 'link' ? 'wish.link.about' : 'waiting.your-name')}
      onChange={name => onChange({ ...wish, name })}
    />
  )
}
