import { HAVANA } from './board.ts'
import { judgeGoal } from './campaign.ts'
import { openBuilding } from './mb1-setup.ts'
import { seatAt } from './mb2-round.ts'
import { buyMove, offerCards, refuseBuying } from './mb5-buy.ts'
import { takeTopQuest } from './mb8-quests.ts'
import { jeanIncome } from './mb12-jean-scoring.ts'
import { gainDoubloons, gainPoints, trigger } from './mb14-gains.ts'
import { jacquesScores } from './mu5-jacques.ts'
import { newUnrest } from './mu11-unrest.ts'
import { discsLeft, handLimit, renewLimits } from './players.ts'
import { JACQUES, JEAN, type Maracaibo, PLACE, ROUNDS, SHEET } from './state.ts'
import { TRIGGER, tables } from './tables.ts'
import { by, call, decision, move, no, repeat, sequence, step, tell } from './words.ts'

const NO_DISC = no('MB-6.5', 'no-disc')

/** The player from whom interim scoring starts. MU-5.8. */
const first = (g: Maracaibo): number => (g.ender < g.seats ? g.ender : g.starter)

/** MB-11.2. Everybody from the one who ended the round takes one of three. */
export const interim = sequence('interim', [
  repeat('MB-11.2', (g, frame) => {
    if (frame.asked >= g.seats) return false
    renewLimits(g)
    call(g, 'interim-choice', (first(g) + frame.asked++) % g.seats)
    return true
  }),
])

/** DC-20. */
export const interimChoice = decision('interim-choice', {
  rule: 'MB-11.2',
  moves: {
    buy: move({
      rule: 'MB-11.2',
      args: ['project'],
      offers: offerCards,
      refuse: (g, seat, card) => refuseBuying(g, seat, card, 0),
      play: (g, seat, world, card) => buyMove(g, seat, card, 0, world),
    }),
    take: move({
      rule: 'MB-11.2',
      play: (g, seat, world) => gainDoubloons(g, seat, tables.pack.interim.doubloons, world),
    }),
    disc: move({
      rule: 'MB-11.2',
      refuse: (g, seat) => (discsLeft(g, seat) === 0 ? NO_DISC : undefined),
      play: (g, seat) => call(g, 'discs', seat, tables.pack.interim.discs),
    }),
  },
})

/** SM-9. After IV no doubloons are paid; half their income counts as points. */
export const endRound = sequence('end-round', [
  step('MB-11.2', g => call(g, 'interim')),
  step('MB-11.2', (g, _frame, world) => {
    for (let seat = 0; seat < g.seats; seat++) {
      const last = g.round === ROUNDS
      const points = g.pointIncome[seat] + (last ? Math.floor(g.income[seat] / 2) : 0)
      gainPoints(g, seat, points, world, SHEET.income)
      if (!last) g.doubloons[seat] += g.income[seat]
      tell(world, g, 'MB-11.2', 'income-paid', seat, last ? 0 : g.income[seat], points)
    }
    for (let seat = g.seats - 1; seat >= 0; seat--) trigger(g, seat, TRIGGER.INCOME)
  }),
  step('MB-12.7', (g, _frame, world) => {
    if (g.opponent === JEAN) jeanIncome(g, world)
    if (g.opponent === JACQUES) jacquesScores(g, world)
  }),
  step('MU-11.5', (g, _frame, world) => judgeGoal(g, world)),
  step('MB-11.6', g => {
    if (g.round === ROUNDS) call(g, 'final')
    else call(g, 'prepare-round')
  }),
])

/** MB-11.3, MB-11.4. */
export const prepareRound = sequence('prepare-round', [
  step('MB-11.3', g => {
    g.ship.fill(HAVANA)
    g.aShip = HAVANA
    by('MB-6.6')
    g.market.fill(0)
  }),
  step('MB-11.4', (g, _frame, world) => {
    for (const id of tables.pack.newQuests[g.seats - 1]) {
      const at = tables.locationOf(id)
      const quest = takeTopQuest(g, PLACE.location + at, world)
      if (quest >= 0) tell(world, g, 'MB-11.4', 'quest-laid', quest, at)
    }
    openBuilding(g, world)
    newUnrest(g, world)
  }),
  repeat('MB-11.4', (g, frame) => {
    if (frame.refilled >= g.seats) return false
    const seat = seatAt(g, frame.refilled++)
    call(g, 'refill', seat, Math.max(0, handLimit(g, seat) - g.handSize[seat]))
    return true
  }),
  step('MB-11.4', g => {
    for (let seat = g.seats - 1; seat >= 0; seat--) trigger(g, seat, TRIGGER.ROUND)
  }),
])
