import { anyMinds } from '@spanish-main/kernel'
import { dealing } from './dealing.ts'
import { deckhand } from './deckhand.ts'
import { judgement } from './mate.ts'

export { dealing, deckhand, judgement }

/** Whoever plays by itself, for the entry. */
export const minds = anyMinds({ bots: { deckhand }, judgement, dealing })
