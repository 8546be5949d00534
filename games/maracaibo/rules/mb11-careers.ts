import type { World } from '@spanish-main/kernel'
import { gainCombat, gainDoubloons, gainFigures, gainPoints, raiseIncome, raisePointIncome } from './mb14-gains.ts'
import { barriersCrossed, hasCrossed, influenceOf, ones, unlockedCount } from './players.ts'
import { type Maracaibo, NATIONS, PLACE } from './state.ts'
import { BARRIER, tables } from './tables.ts'
import { by, tell } from './words.ts'

/** Gives a reward that opens no choice. */
function giveAtOnce(g: Maracaibo, seat: number, reward: number, world: World): void {
  for (const { kind, n } of tables.rewards[reward]) {
    if (kind === 'D') gainDoubloons(g, seat, n, world)
    else if (kind === 'V') gainPoints(g, seat, n, world)
    else if (kind === 'C') gainCombat(g, seat, n, world)
    else if (kind === 'F') gainFigures(g, seat, n, world)
    else if (kind === 'ID') raiseIncome(g, seat, n, world)
    else if (kind === 'IV') raisePointIncome(g, seat, n, world)
  }
}

/** The highest influence of a seat, or the second highest. */
function influences(g: Maracaibo, seat: number, place: 0 | 1): number {
  let highest = 0
  let second = 0
  for (let nation = 0; nation < NATIONS; nation++) {
    const mine = influenceOf(g, seat, nation)
    if (mine > highest) {
      second = highest
      highest = mine
    } else if (mine > second) second = mine
  }
  return place === 0 ? highest : second
}

/** What a task counts. */
export function counted(g: Maracaibo, seat: number, counter: string): number {
  if (counter === 'ASSISTANTS') return g.assistants[seat]
  if (counter === 'QUESTS') return g.quests[seat]
  if (counter === 'CARDS') return g.bought[seat]
  if (counter === 'TOKENS') return g.tokens[seat]
  if (counter === 'COMBAT') return g.combat[seat]
  if (counter === 'UPGRADES') return unlockedCount(g, seat)
  if (counter === 'BARRIERS') return barriersCrossed(g, seat)
  if (counter === 'INFLUENCE1') return influences(g, seat, 0)
  if (counter === 'INFLUENCE2') return influences(g, seat, 1)
  if (counter === 'SYNERGY') return ones(g.synergy[seat])
  return g.removed[seat]
}

const ALL_TASKS = 7

/** MB-2.3, MB-11.9, MR-15. Tasks that are true in the owner's turn are claimed. */
function claimTasks(g: Maracaibo, seat: number, world: World): void {
  if (g.tasks[seat] === ALL_TASKS) return
  const career = tables.careers[g.career[seat]]
  for (let i = 0; i < career.tasks.length; i++) {
    if ((g.tasks[seat] & (1 << i)) !== 0) continue
    const { counts, least, gain } = career.tasks[i]
    if (counted(g, seat, counts) < least) continue
    by('MB-2.3')
    by('MR-15')
    g.tasks[seat] |= 1 << i
    g.supply[seat]++
    tell(world, g, 'MB-11.9', 'task', seat, i + 1)
    giveAtOnce(g, seat, gain, world)
    if (g.tasks[seat] === ALL_TASKS) giveAtOnce(g, seat, career.final, world)
  }
}

/** MU-9.3. Of whoever has bought the card. */
function endWaits(g: Maracaibo, world: World): void {
  for (const card of tables.cardsWith.wait) {
    const seat = g.place[card] - PLACE.bought
    if (seat < 0 || seat >= g.seats || g.mark[card] !== 0) continue
    const { until, gain } = tables.cards[card].effects.wait!
    const met =
      until === 'UPGRADES5'
        ? unlockedCount(g, seat) >= 5
        : until === 'TOKENS5'
          ? g.tokens[seat] >= 5
          : hasCrossed(g, seat, BARRIER.green)
    if (!met) continue
    g.mark[card] = 1
    tell(world, g, 'MU-9.3', 'point-income', seat, 0)
    giveAtOnce(g, seat, gain, world)
  }
}

/** After every atomic change: tasks in the owner's turn, waits at any time, also in interim scoring. */
export function settle(g: Maracaibo, world: World): void {
  if (g.ended !== 0) return
  if (g.active >= 0) claimTasks(g, g.active, world)
  endWaits(g, world)
}
