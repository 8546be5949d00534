import { type NamedFrame, rulebook } from '@spanish-main/kernel'
import { catalogue } from '../catalogue.ts'
import { auctionEvents } from './events/auction.ts'
import { coreEvents } from './events/core.ts'
import { goodsEvents } from './events/goods.ts'
import { playEvents } from './events/play.ts'
import { sailEvents } from './events/sail.ts'
import { seaEvents } from './events/sea.ts'
import { solitaireEvents } from './events/solitaire.ts'
import { frames } from './frames.ts'
import type { Pax } from './state.ts'
import { vocabulary } from './vocabulary.ts'

export const events = {
  ...coreEvents,
  ...goodsEvents,
  ...auctionEvents,
  ...playEvents,
  ...sailEvents,
  ...seaEvents,
  ...solitaireEvents,
} as const

/** A frame of the named procedure, as the rules see it. */
export type FrameOf<P extends keyof typeof frames> = NamedFrame<typeof frames, P>

/** The words that the rules of Pax Hispanica are written in, bound to its catalogue. */
export const { no, by, step, repeat, move, sequence, decision, goods, promise, tell, call, top, pending, leave } =
  rulebook<Pax>()(catalogue, vocabulary, events, frames)
