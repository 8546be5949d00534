import type { World } from '@spanish-main/kernel'
import { addLasting } from './effects.ts'
import { gainDoubloons, give, trigger } from './mb14-gains.ts'
import {
  COMBAT_UPGRADE,
  discsLeft,
  discsOn,
  hasModule,
  isUnlocked,
  PORT_UPGRADE,
  RESISTANCE_UPGRADE,
} from './players.ts'
import { type Maracaibo, PORTS_MODULE, RESISTANCE, UPGRADES } from './state.ts'
import { type Effects, TRIGGER, tables } from './tables.ts'
import { by, call, decision, move, no, repeat, sequence, tell } from './words.ts'

const UNLOCKED = no('MB-6.5', 'already-unlocked')
const TOO_DEAR = no('MU-2.2', 'too-dear')

/** Sn. Discs leave the ship one by one, as long as there are any. */
export const discs = sequence('discs', [
  repeat('MB-6.5', (g, frame) => {
    if (frame.left <= 0 || discsLeft(g, frame.seat) === 0) return false
    frame.left--
    call(g, 'disc', frame.seat)
    return true
  }),
])

function takeEffects(g: Maracaibo, seat: number, effects: Effects): void {
  addLasting(g, seat, effects)
  for (let i = effects.now.length - 1; i >= 0; i--) give(g, seat, effects.now[i])
}

/** MB-6.5, MU-3.5, MU-2.2. What an upgrade does when its second disc is gone. */
function unlock(g: Maracaibo, seat: number, upgrade: number, world: World): void {
  tell(world, g, 'MB-6.5', 'unlocked', seat, upgrade)
  if (upgrade === RESISTANCE_UPGRADE) {
    takeEffects(g, seat, hasModule(g, RESISTANCE) ? tables.resistance.unlocking : tables.resistance.off)
  } else if (upgrade === PORT_UPGRADE) {
    if (!hasModule(g, PORTS_MODULE) && by('MU-1.3')) takeEffects(g, seat, tables.faceDownPort)
    else {
      takeEffects(g, seat, tables.ports[g.port[seat]].effects)
      call(g, 'port-bonus', seat)
    }
  } else if (upgrade !== COMBAT_UPGRADE) takeEffects(g, seat, tables.upgrades[upgrade])
}

/** DC-7. The player picks the upgrade that loses a disc. */
export const disc = decision('disc', {
  rule: 'MB-6.5',
  moves: {
    disc: move({
      rule: 'MB-6.5',
      args: ['upgrade'],
      offers(_g, _seat, offer) {
        for (let upgrade = 0; upgrade < UPGRADES; upgrade++) offer(upgrade)
      },
      refuse: (g, seat, upgrade) => (isUnlocked(g, seat, upgrade) ? UNLOCKED : undefined),
      play(g, seat, world, upgrade) {
        g.discs[seat * UPGRADES + upgrade]--
        tell(world, g, 'MB-6.5', 'removed-disc', seat, upgrade)
        trigger(g, seat, TRIGGER.DISC)
        if (discsOn(g, seat, upgrade) === 0) unlock(g, seat, upgrade, world)
      },
    }),
  },
})

/** DC-18. The port's bonus may be bought once, when it is unlocked. */
export const portBonus = decision('port-bonus', {
  rule: 'MU-2.2',
  moves: {
    buy: move({
      rule: 'MU-2.2',
      refuse: (g, seat) => (g.doubloons[seat] < tables.ports[g.port[seat]].price ? TOO_DEAR : undefined),
      play(g, seat, world) {
        const { price, bonus } = tables.ports[g.port[seat]]
        gainDoubloons(g, seat, -price, world)
        tell(world, g, 'MU-2.2', 'port-bought', seat, g.port[seat])
        give(g, seat, bonus)
      },
    }),
    leave: move({ rule: 'MU-2.2', play: () => undefined }),
  },
})
