import { Crest } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import type { SeatFace } from '../remote/seat-faces.ts'
import { useText } from '../text.ts'
import { Radio } from './settings-page.tsx'

/** One seat of a new table: who it is, one row of choices for who plays it, and what belongs to the choice. */
export function SeatRow({
  face: { title, look, about },
  choices,
  value,
  onChoose,
  children,
}: {
  face: SeatFace
  choices: readonly (readonly [value: string, label: string])[]
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}) {
  const { say } = useText()
  return (
    <div className="seat-row">
      <span className="seat-title">
        {look === undefined ? undefined : <Crest look={look} />}
        {title}
      </span>
      <div className="segments segments-joined" role="radiogroup" aria-label={say('new.who-at', { seat: title })}>
        {choices.map(([each, label]) => (
          <Radio
            key={each}
            group={`who plays ${title}`}
            label={label}
            on={each === value}
            onChoose={() => onChoose(each)}
          />
        ))}
      </div>
      <div className="seat-detail">{children}</div>
      {about === undefined ? undefined : <p className="seat-about">{about}</p>}
    </div>
  )
}

/** The name of whoever sits there. */
export function NameField({
  seat,
  value,
  placeholder,
  onChange,
}: {
  seat: string
  value: string
  placeholder: string
  onChange: (name: string) => void
}) {
  const { say } = useText()
  return (
    <input
      value={value}
      maxLength={40}
      aria-label={say('new.name-at', { seat })}
      placeholder={placeholder}
      onChange={event => onChange(event.target.value)}
    />
  )
}
