import { pledgesOf } from '@spanish-main/kernel'
import { Chip, Icon, SeatStrip, seatPlace } from '@spanish-main/ui'
import { Guard } from '../guard.tsx'
import { useTableContext } from './context.ts'
import './seats.css'

/** The row of seats: the game's own, or plain ones. */
export function Seats() {
  const { kit, props } = useTableContext()
  const { Seats: Own } = kit.board ?? {}
  if (Own === undefined) return <PlainSeats />
  return (
    <Guard instead={<PlainSeats />}>
      <Own {...props} />
    </Guard>
  )
}

function PlainSeats() {
  const { kit, props, look, seatName, sitterName } = useTableContext()
  const { table, say } = props
  const { words } = kit.board ?? {}
  const pledged = (seat: number) => {
    const value = pledgesOf(table.view.deals, undefined, seat).length
    return value === 0 ? [] : [{ label: say('deal.promises'), value, icon: <Icon name="wax-seal" /> }]
  }
  return (
    <section className="seats" aria-label={say('table.seats')}>
      {table.sitters.map(({ kind }, seat) => {
        const turn = (table.waiting & (1 << seat)) !== 0
        const you = seat === table.seat
        return (
          <SeatStrip
            key={seatName(seat)}
            look={look(seat)}
            name={seatName(seat)}
            place={seatPlace(seat)}
            turn={turn}
            doing={turn ? say(you ? 'seat.your-move' : 'seat.thinks', { name: sitterName(seat) }) : sitterName(seat)}
            chip={
              you ? (
                <Chip kind="solid">{say('seat.you')}</Chip>
              ) : kind === 'bot' ? (
                <Chip>{say('seat.bot')}</Chip>
              ) : undefined
            }
            figures={[...(words?.figures?.(table.view, seat, say) ?? []), ...pledged(seat)]}
            tidings={props.tidings.filter(each => each.seat === seat && each.place === undefined)}
          />
        )
      })}
      {words?.rivals?.(table.view, say).map(({ name, look: crest, figures }) => (
        <SeatStrip key={name} look={crest} name={name} turn={false} doing={say('seat.rival')} figures={figures} />
      ))}
    </section>
  )
}
