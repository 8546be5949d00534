import { memo } from 'react'
import { INDIGENOUS, type Pax } from '../../rules/state.ts'
import { Galleon } from '../art/galleon.tsx'
import { Chest, Meeple, Relic } from '../art/pieces.tsx'
import { BLACK } from '../strips/liveries.ts'
import type { Mark } from './marks.ts'
import type { FleetPlace } from './places.ts'

interface FleetsProps {
  readonly view: Pax
  readonly places: readonly FleetPlace[]
  readonly marks: ReadonlyMap<number, Mark>
}

/** All fleets on the chart. A fleet that moves glides to its new place. */
export const Fleets = memo(function Fleets({ view, places, marks }: FleetsProps) {
  const inOrder = places.slice().sort((a, b) => a.colour - b.colour)
  return (
    <>
      {inOrder.map(place => (
        <Fleet
          key={place.colour}
          place={place}
          mark={marks.get(place.colour)}
          chests={view.cargoChests[place.colour]}
          indigenous={view.cargoIndigenous[place.colour]}
          citizens={view.cargoCitizens[place.colour]}
          relics={view.cargoRelics[place.colour]}
        />
      ))}
    </>
  )
})

interface FleetProps {
  readonly place: FleetPlace
  readonly mark: Mark | undefined
  readonly chests: number
  readonly indigenous: number
  readonly citizens: number
  readonly relics: number
}

function Fleet({ place, mark, chests, indigenous, citizens, relics }: FleetProps) {
  const { colour, at, scale, galleons, afloat } = place
  const cargo: Cargo[] = [
    ...new Array<Cargo>(chests).fill('chest'),
    ...new Array<Cargo>(indigenous).fill('indigenous'),
    ...new Array<Cargo>(citizens).fill('citizen'),
  ]
  const backToFront = galleons.map((galleon, i) => ({ ...galleon, i })).reverse()
  return (
    <g
      className="px-fleet"
      data-pick={`fleet:${colour}`}
      style={{ transform: `translate(${at[0]}px, ${at[1]}px) scale(${scale})` }}
    >
      {mark !== undefined && mark.state !== 'refused' && (
        <ellipse className="px-halo" cy="-12" rx="84" ry="54" fill="url(#px-glow)" />
      )}
      {mark !== undefined && (
        <ellipse key={mark.times} className={`px-fleet-ring px-mark px-${mark.state}`} cy="-12" rx="60" ry="38" />
      )}
      {afloat && <path className="px-wake" d="M-56 4h22M-68 11h40M-50 18h112M36 10h40M52 3h26M-22 23h52" />}
      {backToFront.map(({ x, y, k, i }) => (
        <g key={i} transform={`translate(${x} ${y}) scale(${k})`}>
          <Galleon colour={i === 3 ? BLACK : colour} flagship={i === 0} />
          {cargo[i] !== undefined && (
            <g transform="translate(-13 9)">
              <CargoPiece cargo={cargo[i]} colour={colour} />
            </g>
          )}
          {i === 0 && relics > 0 && (
            <g transform="translate(15 9) scale(.9)">
              <Relic count={relics} />
            </g>
          )}
        </g>
      ))}
    </g>
  )
}

type Cargo = 'chest' | 'indigenous' | 'citizen'

/** Each Galleon carries one Chest or one person. */
function CargoPiece({ cargo, colour }: { cargo: Cargo; colour: number }) {
  if (cargo === 'chest') return <Chest />
  return <Meeple who={cargo === 'citizen' ? colour : INDIGENOUS} slave={cargo === 'indigenous'} />
}
