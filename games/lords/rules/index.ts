import { defineGame, type Game, type PackStamp } from '@spanish-main/kernel'
import { packReader } from '@spanish-main/kernel/pack'
import { catalogue } from '../catalogue.ts'
import { DEFAULT_PACK, validatePack } from '../data/index.ts'
import { ENDINGS } from './a-end.ts'
import { sitDown } from './a4-arrival.ts'
import { agree, depart, goOn } from './a5-leaving.ts'
import { options, setup } from './b-setup.ts'
import { look } from './c4a-basing.ts'
import { orders } from './c4b-orders.ts'
import { deals } from './d1-deals.ts'
import { payBack } from './d1-debts.ts'
import { invariants } from './invariants.ts'
import { procedures } from './procedures.ts'
import { schema } from './schema.ts'
import { cloneLords, type Lords, STREAM } from './state.ts'
import { OWN_TABLES, type Tables, tablesOf, use } from './tables.ts'
import { LORDS, vocabulary } from './vocabulary.ts'
import { events } from './words.ts'

/** Lords of the Spanish Main for two to eight players, with these components. */
function playedWith(tables: Tables, pack?: PackStamp): Game<Lords> {
  return defineGame<Lords>({
    id: 'lords',
    version: 6,
    seats: [2, 3, 4, 5, 6, 7, 8],
    options,
    streams: Object.keys(STREAM),
    endings: ENDINGS,
    catalogue,
    vocabulary,
    events,
    procedures,
    schema,
    setup,
    clone: cloneLords,
    seatNames: g => g.character.map(card => LORDS[card]),
    invariants,
    chairs: 'late',
    chair: sitDown,
    deals,
    orders,
    always: { agree, 'go-on': goOn, depart, look, 'pay-back': payBack },
    ownPack: DEFAULT_PACK,
    withPack: packReader(validatePack, (made, stamp) => playedWith(tablesOf(made), stamp)),
    select: () => use(tables),
    ...(pack === undefined ? {} : { pack }),
  })
}

export const lords = playedWith(OWN_TABLES)
