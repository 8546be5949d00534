import { rollDie, type World } from '@spanish-main/kernel'
import { demandFriar, demandMen, UPRISING } from './losses.ts'
import { ashoreIn, friarsIn, isLeader, isSomebodyAshore, killPerson } from './people.ts'
import { COLONIST, DETACHMENT, hasMenIn, loseMen, menIn, settlements } from './posts.ts'
import { AREA_COUNT, type Conquest, PERSONS, SPAIN, STREAM } from './state.ts'
import { tables } from './tables.ts'
import { call, repeat, sequence, step, tell } from './words.ts'

/** 17.37. The column of the table: 0 to 5, 6-7, 8 and more. */
const columnOf = (dets: number): number => (dets <= 5 ? dets : dets <= 7 ? 6 : 7)

/** 17.32. Spain may take the mildest of several Missionaries. */
export function uprisingLevel(g: Conquest, seat: number, area: number): number {
  const ratings = seat === SPAIN ? friarsIn(g, area).map(friar => g.friarRating[friar - PERSONS]) : []
  const rating = ratings.length === 0 ? 0 : Math.min(...ratings)
  return g.native[area] + menIn(g, seat, area, COLONIST) + rating - menIn(g, seat, area, DETACHMENT)
}

const isThere = (g: Conquest, seat: number, area: number): boolean =>
  hasMenIn(g, seat, area) || (seat === SPAIN && isSomebodyAshore(g, area))

/** C4. Every Area where the country has land units is checked. */
export const uprisings = sequence('uprisings', [
  repeat('17.3', (g, frame, world) => {
    if (g.noUprisings === 1) return false
    while (frame.area < AREA_COUNT) {
      const area = frame.area++
      if (g.native[area] === 0 || !isThere(g, frame.seat, area)) continue
      const level = uprisingLevel(g, frame.seat, area)
      if (level <= 1) continue
      const die = rollDie(g, world, STREAM.dice)
      tell(world, g, '17.32', 'uprising-check', g.nation[frame.seat], area, level, die)
      if (level <= die) continue
      call(g, 'uprising', frame.seat, area)
      return true
    }
    return false
  }),
])

/** 17.35. */
function suffer(g: Conquest, seat: number, area: number, world: World): void {
  const die = rollDie(g, world, STREAM.dice)
  const result = tables.nativeUprising[die - 1][columnOf(menIn(g, seat, area, DETACHMENT))]
  tell(world, g, '17.34', 'uprising', g.nation[seat], area, die)
  if (result.missionary && seat === SPAIN) demandFriar(g, world, '17.35', area)
  if (!result.all) {
    demandMen(g, world, seat, UPRISING, area, result.units)
    return
  }
  for (const hex of tables.hexesOfArea[area]) {
    for (const kind of [COLONIST, DETACHMENT]) loseMen(g, world, '17.35', seat, hex, kind, menAtHex(g, seat, hex, kind))
  }
  if (seat === SPAIN)
    for (const person of ashoreIn(g, area)) if (isLeader(person)) killPerson(g, world, '17.35', person)
}

function menAtHex(g: Conquest, seat: number, hex: number, kind: number): number {
  const post = g.postHex.findIndex((at, i) => at === hex && g.postSeat[i] === seat)
  return post < 0 ? 0 : (kind === COLONIST ? g.colonists : g.dets)[post]
}

export const uprising = sequence('uprising', [
  step('17.35', (g, frame, world) => suffer(g, frame.seat, frame.area, world)),
])

/** 6.41-8, R-03. One uprising for each Area with natives and own settlements, without a check. */
export const harshRule = sequence('harsh-rule', [
  repeat('6.41-8', (g, frame) => {
    if (g.noUprisings === 1) return false
    while (frame.area < AREA_COUNT) {
      const area = frame.area++
      if (g.native[area] === 0 || settlements(g, frame.seat, area).length === 0) continue
      call(g, 'uprising', frame.seat, area)
      return true
    }
    return false
  }),
])
