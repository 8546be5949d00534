import type { Say } from '@spanish-main/ui'
import { CardText } from './card-text.tsx'
import './peek.css'

/** What a card says, above the hand, as long as the pointer or the keyboard is on it. */
export function CardPeek({ card, say }: { card: number; say: Say }) {
  return (
    <div className="mb-peek" role="status">
      <CardText card={card} say={say} />
    </div>
  )
}
