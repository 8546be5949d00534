// Positions of Lords of the Spanish Main for browser tests and pictures.
import { type Moment, recordAt } from '../../../tools/record-at.ts'
import { deckhand } from '../bots/index.ts'
import { type Lords, lords } from '../index.ts'

/** A game of four deckhands, unless something else is said, up to the first time that somebody is asked this. */
export const lordsAt = (decision: string, moment: Partial<Omit<Moment<Lords>, 'decision'>> = {}): string =>
  recordAt(lords, deckhand, { seats: 4, options: {}, ...moment, decision })
