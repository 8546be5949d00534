import { defineGame, type Game } from '@spanish-main/kernel'
import { catalogue } from '../catalogue.ts'
import { COUNTRIES } from '../data/index.ts'
import { ENDINGS } from './20-victory.ts'
import { setup } from './21-setup.ts'
import { events } from './events.ts'
import { imagine } from './imagine.ts'
import { invariants } from './invariants.ts'
import { procedures } from './procedures.ts'
import { schema } from './schema.ts'
import { type Conquest, cloneConquest, STREAM } from './state.ts'
import { vocabulary } from './vocabulary.ts'

const SWITCH = [false, true]

/** Conquistador! for one to four countries, and the Bankers. */
export const conquistador: Game<Conquest> = defineGame<Conquest>({
  id: 'conquistador',
  version: 1,
  seats: [1, 2, 3, 4, 5],
  options: [
    { name: 'turns', least: 1, greatest: 21, usual: 21 },
    { name: 'bankers', values: SWITCH },
    { name: 'tordesillas', values: SWITCH },
    { name: 'personne', values: [true, false] },
    { name: 'printedSigns', values: SWITCH },
    { name: 'homeAreaOnly', values: SWITCH },
    { name: 'privateerInvasion', values: SWITCH },
    { name: 'laterAttrition', values: SWITCH },
  ],
  streams: Object.keys(STREAM),
  endings: ENDINGS,
  catalogue,
  vocabulary,
  events,
  procedures,
  schema,
  setup,
  clone: cloneConquest,
  seatNames: g => g.nation.map(nation => COUNTRIES[nation]),
  invariants,
  imagine,
  // 6.71: what was secret in the turn is told at its end, and by whoever sails.
  reveals: ['books-opened', 'crossing-out', 'crossing-home', 'sea-toll'],
})
