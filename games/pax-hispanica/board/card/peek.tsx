import type { Say } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { Card } from './card.tsx'
import './peek.css'

interface CardPeekProps {
  readonly view: Pax
  readonly card: number
  readonly say: Say
  /** On which side of the page there is room. */
  readonly side: 'left' | 'right'
}

/** A card shown large while the pointer rests on its small picture. Touch and keyboard read it in a dialog. */
export function CardPeek({ view, card, say, side }: CardPeekProps) {
  return (
    <div className={`px-peek px-${side}`} aria-hidden="true">
      <Card view={view} card={card} say={say} />
    </div>
  )
}
