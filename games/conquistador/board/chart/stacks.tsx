import type { Point } from '@spanish-main/ui'
import { memo } from 'react'
import { CITIES } from '../../data/index.ts'
import { goldIn } from '../../rules/fleet.ts'
import { isFriar, isLeader } from '../../rules/people.ts'
import { ASHORE, type Conquest, IN_COLUMN, PERSONS } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { Banner, City, Friar, Gold, Leader, Mine, Settlement } from '../art/pieces.tsx'
import { hexCentre, PLACES } from './layout.ts'

/** Everything that stands in a hex, apart from ships. */
export interface Stack {
  readonly hex: number
  readonly posts: readonly { readonly seat: number; readonly colonists: number; readonly dets: number }[]
  readonly persons: readonly number[]
  readonly gold: number
}

/** The stacks of a view, by hex. */
export function stacksOf(view: Conquest): Stack[] {
  const hexes = new Set<number>(view.postHex)
  for (const at of view.personAt) if (at >= ASHORE) hexes.add(at - ASHORE)
  for (const at of view.goldAt) if (at < 2048) hexes.add(at)
  return [...hexes].map(hex => ({
    hex,
    posts: view.postHex.flatMap((at, i) =>
      at === hex ? [{ seat: view.postSeat[i], colonists: view.colonists[i], dets: view.dets[i] }] : [],
    ),
    persons: view.personAt.flatMap((at, person) => (at === ASHORE + hex ? [person] : [])),
    gold: goldIn(view, hex),
  }))
}

/** Mines and cities: what may be found under everything else. */
export const Treasures = memo(function Treasures({ view }: { view: Conquest }) {
  return (
    <>
      {tables.mines.map((hex, mine) => {
        const [x, y] = hexCentre(hex)
        const beside = view.postHex.includes(hex)
        return (
          <g key={hex} transform={`translate(${x + (beside ? 14 : 0)} ${y - (beside ? 12 : 0)})`}>
            <Mine state={view.mine[mine]} />
          </g>
        )
      })}
      {tables.cities.map((hex, city) => {
        const [x, y] = hexCentre(hex)
        const open = view.native[tables.areaOf[hex]] === 0
        return (
          <g key={CITIES[city].id} transform={`translate(${x - 13} ${y - 8})`}>
            <City open={open} empty={view.emptied[city] === 1} />
          </g>
        )
      })}
    </>
  )
})

/** Settlement left, banner right, persons in a row below. */
interface StackProps {
  readonly view: Conquest
  readonly far: boolean
  /** Where the names of places stand. */
  readonly places: ReadonlyMap<number, Point>
}

export const Stacks = memo(function Stacks({ view, far, places }: StackProps) {
  return (
    <>
      {stacksOf(view).map(stack => (
        <OneStack key={stack.hex} view={view} stack={stack} far={far} places={places} />
      ))}
      <Column view={view} />
    </>
  )
})

function OneStack({ view, stack, far, places }: StackProps & { stack: Stack }) {
  const { hex, posts, persons } = stack
  const [x, y] = hexCentre(hex)
  if (far) {
    const [first] = posts
    return first === undefined ? null : (
      <g transform={`translate(${x} ${y}) scale(2.2)`}>
        <Settlement country={view.nation[first.seat]} colonists={0} port={false} />
      </g>
    )
  }
  const isCity = tables.cities.includes(hex)
  const named = places.get(hex)
  return (
    <g transform={`translate(${x} ${y})`} className="cq-stack">
      {posts.map(({ seat, colonists, dets }, i) => (
        <g key={seat} transform={i === 0 ? undefined : 'translate(12 -20) scale(.8)'}>
          {colonists > 0 && (
            <g transform={dets > 0 ? 'translate(-6 0)' : 'translate(0 -2)'}>
              <Settlement country={view.nation[seat]} colonists={colonists} port={tables.isCoast[hex]} />
            </g>
          )}
          {dets > 0 && (
            <g transform={colonists > 0 ? 'translate(12 -8)' : isCity ? 'translate(8 -8)' : 'translate(0 -4)'}>
              <Banner country={view.nation[seat]} n={dets} />
            </g>
          )}
        </g>
      ))}
      {persons.map((person, i) => (
        <g
          key={person}
          transform={`translate(${(i - (persons.length - 1) / 2) * 16} ${persons.length === 1 && posts.length === 0 ? 2 : 16})`}
        >
          {isFriar(person) ? (
            <Friar rating={view.friarRating[person - PERSONS]} />
          ) : (
            <Leader country={view.nation[0]} />
          )}
        </g>
      ))}
      {named !== undefined && (
        <text className={tables.isCoast[hex] ? 'cq-place' : 'cq-place cq-inland'} x={named[0] - x} y={named[1] - y}>
          {PLACES.get(hex)}
        </text>
      )}
    </g>
  )
}

/** What lies on the quays, at the lower right of its hex, before the ships that are to load it. */
export const QuayGold = memo(function QuayGold({ view }: { view: Conquest }) {
  return stacksOf(view).map(({ hex, gold }) => {
    const [x, y] = hexCentre(hex)
    return (
      gold > 0 && (
        <g key={hex} transform={`translate(${x + 15} ${y + 10})`}>
          <Gold ducats={gold} />
        </g>
      )
    )
  })
})

/** The column on its march. */
function Column({ view }: { view: Conquest }) {
  if (view.columnHex < 0) return null
  const [x, y] = hexCentre(view.columnHex)
  const seat = view.stack.findLast(frame => frame.at === 'column')?.seat ?? 0
  const persons = view.personAt.flatMap((at, person) => (at === IN_COLUMN ? [person] : []))
  return (
    <g transform={`translate(${x} ${y})`} className="cq-column">
      <circle r="21" className="cq-column-ring" />
      {view.columnColonists > 0 && (
        <g transform="translate(-8 -4)">
          <Settlement country={view.nation[seat]} colonists={view.columnColonists} port={false} />
        </g>
      )}
      {view.columnDets > 0 && (
        <g transform="translate(9 -6)">
          <Banner country={view.nation[seat]} n={view.columnDets} />
        </g>
      )}
      {persons.map((person, i) => (
        <g key={person} transform={`translate(${(i - (persons.length - 1) / 2) * 15} 14)`}>
          {isLeader(person) ? (
            <Leader country={view.nation[0]} />
          ) : (
            <Friar rating={view.friarRating[person - PERSONS]} />
          )}
        </g>
      ))}
    </g>
  )
}
