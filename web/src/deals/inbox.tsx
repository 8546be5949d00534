import type { Offered } from '@spanish-main/session'
import { Button, Crest, Dialog, useRoving } from '@spanish-main/ui'
import { useState } from 'react'
import { useTableContext } from '../play/context.ts'
import { Acts, Picks, useAnswering } from './answering.tsx'
import { Parts } from './beside.tsx'
import { Facts } from './facts.tsx'
import { clockText, Stands } from './stands.tsx'
import { compare, dealSentence, paperName } from './words.ts'

/** Where a paper stands in the list: for whom, or that it is over. */
const SHELVES = ['for-you', 'yours', 'others', 'ended'] as const
type Shelf = (typeof SHELVES)[number]

function shelfOf({ fate, by, to }: Offered, seat: number): Shelf {
  if (fate !== 'open') return 'ended'
  return to === seat ? 'for-you' : by === seat ? 'yours' : 'others'
}

/** The window of offers: all papers that one may read, and the chosen one beside what it answers. */
export function Inbox() {
  const { props, dealing } = useTableContext()
  const { say, table } = props
  const { offers, desk } = dealing!
  const shelves = SHELVES.map(shelf => ({
    shelf,
    papers: offers.filter(each => shelfOf(each, table.seat) === shelf).reverse(),
  }))
  const [chosen, choose] = useState(desk.paper ?? shelves.flatMap(({ papers }) => papers)[0]?.id)
  const paper = offers.find(({ id }) => id === chosen)
  const write = () => desk.write()
  return (
    <Dialog
      title={say('deal.offers')}
      sub={say('deal.offers.sub')}
      closeLabel={say('act.understood')}
      onClose={desk.close}
    >
      <div className="dialog-body deals deal-inbox">
        <nav aria-label={say('deal.papers')}>
          {table.seat < 0 ? undefined : (
            <Button onClick={write}>{say(desk.draft === undefined ? 'deal.new' : 'deal.go-on')}</Button>
          )}
          {shelves.map(({ shelf, papers }) =>
            papers.length === 0 ? undefined : (
              <Shelf key={shelf} title={say(`deal.shelf.${shelf}`)} papers={papers} chosen={chosen} onChoose={choose} />
            ),
          )}
        </nav>
        {paper === undefined ? (
          <p className="deal-none">{say('deal.none-open')}</p>
        ) : (
          <Read key={paper.id} offer={paper} onBack={choose} />
        )}
      </div>
    </Dialog>
  )
}

function Shelf({
  title,
  papers,
  chosen,
  onChoose,
}: {
  title: string
  papers: readonly Offered[]
  chosen: string | undefined
  onChoose: (id: string) => void
}) {
  const context = useTableContext()
  const { props, look, seatName } = context
  const { say, table } = props
  const { ref, onKeyDown } = useRoving()
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul ref={ref as React.Ref<HTMLUListElement>} onKeyDown={onKeyDown}>
        {papers.map(offer => (
          <li key={offer.id}>
            <button
              type="button"
              data-item=""
              aria-current={offer.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(offer.id)}
            >
              <Crest look={look(offer.by === table.seat ? offer.to : offer.by)} />
              <b>
                {offer.by === table.seat
                  ? say('deal.to', { who: seatName(offer.to), id: paperName(offer.id, say) })
                  : say(offer.re === '' ? 'deal.offers-it' : 'deal.counters-it', { who: seatName(offer.by) })}
              </b>
              {offer.at === undefined ? undefined : <time>{clockText(offer.at, context.kit.words.language)}</time>}
              <small>{offer.fate === 'open' ? dealSentence(context, offer) : say(`deal.fate.${offer.fate}`)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One paper, with what it changes, what it comes to, and the answers. */
function Read({ offer, onBack }: { offer: Offered; onBack: (id: string) => void }) {
  const context = useTableContext()
  const { kit, props, dealing, seatName } = context
  const { say } = props
  const answering = useAnswering(offer)
  const before = dealing!.offers.find(each => each.id === offer.re)
  const differ = before === undefined ? 0 : compare(before, offer).filter(({ change }) => change !== 'same').length
  const mineStands = before !== undefined && before.fate === 'open' && before.by === props.table.seat
  return (
    <article className="deal-read" aria-label={say('deal.paper', { id: paperName(offer.id, say) })}>
      <h3>
        {answering.picks === undefined
          ? say('deal.paper', { id: paperName(offer.id, say) })
          : say('deal.which-card', { id: paperName(offer.id, say) })}{' '}
        <small>
          {before === undefined ? (
            <Stands offer={offer} />
          ) : (
            [say('deal.differ', { count: differ }), mineStands ? say('deal.yours-stands') : ''].join(' ')
          )}
        </small>
      </h3>
      {answering.picks === undefined ? <Parts offer={offer} answered={before} /> : undefined}
      {kit.board?.Paper && offer.fate === 'open' && answering.picks === undefined ? (
        <kit.board.Paper {...props} terms={offer} />
      ) : undefined}
      {offer.fate === 'open' && answering.picks === undefined ? (
        <ul className="deal-checks">
          <Facts terms={offer} />
        </ul>
      ) : undefined}
      <Picks offer={offer} answering={answering} />
      <footer>
        <p className="deal-sentence">{dealSentence(context, offer)}</p>
        {answering.asked && answering.claims && answering.picks === undefined ? (
          <p className="deal-none">{say('deal.then-pick', { who: seatName(offer.by) })}</p>
        ) : undefined}
        {mineStands ? <Button onClick={() => onBack(before.id)}>{say('deal.back-to-mine')}</Button> : undefined}
        <Acts offer={offer} answering={answering} staged />
      </footer>
    </article>
  )
}
