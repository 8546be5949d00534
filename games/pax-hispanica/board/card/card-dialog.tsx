import { Button, type Say } from '@spanish-main/ui'
import { useEffect, useRef } from 'react'
import type { Pax } from '../../rules/state.ts'
import { cardName } from '../names.ts'
import { Card } from './card.tsx'
import './card-dialog.css'

interface CardDialogProps {
  readonly view: Pax
  readonly card: number
  readonly say: Say
  readonly onClose: () => void
}

/** A card held up to be read. */
export function CardDialog({ view, card, say, onClose }: CardDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="px-card-dialog" aria-label={cardName(say, card)} onClose={onClose}>
      <Card view={view} card={card} say={say} />
      <Button onClick={() => dialog.current?.close()}>{say('board.close')}</Button>
    </dialog>
  )
}
