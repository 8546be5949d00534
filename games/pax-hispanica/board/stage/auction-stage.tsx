import { AmountField, amountsOf, type BoardProps, Button, type TableView, WorkPanel } from '@spanish-main/ui'
import { useState } from 'react'
import type { Pax } from '../../rules/state.ts'
import { top } from '../../rules/words.ts'
import { Icon } from '../art/icon.tsx'
import { Lot } from '../card/lot.tsx'
import { cardName, nationName } from '../names.ts'
import { Auction, type Bid, Envelopes } from './auction.tsx'
import { bidsOf } from './bids.ts'
import { moneyThen } from './money-then.ts'
import { ownColour, type Recent } from './recent.ts'
import { Rule } from './steps.tsx'

type Props = BoardProps<Pax>

const BURIED = 1

/** D2a. The person at the screen is asked for a sealed bid: a work panel beside the chart. */
export function Bidding(props: Props) {
  const { table, act, say } = props
  const { view } = table
  const own = ownColour(table)
  const amounts = table.choices.find(({ move }) => move === 'bid')?.range ?? amountsOf([0])
  const [value, setValue] = useState<number | undefined>(amounts.least)
  const { seat: caller, deck, row } = top(view, 'bids')
  const card = row === BURIED ? -1 : view.display[deck]
  const what = card < 0 ? say('stage.auction.unseen') : cardName(say, card)
  const nation = nationName(say, view.colour[caller])
  const mine = view.colour[caller] === own
  const bids = bidsOf(table, caller).map(bid => ({ ...bid, doing: say(`stage.bid.${bid.state}`) }))
  const seal = (dollars: number) => void act.play(`bid ${dollars}`)
  return (
    <WorkPanel
      title={mine ? say('stage.auction.mine', { what }) : say('stage.auction.theirs', { nation, what })}
      sub={say('stage.auction.together')}
      note={value === undefined ? undefined : say('stage.auction.written', { count: value })}
      foot={
        <Button
          type="submit"
          form="px-bid"
          kind="primary"
          shortcut="⏎"
          disabled={value === undefined}
          icon={<Icon name="wax-seal" />}
        >
          {say('board.auction.seal', { count: value ?? 0 })}
        </Button>
      }
    >
      <form
        id="px-bid"
        onSubmit={event => {
          event.preventDefault()
          if (value !== undefined) seal(value)
        }}
      >
        {card < 0 ? <p>{say('stage.auction.buried')}</p> : <Lot view={view} card={card} say={say} />}
        <AmountField
          label={say('board.auction.your-bid')}
          amounts={amounts}
          value={value}
          say={say}
          onChange={setValue}
        />
        <p className="amount-range">
          {say('stage.auction.left', { money: view.money[own], left: view.money[own] - (value ?? 0) })}
        </p>
        <Envelopes bids={bids} say={say} />
        <Outcomes mine={mine} nation={nation} what={what} value={value ?? 0} say={say} onRule={act.openRule} />
      </form>
    </WorkPanel>
  )
}

interface OutcomesProps {
  readonly mine: boolean
  readonly nation: string
  readonly what: string
  readonly value: number
  readonly say: Props['say']
  readonly onRule: (rule: string) => void
}

/** D2a-win, D2a-pay. What a bid leads to, before it is sealed. */
function Outcomes({ mine, nation, what, value, say, onRule }: OutcomesProps) {
  const pays = mine
    ? say('stage.auction.pays-pool', { count: value })
    : say('stage.auction.pays', { count: value, nation })
  return (
    <table className="px-outcomes">
      <thead>
        <tr>
          <th scope="col">{say('stage.auction.if')}</th>
          <th scope="col">{say('stage.auction.get')}</th>
          <th scope="col">{say('stage.auction.pay-head')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say('stage.auction.highest')}</th>
          <td>{what}</td>
          <td>
            {pays} <Rule id="D2a-pay" say={say} onRule={onRule} />
          </td>
        </tr>
        <tr>
          <th scope="row">{say('stage.auction.level')}</th>
          <td colSpan={2}>
            {mine ? say('stage.auction.level-mine') : say('stage.auction.level-theirs', { nation })}{' '}
            <Rule id="D2a-win" say={say} onRule={onRule} />
          </td>
        </tr>
        <tr>
          <th scope="row">{say('stage.auction.lower')}</th>
          <td>{say(mine ? 'stage.auction.winners-bid' : 'stage.auction.none')}</td>
          <td>{say('stage.auction.none')}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** The auction whose envelopes were opened then: who called it for which card, −1 if that is buried. */
function calledThen({ events }: TableView<Pax>, then: number): { readonly caller: number; readonly lot: number } {
  const opened = events.findLast(({ move, event }) => move <= then && /^(auction|buried)-opened$/.test(event.kind))
  const [caller = -1, , lot = -1] = opened?.event.args ?? []
  return { caller, lot: opened?.event.kind === 'auction-opened' ? lot : -1 }
}

interface Decided {
  /** −1 while the caller still chooses. */
  readonly winner: number
  readonly price: number
  readonly card: number
}

/** D2a-win. How it was decided: at once, or by the caller's choice among equal bids, which may have been made since. */
function decidedSince({ events }: TableView<Pax>, then: number, lot: number): Decided {
  const won = events.find(({ move, event }) => move >= then && /^(auction|buried)-won$/.test(event.kind))?.event
  if (won === undefined) return { winner: -1, price: 0, card: lot }
  const [winner, , price, hidden = -1] = won.args
  return { winner, price, card: won.kind === 'buried-won' ? hidden : lot }
}

/** D2a-win. The envelopes are open. */
export function OpenBids({ table, act, say, recent }: Props & { recent: Recent }) {
  const { view } = table
  const { move } = recent.events[0]
  const { caller, lot } = calledThen(table, move)
  const { winner, price, card } = decidedSince(table, move, lot)
  const money = moneyThen(view, table.events, move)
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
        money: money[colour],
        state: 'open',
        doing: '',
        caller: colour === caller,
        winner: colour === winner,
      }),
    )
  return (
    <Auction
      title={say('stage.auction')}
      subtitle={say('stage.auction.open')}
      rule="D2a-win"
      lot={card < 0 ? <p>{say('stage.auction.buried')}</p> : <Lot view={view} card={card} say={say} />}
      bids={bids}
      result={
        <>
          <p>
            {winner < 0
              ? say('stage.auction.tied')
              : say('stage.auction.won', { nation: nationName(say, winner), price })}{' '}
            {winner < 0 || bids.filter(({ amount }) => amount === price).length < 2
              ? undefined
              : say(winner === caller ? 'stage.auction.tie' : 'stage.auction.tie-chosen', {
                  caller: nationName(say, caller),
                  price,
                })}{' '}
            {winner < 0 || price === 0
              ? undefined
              : winner === caller
                ? say('stage.auction.paid-pool', { nation: nationName(say, winner), price })
                : say('stage.auction.paid', {
                    nation: nationName(say, winner),
                    caller: nationName(say, caller),
                    price,
                  })}
          </p>
          <Button kind="primary" shortcut="⏎" data-first="" onClick={recent.dismiss}>
            {say('stage.go-on')}
          </Button>
        </>
      }
      say={say}
      onRule={act.openRule}
    />
  )
}
