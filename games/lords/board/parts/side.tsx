import { type BoardProps, Button, Crest, RuleChip } from '@spanish-main/ui'
import { COMMODITIES } from '../../data/index.ts'
import { scoreOf } from '../../rules/a-end.ts'
import { produce } from '../../rules/c1-black-spot.ts'
import { nextBill, priceOf } from '../../rules/c2-capitalization.ts'
import { owes } from '../../rules/d1-debts.ts'
import { type Lords, SLOTS, TRACK, UNITS } from '../../rules/state.ts'
import { CARD_COUNT, CASA, isFleet, isHeathen, tables } from '../../rules/tables.ts'
import { cargoRoom, holds, isPublic, isUnitOnMap, members, sizeOf } from '../../rules/units.ts'
import { Chest, HoldBox } from '../art/hold.tsx'
import { Flag, Icon } from '../art/icon.tsx'
import { iconOfGood } from '../art/icon-names.ts'
import { isCardByCard, isPirate, knownBerth, loadOf, lookOf, underWay } from '../chart/facts.ts'
import { useSprite } from '../sprite.ts'
import { mordidaOf } from '../words/describe.ts'
import { effectLine, optionsOf } from '../words/effects.ts'
import { lordName } from '../words/names.ts'
import { DealWith } from './deal-with.tsx'
import { useShownCalendar } from './shown-calendar.ts'
import { askedDomains } from './targets.ts'
import './side.css'

type Props = BoardProps<Lords>

/** A lord's calendar: capitalization track, what next year costs, units by size, two mordida slots. */
export function Side(props: Props) {
  useSprite()
  const { table, say } = props
  const { view } = table
  const shown = useShownCalendar()
  const seat = shown !== undefined && shown < view.seats ? shown : Math.max(0, table.seat)
  return (
    <section className="lo-calendar panel" aria-label={say('calendar.title', { lord: lordName(view, seat, say) })}>
      <h2>
        <Crest look={lookOf(view, seat)} />
        <span>{say('calendar.title', { lord: lordName(view, seat, say) })}</span>
        <span className="lo-calendar-figures">
          <i title={say('figure.gold')}>
            <Icon name="two-coins" /> {view.gold[seat]}
          </i>
          <i title={say('figure.tents')}>
            <Chest /> {view.tents[seat]}
          </i>
          <small>{say('calendar.score', { score: scoreOf(view, seat) })}</small>
        </span>
      </h2>
      <Calendar {...props} seat={seat} />
    </section>
  )
}

/** What lies on a calendar, without its heading. */
export function Calendar(props: Props & { seat: number }) {
  const { table, act, say, seat } = props
  return (
    <>
      <Track {...props} seat={seat} />
      <p className={nextBill(table.view, seat) > table.view.gold[seat] ? 'lo-cost lo-dear' : 'lo-cost'}>
        <span>{costLine(props, seat)}</span>
        <RuleChip id="C2.2" label={say('rule.open', { id: 'C2.2' })} onOpen={act.openRule} />
      </p>
      {seat === table.seat && <Debts {...props} />}
      <Columns {...props} seat={seat} />
      <Mordida {...props} seat={seat} />
      <DealWith {...props} seat={seat} />
    </>
  )
}

/** D1.6. What one has promised and now owes: a reminder, and a button that pays it. */
function Debts({ table: { view, seat, anytime }, act, say }: Props) {
  return range(0, view.seats)
    .filter(other => owes(view, seat, other) > 0)
    .map(other => {
      const gold = owes(view, seat, other)
      const payment = anytime.find(({ move, args }) => move === 'pay-back' && args[0] === view.character[other])
      return (
        <p key={other} className="lo-cost lo-debt">
          <span>{say('calendar.owe', { lord: lordName(view, other, say), gold })}</span>
          <Button disabled={payment === undefined} onClick={() => payment && void act.play(payment.text)}>
            {say('calendar.pay-back', { gold })}
          </Button>
        </p>
      )
    })
}

/** One sentence of what next year costs, at the rate in force. */
function costLine({ table: { view }, say }: Props, seat: number): string {
  const price = priceOf(view, seat)
  const cost = nextBill(view, seat)
  const lord = view.character[seat]
  const awaited = view.place[lord] === TRACK + seat && view.due[lord] > view.year
  const now = seat * SLOTS + (view.year % SLOTS)
  const finishing =
    view.fortsDue[now] + view.millsDue[now] > 0 ||
    view.place.some((place, card) => place === TRACK + seat && view.due[card] <= view.year)
  const idle = awaited ? 'calendar.character-due' : finishing ? 'calendar.ready-now' : 'calendar.nothing-due'
  if (cost === 0) return say(price === 0 ? 'calendar.free' : idle, { price })
  return say(cost > view.gold[seat] ? 'calendar.too-dear' : 'calendar.due', {
    items: cost / price,
    cost,
    price,
    gold: view.gold[seat],
  })
}

function Track({ table: { view }, say, name, seat }: Props & { seat: number }) {
  return (
    <ol className="lo-track" aria-label={say('calendar.track')}>
      {Array.from({ length: SLOTS }, (_, slot) => {
        const now = view.year % SLOTS
        const year = view.year + ((slot - now + SLOTS) % SLOTS)
        const cards = range(0, CARD_COUNT).filter(card => view.place[card] === TRACK + seat && view.due[card] === year)
        const forts = view.fortsDue[seat * SLOTS + slot]
        const mills = view.millsDue[seat * SLOTS + slot]
        return (
          <li key={slot} className={slot === now ? 'lo-slot lo-now' : slot < now ? 'lo-slot lo-past' : 'lo-slot'}>
            <b>{slot === now ? view.year : slot}</b>
            <span className="lo-slot-icons" aria-hidden="true">
              {tables.monkeys.includes(slot) && <Icon name="monkey" />}
              {tables.parrots.includes(slot) && <Icon name="parrot-head" />}
            </span>
            {slot === now && <Crest look={lookOf(view, seat)} />}
            {cards.map(card => (
              <span
                key={card}
                className="lo-item"
                title={say('calendar.item', { card: name('place', card), year: String(year) })}
              >
                <Icon name={iconOfCard(card)} />
                <span className="lo-unseen">
                  {say('calendar.item', { card: name('place', card), year: String(year) })}
                </span>
              </span>
            ))}
            {forts > 0 && <Work icon="hill-fort" count={forts} label={say('tent.fort')} />}
            {mills > 0 && <Work icon="windmill" count={mills} label={say('tent.mill')} />}
          </li>
        )
      })}
    </ol>
  )
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)

export const iconOfCard = (card: number) =>
  card >= UNITS || card === CASA
    ? ('queen-crown' as const)
    : isFleet(card)
      ? tables.galleon[card]
        ? ('galleon' as const)
        : ('sailboat' as const)
      : isHeathen(card)
        ? ('hut' as const)
        : iconOfGood(tables.commodity[card])

function Work({ icon, count, label }: { icon: 'hill-fort' | 'windmill'; count: number; label: string }) {
  return (
    <span className="lo-item lo-work" title={label}>
      <Icon name={icon} />
      {count > 1 && count}
      <span className="lo-unseen">{label}</span>
    </span>
  )
}

function Columns(props: Props & { seat: number }) {
  const { table, say, seat } = props
  const apart = (unit: number) => isCardByCard(table.decision?.name, table.view, unit)
  const units = range(0, UNITS).filter(
    unit => unit !== CASA && holds(table.view, seat, unit) && (isUnitOnMap(table.view, unit) || apart(unit)),
  )
  const columnOf = (unit: number) => Math.min(3, apart(unit) ? table.view.size[unit] : sizeOf(table.view, unit))
  return (
    <div className="lo-columns">
      {[1, 2, 3].map(size => {
        const here = units.filter(unit => columnOf(unit) === size)
        return (
          <section key={size}>
            <h3>{say('calendar.size', { size })}</h3>
            {here.map(unit => (
              <Unit key={unit} {...props} unit={unit} />
            ))}
            {here.length === 0 && <p>{say('calendar.none')}</p>}
          </section>
        )
      })}
    </div>
  )
}

/** A unit of a calendar. A click takes it if it may be taken, or says why not. */
function Unit({ table, picking, act, say, name, unit }: Props & { unit: number }) {
  const { view } = table
  const { units } = askedDomains({ picking })
  const target = { domain: units === 'port' ? 'place' : units, value: unit }
  const same = (each: { domain: string; value: number }) => each.domain === target.domain && each.value === unit
  const may = picking.targets.some(same)
  const chosen = picking.picked.some(same)
  const fleet = isFleet(unit)
  const sailing = underWay(view)?.fleet === unit
  const others = fleet ? members(view, unit).flatMap(card => (card === unit ? [] : [name('place', card)])) : []
  const berth = fleet && view.berth[unit] > 0 ? knownBerth(view, unit) : -1
  const about = fleet
    ? say(tables.galleon[unit] ? 'calendar.galleon' : 'calendar.barque', {
        letter: String.fromCharCode(65 + tables.seamanship[unit]),
      })
    : isHeathen(unit)
      ? say('fact.heathen')
      : say(`commodity.${commodityOf(view, unit)}`)
  return (
    <button
      type="button"
      className={`lo-unit${may ? ' lo-may' : ''}${chosen || sailing ? ' lo-chosen' : ''}`}
      onClick={() => act.pick(target)}
      onMouseEnter={() => act.show(target)}
      onMouseLeave={() => act.show(undefined)}
    >
      <b>
        {name('place', unit)} {tables.nation[unit] >= 0 && <Flag nation={tables.nation[unit]} />}
      </b>
      <small>{about}</small>
      {view.leader[unit] === unit && <HoldBox {...loadOf(view, unit)} />}
      <span className="lo-tags">
        {others.length > 0 && <em>{say('calendar.with', { names: others.join(', ') })}</em>}
        {sailing && <em>{say('calendar.at-sea')}</em>}
        {sailing && <em>{say('fact.room', { count: Math.max(0, cargoRoom(view, unit)) })}</em>}
        {fleet && view.berth[unit] > 0 && (
          <em className="lo-dark">
            <Icon name="mask" />
            {berth < 0 ? say('calendar.hidden') : name('place', berth)}
            {berth >= 0 && isPublic(view, berth) ? ` · ${say('calendar.known')}` : ''}
          </em>
        )}
        {view.fort[unit] === 1 && <em>{say('tent.fort')}</em>}
        {view.mill[unit] === 1 && <em>{say('tent.mill')}</em>}
        {isPirate(view, unit) && <em className="lo-dark">{say('fact.pirate')}</em>}
      </span>
    </button>
  )
}

const commodityOf = (view: Lords, unit: number): string => COMMODITIES[produce(view, unit)]

function Mordida(props: Props & { seat: number }) {
  const { table, say, seat } = props
  const cards = mordidaOf(table.view, seat)
  return (
    <div className="lo-mordida">
      {cards.map(card => (
        <MordidaCard key={card} {...props} card={card} />
      ))}
      {range(cards.length, 2).map(slot => (
        <p key={slot}>{say('calendar.free-slot')}</p>
      ))}
    </div>
  )
}

/** A mordida with its crown and what it can do, each with its cost in red dots. */
export function MordidaCard({ table, picking, act, say, name, card }: Props & { card: number }) {
  const target = { domain: 'place', value: card }
  const may = picking.targets.some(({ domain, value }) => domain === 'place' && value === card)
  const chosen = picking.picked.some(({ domain, value }) => domain === 'place' && value === card)
  return (
    <button
      type="button"
      className={`lo-mordida-card${may ? ' lo-may' : ''}${chosen ? ' lo-chosen' : ''}`}
      onClick={() => act.pick(target)}
      disabled={table.decision === undefined}
    >
      <span className="lo-crown">
        <Icon name="queen-crown" />
        {tables.crown[card]}
      </span>
      <span>
        <b>
          {name('place', card)} {tables.nation[card] >= 0 && <Flag nation={tables.nation[card]} />}
        </b>
        {optionsOf(card).map(plot => (
          <span key={plot.name} className="lo-plot" title={effectLine(plot, say)}>
            {say(`skullduggery.${plot.name}`)} <Dots cost={plot.cost} star={plot.star} say={say} />
          </span>
        ))}
      </span>
    </button>
  )
}

const STAR = '★'

/** What a skullduggery costs: red dots, and a star if its card goes with it. */
export function Dots({ cost, star, say }: { cost: number; star: boolean; say: Props['say'] }) {
  return (
    <span
      className="lo-dots"
      role="img"
      aria-label={say(star ? 'dots.star' : 'dots', { cost })}
      title={say(star ? 'dots.star' : 'dots', { cost })}
    >
      {range(0, cost).map(i => (
        <i key={i} />
      ))}
      {star && <b aria-hidden="true">{STAR}</b>}
    </span>
  )
}
