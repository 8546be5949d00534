export { deckhand } from './deckhand.ts'
