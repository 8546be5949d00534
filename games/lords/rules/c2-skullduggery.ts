import type { World } from '@spanish-main/kernel'
import { disrupt } from './d2-disruption.ts'
import { aimRefusal, eachAim } from './d4-aims.ts'
import { takeEffect } from './d4-effects.ts'
import { CANCELLED, DONE, type Lords, PLOT_WIDTH, STANDING, STAR_DUE, UNITS } from './state.ts'
import { CARD_COUNT, isFleet, type Plot, schemeOf, tables } from './tables.ts'
import { askNoMore, holds, isGone, isUnitOnMap, ownerOf, seatsByCrown } from './units.ts'
import { MOST_PLOTS } from './vocabulary.ts'
import { call, decision, lord, move, no, pending, repeat, sequence, step, tell, top } from './words.ts'

const plotOf = (card: number, option: number): Plot | undefined => tables.plots[card]?.[option - 1]

/** LR-10. Whether a card was already used this way on the same aim this year. */
function usedAlready(g: Lords, card: number, option: number, aim: number): boolean {
  for (let i = 0; i < g.plots.length; i += PLOT_WIDTH) {
    if (g.plots[i + 1] === card && g.plots[i + 2] === option && g.plots[i + 3] === aim) return true
  }
  return false
}

/** Whether a seat could pay for anything on his mordida. */
function couldPlot(g: Lords, seat: number): boolean {
  for (let card = 0; card < CARD_COUNT; card++) {
    if (holds(g, seat, card) && tables.plots[card].some(plot => plot.cost <= g.gold[seat])) return true
  }
  return false
}

const NOT_YOURS = no('C2.5', 'not-your-mordida')
const NO_OPTION = no('C2.5', 'no-such-option')
const NO_GOLD = no('C2.5', 'no-gold')
const AGAIN = no('C2.5', 'same-aim-again')
const TOO_MANY = no('C2.6', 'enough-for-a-year')

const NEEDS_CONSENT = ['slaver', 'quicksilver', 'ship-building']

const plotMove = move<'declare'>({
  rule: 'C2.6',
  args: ['place', 'option', 'aim'],
  offers(g, seat, offer) {
    for (let card = 0; card < CARD_COUNT; card++) {
      if (!holds(g, seat, card)) continue
      for (const [i, plot] of tables.plots[card].entries()) eachAim(g, plot, aim => offer(card, i + 1, aim))
    }
  },
  refuse(g, seat, card, option, aim) {
    if (card >= CARD_COUNT || !holds(g, seat, card)) return NOT_YOURS
    const plot = plotOf(card, option)
    if (plot === undefined) return NO_OPTION
    if (plot.cost > g.gold[seat]) return NO_GOLD
    if (usedAlready(g, card, option, aim)) return AGAIN
    if (g.plots.length >= MOST_PLOTS * PLOT_WIDTH) return TOO_MANY
    return aimRefusal(g, seat, card, plot, aim)
  },
  play(g, seat, world, card, option, aim) {
    const plot = plotOf(card, option)!
    const owner = aim < CARD_COUNT ? ownerOf(g, aim) : seat
    if (NEEDS_CONSENT.includes(plot.effect.kind) && owner !== seat) call(g, 'consent', owner, card, option, aim)
    else declarePlot(g, world, seat, card, option, aim)
  },
})

/** C2.6. Puts a paid skullduggery on the table; governors and the Casa then name their fleets. */
function declarePlot(g: Lords, world: World, seat: number, card: number, option: number, aim: number): void {
  const plot = plotOf(card, option)!
  g.gold[seat] -= plot.cost
  g.plots.push(seat, card, option, aim, STANDING)
  tell(world, g, 'C2.6', 'declared', lord(g, seat), card, schemeOf(card, option), aim)
  if (plot.effect.kind === 'smuggling' || plot.effect.kind === 'flota') {
    call(g, 'name-fleets', seat, g.plots.length / PLOT_WIDTH - 1)
  }
  const window = g.stack.findLast(frame => frame.at === 'skullduggery')
  if (window !== undefined) window.b = 0
}

/** C2.5, C2.6. One seat's chance to declare. */
export const declare = decision('declare', {
  rule: 'C2.6',
  moves: {
    plot: plotMove,
    pass: move<'declare'>({ rule: 'C2.6', play: () => undefined }),
    // Whoever keeps out of it is not asked again, whatever others declare.
    'stay-out': move<'declare'>({ rule: 'C2.6', play: (g, seat) => askNoMore(pending(g, 'skullduggery')!, seat) }),
  },
})

/** LR-55. The owner of a fleet agrees that it is built, licensed or named, or he does not. */
export const consent = decision('consent', {
  rule: 'D6.2',
  moves: {
    agree: move<'consent'>({
      rule: 'D6.2',
      play(g, seat, world, _a, _b, _c, { card, option, fleet }) {
        tell(world, g, 'D6.2', 'agreed', lord(g, seat), fleet)
        if (plotOf(card, option)!.effect.kind === 'flota') nameFleet(g, world, fleet)
        else declarePlot(g, world, ownerOf(g, card), card, option, fleet)
      },
    }),
    decline: move<'consent'>({
      rule: 'D6.2',
      play(g, seat, world, _a, _b, _c, { card, option, fleet }) {
        tell(world, g, 'D6.2', 'declined', lord(g, seat), fleet)
        const plot = plotOf(card, option)!
        if (plot.effect.kind === 'flota') g.named.push(-1, fleet)
        else g.plots.push(ownerOf(g, card), card, option, fleet, CANCELLED)
      },
    }),
  },
})

const NAMED_ALREADY = no('D6.2', 'named-already')
const NOT_A_FLEET = no('D6.2', 'not-a-fleet')

const isFlota = (g: Lords, plot: number): boolean =>
  plotOf(g.plots[plot * PLOT_WIDTH + 1], g.plots[plot * PLOT_WIDTH + 2])!.effect.kind === 'flota'

/** Named already, or unwilling to carry treasure this year. */
const isNamed = (g: Lords, plot: number, fleet: number): boolean => {
  for (let i = 0; i < g.named.length; i += 2) {
    const counts = g.named[i] === plot || (g.named[i] === -1 && isFlota(g, plot))
    if (counts && g.named[i + 1] === fleet) return true
  }
  return false
}

function nameFleet(g: Lords, world: World, fleet: number): void {
  const { plot } = top(g, 'name-fleets')
  g.named.push(plot, fleet)
  tell(world, g, 'D6.2', 'named', g.plots[plot * PLOT_WIDTH + 1], fleet)
}

/** D4.6, D6.2. The fleets that may smuggle, or carry the treasure; a stranger's carrier must agree. */
export const nameFleets = decision('name-fleets', {
  rule: 'D6.2',
  moves: {
    name: move<'name-fleets'>({
      rule: 'D6.2',
      args: ['place'],
      stays: true,
      offers(g, _seat, offer) {
        for (let unit = 0; unit < UNITS; unit++) if (isFleet(unit) && isUnitOnMap(g, unit)) offer(unit)
      },
      refuse(g, _seat, fleet) {
        if (fleet >= UNITS || !isFleet(fleet) || !isUnitOnMap(g, fleet)) return NOT_A_FLEET
        return isNamed(g, top(g, 'name-fleets').plot, fleet) ? NAMED_ALREADY : undefined
      },
      play(g, seat, world, fleet) {
        const { plot } = top(g, 'name-fleets')
        const card = g.plots[plot * PLOT_WIDTH + 1]
        const option = g.plots[plot * PLOT_WIDTH + 2]
        if (isFlota(g, plot) && ownerOf(g, fleet) !== seat) call(g, 'consent', ownerOf(g, fleet), card, option, fleet)
        else nameFleet(g, world, fleet)
      },
    }),
    enough: move<'name-fleets'>({ rule: 'D6.2', play: () => undefined }),
  },
})

/** C2.6. Seats are asked in falling order of crowns until all pass in succession; then everything takes effect. */
export const skullduggery = sequence('skullduggery', [
  step<'skullduggery'>('C2.6', (g, frame) => {
    frame.order = seatsByCrown(g)
  }),
  repeat<'skullduggery'>('C2.6', (g, frame) => {
    if (frame.quiet >= frame.order.length) return false
    const seat = frame.order[frame.turn]
    frame.turn = (frame.turn + 1) % frame.order.length
    frame.quiet++
    if (!isGone(g, seat) && couldPlot(g, seat)) call(g, 'declare', seat)
    return true
  }),
  step<'skullduggery'>('C2.6', g => {
    if (g.plots.length > 0) call(g, 'resolve-plots')
  }),
])

/** The next declaration to take effect: the highest crown, then the earlier; −1 if none is left. */
function nextPlot(g: Lords): number {
  let best = -1
  for (let i = 0; i < g.plots.length; i += PLOT_WIDTH) {
    if (g.plots[i + 4] !== STANDING) continue
    if (best < 0 || tables.crown[g.plots[i + 1]] > tables.crown[g.plots[best + 1]]) best = i
  }
  return best
}

/** C2.7. A star costs its card once everything else of the option is done. */
function payStar(g: Lords, world: World): boolean {
  for (let at = 0; at < g.plots.length; at += PLOT_WIDTH) {
    if (g.plots[at + 4] !== STAR_DUE) continue
    g.plots[at + 4] = DONE
    if (holds(g, g.plots[at], g.plots[at + 1])) disrupt(g, world, g.plots[at + 1], 'C2.7')
    return true
  }
  return false
}

/** C2.6. From the highest crown to the lowest; what has lost its card or its aim has no effect. */
export const resolvePlots = sequence('resolve-plots', [
  repeat<'resolve-plots'>('C2.6', (g, _frame, world) => {
    if (payStar(g, world)) return true
    const at = nextPlot(g)
    if (at < 0) return false
    const [seat, card, option, aim] = g.plots.slice(at, at + 4)
    const plot = plotOf(card, option)!
    g.plots[at + 4] = plot.star ? STAR_DUE : DONE
    const fits = holds(g, seat, card) && aimRefusal(g, seat, card, plot, aim) === undefined
    tell(world, g, 'C2.6', fits ? 'took' : 'failed', card, schemeOf(card, option))
    if (fits) takeEffect(g, world, seat, card, plot, aim, at / PLOT_WIDTH)
    return true
  }),
])
