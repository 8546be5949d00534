import { type BoardProps, ChartMap, Numbers, type Point, type Target, TargetButtons, Tidings } from '@spanish-main/ui'
import { Caribbean, Rose } from '@spanish-main/ui/engraving'
import { useMemo, useState } from 'react'
import { canFulfil } from '../../rules/mb8-quests.ts'
import type { Maracaibo } from '../../rules/state.ts'
import { AUTOMA_LOOK, SEAT_LOOKS } from '../art/looks.tsx'
import { Ship } from '../art/pieces.tsx'
import { Cartouche, Piles, Prestige } from './boxes.tsx'
import { laneKey, lanesOf, voyage } from './course.ts'
import { Badges, Halos, Rings } from './glow.tsx'
import { Lanes } from './lanes.tsx'
import { VIEW } from './layout.ts'
import { type Mark, marksOf, pointOf } from './marks.ts'
import { PlaceNames, Places } from './places.tsx'
import { Plates } from './plates.tsx'
import { berthOf, lookout } from './position.ts'
import { roadsTo, StopCard, stopOf, useTouch } from './stop-card.tsx'
import { Trail } from './trail.tsx'
import './chart.css'

type Props = BoardProps<Maracaibo>

const BOX = `${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`

/** The chart of the course with everything on it. What may be taken glows, and anything may be clicked. */
export function Table(props: Props) {
  const { table, picking, act, say } = props
  const { view, seat } = table
  const marks = useMemo(() => marksOf(props), [table, picking.targets, picking.picked, picking.refusal, say])
  const places = useMemo(() => marks.filter(mark => mark.state === 'may').map(mark => mark.at), [marks])
  const touch = useTouch()
  const mayPay = (quest: number): boolean => seat >= 0 && canFulfil(view, seat, quest)
  // A place to which several ways lead asks which; and where nothing hovers, the first touch shows the stop.
  const [asked, setAsked] = useState<{ readonly at: number; readonly moves: number }>()
  const fork = asked?.moves === table.moves ? asked.at : undefined
  const pick = (target: Target) => {
    const roads = target.domain === 'location' ? roadsTo(table, target.value) : []
    const ask = roads.length > 1 || (touch && roads.length > 0 && fork !== target.value)
    setAsked(ask ? { at: target.value, moves: table.moves } : undefined)
    if (!ask) act.pick(target)
    // What was refused before gives way to the stop that is asked about.
    else if (picking.refusal !== undefined) act.back()
  }
  // A refusal speaks where the pointer is, and alone.
  const stop = picking.refusal === undefined ? stopOf(props, fork) : undefined
  const lanes = useMemo(() => litLanes(props, marks), [marks, view])
  const chosen = useMemo(() => {
    if (stop === undefined || stop.points === undefined || seat < 0) return NO_LANES
    return new Set(voyage(view, view.ship[seat], stop.at, stop.points).map(laneKey))
  }, [view, seat, stop?.at, stop?.points])
  const own = useMemo(() => {
    const roads = table.choices.filter(({ move, domains }) => move === 'sail' && domains[0] === 'location')
    return seat < 0
      ? undefined
      : lookout(
          view,
          seat,
          roads.map(({ args: [at, points] }) => ({ at, points })),
        )
  }, [view, seat, table.choices])
  return (
    <ChartMap
      label={say('board.chart')}
      sheet={VIEW}
      places={places}
      own={own}
      say={say}
      onPick={pick}
      onHover={act.focus}
      draw={({ camera, size, rested }) => {
        const zoom = { scale: Math.min(1.3, Math.max(1, 0.97 / rested)), k: rested }
        const hot = picking.shown ?? picking.focus
        return {
          sheet: (
            <>
              <svg className="mb-sheet" viewBox={BOX} width={VIEW.width} height={VIEW.height} aria-hidden="true">
                <Caribbean />
                <Rose
                  x={875.6}
                  y={398.4}
                  east={say('board.east')}
                  south={say('board.south')}
                  west={say('board.west')}
                />
                <Land say={say} />
              </svg>
              <svg className="mb-live" viewBox={BOX} width={VIEW.width} height={VIEW.height} aria-hidden="true">
                <defs>
                  <radialGradient id="mb-glow">
                    <stop offset="0" stopColor="var(--glow)" stopOpacity=".95" />
                    <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
                  </radialGradient>
                </defs>
                <Lanes view={view} lit={lanes} chosen={chosen} />
                <Halos marks={marks} />
                <Prestige view={view} say={say} zoom={zoom} />
                <Piles view={view} say={say} zoom={zoom} />
                <Cartouche say={say} />
                <Trail view={view} say={say} zoom={zoom} payable={mayPay} />
                <Places view={view} zoom={zoom} />
                <Rings marks={marks} hot={hot === undefined ? undefined : pointOf(view, hot)} />
                <Plates view={view} zoom={zoom} payable={mayPay} />
                <Ships view={view} />
                <Badges marks={marks} scale={zoom.scale} />
                <PlaceNames view={view} say={say} />
              </svg>
            </>
          ),
          over: (
            <>
              <TargetButtons targets={marks.filter(mark => mark.state !== 'refused').map(buttonOf)} />
              <Numbers
                places={picking.numbered.flatMap(each => {
                  const at = pointOf(view, each)
                  return at === undefined ? [] : [{ at: [at[0] + 22, at[1] - 22] as const, number: each.number }]
                })}
              />
              <Tidings tidings={props.tidings} at={place => above(pointOf(view, place))} camera={camera} size={size} />
            </>
          ),
          frame:
            stop === undefined ? undefined : (
              <StopCard {...props} stop={stop} camera={camera} size={size} onClose={() => setAsked(undefined)} />
            ),
        }
      }}
    />
  )
}

/** Above a place, where words cover nothing of it. */
const above = (at: Point | undefined): Point | undefined => at && [at[0], at[1] - 34]

const NO_LANES: ReadonlySet<string> = new Set()

const buttonOf = ({ target, at, shape, label, state }: Mark) => ({
  domain: target.domain,
  value: target.value,
  at,
  width: shape === 'plate' ? 74 : shape === 'small' ? 26 : 42,
  height: shape === 'plate' ? 30 : shape === 'small' ? 26 : 42,
  square: shape === 'square' || shape === 'plate',
  label,
  chosen: state === 'chosen',
})

/** Lanes between the ship and the places where it may stop. */
function litLanes({ table }: Props, marks: readonly Mark[]): ReadonlySet<string> {
  const { view, seat, decision } = table
  if (seat < 0 || (decision?.name !== 'sail' && decision?.name !== 'sail-on')) return NO_LANES
  const stops = new Set(marks.flatMap(({ target }) => (target.domain === 'location' ? [target.value] : [])))
  const lit = lanesOf(view).filter(({ from, to }) => stops.has(to) && (from === view.ship[seat] || stops.has(from)))
  return new Set(lit.map(laneKey))
}

function Ships({ view }: { view: Maracaibo }) {
  const looks = [...SEAT_LOOKS.slice(0, view.seats), ...(view.opponent === 1 ? [AUTOMA_LOOK] : [])]
  return looks.map((look, seat) => {
    const [x, y] = berthOf(view, seat)
    return (
      <g key={look.colour} className="mb-glides" transform={`translate(${x} ${y})`}>
        <Ship look={look} />
      </g>
    )
  })
}

const LANDS: readonly [key: string, place: string, className: string][] = [
  ['sea', 'translate(694 412)', 'mb-sea-name'],
  ['ocean', 'translate(1092 262)', 'mb-sea-name mb-small'],
  ['south-sea', 'translate(412 652)', 'mb-sea-name mb-small'],
  ['cuba', 'translate(470 176) rotate(14)', 'mb-land-name'],
  ['hispaniola', 'translate(742 268)', 'mb-land-name'],
  ['yucatan', 'translate(228 232)', 'mb-land-name'],
  ['honduras', 'translate(286 412) rotate(14)', 'mb-land-name'],
  ['tierra-firme', 'translate(862 572)', 'mb-land-name'],
]

function Land({ say }: { say: Props['say'] }) {
  return LANDS.map(([key, place, className]) => (
    <text key={key} transform={place} className={className} textAnchor="middle" data-ornament="">
      {say(`board.land.${key}`)}
    </text>
  ))
}
