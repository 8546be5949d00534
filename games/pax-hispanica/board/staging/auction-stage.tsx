import { type BoardProps, Button, type TableView } from '@spanish-main/ui'
import { useState } from 'react'
import type { Pax } from '../../rules/state.ts'
import { Card } from '../card/card.tsx'
import { cardName, nationName } from '../names.ts'
import { Auction, type Bid } from '../stage/auction.tsx'
import { argsOf, ownColour, type Recent } from './recent.ts'

type Props = BoardProps<Pax>

const BURIED = 1

/** D2a. The person at the screen is asked for a sealed bid. */
export function Bidding(props: Props) {
  const { table, act, say } = props
  const { view, seat } = table
  const [value, setValue] = useState(0)
  const { seat: caller, a: deck, b: kind } = view.stack[view.stack.length - 1]
  const card = kind === BURIED ? -1 : view.display[deck]
  const own = ownColour(table)
  const bids = view.order
    .filter(colour => view.money[colour] > 0 || view.seatOf[colour] === caller)
    .map((colour): Bid => {
      const answered = (view.answered & (1 << view.seatOf[colour])) !== 0
      const state = colour === own ? 'yours' : answered ? 'sealed' : view.money[colour] === 0 ? 'out' : 'thinking'
      return {
        colour,
        money: view.money[colour],
        state,
        doing: say(`stage.bid.${state}`),
        caller: view.seatOf[colour] === caller,
      }
    })
  return (
    <Auction
      title={say('stage.auction')}
      subtitle={say('stage.auction.called', { nation: nationName(say, view.colour[caller]) })}
      rule="D2a-bid"
      lot={card < 0 ? null : <Card view={view} card={card} say={say} />}
      lotNote={card < 0 ? say('stage.auction.buried') : cardName(say, card)}
      bids={bids}
      mine={
        seat < 0
          ? undefined
          : {
              value,
              max: view.money[own],
              onChange: setValue,
              onSeal: dollars => void act.play(`bid ${dollars}`),
              notes: [
                { text: say('stage.auction.pay'), rule: 'D2a-pay' },
                { text: say('stage.auction.tie'), rule: 'D2a-win' },
              ],
            }
      }
      say={say}
      onRule={act.openRule}
    />
  )
}

/** The card that was put up last, −1 if it is buried. */
function lotOf({ events }: TableView<Pax>): number {
  const opened = events.findLast(({ event }) => event.kind === 'auction-opened' || event.kind === 'buried-opened')
  return opened?.event.kind === 'auction-opened' ? opened.event.args[2] : -1
}

/** D2a-win. The envelopes are open. */
export function OpenBids({ table, act, say, recent }: Props & { recent: Recent }) {
  const { view } = table
  const won = argsOf(recent.events, 'auction-won') ?? []
  const buried = argsOf(recent.events, 'buried-won') ?? []
  const winner = won[0] ?? buried[0] ?? -1
  const card = won[1] ?? buried[3] ?? lotOf(table)
  const price = won[2] ?? buried[2] ?? 0
  const bids = recent.events
    .filter(({ event }) => event.kind === 'bid')
    .map(
      ({
        event: {
          args: [colour, amount],
        },
      }): Bid => ({
        colour,
        amount,
        money: view.money[colour],
        state: 'open',
        doing: '',
        winner: colour === winner,
      }),
    )
  return (
    <Auction
      title={say('stage.auction')}
      subtitle={say('stage.auction.open')}
      rule="D2a-win"
      lot={card < 0 ? null : <Card view={view} card={card} say={say} />}
      lotNote={card < 0 ? say('stage.auction.buried') : cardName(say, card)}
      bids={bids}
      result={
        <>
          <p>
            {winner < 0
              ? say('stage.auction.tied')
              : say('stage.auction.won', { nation: nationName(say, winner), price })}
          </p>
          <Button kind="primary" onClick={recent.dismiss}>
            {say('stage.go-on')}
          </Button>
        </>
      }
      say={say}
      onRule={act.openRule}
    />
  )
}
