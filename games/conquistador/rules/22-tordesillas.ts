import { rollDie, type World } from '@spanish-main/kernel'
import { AREA } from '../data/index.ts'
import { expeditionsAt, shipsOf, sinkShip } from './fleet.ts'
import { ashoreIn, killPerson } from './people.ts'
import { COLONIST, DETACHMENT, loseMen, menAt } from './posts.ts'
import { type Conquest, INDEPENDENT, RESTLESS, SETTLED, STREAM, UNDECIDED } from './state.ts'
import { tables } from './tables.ts'
import { tell } from './words.ts'

const REINFORCEMENTS = [0, 1, 1, 1, 2, 3]
const LAST_REINFORCED = 16
export const MOST_EUROPEAN = 10

/** 22.32. Whether a hex belongs to independent Brasil: neither ships nor men enter it or pass through it. */
export const isClosed = (g: Conquest, hex: number): boolean =>
  g.annexation === INDEPENDENT && tables.areaOf[hex] === AREA.brasil

/** T0. The Portuguese Level of Brasil grows through turn 16; afterwards Spain may annex Portugal. */
export function annex(g: Conquest, world: World): void {
  if (g.tordesillas === 0) return
  if (g.turn <= LAST_REINFORCED) reinforce(g, world)
  else if (g.annexation === UNDECIDED || g.annexation === RESTLESS) rollAnnexation(g, world)
}

/** 22.31, R-48. */
function reinforce(g: Conquest, world: World): void {
  const die = rollDie(g, world, STREAM.dice)
  const level = g.european[AREA.brasil]
  if (level > 0) g.european[AREA.brasil] = Math.min(MOST_EUROPEAN, level + REINFORCEMENTS[die - 1])
  tell(world, g, '22.31', 'annexation', die, g.european[AREA.brasil])
}

/** 22.32. */
function rollAnnexation(g: Conquest, world: World): void {
  const die = rollDie(g, world, STREAM.dice)
  if (g.annexation === RESTLESS) {
    if (die >= 5) becomeIndependent(g, world)
  } else if (die === 2) g.annexation = SETTLED
  else if (die >= 3) {
    g.european[AREA.brasil] = 0
    g.annexation = die === 6 ? RESTLESS : SETTLED
  }
  tell(world, g, '22.32', 'annexation', die, g.european[AREA.brasil])
}

function becomeIndependent(g: Conquest, world: World): void {
  g.annexation = INDEPENDENT
  for (const hex of tables.hexesOfArea[AREA.brasil]) {
    for (let seat = 0; seat < g.seats; seat++) {
      for (const kind of [COLONIST, DETACHMENT]) loseMen(g, world, '22.32', seat, hex, kind, menAt(g, seat, hex, kind))
      for (const water of tables.watersOf[hex]) {
        for (const e of expeditionsAt(g, seat, water))
          for (const ship of shipsOf(g, e)) sinkShip(g, world, '22.32', ship)
      }
    }
  }
  for (const person of ashoreIn(g, AREA.brasil)) killPerson(g, world, '22.32', person)
}
