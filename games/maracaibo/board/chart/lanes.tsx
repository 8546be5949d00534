import type { Maracaibo } from '../../rules/state.ts'
import { type Lane, laneKey, lanesOf } from './course.ts'
import { LANES, PLACES } from './layout.ts'

/** Arrows of the other rounds stay, faintly: one learns them early. */
const OTHER_ROUNDS = ['20-21a', '20-21b', '21b-22']

/** The course: a dotted lane from place to place, gold where the ship may go, dark where it would. */
export function Lanes({
  view,
  lit,
  chosen,
}: {
  view: Maracaibo
  lit: ReadonlySet<string>
  chosen: ReadonlySet<string>
}) {
  const lanes = lanesOf(view)
  const keys = new Set(lanes.map(laneKey))
  return (
    <g className="mb-lanes">
      {OTHER_ROUNDS.filter(key => !keys.has(key)).map(key => (
        <Drawn key={key} path={LANES[key]} state="mb-off" />
      ))}
      {lanes.map(lane => {
        const key = laneKey(lane)
        return (
          <Drawn key={key} path={pathOf(lane)} state={chosen.has(key) ? 'mb-chosen' : lit.has(key) ? 'mb-lit' : ''} />
        )
      })}
    </g>
  )
}

function pathOf(lane: Lane): string {
  const drawn = LANES[laneKey(lane)]
  if (drawn !== undefined) return drawn
  const [[x0, y0], [x1, y1]] = [PLACES[lane.from].at, PLACES[lane.to].at]
  return `M${x0} ${y0}L${x1} ${y1}`
}

function Drawn({ path, state }: { path: string; state: string }) {
  return (
    <g className={`mb-lane ${state}`}>
      <path className="mb-lane-ground" d={path} />
      <path className="mb-lane-line" d={path} />
      <path className="mb-lane-head" transform={headOf(path)} d="M0 0L-10 -4.6 -7.4 0 -10 4.6z" />
    </g>
  )
}

/** Where the arrow's head stands: before the disc of the place that the lane leads to. */
function headOf(path: string): string {
  const numbers = path.match(/-?[\d.]+/g)!.map(Number)
  const [x, y] = numbers.slice(-2)
  const [cx, cy] = numbers.slice(-4, -2)
  const angle = Math.atan2(y - cy, x - cx)
  const gap = 19
  return `translate(${x - gap * Math.cos(angle)} ${y - gap * Math.sin(angle)}) rotate(${(angle * 180) / Math.PI})`
}
