import { type BoardProps, Chip, Crest, Dialog, SeatBand, TidingMark } from '@spanish-main/ui'
import { useState } from 'react'
import { scoreOf } from '../../rules/a-end.ts'
import { FLOTA, type Lords } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { flagsOf, hasGalleonHold, isGone, nationOfSeat, ownerOf, seatsByCrown, treasurer } from '../../rules/units.ts'
import { pending } from '../../rules/words.ts'
import { Chest } from '../art/hold.tsx'
import { Flag, Icon } from '../art/icon.tsx'
import { fleets, lookOf } from '../chart/facts.ts'
import { useSprite } from '../sprite.ts'
import { mordidaOf } from '../words/describe.ts'
import { lordName } from '../words/names.ts'
import { crownOf } from '../words/words.tsx'
import { DealWith } from './deal-with.tsx'
import { showCalendar, useShownCalendar } from './shown-calendar.ts'
import { Calendar } from './side.tsx'
import { usePhone } from './use-phone.ts'
import './seats.css'

type Props = BoardProps<Lords>

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

/** The strips in the order in which people act; outside the voyages by falling crown, the order in which they are asked. */
export function Seats(props: Props) {
  useSprite()
  const { table, say } = props
  const { view } = table
  const phone = usePhone()
  const [open, setOpen] = useState<number>()
  const gone = view.gold.flatMap((_, seat) => (isGone(view, seat) ? [seat] : []))
  const order = [
    ...(view.order.length > 0 ? view.order.filter(seat => !isGone(view, seat)) : seatsByCrown(view)),
    ...gone,
  ]
  return (
    <section
      className={`lo-seats${phone ? ' lo-seats-phone' : ''}`}
      aria-label={say('board.seats')}
      data-seats={order.length}
      style={{ gridTemplateColumns: `repeat(${order.length}, minmax(0, 1fr))` }}
    >
      {order.map((seat, at) =>
        phone ? (
          <Small key={seat} {...props} of={seat} onOpen={setOpen} />
        ) : (
          <Strip key={seat} {...props} of={seat} at={at} />
        ),
      )}
      {phone && open !== undefined && <CalendarDialog {...props} seat={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

/** A phone has no room for a calendar beside the chart: it lies over it until it is closed. */
function CalendarDialog(props: Props & { seat: number; onClose: () => void }) {
  const { table, say, deals, seat, onClose } = props
  const { view } = table
  const desk = deals && {
    ...deals,
    write(to: number) {
      onClose()
      deals.write(to)
    },
  }
  return (
    <Dialog
      title={say('calendar.title', { lord: lordName(view, seat, say) })}
      sub={say('calendar.coffers', { gold: view.gold[seat], tents: view.tents[seat], score: scoreOf(view, seat) })}
      onClose={onClose}
      closeLabel={say('act.understood')}
    >
      <div className="lo-calendar-sheet">
        <Calendar {...props} deals={desk} seat={seat} />
      </div>
    </Dialog>
  )
}

/** What a click on a strip does: it picks the lord if one is asked for, else it opens his calendar. */
function useStrip({ table, picking, act }: Props, seat: number) {
  const shown = useShownCalendar()
  const target = { domain: 'lord', value: table.view.character[seat] }
  const wanted = picking.targets.some(({ domain, value }) => domain === target.domain && value === target.value)
  return { wanted, open: shown === seat, click: () => (wanted ? act.pick(target) : showCalendar(seat)) }
}

export function doing({ table, say }: Pick<Props, 'table' | 'say'>, seat: number): string {
  const { view, waiting, seat: own } = table
  // A4. A chair that was free from the beginning, one that joins when the year is over, and one that was left.
  if (isGone(view, seat)) {
    if ((view.arriving & (1 << seat)) !== 0) return say('seat.arriving')
    return say(table.sitters[seat].kind === 'empty' ? 'seat.empty' : 'seat.left')
  }
  if ((waiting & (1 << seat)) !== 0) return say(seat === own ? 'seat.your-move' : 'seat.thinks')
  if ((view.leaving & (1 << seat)) !== 0) return say('seat.leaving')
  if ((view.agreed & (1 << seat)) !== 0) return say('seat.agreed')
  const turn = pending(view, 'turns')?.turn
  if (turn === undefined) return say('seat.waits')
  const at = view.order.indexOf(seat)
  return say(
    at < turn - 1
      ? 'seat.has-sailed'
      : at === turn - 1
        ? 'seat.sails'
        : at === turn
          ? 'seat.sails-next'
          : 'seat.sails-later',
  )
}

function Strip(props: Props & { of: number; at: number }) {
  const { table, say, name, of: seat, at } = props
  const { view, sitters, waiting } = table
  const { wanted, open, click } = useStrip(props, seat)
  const turn = (waiting & (1 << seat)) !== 0
  const called = lordName(view, seat, say)
  const mordida = mordidaOf(view, seat)
  const told = props.tidings.findLast(each => each.seat === seat && each.place === undefined)
  const strip = (
    <button
      type="button"
      className={`lo-seat${turn ? ' lo-turn' : ''}${wanted ? ' lo-wanted' : ''}`}
      aria-pressed={open}
      onClick={click}
      title={say('seat.open', { lord: called })}
    >
      <SeatBand look={lookOf(view, seat)} />
      <span className="lo-seat-arms">
        <Crest look={lookOf(view, seat)} />
        <Flag nation={nationOfSeat(view, seat)} />
      </span>
      <span className="lo-seat-head">
        <b>{called}</b>
        {view.order.length > 0 && <em>{ROMAN[at]}</em>}
        {seat === table.seat ? (
          <Chip kind="solid">{say('seat.you')}</Chip>
        ) : sitters[seat]?.kind === 'bot' ? (
          <Chip>{say('seat.bot')}</Chip>
        ) : null}
      </span>
      <span className={turn ? 'lo-seat-doing lo-turn-now' : 'lo-seat-doing'}>
        {told === undefined ? doing(props, seat) : <TidingMark tiding={told} />}
      </span>
      <span className="lo-seat-figures">
        <Figure label={say('figure.gold')} value={view.gold[seat]} icon={<Icon name="two-coins" />} />
        <Figure label={say('figure.tents')} value={view.tents[seat]} icon={<Chest />} />
        <Figure label={say('figure.crown')} value={crownOf(view, seat)} icon={<Icon name="queen-crown" />} />
      </span>
      <span className="lo-seat-row">
        {fleets(view)
          .filter(unit => ownerOf(view, unit) === seat)
          .map(unit => (
            <span
              key={unit}
              className={view.berth[unit] > 0 ? 'lo-ship lo-hidden' : 'lo-ship'}
              title={name('place', unit)}
            >
              <Icon name={hasGalleonHold(view, unit) ? 'galleon' : 'sailboat'} />
              {String.fromCharCode(65 + tables.seamanship[unit])}
              {view.berth[unit] > 0 && <Icon name="mask" />}
              {(flagsOf(view, unit) & FLOTA) !== 0 && <Chest />}
            </span>
          ))}
        <span className="lo-seat-mordida">
          {mordida.length === 0 ? say('seat.no-mordida') : mordida.map(card => name('place', card)).join(', ')}
        </span>
      </span>
      {seat === treasurer(view) && <span className="lo-unseen">{say('seat.treasure-player')}</span>}
    </button>
  )
  return (
    <div className="lo-seat-place">
      {strip}
      <DealWith {...props} seat={seat} small />
    </div>
  )
}

function Figure({ label, value, icon }: { label: string; value: number; icon: React.ReactNode }) {
  return (
    <span title={label}>
      {icon}
      <span className="lo-unseen">{label}</span>
      {value}
    </span>
  )
}

/** The button is called by the figures it shows, and then by what only the crest tells. */
function Small(props: Props & { of: number; onOpen: (seat: number) => void }) {
  const { table, say, of: seat, onOpen } = props
  const { view, waiting } = table
  const { wanted, click } = useStrip(props, seat)
  const turn = (waiting & (1 << seat)) !== 0
  return (
    <button
      type="button"
      className={`lo-seat-small${turn ? ' lo-turn' : ''}${wanted ? ' lo-wanted' : ''}`}
      aria-haspopup={wanted ? undefined : 'dialog'}
      onClick={wanted ? click : () => onOpen(seat)}
    >
      <Crest look={lookOf(view, seat)} />
      <b>{view.gold[seat]}</b>
      {view.tents[seat] > 0 && <small>{`+${view.tents[seat]}`}</small>}
      <span className="lo-unseen">
        {say('seat.small', { tents: view.tents[seat], lord: lordName(view, seat, say), doing: doing(props, seat) })}
      </span>
    </button>
  )
}
