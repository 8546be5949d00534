import { Dialog, type Say } from '@spanish-main/ui'
import { cardName } from '../words/names.ts'
import { Card } from './card.tsx'
import { CardText } from './card-text.tsx'
import './peek.css'

/** A card to be read at leisure. */
export function CardDialog({ card, say, onClose }: { card: number; say: Say; onClose: () => void }) {
  return (
    <Dialog title={cardName(say, card)} size="small" onClose={onClose} closeLabel={say('act.understood')} reading>
      <div className="dialog-body mb-card-dialog">
        <Card card={card} say={say} />
        <CardText card={card} say={say} alone />
      </div>
    </Dialog>
  )
}
