import { rulebook } from '@spanish-main/kernel'
import { catalogue } from '../catalogue.ts'
import { events } from './events.ts'
import { frames } from './frames.ts'
import type { Maracaibo } from './state.ts'
import { vocabulary } from './vocabulary.ts'

/** The words that the rules of Maracaibo are written in, bound to its catalogue. */
export const { by, no, step, repeat, move, sequence, decision, tell, call, everyPending, pending, top, leave } =
  rulebook<Maracaibo>()(catalogue, vocabulary, events, frames)
