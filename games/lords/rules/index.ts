import { defineGame, type Game } from '@spanish-main/kernel'
import { catalogue } from '../catalogue.ts'
import { ENDINGS } from './a-end.ts'
import { options, setup } from './b-setup.ts'
import { invariants } from './invariants.ts'
import { procedures } from './procedures.ts'
import { schema } from './schema.ts'
import { cloneLords, type Lords, STREAM } from './state.ts'
import { LORDS, vocabulary } from './vocabulary.ts'
import { events } from './words.ts'

/** Lords of the Spanish Main for two to eight players. */
export const lords: Game<Lords> = defineGame<Lords>({
  id: 'lords',
  version: 1,
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
})
