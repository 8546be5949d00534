import type { Say } from '@spanish-main/ui'
import { Icon } from '../art/icon.tsx'
import { cardName } from '../names.ts'
import './read-button.css'

interface ReadButtonProps {
  readonly card: number
  readonly say: Say
  readonly onRead: (card: number) => void
}

/** A corner of a small card that holds it up to be read, where a click on the card would play it. */
export function ReadButton({ card, say, onRead }: ReadButtonProps) {
  const label = say('board.card.read', { name: cardName(say, card) })
  return (
    <button type="button" className="px-read" title={label} aria-label={label} onClick={() => onRead(card)}>
      <Icon name="open-book" />
    </button>
  )
}
