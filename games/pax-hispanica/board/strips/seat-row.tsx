import { type Say, seatPlace } from '@spanish-main/ui'
import { everybody, isSunKing } from '../../rules/players.ts'
import type { Pax } from '../../rules/state.ts'
import { sway } from '../../rules/values.ts'
import { SwaySign } from '../art/icon.tsx'
import { Shield } from '../art/shield.tsx'
import { playerName } from '../names.ts'
import './seat-row.css'

interface SeatRowProps {
  readonly view: Pax
  readonly say: Say
  /** Colours that are on turn or waited for. */
  readonly turn: (colour: number) => boolean
  /** Seats that may be chosen. */
  readonly marks?: ReadonlyMap<number, string>
  readonly onOpen: (colour: number) => void
}

/** All seats in one narrow row: arms and money, and the Sway of up to three. A button is called by what it shows. */
export function SeatRow({ view, say, turn, marks, onOpen }: SeatRowProps) {
  return (
    <ul className="px-seat-row">
      {everybody(view).map(colour => (
        <li key={colour} data-place={seatPlace(view.seatOf[colour])}>
          <button
            type="button"
            className={marks?.has(colour) ? 'px-may' : turn(colour) ? 'px-turn' : ''}
            onClick={() => onOpen(colour)}
          >
            <Shield colour={colour} />
            {isSunKing(view, colour) ? (
              playerName(view, say, colour)
            ) : (
              <>
                {say('board.dollars', { count: view.money[colour] })}
                <span className="px-unseen">{playerName(view, say, colour)}</span>
              </>
            )}
            <span className="px-unseen">{say('board.sway', { count: sway(view, colour) })}</span>
            <span className="px-row-sway" aria-hidden="true">
              <SwaySign />
              {sway(view, colour)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
