import { type FormEvent, useId, useState } from 'react'
import { type Amounts, isAmong, nearest, stepped } from './amounts.ts'
import { Button } from './button.tsx'
import type { Say } from './contract.ts'
import './amount-chooser.css'

/** As many coins as can still be taken in at a glance. */
const COINS = 12

interface AmountFieldProps {
  readonly label: string
  readonly amounts: Amounts
  /** Undefined while something is typed that is not allowed. */
  readonly value: number | undefined
  readonly say: Say
  readonly onChange: (value: number | undefined) => void
}

/**
 * A number: by typing, by + and −, by arrow keys, or by clicking a coin. What is not allowed is refused at the field and
 * never turned into something else behind the person's back.
 */
export function AmountField({ label, amounts, value, say, onChange }: AmountFieldProps) {
  const { least: low, greatest: high } = amounts
  const [typed, setTyped] = useState(value === undefined ? '' : String(value))
  const id = useId()
  const text = value === undefined ? typed : String(value)
  const choose = (next: number) => {
    setTyped(String(next))
    onChange(next)
  }
  const step = (by: number) => choose(stepped(amounts, value ?? (Number(typed) || 0), by))
  const type = (raw: string) => {
    const clean = raw.replace(/[^\d-]/g, '')
    setTyped(clean)
    onChange(clean !== '' && isAmong(amounts, Number(clean)) ? Number(clean) : undefined)
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
      {low >= 0 && high <= COINS ? <Coins high={high} value={value ?? 0} onPick={choose} /> : undefined}
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
  amounts,
  start,
  confirm,
  say,
  onTake,
}: {
  label: string
  amounts: Amounts
  start?: number
  confirm: (value: number) => string
  say: Say
  onTake: (value: number) => void
}) {
  const [wanted, setWanted] = useState<number | undefined>(nearest(amounts, start ?? amounts.least))
  // What was typed stays typed when others have changed what is allowed, and is called wrong then.
  const value = wanted !== undefined && isAmong(amounts, wanted) ? wanted : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value !== undefined) onTake(value)
  }
  return (
    <form className="amount" onSubmit={submit}>
      <AmountField label={label} amounts={amounts} value={value} say={say} onChange={setWanted} />
      <Button kind="primary" type="submit" shortcut="⏎" disabled={value === undefined}>
        {confirm(value ?? amounts.least)}
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
