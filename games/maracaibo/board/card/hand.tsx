import type { HandProps } from '@spanish-main/ui'
import { useState } from 'react'
import { priceOf, refuseBuying } from '../../rules/mb5-buy.ts'
import { handLimit, handOf, planningSlots } from '../../rules/players.ts'
import type { Maracaibo } from '../../rules/state.ts'
import { plannedOf } from '../chart/position.ts'
import { sayCard } from '../words/effects.ts'
import { CardFace } from './card.tsx'
import { CardDialog } from './card-dialog.tsx'
import { useOffered } from './hand-offer.ts'
import { CardPeek } from './peek.tsx'
import './hand.css'

type Props = HandProps<Maracaibo>

/** Domains that name a card of the hand. */
const DOMAINS: readonly string[] = ['project', 'start-card', 'source']

/** So many cards lie over each other: their names go down the edge that shows. */
const CROWD = 6

/** Planned cards and the hand. A card that may be taken glows; any other is read. */
export function Hand(props: Props) {
  const { table, say } = props
  const { view, seat } = table
  if (seat < 0) return null
  const planned = plannedOf(view, seat)
  const slots = planningSlots(view, seat) - planned.length
  const hand = handOf(view, seat)
  const crowded = planned.length + hand.length >= CROWD
  return (
    <div className={crowded ? 'mb-hand mb-crowded' : 'mb-hand'}>
      <section aria-label={say('hand.planned')}>
        <h2>{say('hand.planned')}</h2>
        <div className="mb-fan">
          {planned.map(card => (
            <HandCard key={card} {...props} card={card} />
          ))}
          {Array.from({ length: Math.max(0, slots) }, (_, i) => (
            <span key={i} className="mb-slot" aria-hidden="true" />
          ))}
        </div>
      </section>
      <section aria-label={say('hand.own')} className="mb-hand-own">
        <h2>
          {say('hand.own')} <small>{say('hand.limit', { limit: handLimit(view, seat) })}</small>
        </h2>
        <div className="mb-fan">
          {hand.map(card => (
            <HandCard key={card} {...props} card={card} />
          ))}
        </div>
      </section>
    </div>
  )
}

/**
 * Planning is open at any time: a card glows for it only when nothing else is asked, or it was chosen. The three cards
 * of the beginning go together, so the panel alone gathers them.
 */
const isMeant = ({ table, picking }: Props, moves: readonly string[]): boolean =>
  table.decision?.name !== 'choose-discards' &&
  (picking.move !== undefined || table.decision?.name === 'wrap-up' || moves.some(move => move !== 'plan'))

function HandCard({ card, ...props }: Props & { card: number }) {
  const { table, picking, act, say } = props
  const { view, seat } = table
  const [read, setRead] = useState(false)
  const [peek, setPeek] = useState(false)
  const found = picking.targets.find(({ domain, value }) => DOMAINS.includes(domain) && value === card)
  const target = found !== undefined && isMeant(props, found.moves) ? found : undefined
  // What is worked at in a panel is taken there, whichever of the two pictures of a card is clicked.
  const offer = useOffered()
  const lit = offer === undefined ? target !== undefined : offer.lit.includes(card)
  const chosen =
    offer === undefined
      ? picking.picked.some(({ domain, value }) => DOMAINS.includes(domain) && value === card)
      : offer.taken.includes(card)
  const buys = view.round > 0
  const take = () => {
    if (!lit) setRead(true)
    else if (offer !== undefined) offer.take(card)
    else if (target !== undefined) act.pick(target)
  }
  const hover = (on: boolean) => {
    setPeek(on)
    act.focus(on && target !== undefined ? target : undefined)
  }
  const verbs = target?.moves.map(move => say(`move.${table.decision?.name}.${move}`)).join(', ')
  return (
    <>
      <button
        type="button"
        className={`mb-card mb-hand-card${lit ? ' mb-lit' : ''}${chosen ? ' mb-taken' : ''}`}
        aria-pressed={offer === undefined || !lit ? undefined : chosen}
        onClick={take}
        onContextMenu={event => {
          event.preventDefault()
          setRead(true)
        }}
        onMouseEnter={() => hover(true)}
        onMouseLeave={() => hover(false)}
        onFocus={() => hover(true)}
        onBlur={() => hover(false)}
      >
        <span className="unseen">
          {verbs === undefined ? sayCard(say, card) : say('hand.take', { verb: verbs, card: sayCard(say, card) })}
        </span>
        <CardFace
          card={card}
          say={say}
          price={priceOf(view, seat, card, 0)}
          dear={buys && refuseBuying(view, seat, card, 0) !== undefined}
        />
      </button>
      {peek && !read ? <CardPeek card={card} say={say} /> : undefined}
      {read ? <CardDialog card={card} say={say} onClose={() => setRead(false)} /> : undefined}
    </>
  )
}
