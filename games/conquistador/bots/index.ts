import { anyMinds } from '@spanish-main/kernel'
import { dealing } from './dealing.ts'
import { deckhand } from './deckhand.ts'
import { judgement } from './judgement.ts'
import { mate } from './mate.ts'

export { dealing, deckhand, judgement, mate }

/** Whoever plays by itself, for the entry. */
export const minds = anyMinds({ bots: { mate, deckhand }, judgement, dealing })
