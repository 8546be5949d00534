import { type Say, Stage } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import { Emblem, Icon } from '../art/icon.tsx'
import { Shield } from '../art/shield.tsx'
import { nationName } from '../names.ts'
import { LIVERIES } from '../strips/liveries.ts'
import { Rule } from './steps.tsx'
import './auction.css'

/** One seat's envelope. An amount is never here before the reveal. */
export interface Bid {
  readonly colour: number
  readonly money: number
  readonly state: 'thinking' | 'sealed' | 'yours' | 'out' | 'open'
  /** What the seat is doing, in words. */
  readonly doing: string
  /** This seat called the auction. */
  readonly caller?: boolean
  /** After the reveal. */
  readonly amount?: number
  readonly winner?: boolean
}

export interface AuctionProps {
  readonly title: string
  readonly subtitle: string
  readonly rule: string
  /** The card that was put up. */
  readonly lot: ReactNode
  readonly bids: readonly Bid[]
  /** Who won, who pays whom, and the way on. */
  readonly result: ReactNode
  readonly say: Say
  readonly onRule: (rule: string) => void
}

/** The reveal of a sealed auction: the lot and an open envelope for each seat. */
export function Auction({ title, subtitle, rule, lot, bids, result, say, onRule }: AuctionProps) {
  return (
    <Stage
      title={title}
      sub={
        <>
          {subtitle} <Rule id={rule} say={say} onRule={onRule} />
        </>
      }
      past
      foot={result}
    >
      <div className="px-auction">
        {lot}
        <Envelopes bids={bids} say={say} />
      </div>
    </Stage>
  )
}

/** An envelope for each seat: who has sealed, who is thinking, what was bid. */
export function Envelopes({ bids, say }: { bids: readonly Bid[]; say: Say }) {
  return (
    <ul className="px-bids">
      {bids.map(bid => (
        <li key={bid.colour} className={`px-bid px-${bid.state}${bid.winner === true ? ' px-winner' : ''}`}>
          <Envelope bid={bid} say={say} />
          <h3>
            <Shield colour={bid.colour} />
            {nationName(say, bid.colour)}
          </h3>
          <p>{bid.caller === true ? say('board.auction.caller') : bid.doing}</p>
          <span className="px-bid-money">
            <Icon name="two-coins" />
            {bid.amount === undefined
              ? say('board.dollars', { count: bid.money })
              : say('stage.bid.had', { count: bid.money })}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Envelope({ bid, say }: { bid: Bid; say: Say }) {
  const { fill, hatch, crest, icon } = LIVERIES[bid.colour]
  if (bid.state === 'open' && bid.amount !== undefined)
    return (
      <svg
        className="px-envelope"
        viewBox="0 0 132 92"
        role="img"
        aria-label={say('board.dollars', { count: bid.amount })}
      >
        <path className="px-envelope-body" d="M3 42L66 2 129 42V88H3z" />
        <rect className="px-letter" x="26" y="12" width="80" height="54" />
        <text x="66" y="50">
          {say('board.dollars', { count: bid.amount })}
        </text>
        <path className="px-envelope-body" d="M3 42L66 72 129 42V88H3z" />
      </svg>
    )
  return (
    <svg className="px-envelope" viewBox="0 0 132 92" aria-hidden="true">
      <rect className="px-envelope-body" x="3" y="10" width="126" height="78" rx="5" />
      <path className="px-envelope-line" d="M5 12L66 58 127 12M5 86L50 48M127 86L82 48" />
      {bid.state === 'sealed' && (
        <g transform="translate(66 56)">
          <use href="#px-seal" fill={fill} stroke="#1B120A" strokeWidth="1.2" />
          <circle r="13.5" fill={hatch} />
          <circle r="10.5" fill={fill} stroke={crest} strokeWidth=".8" />
          <Emblem name={icon} size={16} fill={crest} />
        </g>
      )}
      {bid.state === 'thinking' && (
        <g className="px-dots">
          <circle cx="52" cy="60" r="4" />
          <circle cx="66" cy="60" r="4" />
          <circle cx="80" cy="60" r="4" />
        </g>
      )}
      {bid.state === 'yours' && <Emblem name="quill-ink" x={67} y={55} size={38} fill="#241A10" />}
    </svg>
  )
}
