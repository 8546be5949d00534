import { rulebook } from '@spanish-main/kernel'
import { catalogue } from '../catalogue.ts'
import { events } from './events.ts'
import { frames } from './frames.ts'
import type { Conquest } from './state.ts'
import { vocabulary } from './vocabulary.ts'

/** The words that the rules of Conquistador! are written in, bound to its catalogue, vocabulary, events and frames. */
export const { call, pending, top, leave, no, step, repeat, move, sequence, decision, tell, by, goods, promise } =
  rulebook<Conquest>()(catalogue, vocabulary, events, frames)
