import type { World } from '@spanish-main/kernel'
import { AREA, QUESTS } from '../data/index.ts'
import { ashoreIn, isFriar, isLeader } from './people.ts'
import { DETACHMENT, menAt } from './posts.ts'
import { type Conquest, IN_COLUMN, SPAIN } from './state.ts'
import { tables } from './tables.ts'
import { tell } from './words.ts'

/** Where a column on a quest is while it marches. */
const MARCHING = -2

const bitsOf = (quest: number): number => QUESTS[quest].areas.reduce((bits, area) => bits | (1 << AREA[area]), 0)
const questOf = (slot: number): number => slot % QUESTS.length

/** Columns of a country that are under way on its quests, by where they are. */
const columnsAt = (g: Conquest, seat: number, hex: number): number[] =>
  g.questSlot.flatMap((slot, i) => (Math.floor(slot / QUESTS.length) === seat && g.questHex[i] === hex ? [i] : []))

function forget(g: Conquest, gone: (column: number) => boolean): void {
  const stay = g.questSlot.map((_, i) => i).filter(i => !gone(i))
  g.questSlot = stay.map(i => g.questSlot[i])
  g.questHex = stay.map(i => g.questHex[i])
  g.questAreas = stay.map(i => g.questAreas[i])
}

/** A quest is over, met or not: nobody is under way any more. */
export function endQuest(g: Conquest, slot: number): void {
  g.questDue[slot] = 0
  forget(g, i => g.questSlot[i] === slot)
}

/** A column of which no detachment is left is under way no longer. */
export function forgetLostQuests(g: Conquest): void {
  forget(
    g,
    i => g.questHex[i] >= 0 && menAt(g, Math.floor(g.questSlot[i] / QUESTS.length), g.questHex[i], DETACHMENT) === 0,
  )
}

/** A column with the men required sets out on a quest, unless one that is under way already goes with it. */
export function beginQuests(g: Conquest, seat: number): void {
  if (g.columnDets === 0) return
  for (const column of columnsAt(g, seat, g.columnHex)) g.questHex[column] = MARCHING
  const people = g.personAt.flatMap((at, person) => (at === IN_COLUMN ? [person] : []))
  QUESTS.forEach(({ areas }, quest) => {
    const slot = seat * QUESTS.length + quest
    if (g.questDue[slot] === 0 || columnsAt(g, seat, MARCHING).some(i => g.questSlot[i] === slot)) return
    const leaderWanted = areas.some(area => ashoreIn(g, AREA[area]).some(isLeader))
    const spanish = people.some(isFriar) && (!leaderWanted || people.some(isLeader))
    if (g.columnDets < 3 || (seat === SPAIN && !spanish)) return
    g.questSlot.push(slot)
    g.questHex.push(MARCHING)
    g.questAreas.push(bitsOf(quest) & (1 << tables.areaOf[g.columnHex]))
  })
}

/** Columns on a quest have come into a hex: whoever has been in every Area has met it. */
function enter(g: Conquest, world: World, seat: number, columns: readonly number[], hex: number): void {
  const met = new Set<number>()
  for (const column of columns) {
    const slot = g.questSlot[column]
    g.questAreas[column] |= bitsOf(questOf(slot)) & (1 << tables.areaOf[hex])
    if (g.questAreas[column] === bitsOf(questOf(slot))) met.add(slot)
  }
  for (const slot of met) {
    endQuest(g, slot)
    const rule = questOf(slot) === 0 ? '6.41-14' : '6.41-15'
    tell(world, g, rule, 'quest-met', g.nation[seat], questOf(slot))
  }
}

export const passQuests = (g: Conquest, world: World, seat: number): void =>
  enter(g, world, seat, columnsAt(g, seat, MARCHING), g.columnHex)

/** A column on a quest waits where it halts, if a detachment is with it still. */
export function haltQuests(g: Conquest, seat: number): void {
  const columns = columnsAt(g, seat, MARCHING)
  if (g.columnDets === 0) forget(g, i => columns.includes(i))
  else for (const column of columns) g.questHex[column] = g.columnHex
}

/** A column on a quest that is driven off goes on from where it has retreated to, and has been there. */
export function moveQuests(g: Conquest, world: World, seat: number, from: number, to: number): void {
  const columns = columnsAt(g, seat, from)
  for (const column of columns) g.questHex[column] = to
  enter(g, world, seat, columns, to)
}
