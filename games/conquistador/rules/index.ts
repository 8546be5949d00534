import { defineGame, type Game, type PackStamp } from '@spanish-main/kernel'
import { type PackResult, packReader, stampOf } from '@spanish-main/kernel/pack'
import { catalogue } from '../catalogue.ts'
import { COUNTRIES, DEFAULT_PACK, type Pack, validatePack } from '../data/index.ts'
import { treaties } from './6-treaties.ts'
import { ENDINGS } from './20-victory.ts'
import { setup } from './21-setup.ts'
import { course } from './courses.ts'
import { events } from './events.ts'
import { imagine } from './imagine.ts'
import { invariants } from './invariants.ts'
import { cloneConquest } from './new-state.ts'
import { procedures } from './procedures.ts'
import { schema } from './schema.ts'
import { type Conquest, STREAM } from './state.ts'
import { OWN_TABLES, type Tables, tablesOf, use } from './tables.ts'
import { vocabulary } from './vocabulary.ts'

const SWITCH = [false, true]

/** Conquistador! for one to four countries, and the Bankers, with these components. */
const playedWith = (tables: Tables, pack?: PackStamp): Game<Conquest> =>
  defineGame<Conquest>({
    id: 'conquistador',
    version: 11,
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
    // 6.71: what was secret in the turn is told at its end, and by whoever sails. 24.16, 24.17: the Banker says who has not repaid, and who has.
    reveals: ['books-opened', 'crossing-out', 'crossing-home', 'sea-toll', 'in-default', 'debt-paid'],
    deals: treaties,
    course,
    ownPack: DEFAULT_PACK,
    withPack: packReader(readable, conquistadorWith),
    select: () => use(tables),
    ...(pack === undefined ? {} : { pack }),
  })

/** Moves name waters by their numbers, so another coast must part the sea into as many. */
function readable(value: unknown): PackResult<Pack> {
  const result = validatePack(value)
  if (!result.ok || tablesOf(result.pack).waterHex.length === OWN_TABLES.waterHex.length) return result
  return { ok: false, errors: [{ path: 'shores', message: 'as many hexes must have two waters as on the own map' }] }
}

/** The game with the components of a pack that somebody has validated. */
export function conquistadorWith(pack: Pack): Game<Conquest> {
  return playedWith(tablesOf(pack), stampOf(pack))
}

export const conquistador: Game<Conquest> = playedWith(OWN_TABLES)
