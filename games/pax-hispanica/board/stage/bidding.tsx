import { Button, type Say } from '@spanish-main/ui'
import { Emblem, Icon } from '../icons/icon.tsx'
import { Rule } from './steps.tsx'
import './bidding.css'

/** The bid of the person at the screen. */
export interface MyBid {
  readonly value: number
  readonly max: number
  readonly onChange: (value: number) => void
  readonly onSeal: (value: number) => void
  /** What everyone should know, each with its rule. */
  readonly notes: readonly { readonly text: string; readonly rule: string }[]
}

const COINS_SHOWN = 10

interface BiddingProps extends MyBid {
  readonly say: Say
  readonly onRule: (rule: string) => void
}

/** Chooses an amount by typing, stepping or clicking a coin; one button seals it. */
export function Bidding({ value, max, onChange, onSeal, notes, say, onRule }: BiddingProps) {
  const set = (amount: number) => onChange(Math.min(Math.max(0, amount), max))
  const coins = Array.from({ length: Math.min(max, COINS_SHOWN) }, (_, i) => i + 1)
  return (
    <form
      className="px-bidding"
      onSubmit={event => {
        event.preventDefault()
        onSeal(value)
      }}
    >
      <div className="px-bidding-amount">
        <label htmlFor="px-bid">{say('board.auction.your-bid')}</label>
        <div className="px-stepper">
          <button type="button" aria-label={say('board.less')} onClick={() => set(value - 1)}>
            <Sign d="M-6 0H6" />
          </button>
          <input
            id="px-bid"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={event => set(Number(event.target.value.replace(/\D/g, '')))}
          />
          <button type="button" aria-label={say('board.more')} onClick={() => set(value + 1)}>
            <Sign d="M-6 0H6M0-6V6" />
          </button>
        </div>
        <div className="px-coins">
          {coins.map(coin => (
            <button
              key={coin}
              type="button"
              tabIndex={-1}
              className={coin <= value ? 'px-on' : ''}
              aria-label={say('board.dollars', { count: coin })}
              onClick={() => set(coin === value ? coin - 1 : coin)}
            >
              <Coin />
            </button>
          ))}
          <span>{say('board.auction.of', { count: max })}</span>
        </div>
      </div>
      <ul>
        {notes.map(({ text, rule }) => (
          <li key={rule}>
            {text} <Rule id={rule} say={say} onRule={onRule} />
          </li>
        ))}
      </ul>
      <div className="px-bidding-buttons">
        <Button type="submit" kind="primary" className="px-big" icon={<Icon name="wax-seal" />}>
          {say('board.auction.seal', { count: value })}
        </Button>
        <Button onClick={() => onSeal(0)}>{say('board.auction.nothing')}</Button>
        <small>{say('board.auction.secret')}</small>
      </div>
    </form>
  )
}

const Sign = ({ d }: { d: string }) => (
  <svg viewBox="-8 -8 16 16" aria-hidden="true">
    <path d={d} />
  </svg>
)

function Coin() {
  return (
    <svg viewBox="-18 -18 36 36" aria-hidden="true">
      <circle r="16" />
      <circle r="12.4" className="px-coin-inner" />
      <Emblem name="queen-crown" size={16} />
    </svg>
  )
}
