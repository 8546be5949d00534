import { colourOf, hasMercantile } from './players.ts'
import { enterPirating } from './ships.ts'
import { EUROPE, type Pax } from './state.ts'
import { decision, move, tell } from './words.ts'

/** NA-mercantile, AMB-50. Once per sail year, from EUROPE: as the sail turn begins or right after unloading. */
export const mayUseMercantile = (g: Pax, colour: number): boolean =>
  g.fleet[colour] === EUROPE && g.mercantileUsed[colour] === 0 && hasMercantile(g, colour)

export const mercantile = decision('mercantile', {
  rule: 'NA-mercantile',
  moves: {
    'to-pirating': move({
      rule: 'NA-mercantile',
      play(g, seat, world) {
        const colour = colourOf(g, seat)
        g.mercantileUsed[colour] = 1
        tell(world, g, 'NA-mercantile', 'mercantile-used', colour)
        enterPirating(g, world, 'NA-mercantile', colour)
      },
    }),
    stay: move({ rule: 'AMB-50', play: () => undefined }),
  },
})
