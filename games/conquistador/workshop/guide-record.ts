// The position of the guided first turn: node tools/run.mjs games/conquistador/workshop/guide-record.ts
// Three countries before the first plans; the first table at which Spain has settlers enough for a ship is kept.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Conquest, SPAIN } from '../rules/state.ts'
import { conquestAt } from './record-at.ts'

const file = join(import.meta.dirname, '..', 'board', 'guide', 'start.record')

/** Two Colonists fill a carrack. */
const isInstructive = (g: Conquest): boolean => g.turn === 1 && g.europeColonists[SPAIN] === 2

export const guideRecord = (): string => conquestAt('planning', { options: { turns: 21 }, when: isInstructive })

if (import.meta.main) writeFileSync(file, guideRecord())
