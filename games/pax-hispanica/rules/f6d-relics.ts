import { fillCoffers } from './f6-unloading.ts'
import { earn } from './tokens.ts'
import { by, decision, move, pending, tell } from './words.ts'

/** What a Relic is worth in EUROPE. */
const RELIC_PRICE = 8
/** Chests that a Relic puts into the War Coffers. */
const RELIC_CHESTS = 2

/** F6d. Each Relic, under any Legality: sold, kept, or given to the War Coffers. */
export const unloadRelic = decision('unload-relic', {
  rule: 'F6d',
  moves: {
    sell: move({
      rule: 'F6d',
      play(g, _seat, world, _a, _b, _c, frame) {
        g.cargoRelics[frame.fleet]--
        g.poolRelics++
        tell(world, g, 'F6d', 'relic-sold', frame.fleet)
        earn(g, world, 'F6d', frame.fleet, RELIC_PRICE)
      },
    }),
    keep: move({
      rule: 'F6d',
      play(g, _seat, world, _a, _b, _c, frame) {
        g.cargoRelics[frame.fleet]--
        g.relics[frame.fleet]++
        tell(world, g, 'F6d', 'relic-kept', frame.fleet)
      },
    }),
    /** AMB-07. No dollars for these Chests, not even for the GRANDEE, but they allow the Mercantilism step. */
    'to-war-coffers': move({
      rule: 'F6d',
      play(g, _seat, world, _a, _b, _c, frame) {
        g.cargoRelics[frame.fleet]--
        g.poolRelics++
        by('AMB-07')
        const added = fillCoffers(g, Math.min(RELIC_CHESTS, g.poolChests))
        g.poolChests -= added
        tell(world, g, 'F6d', 'relic-to-coffers', frame.fleet, added)
        pending(g, 'unload-in-europe')!.coffers += added
      },
    }),
  },
})
