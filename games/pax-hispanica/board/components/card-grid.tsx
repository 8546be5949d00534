import type { Say } from '@spanish-main/ui'
import { memo } from 'react'
import type { Pax } from '../../rules/state.ts'
import { cardWords, deckOf } from '../card/facts.ts'
import { MiniCard } from '../card/mini-card.tsx'
import { factsOf, tallyOf } from './certainty.ts'
import { CertaintyBar } from './certainty-mark.tsx'
import { placeWords } from './unseen.tsx'
import './card-grid.css'

interface CardGridProps {
  readonly view: Pax
  readonly atTable: boolean
  readonly cards: readonly number[]
  readonly say: Say
  readonly onRead: (card: number) => void
}

/** Small cards in rows; one that is clicked is read. */
export const CardGrid = memo(function CardGrid({ view, atTable, cards, say, onRead }: CardGridProps) {
  return (
    <ul className="px-card-grid">
      {cards.map(card => {
        const where = atTable ? placeWords(view, card, say) : undefined
        const words = [cardWords(say, view, card), say(`board.deck.${deckOf(card)}`), where]
        return (
          <li key={card}>
            <button
              type="button"
              data-card={card}
              aria-label={words.filter(Boolean).join(', ')}
              onClick={() => onRead(card)}
            >
              <MiniCard view={view} card={card} say={say} width={124} />
            </button>
            {where !== undefined && (
              <span className="px-card-where" aria-hidden="true">
                {where}
              </span>
            )}
            <CertaintyBar tally={tallyOf(factsOf(card).map(({ source }) => source))} say={say} />
          </li>
        )
      })}
    </ul>
  )
})
