import { defineGame, type Game, hashText } from '@spanish-main/kernel'
import { catalogue } from '../catalogue.ts'
import { DEFAULT_PACK, type Pack, sentenceOf, validatePack } from '../data/index.ts'
import { handsOn } from './campaign.ts'
import { cloneTable } from './clone.ts'
import { events } from './events.ts'
import { imagine } from './imagine.ts'
import { invariants } from './invariants.ts'
import { optionChoices, setup } from './mb1-setup.ts'
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
    version: 1,
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
    invariants,
    imagine,
    reveals: ['chose', 'planned', 'discarded'],
    ownPack: DEFAULT_PACK,
    withPack,
    select: () => use(tables),
    ...(pack === undefined ? {} : { pack }),
  })
}

/** Plays with a corrected data pack, or says what is wrong with it. */
function withPack(value: unknown): ReturnType<NonNullable<Game<Maracaibo>['withPack']>> {
  const result = validatePack(value)
  return result.ok ? { game: made(result.pack) } : { errors: result.errors.map(sentenceOf) }
}

const made = (pack: Pack): Game<Maracaibo> =>
  playedWith(tablesOf(pack), { title: pack.title, hash: hashText(JSON.stringify(pack)) })

export const maracaibo: Game<Maracaibo> = playedWith(OWN_TABLES)
