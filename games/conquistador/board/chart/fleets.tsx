import type { Point, Say } from '@spanish-main/ui'
import { memo } from 'react'
import { goldIn, inNewWorld, shipsOf } from '../../rules/fleet.ts'
import { isSailor, peopleAboard } from '../../rules/people.ts'
import { type Conquest, EXPEDITIONS, GOLD_ABOARD } from '../../rules/state.ts'
import { SHIP_KINDS, tables } from '../../rules/tables.ts'
import { Count, Gold } from '../art/pieces.tsx'
import { ShipShape } from '../art/ships.tsx'
import { personName } from '../names.ts'
import { berthOf, hexCentre } from './layout.ts'

/** An Expedition in the New World as it lies on the chart. */
export interface Fleet {
  readonly expedition: number
  readonly seat: number
  readonly at: readonly [number, number]
  /** It lies south of the middle of its hex: names stand below it, away from the land. */
  readonly south: boolean
  readonly ships: readonly number[]
  readonly sailors: readonly number[]
  readonly gold: number
}

/** Expeditions in one water lie side by side and are never merged. */
export function fleetsOf(view: Conquest): Fleet[] {
  const taken = new Map<number, number>()
  const fleets: Fleet[] = []
  // Names of all who lie in one water stand over the first of them.
  const first = new Map<number, number[]>()
  for (let e = 0; e < view.expAt.length; e++) {
    if (!inNewWorld(view, e)) continue
    const ships = shipsOf(view, e)
    if (ships.length === 0) continue
    const water = view.expAt[e]
    const hex = tables.waterHex[water]
    const [x, y] = berthOf(hex, tables.watersOf[hex].indexOf(water))
    const before = taken.get(water) ?? 0
    taken.set(water, before + 1)
    const aboard = ships.flatMap(ship => peopleAboard(view, ship)).filter(isSailor)
    const sailors = first.get(water) ?? []
    sailors.push(...aboard)
    first.set(water, sailors)
    fleets.push({
      expedition: e,
      seat: Math.floor(e / EXPEDITIONS),
      at: [x + (before % 3) * 22, y + (before % 3) * 7 + Math.floor(before / 3) * 20],
      south: y > hexCentre(hex)[1],
      ships,
      sailors: before === 0 ? sailors : [],
      gold: ships.reduce((sum, ship) => sum + goldIn(view, GOLD_ABOARD + ship), 0),
    })
  }
  return fleets
}

export const Fleets = memo(function Fleets({
  view,
  fleets,
  own,
  far,
  names,
  say,
}: {
  view: Conquest
  fleets: readonly Fleet[]
  own: number
  far: boolean
  /** Where the names of those stand who lead an Expedition. */
  names: ReadonlyMap<number, Point>
  say: Say
}) {
  return fleets.map(fleet => (
    <OneFleet key={fleet.expedition} view={view} fleet={fleet} own={own} far={far} names={names} say={say} />
  ))
})

function OneFleet({
  view,
  fleet,
  own,
  far,
  names,
  say,
}: {
  view: Conquest
  fleet: Fleet
  own: number
  far: boolean
  /** Where the names of those stand who lead an Expedition. */
  names: ReadonlyMap<number, Point>
  say: Say
}) {
  const { at, seat, ships, sailors, gold, expedition } = fleet
  const country = view.nation[seat]
  const named = names.get(expedition)
  const kinds = SHIP_KINDS.flatMap((_, kind) => {
    const n = ships.filter(ship => view.shipKind[ship] === kind).length
    return n === 0 ? [] : [{ kind, n }]
  })
  const shown = far ? kinds.slice(-1) : kinds
  const pick = seat === own ? { 'data-pick': `slip:${(expedition % EXPEDITIONS) + 1}` } : {}
  return (
    <g transform={`translate(${at[0]} ${at[1]})${far ? ' scale(1.7)' : ''}`} className="cq-fleet" {...pick}>
      {shown.map(({ kind, n }, i) => {
        const x = (i - (shown.length - 1) / 2) * 20
        return (
          <g key={kind}>
            <g transform={`translate(${x} ${i * 3 - 1}) scale(.54)`}>
              <ShipShape kind={kind} country={country} />
            </g>
            {!far && n > 1 && <Count x={x + 10} y={i * 3 + 4} n={n} />}
          </g>
        )
      })}
      {!far && gold > 0 && (
        <g transform="translate(-14 8)">
          <Gold ducats={gold} />
        </g>
      )}
      {!far && sailors.length > 0 && (
        <text className="cq-sailor" x={(named?.[0] ?? at[0]) - at[0]} y={(named?.[1] ?? at[1]) - at[1]}>
          {sailors.map(person => personName(say, person)).join(', ')}
        </text>
      )}
    </g>
  )
}
