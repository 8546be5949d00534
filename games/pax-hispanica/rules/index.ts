import { defineGame, type Game } from '@spanish-main/kernel'
import { catalogue } from '../catalogue.ts'
import { optionChoices, setup } from './c-setup.ts'
import { explain } from './explain.ts'
import { orders } from './f1-orders.ts'
import { ENDINGS, settle } from './g3-victory.ts'
import { settleAlone } from './h7-ends.ts'
import { invariants } from './invariants.ts'
import { procedures } from './procedures.ts'
import { schema } from './schema.ts'
import { clonePax, type Pax, STREAM } from './state.ts'
import { NATION_WORDS, vocabulary } from './vocabulary.ts'
import { events } from './words.ts'

/** Pax Hispanica for two to five players, or for one against the Sun King. */
export const paxHispanica: Game<Pax> = defineGame<Pax>({
  id: 'pax-hispanica',
  version: 2,
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
})
