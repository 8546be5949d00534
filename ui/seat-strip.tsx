import type { ReactNode } from 'react'
import type { SeatFigure, SeatLook } from './contract.ts'
import { Crest, SeatBand } from './crest.tsx'
import './seat-strip.css'

/** A seat in a row of seats: whose it is, what it does now, its numbers. */
export function SeatStrip({
  look,
  name,
  doing,
  turn,
  chip,
  figures,
}: {
  look: SeatLook
  name: string
  doing: string
  /** It is this seat's turn. */
  turn: boolean
  chip?: ReactNode
  figures: readonly SeatFigure[]
}) {
  return (
    <article className={turn ? 'seat-strip seat-turn' : 'seat-strip'} aria-label={name}>
      <SeatBand look={look} />
      <Crest look={look} />
      <div className="seat-head">
        <b>{name}</b>
        {chip}
      </div>
      <p className="seat-doing">{doing}</p>
      <dl className="seat-figures">
        {figures.map(({ label, value, icon }) => (
          <div key={label} title={label}>
            <dt className={icon === undefined ? undefined : 'seat-icon'}>
              {icon}
              <span className={icon === undefined ? undefined : 'unseen'}>{label}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
