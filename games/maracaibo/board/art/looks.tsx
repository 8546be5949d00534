import type { SeatLook } from '@spanish-main/ui'
import { Emblem, type IconName } from './icon.tsx'

const look = (colour: string, ink: string, pattern: SeatLook['pattern'], icon: IconName): SeatLook => ({
  colour,
  ink,
  pattern,
  emblem: <Emblem name={icon} x={256} y={256} size={512} fill={ink} />,
})

/** Seats by colour, hatching and crest: amber, jade, violet, coral. */
export const SEAT_LOOKS: readonly SeatLook[] = [
  look('#ef9b16', '#2a1707', 'points', 'sun'),
  look('#5cc7ae', '#0e2a25', 'falling', 'sad-crab'),
  look('#5b1f69', '#fff3dc', 'rising', 'sea-serpent'),
  look('#c36987', '#1f0a12', 'rings', 'three-leaves'),
]

/** Jean and Jacques, who have no seat. */
export const AUTOMA_LOOK: SeatLook = look('#201b15', '#f3e7c9', 'crossed', 'anchor')

/** A nation's flag: France, Spain, England. */
export interface NationLook {
  readonly colour: string
  readonly ink: string
  readonly icon: IconName
}

export const NATION_LOOKS: readonly NationLook[] = [
  { colour: '#3f79cb', ink: '#fff9ec', icon: 'fleur-de-lys' },
  { colour: '#ba3a30', ink: '#fff3dc', icon: 'white-tower' },
  { colour: '#f7f2e6', ink: '#2a1b10', icon: 'lion' },
]
