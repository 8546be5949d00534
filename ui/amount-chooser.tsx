import { type FormEvent, useState } from 'react'
import { Button } from './button.tsx'
import type { Say } from './contract.ts'
import './amount-chooser.css'

/** As many coins as can still be taken in at a glance. */
const COINS = 12

/** The allowed amount that is nearest to what was typed. */
export function nearest(values: readonly number[], wanted: number): number {
  return values.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best), values[0])
}

/**
 * Chooses a number: by typing, by + and −, by arrow keys, or by clicking a coin. Enter confirms. Only the given values
 * can be chosen.
 */
export function AmountChooser({
  label,
  values,
  start,
  confirm,
  say,
  onTake,
}: {
  label: string
  values: readonly number[]
  start?: number
  confirm: (value: number) => string
  say: Say
  onTake: (value: number) => void
}) {
  const sorted = [...values].sort((a, b) => a - b)
  const [text, setText] = useState(String(nearest(sorted, start ?? sorted[0])))
  const value = nearest(sorted, Number.parseInt(text, 10) || 0)
  const at = sorted.indexOf(value)
  const [low, high] = [sorted[0], sorted[sorted.length - 1]]
  const step = (by: number) => setText(String(sorted[Math.min(sorted.length - 1, Math.max(0, at + by))]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onTake(value)
  }
  return (
    <form className="amount" onSubmit={submit}>
      <label className="amount-label">
        {label}
        <span className="stepper">
          <button type="button" tabIndex={-1} aria-label={say('amount.less')} onClick={() => step(-1)}>
            {'−'}
          </button>
          <input
            data-first=""
            inputMode="numeric"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={low}
            aria-valuemax={high}
            autoComplete="off"
            value={text}
            onChange={event => setText(event.target.value.replace(/[^\d-]/g, ''))}
            onFocus={event => event.target.select()}
            onBlur={() => setText(String(value))}
            onKeyDown={event => {
              const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key]
              if (by === undefined) return
              event.preventDefault()
              step(by)
            }}
          />
          <button type="button" tabIndex={-1} aria-label={say('amount.more')} onClick={() => step(1)}>
            {'+'}
          </button>
        </span>
      </label>
      {low >= 0 && high <= COINS ? (
        <Coins high={high} value={value} onPick={n => setText(String(n))} />
      ) : (
        <span className="amount-range">{say('amount.range', { low, high })}</span>
      )}
      <Button kind="primary" type="submit" shortcut="⏎">
        {confirm(value)}
      </Button>
    </form>
  )
}

/** For the pointer alone: the field says the same to everybody else. */
function Coins({ high, value, onPick }: { high: number; value: number; onPick: (n: number) => void }) {
  const coins = Array.from({ length: high }, (_, i) => i + 1)
  return (
    <span className="coins" aria-hidden="true">
      {coins.map(n => (
        <button
          key={n}
          type="button"
          tabIndex={-1}
          className={n <= value ? 'coin coin-on' : 'coin'}
          onClick={() => onPick(n === value ? n - 1 : n)}
        />
      ))}
    </span>
  )
}
