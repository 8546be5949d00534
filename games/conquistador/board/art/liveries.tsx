import type { SeatLook } from '@spanish-main/ui'
import { COUNTRIES } from '../../data/index.ts'
import { useSprite } from '../sprite.ts'
import { type IconName, Mark } from './icon.tsx'

/** Colour, ink, hatching and crest of a country: it is never told by colour alone. */
export interface Livery {
  readonly fill: string
  readonly ink: string
  readonly crest: IconName
  readonly hatching: string
}

const livery = (country: string, fill: string, ink: string, crest: IconName): Livery => ({
  fill,
  ink,
  crest,
  hatching: `url(#cq-p-${country})`,
})

export const LIVERIES: readonly Livery[] = [
  livery('spain', '#5b1f69', '#fff3dc', 'white-tower'),
  livery('england', '#ba3a30', '#fff3dc', 'lion'),
  livery('france', '#2f66b8', '#fff9ec', 'fleur-de-lys'),
  livery('portugal', '#5cc7ae', '#0e2a25', 'armillary'),
  livery('bankers', '#ef9b16', '#2a1707', 'two-coins'),
]

const PATTERNS = ['rising', 'upright', 'level', 'falling', 'points'] as const

/** The crest on a shield. Where a table is only made no board is drawn, so it sees to its drawings itself. */
function Emblem({ of: { crest, ink } }: { of: Livery }) {
  useSprite()
  return <Mark name={crest} x={256} y={256} size={512} fill={ink} />
}

/** The same for the seats of the page. */
export const LOOKS: readonly SeatLook[] = COUNTRIES.map((_, country) => ({
  colour: LIVERIES[country].fill,
  ink: LIVERIES[country].ink,
  pattern: PATTERNS[country],
  emblem: <Emblem of={LIVERIES[country]} />,
}))
