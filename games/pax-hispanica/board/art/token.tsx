import type { ReactNode } from 'react'
import { INDIGENOUS, TAX_REBEL } from '../../rules/state.ts'
import { Galleon } from './galleon.tsx'
import { Bible, Cathedral, Chest, Disk, Fort, Meeple, Rebel, Relic } from './pieces.tsx'

/** Any piece of the game, for lists that show one beside its reason. */
export type Piece =
  | { readonly piece: 'disk' | 'bible' | 'galleon' | 'citizen'; readonly colour: number }
  | { readonly piece: 'fort' | 'cathedral' | 'chest' | 'relic' | 'indigenous' | 'slave' }
  | { readonly piece: 'rebel'; readonly side: number }

/** A piece as a picture of its own; the text beside it says what it is. */
export function Token({ of }: { of: Piece }) {
  return (
    <svg className="px-token" viewBox="-16 -16 32 32" aria-hidden="true">
      {draw(of)}
    </svg>
  )
}

function draw(of: Piece): ReactNode {
  switch (of.piece) {
    case 'disk':
      return <Disk colour={of.colour} />
    case 'bible':
      return scaled(1.2, <Bible colour={of.colour} />)
    case 'galleon':
      return <g transform="translate(-2 12) scale(.62)">{<Galleon colour={of.colour} flagship />}</g>
    case 'citizen':
      return scaled(1.7, <Meeple who={of.colour} />)
    case 'indigenous':
      return scaled(1.7, <Meeple who={INDIGENOUS} />)
    case 'slave':
      return scaled(1.7, <Meeple who={INDIGENOUS} slave />)
    case 'fort':
      return scaled(0.66, <Fort />)
    case 'cathedral':
      return scaled(1.25, <Cathedral />)
    case 'chest':
      return scaled(1.5, <Chest />)
    case 'relic':
      return scaled(1.6, <Relic />)
    case 'rebel':
      return <Rebel tax={of.side === TAX_REBEL} />
  }
}

const scaled = (k: number, children: ReactNode) => <g transform={`scale(${k})`}>{children}</g>
