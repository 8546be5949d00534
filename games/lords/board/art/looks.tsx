import type { Pattern, SeatLook } from '@spanish-main/ui'
import { useSprite } from '../sprite.ts'
import type { IconName } from './icon-names.ts'

/** The crest on a shield. Where a table is only made no board is drawn, so it sees to its drawings itself. */
function Emblem({ icon, ink }: { icon: IconName; ink: string }) {
  useSprite()
  return <use href={`#lo-i-${icon}`} width={512} height={512} fill={ink} color={ink} />
}

const look = (colour: string, ink: string, pattern: Pattern, icon: IconName): SeatLook => ({
  colour,
  ink,
  pattern,
  emblem: <Emblem icon={icon} ink={ink} />,
})

/**
 * The eight characters in the order of their cards. The shield is the player, the flag beside it the nation; the
 * nearest two are 0.145 apart in OKLab for every kind of colour blindness (Machado 2009, full severity).
 */
export const LOOKS: readonly SeatLook[] = [
  look('#5B1F69', '#FFF3DC', 'rising', 'white-tower'),
  look('#F7F2EA', '#3A2A10', 'plain', 'peace-dove'),
  look('#5CC7AE', '#0E2A25', 'falling', 'sad-crab'),
  look('#BA3A30', '#FFF3DC', 'upright', 'sea-serpent'),
  look('#EF9B16', '#2A1707', 'points', 'windmill'),
  look('#A487EE', '#1C0F38', 'chevrons', 'hill-fort'),
  look('#2F66B8', '#FFF9EC', 'level', 'fleur-de-lys'),
  look('#201B15', '#F3E7C9', 'crossed', 'smoking-pipe'),
]

export const NOBODY_LOOK: SeatLook = look('#9c8a66', '#FFFBF0', 'plain', 'anchor')
