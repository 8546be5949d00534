import { type FormEvent, useId, useState } from 'react'
import { Button } from './button.tsx'
import type { Say } from './contract.ts'
import './amount-chooser.css'

/** As many coins as can still be taken in at a glance. */
const COINS = 12

/** The allowed amount that is nearest to what was typed. */
export function nearest(values: readonly number[], wanted: number): number {
  return values.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best), values[0])
}

interface AmountFieldProps {
  readonly label: string
  readonly values: readonly number[]
  /** Undefined while something is typed that is not allowed. */
  readonly value: number | undefined
  readonly say: Say
  readonly onChange: (value: number | undefined) => void
}

/**
 * A number: by typing, by + and −, by arrow keys, or by clicking a coin. What is not allowed is refused at the field and
 * never turned into something else behind the person's back.
 */
export function AmountField({ label, values, value, say, onChange }: AmountFieldProps) {
  const sorted = [...values].sort((a, b) => a - b)
  const [typed, setTyped] = useState<string>()
  const id = useId()
  const text = value === undefined ? (typed ?? '') : String(value)
  const [low, high] = [sorted[0], sorted[sorted.length - 1]]
  const at = value === undefined ? sorted.indexOf(nearest(sorted, Number(typed) || 0)) : sorted.indexOf(value)
  const step = (by: number) => onChange(sorted[Math.min(sorted.length - 1, Math.max(0, at + by))])
  const type = (raw: string) => {
    const clean = raw.replace(/[^\d-]/g, '')
    setTyped(clean)
    onChange(clean !== '' && sorted.includes(Number(clean)) ? Number(clean) : undefined)
  }
  const wrong = value === undefined && text !== ''
  return (
    <div className="amount-field">
      <div className="amount-label">
        <label htmlFor={id}>{label}</label>
        <span className="stepper">
          <button type="button" tabIndex={-1} aria-label={say('amount.less')} onClick={() => step(-1)}>
            {'−'}
          </button>
          <input
            id={id}
            data-first=""
            inputMode="numeric"
            role="spinbutton"
            aria-valuenow={value ?? low}
            aria-valuemin={low}
            aria-valuemax={high}
            aria-invalid={wrong}
            autoComplete="off"
            value={text}
            onChange={event => type(event.target.value)}
            onFocus={event => event.target.select()}
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
      </div>
      {low >= 0 && high <= COINS ? <Coins high={high} value={value ?? 0} onPick={onChange} /> : undefined}
      {wrong ? (
        <span className="amount-wrong" role="alert">
          {say('amount.out', { low, high })}
        </span>
      ) : low >= 0 && high <= COINS ? undefined : (
        <span className="amount-range">{say('amount.range', { low, high })}</span>
      )}
    </div>
  )
}

/** The one widget for every amount: a field and the button that takes it. */
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
  const least = Math.min(...values)
  const [value, setValue] = useState<number | undefined>(nearest(values, start ?? least))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value !== undefined) onTake(value)
  }
  return (
    <form className="amount" onSubmit={submit}>
      <AmountField label={label} values={values} value={value} say={say} onChange={setValue} />
      <Button kind="primary" type="submit" shortcut="⏎" disabled={value === undefined}>
        {confirm(value ?? least)}
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
