import type { World } from '@spanish-main/kernel'
import { colourOf, holderOf, isSunKing, seatOf } from './players.ts'
import { patroonReacts } from './pr-patroon.ts'
import type { Pax } from './state.ts'
import { TITLE } from './tables.ts'
import { call, decision, move, tell } from './words.ts'

/** F6b. A colour changes Mercantilism to a value from 1 to 6; PR-star-chamber: somebody else may have to permit it. */
export function changeMercantilism(g: Pax, world: World, colour: number, value: number): void {
  const chamber = holderOf(g, TITLE['star-chamber'])
  if (chamber < 0 || chamber === colour) setMercantilism(g, world, colour, value)
  // H3-abilities: the Sun King always refuses.
  else if (isSunKing(g, chamber)) tell(world, g, 'PR-star-chamber', 'mercantilism-kept', chamber)
  else call(g, 'star-chamber', seatOf(g, chamber), value, colour)
}

function setMercantilism(g: Pax, world: World, colour: number, value: number): void {
  const lowered = value < g.mercantilism
  g.mercantilism = value
  tell(world, g, 'F6b', 'mercantilism-changed', colour, value)
  if (lowered) patroonReacts(g)
}

/** PR-star-chamber. The new value, and the colour that wants it. */
export const starChamber = decision('star-chamber', {
  rule: 'PR-star-chamber',
  moves: {
    permit: move({
      rule: 'PR-star-chamber',
      play: (g, _seat, world, _a, _b, _c, frame) => setMercantilism(g, world, frame.colour, frame.value),
    }),
    forbid: move({
      rule: 'PR-star-chamber',
      play: (g, seat, world) => tell(world, g, 'PR-star-chamber', 'mercantilism-kept', colourOf(g, seat)),
    }),
  },
})
