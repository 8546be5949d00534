// Positions of Pax Hispanica for browser tests and pictures.
import type { Options } from '@spanish-main/kernel'
import { recordAt as playedTo } from '../../../tools/record-at.ts'
import { deckhand } from '../bots/index.ts'
import { paxHispanica } from '../index.ts'

/** A comet game of four deckhands unless something else is said. */
interface Game {
  readonly year?: number
  readonly seats?: number
  readonly options?: Options
}

/** A game among deckhands up to the first time that somebody is asked this, not before a year; that seat is yours. */
export const recordAt = (
  decision: string,
  { year = 0, seats = 4, options = { length: 'comet-short' } }: Game = {},
): string => playedTo(paxHispanica, deckhand, { decision, seats, options, when: g => g.year >= year })
