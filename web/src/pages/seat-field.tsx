import type { Holder } from '@spanish-main/session'
import type { SeatFace } from '../remote/seat-faces.ts'
import { useText } from '../text.ts'
import { NameField, SeatRow } from './seat-row.tsx'

/** Who sits at a seat of a local table: a person with a name, or a bot of some strength. */
export function SeatField({
  seat,
  face,
  holder,
  bots,
  mayBeEmpty,
  onChange,
}: {
  seat: number
  face: SeatFace
  holder: Holder
  bots: readonly string[]
  /** The game knows empty chairs. */
  mayBeEmpty: boolean
  onChange: (holder: Holder) => void
}) {
  const { say, speech } = useText()
  const choices = [
    ['person', say('new.person')] as const,
    ...bots.map(bot => [bot, speech.say(`bot.${bot}`)] as const),
    ...(mayBeEmpty ? [['empty', say('new.empty')] as const] : []),
  ]
  const choose = (next: string) =>
    onChange(next === 'person' || next === 'empty' ? { kind: next, name: '' } : { kind: 'bot', name: next })
  return (
    <SeatRow face={face} choices={choices} value={holder.kind === 'bot' ? holder.name : holder.kind} onChoose={choose}>
      {holder.kind === 'person' ? (
        <NameField
          seat={face.title}
          value={holder.name}
          placeholder={say('new.player', { number: seat + 1 })}
          onChange={name => onChange({ kind: 'person', name })}
        />
      ) : undefined}
    </SeatRow>
  )
}
