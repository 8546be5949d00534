import type { ReactNode } from 'react'
import type { SeatFigure, SeatLook, Tiding } from './contract.ts'
import { Crest, SeatBand } from './crest.tsx'
import { TidingMark } from './tiding-mark.tsx'
import './seat-strip.css'

/** A seat in a row of seats: whose it is, what it does now, its numbers. */
export function SeatStrip({
  look,
  name,
  doing,
  turn,
  chip,
  figures,
  tidings = [],
  place,
}: {
  look: SeatLook
  name: string
  doing: string
  /** It is this seat's turn. */
  turn: boolean
  chip?: ReactNode
  figures: readonly SeatFigure[]
  /** What it just gained or lost. */
  tidings?: readonly Tiding[]
  /** Where coins and cards glide to: `seatPlace` of the seat. */
  place?: string
}) {
  return (
    <article className={turn ? 'seat-strip seat-turn' : 'seat-strip'} aria-label={name} data-place={place}>
      <SeatBand look={look} />
      <Crest look={look} />
      <div className="seat-head">
        <b>{name}</b>
        {chip}
      </div>
      <p className="seat-doing">
        {tidings.length === 0 ? doing : tidings.map(each => <TidingMark key={each.key} tiding={each} />)}
      </p>
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
