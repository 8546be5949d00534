import { colourOf } from './players.ts'
import { changeMercantilism } from './pr-star-chamber.ts'
import { decision, move, no } from './words.ts'

const HIGHEST = no('F6b', 'mercantilism-at-its-highest')
const LOWEST = no('F6b', 'mercantilism-at-its-lowest')

/** F6b. Once per arrival, if a Chest entered the War Coffers (AMB-08). PR-star-chamber may forbid, PR-patroon reacts. */
export const mercantilism = decision('mercantilism', {
  rule: 'F6b',
  moves: {
    raise: move({
      rule: 'F6b',
      refuse: g => (g.mercantilism < 6 ? undefined : HIGHEST),
      play: (g, seat, world) => changeMercantilism(g, world, colourOf(g, seat), g.mercantilism + 1),
    }),
    lower: move({
      rule: 'F6b',
      refuse: g => (g.mercantilism > 1 ? undefined : LOWEST),
      play: (g, seat, world) => changeMercantilism(g, world, colourOf(g, seat), g.mercantilism - 1),
    }),
    keep: move({ rule: 'F6b', play: () => undefined }),
  },
})
