import type { World } from '@spanish-main/kernel'
import { disrupt, loseProfit } from './d2-disruption.ts'
import { BESIEGED, type Lords, UNITS } from './state.ts'
import { CITIES, isCity, isFleet } from './tables.ts'
import { addSoldiers, answerFor, soldierLimit, soldiersAt, treasurer } from './units.ts'
import { call, decision, lord, move, no, sequence, step, tell, top } from './words.ts'

const GARRISON = 3

/** E3.6. A place besieged from the sea takes to the hills. */
function shut(g: Lords, at: number): void {
  if (isCity(at)) g.shutCities |= 1 << (at - CITIES)
  else g.flags[at] |= BESIEGED
}

/** E3.1. Soldiers fall one for one; whoever has some left has won, the defender holds at nought. */
export const siege = sequence('siege', [
  step<'siege'>('E3.1', (g, { raider, victim }, world) => {
    const fallen = Math.min(soldiersAt(g, raider), soldiersAt(g, victim))
    addSoldiers(g, raider, -fallen)
    addSoldiers(g, victim, -fallen)
    if (raider < UNITS && isFleet(raider)) shut(g, victim)
    tell(world, g, 'E3.1', 'besieged', raider, victim, fallen)
  }),
  step<'siege'>('E3.2', (g, { raider, victim, seat }, world) => {
    if (soldiersAt(g, raider) === 0) return
    if (isCity(victim)) plunderCity(g, world, seat, raider, victim)
    else call(g, 'spoils', seat, raider, victim)
  }),
])

/** E3.4, E3.5. Each survivor takes a gold of the treasure player, and the city's treasure goes with them. */
function plunderCity(g: Lords, world: World, seat: number, raider: number, city: number): void {
  const master = treasurer(g)
  const gold = Math.min(soldiersAt(g, raider), g.gold[master])
  g.gold[master] -= gold
  g.gold[seat] += gold
  tell(world, g, 'E3.4', 'plundered', lord(g, seat), gold)
  if (g.cityTent[city - CITIES] === 1) {
    g.cityTent[city - CITIES] = 0
    g.tents[seat]++
    tell(world, g, 'E3.5', 'took-tent', lord(g, seat), city)
  }
  offerReinforcement(g, raider, gold)
}

/** E3.8. Plundered gold may become soldiers at once. */
function offerReinforcement(g: Lords, raider: number, gold: number): void {
  const room = (raider < UNITS ? soldierLimit(g, raider) : GARRISON) - soldiersAt(g, raider)
  const most = Math.min(gold, room)
  if (most > 0) call(g, 'reinforce', answerFor(g, raider), raider, most)
}

const TOO_MANY = no('E3.8', 'more-than-plundered')
const NO_GOLD = no('E3.8', 'no-gold')

export const reinforce = decision('reinforce', {
  rule: 'E3.8',
  moves: {
    reinforce: move<'reinforce'>({
      rule: 'E3.8',
      args: ['men'],
      offers(_g, _seat, offer) {
        for (let men = 0; men <= 3; men++) offer(men)
      },
      refuse(g, seat, men) {
        if (men > top(g, 'reinforce').most) return TOO_MANY
        return men > g.gold[seat] ? NO_GOLD : undefined
      },
      play(g, seat, world, men, _b, _c, { raider }) {
        g.gold[seat] -= men
        addSoldiers(g, raider, men)
        if (men > 0) tell(world, g, 'E3.8', 'manned', raider, soldiersAt(g, raider))
      },
    }),
  },
})

const PLUNDERED = no('E3.2', 'plundered-already')
const NO_PROFIT = no('E3.2', 'no-such-profit')
const NO_HANDS = no('E3.2', 'too-few-soldiers')
const NO_MILL = no('E3.2', 'no-mill')
const FORT = no('E3.2', 'fort')

/** E3.2. What the victor of a siege does with the colony. */
export const spoils = decision('spoils', {
  rule: 'E3.2',
  moves: {
    plunder: move<'spoils'>({
      rule: 'E3.2',
      args: ['amount'],
      stays: true,
      offers(_g, _seat, offer) {
        for (let gold = 1; gold <= 3; gold++) offer(gold)
      },
      refuse(g, _seat, gold) {
        const { raider, colony, plundered } = top(g, 'spoils')
        if (plundered === 1) return PLUNDERED
        if (gold > g.profit[colony]) return NO_PROFIT
        return gold > soldiersAt(g, raider) ? NO_HANDS : undefined
      },
      play(g, seat, world, gold, _b, _c, frame) {
        frame.plundered = 1
        for (let i = 0; i < gold; i++) loseProfit(g, frame.colony)
        g.gold[seat] += gold
        tell(world, g, 'E3.2', 'plundered', lord(g, seat), gold)
        offerReinforcement(g, frame.raider, gold)
      },
    }),
    pillage: move<'spoils'>({
      rule: 'E3.2',
      stays: true,
      refuse: g => (g.mill[top(g, 'spoils').colony] === 1 ? undefined : NO_MILL),
      play(g, _seat, world, _a, _b, _c, { colony }) {
        g.mill[colony] = 0
        g.millsLeft++
        tell(world, g, 'E3.2', 'pillaged', colony)
      },
    }),
    sack: move<'spoils'>({
      rule: 'E3.2',
      refuse: g => (g.fort[top(g, 'spoils').colony] === 1 ? FORT : undefined),
      play(g, _seat, world, _a, _b, _c, { colony }) {
        tell(world, g, 'E3.2', 'sacked', colony)
        disrupt(g, world, colony, 'E3.2')
      },
    }),
    spare: move<'spoils'>({ rule: 'E3.2', play: () => undefined }),
  },
})
