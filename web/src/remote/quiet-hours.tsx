import { useState } from 'react'
import { useText } from '../text.ts'
import { type Hours, quietHours, setQuietHours } from './notices.ts'
import { hourText } from './terms.ts'

/** Quiet hours as the service has them: in the own time of the seat. */
export type Quiet = Hours & { readonly zone: string }

const HOURS = Array.from({ length: 24 }, (_, hour) => hour * 60)
const NIGHT: Hours = { from: 22 * 60, to: 8 * 60 }

/** No calls at night: what comes then waits until the morning. They hold for this seat, and for notices of this browser. */
export function QuietHours({
  quiet,
  onChange,
}: {
  quiet: Quiet | undefined
  onChange: (quiet: Quiet | undefined) => Promise<void>
}) {
  const { say } = useText()
  const [hours, setHours] = useState<Hours | undefined>(quiet)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const choose = (next: Hours | undefined) => {
    setHours(next)
    setQuietHours(next)
    void onChange(next === undefined ? undefined : { from: next.from, to: next.to, zone })
  }
  const select = (end: keyof Hours, now: Hours) => (
    <select
      value={now[end]}
      aria-label={say(`calls.quiet.${end}`)}
      onChange={event => choose({ ...now, [end]: Number(event.target.value) })}
    >
      {HOURS.map(minute => (
        <option key={minute} value={minute} disabled={minute === now[end === 'from' ? 'to' : 'from']}>
          {hourText(minute)}
        </option>
      ))}
    </select>
  )
  return (
    <section className="calls-quiet">
      <h3>{say('calls.quiet')}</h3>
      <p>{say('calls.quiet.help')}</p>
      <div className="calls-row">
        <label>
          <input
            type="checkbox"
            checked={hours !== undefined}
            onChange={() => choose(hours === undefined ? (quietHours() ?? NIGHT) : undefined)}
          />{' '}
          {say('calls.quiet.on')}
        </label>
        {hours === undefined ? undefined : (
          <span>
            {select('from', hours)} {say('calls.quiet.until')} {select('to', hours)} <small>{zone}</small>
          </span>
        )}
      </div>
    </section>
  )
}
