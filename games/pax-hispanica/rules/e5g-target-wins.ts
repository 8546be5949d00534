import { colourOf } from './players.ts'
import { loseFlagship } from './ships.ts'
import { areaOf, ownerOf } from './sites.ts'
import { LOST_ON_LAND } from './surplus-cargo.ts'
import { call, sequence, step } from './words.ts'

/**
 * E5g. A Site has beaten the fleet of the frame's seat: it loses its Flagship, Cargo that no longer fits goes,
 * and it names another Flagship. The attack limit stays. AMB-57: for a lost Citizen the target's owner is paid, or the Pool.
 */
export const targetWins = sequence('target-wins', [
  step('E5g', (g, frame, world) => {
    const colour = colourOf(g, frame.seat)
    loseFlagship(g, world, 'E5g', colour)
    call(g, 'surplus-cargo', frame.seat, colour, LOST_ON_LAND, ownerOf(g, frame.site), [areaOf(frame.site)])
  }),
])
