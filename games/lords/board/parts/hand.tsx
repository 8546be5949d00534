import type { HandProps } from '@spanish-main/ui'
import { COMMODITIES, NATIONS } from '../../data/index.ts'
import type { Lords } from '../../rules/state.ts'
import { CITIES, COMPONENTS, HAVENS, tables } from '../../rules/tables.ts'
import { isActive } from '../../rules/units.ts'
import { Icon } from '../art/icon.tsx'
import { iconOfGood } from '../art/icon-names.ts'
import { useSprite } from '../sprite.ts'
import { inForce } from '../words/describe.ts'
import './hand.css'

/** In place of a hand: what is in force for everybody, and the three piles. */
export function Hand({ table: { view }, say, name, folded }: HandProps<Lords>) {
  useSprite()
  const cards = inForce(view).filter(card => tables.event[card] !== 'comet')
  return (
    <section className="lo-force" aria-label={say('board.in-force')}>
      <h4>{say('board.in-force')}</h4>
      {!folded && cards.length === 0 && <p className="lo-force-none">{say('force.none')}</p>}
      {!folded &&
        cards.map(card => <EventCard key={card} view={view} card={card} say={say} title={name('place', card)} />)}
      <dl className="lo-piles">
        <Pile icon="mask" label={say('piles.havens')} count={privateDeck(view, 1, CITIES - HAVENS)} />
        <Pile icon="white-tower" label={say('piles.cities')} count={privateDeck(view, 2, COMPONENTS - CITIES)} />
        <Pile icon="gavel" label={say('piles.mercenaries')} count={view.mercenaries.length} />
      </dl>
    </section>
  )
}

/** Locations left in a deck: public, because everybody sees which fleets are privateers. */
const privateDeck = (view: Lords, deck: number, all: number): number =>
  all - view.berth.filter(each => each === deck).length

function Pile({ icon, label, count: cards }: { icon: 'mask' | 'white-tower' | 'gavel'; label: string; count: number }) {
  return (
    <div>
      <dt>
        <Icon name={icon} /> {label}
      </dt>
      <dd>{cards}</dd>
    </div>
  )
}

/** A war or a demand; a war under truce lies upside down. */
function EventCard({
  view,
  card,
  say,
  title,
}: {
  view: Lords
  card: number
  say: HandProps<Lords>['say']
  title: string
}) {
  const demand = tables.event[card] === 'demand'
  const active = isActive(view, card)
  const of = tables.eventOf[card]
  const about = demand
    ? say('force.doubled', { good: say(`commodity.${COMMODITIES[of]}`) })
    : say(active ? 'force.war' : 'force.truce', { nation: of < 0 ? '' : say(`nation.${NATIONS[of]}`) })
  return (
    <article
      className={`lo-event${demand ? ' lo-demand-card' : ''}${active ? '' : ' lo-inverted'}`}
      title={`${title}: ${about}`}
    >
      <span className="lo-event-band">
        <Icon name={demand ? iconOfGood(of) : 'crossed-swords'} />
      </span>
      <b>{title}</b>
      <small>{about}</small>
    </article>
  )
}
