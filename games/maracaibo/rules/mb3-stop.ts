import type { World } from '@spanish-main/kernel'
import { isCity, isVillage } from './board.ts'
import { mustGiveUp } from './mb3-sailing.ts'
import { gainDoubloons, give, trigger } from './mb14-gains.ts'
import { canDrawHint, drawHint, refuseHint, searchMoves } from './mu7-search.ts'
import { discsLeft, isBought, isFreeing, openPort, rankOf, switched } from './players.ts'
import { GIVEN_UP, type Maracaibo, NATIONS } from './state.ts'
import { TRIGGER, tables } from './tables.ts'
import { by, call, decision, move, no, pending, repeat, sequence, step, tell } from './words.ts'

const NOT_HERE = no('MU-10.3', 'not-here')
const NO_HINT = no('MU-7.2', 'no-hint')

const HINT_BIT = 1 << 29

/** MB-3.6, MR-18. What happens where a movement ends; `points` are those of a second movement, which is no longer before the main action. */
export const endMovement = sequence('end-movement', [
  step('MB-3.6', (g, frame, world) => {
    const points = frame.points > 0 ? frame.points : g.moved
    automatic(g, frame.seat, points, world)
  }),
  step('MU-10.4', (g, frame) => {
    if (mustGiveUp(g, frame.seat)) call(g, 'give-up', frame.seat)
  }),
  step('MB-3.6', (g, frame) => {
    if (frame.points > 0 && by('MR-18')) return
    frame.open = optionalHere(g, frame.seat)
  }),
  repeat('MB-3.6', (g, frame) => {
    if (frame.open === 0) return false
    call(g, 'stop', frame.seat)
    return true
  }),
])

/** MU-2.8, MU-9.8, MU-9.9, MU-10.6. Gains that nobody would decline. */
function automatic(g: Maracaibo, seat: number, points: number, world: World): void {
  const at = g.ship[seat]
  const port = openPort(g, seat)
  if (g.markers[at] > 0 && port >= 0 && tables.ports[port].nation === g.owner[at] && by('MU-2.8'))
    trigger(g, seat, TRIGGER.STOP_NATION)
  if (isVillage(g, at)) trigger(g, seat, TRIGGER.STOP_VILLAGE)
  if (isCity(g, at)) trigger(g, seat, TRIGGER.STOP_CITY)
  if (switched(g, seat, 'EMPTY_VILLAGE') && isVillage(g, at) && g.markers[at] === 0)
    emptyVillage(g, seat, points, world)
  portsOfCall(g, seat, at)
  for (let i = 0; i < tables.legacy.length; i++) {
    const tile = tables.legacy[i]
    if (tile.at === at && (g.legacy & (1 << i)) !== 0 && tile.stop >= 0 && !tile.optional) give(g, seat, tile.stop)
  }
}

/** MU-9.8. */
function emptyVillage(g: Maracaibo, seat: number, points: number, world: World): void {
  for (const card of tables.cardsWith.emptyVillage) {
    if (!isBought(g, seat, card)) continue
    by('MU-9.8')
    gainDoubloons(g, seat, Math.min(points, tables.pack.stated.emptyVillageMost), world)
  }
}

/** MU-9.9, MR-8. The first stop at each of three places covers a space of the card with a disc. */
function portsOfCall(g: Maracaibo, seat: number, at: number): void {
  if (!tables.portsOfCall.includes(at)) return
  for (const card of tables.cardsWith.triple) {
    if (!isBought(g, seat, card)) continue
    const index = tables.cards[card].effects.triple.indexOf(at)
    if (index < 0 || (g.mark[card] & (1 << index)) !== 0 || discsLeft(g, seat) === 0) continue
    by('MU-9.9')
    by('MR-8')
    g.mark[card] |= 1 << index
    if (g.mark[card] === 7) give(g, seat, tables.triple, card)
    call(g, 'disc', seat)
  }
}

function optionalHere(g: Maracaibo, seat: number): number {
  let open = canDrawHint(g, seat) ? HINT_BIT : 0
  for (let i = 0; i < tables.legacy.length; i++) {
    const tile = tables.legacy[i]
    if (tile.optional && tile.at === g.ship[seat]) open |= g.legacy & (1 << i)
  }
  return open
}

const openHere = (g: Maracaibo) => pending(g, 'end-movement')!

/** DC-3. */
export const stop = decision('stop', {
  rule: 'MB-3.6',
  moves: {
    tile: move({
      rule: 'MU-10.3',
      args: ['tile'],
      offers(g, _seat, offer) {
        for (let i = 0; i < tables.legacy.length; i++) if ((openHere(g).open & (1 << i)) !== 0) offer(i)
      },
      refuse: (g, _seat, tile) => ((openHere(g).open & (1 << tile)) === 0 ? NOT_HERE : undefined),
      play(g, seat, _world, tile) {
        openHere(g).open &= ~(1 << tile)
        give(g, seat, tables.legacy[tile].stop)
      },
    }),
    hint: move({
      rule: 'MU-7.2',
      refuse: (g, seat) => ((openHere(g).open & HINT_BIT) === 0 ? NO_HINT : refuseHint(g, seat)),
      play(g, seat, world) {
        openHere(g).open &= ~HINT_BIT
        drawHint(g, seat, world)
      },
    }),
    ...searchMoves,
    done: move({
      rule: 'MB-0.2',
      play(g) {
        openHere(g).open = 0
      },
    }),
  },
})

/** MU-10.4. Five doubloons for each rank held, then nothing more with that nation. */
export const giveUp = decision('give-up', {
  rule: 'MU-10.4',
  moves: {
    nation: move({
      rule: 'MU-10.4',
      args: ['nation'],
      offers(_g, _seat, offer) {
        for (let nation = 0; nation < NATIONS; nation++) offer(nation)
      },
      play(g, seat, world, nation) {
        const ranks = isFreeing(g) ? 0 : rankOf(g, seat, nation)
        if (ranks > 0) gainDoubloons(g, seat, ranks * tables.pack.stated.dutchPerRank, world)
        g.influence[seat * NATIONS + nation] = GIVEN_UP
        tell(world, g, 'MU-10.4', 'gave-up', seat, nation)
      },
    }),
  },
})
