import { Arms, type BoardProps, type Say } from '@spanish-main/ui'
import { LAST_21A, LAST_22, SPACE_21B } from '../../rules/board.ts'
import { JEAN, type Maracaibo, ROUNDS } from '../../rules/state.ts'
import { AUTOMA_LOOK, SEAT_LOOKS } from '../art/looks.tsx'
import { opponentName, ROMAN } from '../words/names.ts'
import { clockOf, toTwenty } from './turns.ts'
import './ribbon.css'

/** The round clock: which round, how far every ship is from 20, and how many turns are sure. */
export function Ribbon({ table, say, name }: BoardProps<Maracaibo>) {
  const { view } = table
  return (
    <div className="mb-clock">
      <ol className="mb-rounds" aria-label={say('clock.round', { round: ROMAN[view.round] || 'none' })}>
        {Array.from({ length: ROUNDS }, (_, i) => (
          <li
            key={ROMAN[i + 1]}
            className={i + 1 === view.round ? 'mb-now' : i + 1 < view.round ? 'mb-past' : undefined}
            aria-current={i + 1 === view.round ? 'step' : undefined}
          >
            {ROMAN[i + 1]}
          </li>
        ))}
      </ol>
      {view.round > 0 ? <Track view={view} say={say} /> : <span />}
      <Sure
        view={view}
        seat={Math.max(0, table.seat)}
        names={table.sitters.map((_, seat) => name('seat', seat))}
        say={say}
        over={table.over !== undefined}
      />
    </div>
  )
}

/** The longest way to 20, in arrows. */
const LONGEST = 19

const homewardStep = (at: number): number => (at === LAST_21A || at === SPACE_21B ? 1 : at === LAST_22 ? 2 : 0)

/** A line of arrows to 20 and home, with the ships as shields on it. */
function Track({ view, say }: { view: Maracaibo; say: Say }) {
  const homes = view.round === 4 ? ['20', '21b', '22'] : ['20', '21a']
  const ships = [
    ...view.ship.map((at, seat) => ({ at, look: SEAT_LOOKS[seat] })),
    ...(view.opponent === JEAN ? [{ at: view.aShip, look: AUTOMA_LOOK }] : []),
  ]
  const start = Math.min(LONGEST, Math.max(8, ...ships.map(({ at }) => toTwenty(view, at))))
  // In percent of the width: nothing on the line grows or shrinks with it.
  const end = 100 - 9 * homes.length
  const x = (arrows: number) => end - (arrows * (end - 3)) / start
  const groups = new Map<number, { look: (typeof ships)[number]['look']; rest: number }[]>()
  for (const { at, look } of ships) {
    const rest = toTwenty(view, at)
    const place = rest > 0 ? x(rest) : end + 9 * homewardStep(at)
    groups.set(place, [...(groups.get(place) ?? []), { look, rest }])
  }
  return (
    <svg className="mb-track" role="img" aria-label={say('clock.track')}>
      <line x1="3%" y1="34" x2={`${end + 9 * (homes.length - 1)}%`} y2="34" className="mb-track-line" />
      {Array.from({ length: start + 1 }, (_, i) => (
        <line key={i} x1={`${x(i)}%`} y1="30" x2={`${x(i)}%`} y2="38" className="mb-track-line" />
      ))}
      {homes.map((id, i) => (
        <svg key={id} x={`${end + 9 * i}%`} y="34" overflow="visible" aria-hidden="true">
          <path d="M-5-12H5L12-5V5L5 12H-5L-12 5V-5z" className="mb-home" />
          <text y="4.4" className="mb-track-home">
            {id}
          </text>
        </svg>
      ))}
      {[...groups].map(([place, here]) => (
        <svg key={place} x={`${place}%`} overflow="visible" aria-hidden="true">
          {here.map(({ look }, i) => (
            <g key={look.colour} transform={`translate(${-8 + (i - (here.length - 1) / 2) * 15} 1) scale(.42)`}>
              <Arms look={look} />
            </g>
          ))}
          {here[0].rest > 0 ? (
            <text y="50" className="mb-track-rest">
              {here[0].rest}
            </text>
          ) : undefined}
        </svg>
      ))}
    </svg>
  )
}

function Sure({
  view,
  seat,
  names,
  say,
  over,
}: {
  view: Maracaibo
  seat: number
  names: readonly string[]
  say: Say
  over: boolean
}) {
  if (over) return <p className="mb-sure" />
  if (view.round === 0)
    return (
      <p className="mb-sure">
        <b>{say('clock.before')}</b>
      </p>
    )
  if (view.ender >= 0)
    return (
      <p className="mb-sure">
        <b>{say('clock.over', { round: ROMAN[view.round] })}</b>
        <span>{say('clock.ended', { name: names[view.ender] ?? opponentName(say, view) })}</span>
      </p>
    )
  const { sure, by, inTurns } = clockOf(view, seat)
  return (
    <p className="mb-sure">
      <b>{say('clock.sure', { sure })}</b>
      {by < 0 ? undefined : (
        <span>{say('clock.by', { name: names[by] ?? opponentName(say, view), turn: inTurns })}</span>
      )}
    </p>
  )
}
