import { defineGame, type Game, type PackStamp } from '@spanish-main/kernel'
import { packReader, stampOf } from '@spanish-main/kernel/pack'
import { catalogue } from '../catalogue.ts'
import { DEFAULT_PACK, type Pack, validatePack } from '../data/index.ts'
import { optionChoices, setup } from './c-setup.ts'
import { course } from './courses.ts'
import { explain } from './explain.ts'
import { orders } from './f1-orders.ts'
import { negotiation } from './g1-negotiation.ts'
import { ENDINGS, settle } from './g3-victory.ts'
import { settleAlone } from './h7-ends.ts'
import { invariants } from './invariants.ts'
import { procedures } from './procedures.ts'
import { schema } from './schema.ts'
import { clonePax, type Pax, STREAM } from './state.ts'
import { OWN_TABLES, type Tables, tablesOf, use } from './tables.ts'
import { NATION_WORDS, vocabulary } from './vocabulary.ts'
import { events } from './words.ts'

/** Pax Hispanica for two to five players, or for one against the Sun King, with these components. */
function playedWith(tables: Tables, pack?: PackStamp): Game<Pax> {
  return defineGame<Pax>({
    id: 'pax-hispanica',
    version: 4,
    seats: [1, 2, 3, 4, 5],
    options: optionChoices,
    streams: Object.keys(STREAM),
    endings: ENDINGS,
    catalogue,
    vocabulary,
    events,
    procedures,
    schema,
    setup,
    clone: clonePax,
    seatNames: g => g.colour.map(colour => NATION_WORDS[colour]),
    settle: (g, world) => (g.solitaire === 1 ? settleAlone(g, world) : settle(g, world)),
    invariants,
    explain,
    orders,
    course,
    deals: negotiation,
    ownPack: DEFAULT_PACK,
    withPack: packReader(validatePack, paxWith),
    select: () => use(tables),
    ...(pack === undefined ? {} : { pack }),
  })
}

/** The game with the components of a pack that somebody has validated. */
export const paxWith = (pack: Pack): Game<Pax> => playedWith(tablesOf(pack), stampOf(pack))

export const paxHispanica = playedWith(OWN_TABLES)
