import { destine, home, nowhere, to } from './6-destinations.ts'
import { bounds, build, buy } from './6-purchases.ts'
import { busy } from './6-slip-in-hand.ts'
import { assign, detach, newSlip, privateer, slip } from './6-slips.ts'
import { drawFriar, send, stow } from './6-stowing.ts'
import { countries } from './people.ts'
import { decision, move } from './words.ts'

const ready = move({ rule: '6.71', closes: true, refuse: (g, seat) => busy(g, seat) })

/** 6.71. Purchases and plans, all at once and in private. */
export const planning = decision('planning', {
  rule: '6.71',
  chain: true,
  who: g => countries(g),
  moves: {
    buy,
    build,
    'new-slip': newSlip,
    slip,
    assign,
    detach,
    stow,
    send,
    draw: drawFriar,
    destine,
    to,
    nowhere,
    home,
    bounds,
    privateer,
    ready,
  },
})
