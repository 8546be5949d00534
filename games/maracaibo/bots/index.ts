import { anyMinds } from '@spanish-main/kernel'
import { deckhand } from './deckhand.ts'
import { judgement } from './judgement.ts'

export { deckhand, judgement }

/** Whoever plays by itself, for the entry. */
export const minds = anyMinds({ bots: { deckhand }, judgement })
