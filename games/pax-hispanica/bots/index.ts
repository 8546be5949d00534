export { dealing } from './dealing.ts'
export { deckhand } from './deckhand.ts'
export { judgement } from './mate.ts'
