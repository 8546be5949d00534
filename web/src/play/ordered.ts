import type { Event, Game, State } from '@spanish-main/kernel'
import type { Happening, TableView } from '@spanish-main/ui'
import type { GameWords } from '../game-words.ts'

/** What a standing order did for the person at the screen, as a line of the chronicle. Nobody else is told. */
interface OrderLine extends Event {
  readonly decision: string
  readonly move: string
}

const ORDERED = 'ordered'

const isOrdered = (event: Event): event is OrderLine => event.kind === ORDERED && 'decision' in event

/** What happened, with a line before each move that one's own orders made: a fleet let pass is told by nothing else. */
export function withOrders(
  events: readonly Happening[],
  { ordered }: Pick<TableView<State>, 'ordered'>,
  game: Game<State>,
): readonly Happening[] {
  if (ordered.length === 0) return events
  const lines = ordered.map(({ move, decision, text }): Happening => {
    const asked = game.procedures.find(({ name }) => name === decision)
    const rule = asked?.kind === 'decision' ? asked.rule : ''
    const event: OrderLine = { rule, kind: ORDERED, args: [], readers: [], decision, move: text.split(' ')[0] }
    return { move, event }
  })
  return [...lines, ...events].sort((a, b) => a.move - b.move)
}

/** The sentence of such a line; undefined for everything that is told to all. */
export const orderSentence = (event: Event, words: GameWords): string | undefined =>
  isOrdered(event) ? words.say('log.ordered', { answer: words.verb(event.decision, event.move) }) : undefined
