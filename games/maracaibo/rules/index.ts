import { defineGame, type Game } from '@spanish-main/kernel'
import { packReader } from '@spanish-main/kernel/pack'
import { catalogue } from '../catalogue.ts'
import { DEFAULT_PACK, validatePack } from '../data/index.ts'
import { handsOn } from './campaign.ts'
import { cloneTable } from './clone.ts'
import { events } from './events.ts'
import { imagine } from './imagine.ts'
import { invariants } from './invariants.ts'
import { optionChoices, setup } from './mb1-setup.ts'
import { distanceTo } from './mb3-sailing.ts'
import { settle } from './mb11-careers.ts'
import { ENDINGS } from './mb11-final.ts'
import { procedures } from './procedures.ts'
import { schema } from './schema.ts'
import { type Maracaibo, STREAM } from './state.ts'
import { OWN_TABLES, type Tables, tablesOf, use } from './tables.ts'
import { SEAT_WORDS, vocabulary } from './vocabulary.ts'

interface PackStamp {
  readonly title: string
  readonly hash: string
}

/** Maracaibo with The Uprising for one to four players, with these components. */
function playedWith(tables: Tables, pack?: PackStamp): Game<Maracaibo> {
  return defineGame<Maracaibo>({
    id: 'maracaibo',
    version: 8,
    seats: [1, 2, 3, 4],
    options: optionChoices,
    streams: Object.keys(STREAM),
    endings: ENDINGS,
    catalogue,
    vocabulary,
    events,
    procedures,
    schema,
    setup,
    clone: cloneTable,
    seatNames: g => SEAT_WORDS.slice(0, g.seats),
    handsOn,
    settle,
    explain: { 'MB-3.1/out-of-reach': distanceTo },
    invariants,
    imagine,
    reveals: ['chose', 'planned', 'discarded'],
    ownPack: DEFAULT_PACK,
    withPack: packReader(validatePack, (made, stamp) => playedWith(tablesOf(made), stamp)),
    select: () => use(tables),
    ...(pack === undefined ? {} : { pack }),
  })
}

export const maracaibo: Game<Maracaibo> = playedWith(OWN_TABLES)
