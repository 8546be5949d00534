export { deckhand } from './deckhand.ts'
export { judgement } from './mate.ts'
