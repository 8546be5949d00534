// Positions of Conquistador! for browser tests and pictures.
import { type Moment, recordAt } from '../../../tools/record-at.ts'
import { deckhand } from '../bots/index.ts'
import { type Conquest, conquistador } from '../index.ts'

/** A game of three deckhands, unless something else is said, up to the first time that somebody is asked this. */
export const conquestAt = (decision: string, moment: Partial<Omit<Moment<Conquest>, 'decision'>> = {}): string =>
  recordAt(conquistador, deckhand, { seats: 3, options: { turns: 10 }, ...moment, decision })
