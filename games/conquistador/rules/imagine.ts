import { UNKNOWN } from '@spanish-main/kernel'
import { keeperOf, ownerOf } from './people.ts'
import { type Conquest, PERSONS, UNITS } from './state.ts'

/** Fills what a seat cannot see with the plainest guess: others keep what all know of them, and nothing stands in their harbours. */
export function imagine(view: Conquest, seat: number): void {
  for (let other = 0; other < view.seats; other++) {
    if (other === seat || (view.booksSeen[other] & seeing(seat)) !== 0) continue
    view.treasury[other] = view.shown[other]
    view.europeColonists[other] = 0
    view.europeDets[other] = 0
    view.paid[other] = 0
  }
  const blank = (seen: readonly number[], fields: readonly (readonly [number[], number])[]): void => {
    seen.forEach((bits, i) => {
      if ((bits & seeing(seat)) === 0) for (const [field, value] of fields) field[i] = value
    })
  }
  blank(view.shipSeen, [
    [view.shipKind, -1],
    [view.shipExp, -1],
    [view.shipColonists, 0],
    [view.shipDets, 0],
    [view.shipFresh, 0],
  ])
  blank(view.expSeen, [
    [view.expAt, -1],
    [view.expFirst, 0],
    [view.expLast, 0],
    [view.expPoints, 0],
    [view.expMarks, 0],
    [view.expPrivateer, 0],
    [view.expColonists, 0],
    [view.expDets, 0],
    [view.expPort, -1],
  ])
  view.personSeen.forEach((bits, person) => {
    if (bits === UNKNOWN) view.personSeen[person] = others(keeperOf(view, person), seat)
    if (view.hireSeen[person] === UNKNOWN) view.hireSeen[person] = others(ownerOf(view, person), seat)
  })
  blank(view.personSeen, [
    [view.personAt, 0],
    [view.personWith, -1],
  ])
  blank(view.hireSeen, [
    [view.hiredBy, -1],
    [view.hiredUntil, 0],
  ])
  const own = (i: number, size: number): boolean => Math.floor(i / size) === seat
  view.expGoal.forEach((_, i) => {
    if (own(i, 12)) return
    view.expGoal[i] = -1
    view.expBounds[i] = Math.max(0, view.expFirst[i] + view.expLast[i])
  })
  view.bought.forEach((_, i) => {
    if (!own(i, 4)) view.bought[i] = 0
  })
  view.struck.forEach((_, i) => {
    if (!own(i, UNITS)) view.struck[i] = 0
  })
  for (let other = 0; other < view.seats; other++) {
    if (other === seat) continue
    view.slip[other] = -1
    view.pen[other] = 0
    view.built[other] = 0
    view.withheld[other] = 0
  }
  if (seat !== 0) view.friarFor.fill(-1)
  for (let friar = PERSONS; friar < view.personAt.length; friar++) {
    if ((view.personSeen[friar] & seeing(seat)) === 0) view.personAt[friar] = -1
  }
}

/** Who sees what a seat does not see: a single other one, if any. */
const others = (other: number, seat: number): number => (other < 0 || other === seat ? 0 : seeing(other))
const seeing = (seat: number): number => (seat < 0 ? 1 << 30 : 1 << seat)
