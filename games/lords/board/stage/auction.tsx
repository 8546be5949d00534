import { AmountField, type Amounts, type BoardProps, Button, Crest, Stage } from '@spanish-main/ui'
import { useState } from 'react'
import { nextBill, priceOf } from '../../rules/c2-capitalization.ts'
import { barred, highestBid, leading, means } from '../../rules/c3a-auction.ts'
import type { Lords } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { nationOfSeat, religionOfSeat, seatsByCrown, standingCrown } from '../../rules/units.ts'
import { pending, top } from '../../rules/words.ts'
import { Flag, Icon } from '../art/icon.tsx'
import { LotCard } from '../card/lot-card.tsx'
import { lookOf } from '../chart/facts.ts'
import { lordName } from '../words/names.ts'
import { type Bid, bidsAfterPass } from './passes.ts'
import { Ask, Rule, Steps } from './steps.tsx'
import './auction.css'

type Props = BoardProps<Lords>

const RELIGION_ICONS = ['split-cross', 'white-book', 'hut'] as const

/** C3a. An open ascending auction: the ladder of everybody, who resembles the card, and a test of ties before one bids. */
export function Auction(props: Props) {
  const { table, act, say, name } = props
  const { view, seat } = table
  const { lot } = top(view, 'bid')
  const order = seatsByCrown(view)
  const { order: asked } = pending(view, 'auction')!
  const later = pending(view, 'auctions')?.lots ?? []
  const amounts = bidsOf(props)
  const [bid, setBid] = useState<number | undefined>(amounts?.least)
  const highest = highestBid(view)
  const ahead = leading(view, lot)
  const match = bid === highest && highest > 0
  const bar = barred(view, seat, lot)
  const since = bidsAfterPass(table, seat) ?? []
  return (
    <Stage
      title={say('auction.title', { lot: name('place', lot) })}
      sub={
        later.length > 0 && <Steps steps={[say('auction.lot'), ...later.map(card => name('place', card))]} now={0} />
      }
      rule="C3a.2"
      foot={
        <>
          <Ask view={view} seat={seat} title={say('auction.your-word')}>
            {since.length > 0 ? `${say('auction.after-pass', { bids: inWords(props, since) })} ` : ''}
            {ahead >= 0 ? `${say('auction.leader', { lord: lordName(view, ahead, say), gold: highest })} ` : ''}
            {bar !== undefined
              ? say(`refusal.${bar.rule}/${bar.key}`)
              : amounts === undefined
                ? say('auction.no-bid', { gold: means(view, seat) })
                : say(amounts.least === amounts.greatest ? 'auction.limit' : 'auction.limits', {
                    least: amounts.least,
                    greatest: amounts.greatest,
                  })}{' '}
            <Rule id={bar?.rule ?? 'C3a.2'} {...props} />
          </Ask>
          {amounts !== undefined && bid !== undefined && (
            <Button
              kind="primary"
              shortcut="⏎"
              icon={<Icon name="gavel" />}
              data-first=""
              onClick={() => void act.play(`bid ${bid}`)}
            >
              {say(match ? 'auction.match' : 'auction.bid', { gold: bid })}
            </Button>
          )}
          <Button onClick={() => void act.play('pass')}>{say('move.bid.pass')}</Button>
          <Button onClick={() => void act.play('stay-out')}>{say('move.bid.stay-out')}</Button>
          {table.choices.some(({ move }) => move === 'pledge') && (
            <Button icon={<Icon name="handshake" />} onClick={() => act.choose('pledge')}>
              {say('move.bid.pledge')}
            </Button>
          )}
        </>
      }
    >
      <div className="lo-auction">
        <LotCard card={lot} say={say} />
        <div className="lo-auction-bids">
          <Ladder {...props} lot={lot} order={order} asked={asked} />
          {amounts !== undefined && (
            <div className="lo-own-bid">
              <div>
                <AmountField
                  label={say('auction.your-bid')}
                  amounts={amounts}
                  value={bid}
                  say={say}
                  onChange={setBid}
                />
              </div>
              {bid !== undefined && <Tie {...props} lot={lot} bid={bid} />}
            </div>
          )}
        </div>
      </div>
    </Stage>
  )
}

const inWords = ({ table: { view }, say }: Props, bids: readonly Bid[]): string =>
  bids.map(([lord, gold]) => `${lordName(view, view.character.indexOf(lord), say)} ${gold}`).join(', ')

/** How much may be bid; a single amount comes without a range. */
function bidsOf({ table }: Props): Amounts | undefined {
  const choice = table.choices.find(({ move }) => move === 'bid')
  return choice === undefined ? undefined : (choice.range ?? { least: choice.args[0], greatest: choice.args[0] })
}

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(1, to - from + 1) }, (_, i) => from + i)

const STEPS = 8

function Ladder(props: Props & { lot: number; order: readonly number[]; asked: readonly number[] }) {
  const { table, say, lot, order, asked } = props
  const { view } = table
  const highest = highestBid(view)
  const first = Math.max(1, highest - STEPS + 4)
  const rungs = span(first, first + STEPS - 1)
  const ahead = leading(view, lot)
  return (
    <table className="lo-ladder">
      <thead>
        <tr>
          <th scope="col">{say('auction.who')}</th>
          <th scope="col">{say('auction.like')}</th>
          <th scope="col">
            <span className="lo-rungs">
              {rungs.map(rung => (
                <i key={rung}>{rung}</i>
              ))}
            </span>
          </th>
          <th scope="col">{say('auction.word')}</th>
        </tr>
      </thead>
      <tbody>
        {order.map(seat => {
          const limit = means(view, seat)
          const bar = barred(view, seat, lot)
          const own = view.bids[seat]
          return (
            <tr key={seat} className={`${seat === table.seat ? 'lo-you' : ''}${seat === ahead ? ' lo-leads' : ''}`}>
              <th scope="row">
                <Crest look={lookOf(view, seat)} />
                <span>
                  <b>{lordName(view, seat, say)}</b>
                  <small>
                    <Icon name="queen-crown" /> {standingCrown(view, seat)} <Icon name="two-coins" /> {view.gold[seat]}
                  </small>
                </span>
              </th>
              <td>
                <Likeness view={view} seat={seat} lot={lot} say={say} />
              </td>
              <td>
                <span className="lo-rungs" role="img" aria-label={say('auction.stands-at', { gold: own, limit })}>
                  {rungs.map(rung => (
                    <i
                      key={rung}
                      className={
                        bar !== undefined || rung > limit
                          ? 'lo-over'
                          : rung === own
                            ? 'lo-top'
                            : rung < own
                              ? 'lo-on'
                              : ''
                      }
                    >
                      {rung === own ? rung : ''}
                    </i>
                  ))}
                </span>
              </td>
              <td>
                {bar !== undefined ? (
                  <>
                    {say('auction.barred')} <Rule id="C3a.5" {...props} />
                  </>
                ) : seat === ahead ? (
                  <strong>{say('auction.winning')}</strong>
                ) : seat === table.seat ? (
                  <strong className="lo-turn-now">{say('auction.your-turn')}</strong>
                ) : !asked.includes(seat) ? (
                  say('auction.out')
                ) : limit <= highest ? (
                  say('auction.at-limit')
                ) : bidsAfterPass(table, seat) !== undefined ? (
                  say('auction.passed')
                ) : own > 0 ? (
                  say('auction.bids', { gold: own })
                ) : (
                  say('auction.silent')
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Whether a lord has the religion and the flag of the card. */
function Likeness({ view, seat, lot, say }: { view: Lords; seat: number; lot: number; say: Props['say'] }) {
  const religion = religionOfSeat(view, seat)
  const faith = religion >= 0 && religion === tables.religion[lot]
  const flag = nationOfSeat(view, seat) === tables.nation[lot]
  const mark = (is: boolean) => <em className={is ? 'lo-yes' : 'lo-no'}>{is ? YES : NO}</em>
  return (
    <span
      className="lo-like"
      role="img"
      aria-label={say('auction.likeness', { faith: say(faith ? 'yes' : 'no'), flag: say(flag ? 'yes' : 'no') })}
    >
      {religion < 0 ? DASH : <Icon name={RELIGION_ICONS[religion]} />}
      {mark(faith)}
      <Flag nation={nationOfSeat(view, seat)} />
      {mark(flag)}
    </span>
  )
}

const YES = '✓'
const NO = '✗'
const DASH = '—'

/** C2.1. What is left of the coffers if the bid wins, and what next year asks of them. */
function Afterwards({
  view,
  seat,
  lot,
  bid,
  say,
}: {
  view: Lords
  seat: number
  lot: number
  bid: number
  say: Props['say']
}) {
  const rest = Math.min(view.gold[seat], means(view, seat) - bid)
  const due = nextBill(view, seat) + (tables.shield[lot] > 0 ? priceOf(view, seat) : 0)
  const key = due === 0 ? 'auction.rest' : due > rest ? 'auction.rest-short' : 'auction.rest-due'
  return <p className={due > rest ? 'lo-short' : ''}>{say(key, { gold: rest, due })}</p>
}

/** C3a.3. The chosen amount tested before it is bid: who would lead, and by what. */
function Tie({ lot, bid, ...props }: Props & { lot: number; bid: number }) {
  const { table, say } = props
  const { view, seat } = table
  const bids = view.bids.map((each, i) => (i === seat ? bid : each))
  const tried = { ...view, bids }
  const winner = leading(tried, lot)
  const most = Math.max(...bids)
  const tied = bids.flatMap((each, i) => (each === most ? [i] : []))
  const faithful = tied.filter(
    each => religionOfSeat(view, each) >= 0 && religionOfSeat(view, each) === tables.religion[lot],
  )
  const left = faithful.length > 0 ? faithful : tied
  const kin = left.filter(each => tables.nation[lot] >= 0 && nationOfSeat(view, each) === tables.nation[lot])
  const names = (seats: readonly number[]) => seats.map(each => lordName(view, each, say)).join(', ')
  const decided = tied.length === 1 ? 0 : left.length === 1 ? 1 : kin.length === 1 ? 2 : 3
  const tests = [
    say('auction.test.religion', { lords: names(faithful) || DASH }),
    say('auction.test.nation', { lords: names(kin) || DASH }),
    say('auction.test.crown', { lord: lordName(view, winner, say), crown: standingCrown(view, winner) }),
  ]
  return (
    <div className="lo-tie">
      <h3>
        {say(tied.length === 1 ? 'auction.alone' : winner === seat ? 'auction.tie-yours' : 'auction.tie-theirs', {
          gold: bid,
          lord: lordName(view, winner, say),
        })}{' '}
        <Rule id="C3a.3" {...props} />
      </h3>
      {tied.length > 1 && (
        <ol>
          {tests.map((test, i) => (
            <li key={test} className={decided === i + 1 ? 'lo-decides' : decided < i + 1 ? 'lo-unneeded' : ''}>
              {decided < i + 1 ? say('auction.not-needed') : test}
            </li>
          ))}
        </ol>
      )}
      {winner === seat ? (
        <Afterwards view={view} seat={seat} lot={lot} bid={bid} say={say} />
      ) : (
        <p>{say('auction.losers')}</p>
      )}
    </div>
  )
}
