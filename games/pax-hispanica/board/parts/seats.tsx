import type { BoardProps } from '@spanish-main/ui'
import { useState } from 'react'
import { everybody } from '../../rules/players.ts'
import type { Pax } from '../../rules/state.ts'
import { CardDialog } from '../card/card-dialog.tsx'
import { useSprite } from '../sprite.ts'
import { Playmat } from '../strips/playmat.tsx'
import { SeatRow } from '../strips/seat-row.tsx'
import { SeatStrip } from '../strips/seat-strip.tsx'
import { marksIn } from './targets.ts'
import { usePhone } from './use-phone.ts'

/** The row of seats. A seat that may be taken is taken by a click; any other opens its playmat. */
export function Seats(props: BoardProps<Pax>) {
  useSprite()
  const { table, act, say, tidings, deals } = props
  const { view, waiting, sitters, seat } = table
  const phone = usePhone()
  const [open, setOpen] = useState<number>()
  const [card, setCard] = useState<number>()
  const marks = marksIn(props, 'colour', label => label)
  const turn = (colour: number) => view.seatOf[colour] >= 0 && (waiting & (1 << view.seatOf[colour])) !== 0
  const choose = (colour: number) =>
    marks.has(colour) ? act.pick({ domain: 'colour', value: colour }) : setOpen(colour)
  /** G1. Where people deal, a paper for whoever sits there begins from the strip. */
  const dealWith = (colour: number) => {
    const to = view.seatOf[colour]
    return deals === undefined || seat < 0 || to < 0 || to === seat ? undefined : () => deals.write(to)
  }
  return (
    <>
      {phone ? (
        <SeatRow view={view} say={say} turn={turn} marks={marks} onOpen={choose} />
      ) : (
        <section className="px-seats" aria-label={say('board.seats')}>
          {everybody(view).map(colour => (
            <SeatStrip
              key={colour}
              view={view}
              colour={colour}
              say={say}
              sitter={sitters[view.seatOf[colour]]}
              turn={turn(colour)}
              you={view.seatOf[colour] >= 0 && view.seatOf[colour] === seat}
              mark={marks.get(colour)}
              tidings={tidings.filter(each => each.seat === view.seatOf[colour] && each.place === undefined)}
              onOpen={choose}
              onDeal={dealWith(colour)}
            />
          ))}
        </section>
      )}
      {open !== undefined && (
        <Playmat
          view={view}
          colour={open}
          say={say}
          sitter={sitters[view.seatOf[open]]}
          onClose={() => setOpen(undefined)}
          onCard={setCard}
          onDeal={dealWith(open)}
        />
      )}
      {card !== undefined && <CardDialog view={view} card={card} say={say} onClose={() => setCard(undefined)} />}
    </>
  )
}
