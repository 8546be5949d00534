import type { World } from '@spanish-main/kernel'
import { hasGivenUp, isBought, isFreeing, openPort } from './players.ts'
import { type Maracaibo, NATIONS, SHEET, SHEET_SOURCES } from './state.ts'
import { TRIGGER, tables } from './tables.ts'
import { by, call, tell } from './words.ts'

export function gainDoubloons(g: Maracaibo, seat: number, n: number, world: World): void {
  g.doubloons[seat] += n
  tell(world, g, 'MB-14.1', 'doubloons', seat, n)
}

/** Points are kept by source for the score sheet. */
export function gainPoints(g: Maracaibo, seat: number, n: number, world: World, why: number = SHEET.play): void {
  g.points[seat] += n
  g.sheet[seat * SHEET_SOURCES + why] += n
  tell(world, g, 'MB-14.1', 'points', seat, n)
}

/** MR-1. Combat points stop at ten. */
export function gainCombat(g: Maracaibo, seat: number, n: number, world: World): void {
  const gained = Math.min(n, tables.pack.limits.combat - g.combat[seat])
  g.combat[seat] += gained
  tell(world, g, 'MR-1', 'combat', seat, gained)
}

/** MB-0.3. Figures come from the general supply as far as there are any. */
export function gainFigures(g: Maracaibo, seat: number, n: number, world: World): void {
  const gained = Math.min(n, g.general[seat])
  g.general[seat] -= gained
  g.supply[seat] += gained
  tell(world, g, 'MB-0.3', 'figures', seat, gained)
}

/** Figures paid go back to the general supply. */
export function returnFigures(g: Maracaibo, seat: number, n: number): void {
  g.supply[seat] -= n
  g.general[seat] += n
}

function alongTrack(g: Maracaibo, track: number[], seat: number, n: number, world: World): void {
  const room = Math.min(n, tables.pack.limits.income - track[seat])
  track[seat] += room
  if (n > room) gainPoints(g, seat, n - room, world)
}

export function raiseIncome(g: Maracaibo, seat: number, n: number, world: World): void {
  alongTrack(g, g.income, seat, n, world)
  tell(world, g, 'MB-14.1', 'income', seat, n)
}

export function raisePointIncome(g: Maracaibo, seat: number, n: number, world: World): void {
  alongTrack(g, g.pointIncome, seat, n, world)
  tell(world, g, 'MB-14.1', 'point-income', seat, n)
}

/** MB-14.2, MU-6.3, MR-22. Steps of influence, or what stands for them. */
export function gainInfluence(g: Maracaibo, seat: number, nation: number, steps: number, world: World): void {
  if (isFreeing(g)) {
    by('MU-6.3')
    gainPoints(g, seat, steps * tables.pack.stated.pointsPerInfluence, world)
    return
  }
  if (hasGivenUp(g, seat, nation)) return
  const at = seat * NATIONS + nation
  const room = Math.min(steps, tables.pack.influence.most - g.influence[at])
  g.influence[at] += room
  tell(world, g, 'MB-14.2', 'influence', seat, nation, room)
  if (steps > room) gainPoints(g, seat, steps - room, world)
  trigger(g, seat, TRIGGER.INFL)
}

export function loseInfluence(g: Maracaibo, seat: number, nation: number, steps: number, world: World): void {
  const at = seat * NATIONS + nation
  const lost = Math.min(steps, g.influence[at])
  g.influence[at] -= lost
  tell(world, g, 'MB-14.2', 'influence', seat, nation, -lost)
}

/** Puts a reward on the stack; it is taken before whatever lies under it goes on. */
export function give(g: Maracaibo, seat: number, reward: number, source = -1): void {
  if (reward >= 0) call(g, 'reward', seat, reward, 0, source)
}

/** Gives what a seat's cards and port give for an event. */
export function trigger(g: Maracaibo, seat: number, on: number): void {
  if ((g.triggers[seat] & (1 << on)) === 0) return
  const port = openPort(g, seat)
  if (port >= 0) for (const gain of tables.ports[port].effects.triggers[on]) give(g, seat, gain)
  const cards = tables.cardsWith.triggers[on]
  for (let i = cards.length - 1; i >= 0; i--) {
    const card = cards[i]
    if (!isBought(g, seat, card)) continue
    for (const gain of tables.cards[card].effects.triggers[on]) give(g, seat, gain, card)
  }
}
