import { type BoardProps, ChartMap, Numbers, type Point, TargetButtons, Tidings } from '@spanish-main/ui'
import { useMemo } from 'react'
import type { Lords } from '../../rules/state.ts'
import { Fleets } from '../chart/fleets.tsx'
import { VIEW } from '../chart/layout.ts'
import { Marks } from '../chart/marks.tsx'
import { fleetPlaces } from '../chart/places.ts'
import { Sheet, VIEW_BOX } from '../chart/sheet.tsx'
import { Sites } from '../chart/sites.tsx'
import { useSprite } from '../sprite.ts'
import { factsOf } from '../words/facts.ts'
import { askedDomains, buttonsOf, marksOf, spotOf } from './targets.ts'
import '../chart/chart.css'

/** The wind map: what may be taken glows, and anything may be clicked. */
export function Table(props: BoardProps<Lords>) {
  useSprite()
  const { table, picking, act, say, name, tidings } = props
  const { view } = table
  const places = useMemo(() => fleetPlaces(view), [view])
  const marks = useMemo(() => marksOf(props, places), [table, picking, places])
  const targets = useMemo(() => marks.flatMap(mark => (mark.state === 'may' ? [mark.at] : [])), [marks])
  const { units, locations } = askedDomains(props)
  const sailing = places.find(({ where }) => where === 'sea')
  const hot = picking.shown ?? picking.focus
  const hotAt = hot && spotOf(view, places, hot)
  return (
    <ChartMap
      label={say('board.chart')}
      sheet={VIEW}
      places={targets}
      own={table.decision === undefined ? undefined : sailing?.at}
      say={say}
      onPick={target => (target.domain === 'exit' ? act.choose('exit') : act.pick(target))}
      onHover={target => act.focus(target?.domain === 'exit' ? undefined : target)}
      draw={({ camera, size }) => ({
        sheet: (
          <>
            <Sheet say={say} />
            <svg className="lo-live" viewBox={VIEW_BOX} width={VIEW.width} height={VIEW.height} aria-hidden="true">
              <Sites view={view} say={say} domain={units} locations={locations} />
              <Fleets view={view} places={places} say={say} name={name} domain={units === 'port' ? 'place' : units} />
              <Marks marks={marks} from={sailing?.at} />
              {hotAt !== undefined && <circle className="lo-hot" cx={hotAt[0]} cy={hotAt[1] + 4} r={33} />}
            </svg>
          </>
        ),
        over: (
          <>
            <TargetButtons targets={buttonsOf(props, places, target => factsOf(view, target, say, name))} />
            <Numbers
              places={picking.numbered.flatMap(each => {
                const at = spotOf(view, places, each)
                return at === undefined ? [] : [{ at: [at[0] + 30, at[1] - 22] as const, number: each.number }]
              })}
            />
            <Tidings tidings={tidings} at={place => above(spotOf(view, places, place))} camera={camera} size={size} />
          </>
        ),
      })}
    />
  )
}

/** Above a place, where words cover nothing of it. */
const above = (at: Point | undefined): Point | undefined => at && [at[0], at[1] - 30]
