import type { Offered } from '@spanish-main/session'
import { Button } from '@spanish-main/ui'
import { useTableContext } from '../play/context.ts'
import { Acts, Picks, useAnswering } from './answering.tsx'
import { Parts } from './beside.tsx'
import { Stands } from './stands.tsx'
import { dealSentence, paperName } from './words.ts'

/** A paper that lies on the table, with what the seat may say to it. */
export function Paper({ offer }: { offer: Offered }) {
  const context = useTableContext()
  const { props, seatName, dealing } = context
  const { say } = props
  const answering = useAnswering(offer)
  const { mine, wrong } = answering
  const answered = dealing!.offers.find(each => each.id === offer.re)
  const open = offer.fate === 'open'
  return (
    <article
      className="deal-paper"
      aria-label={dealSentence(context, offer)}
      // What its sender can no longer keep is grey at once.
      data-void={open && wrong.length > 0 ? '' : undefined}
    >
      <h4>
        {say(mine ? 'deal.to' : 'deal.from', {
          who: seatName(mine ? offer.to : offer.by),
          id: paperName(offer.id, say),
        })}
        <small>
          <Stands offer={offer} />
        </small>
      </h4>
      <Parts offer={offer} answered={answered} />
      <Picks offer={offer} answering={answering} />
      {open ? <Acts offer={offer} answering={answering} /> : undefined}
      {answered === undefined ? undefined : (
        <Button kind="quiet" onClick={() => dealing!.desk.read(offer.id)}>
          {say('deal.side-by-side')}
        </Button>
      )}
    </article>
  )
}
