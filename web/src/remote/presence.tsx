import type { SeatShown } from '@spanish-main/session'
import { useText } from '../text.ts'

/** Whether somebody's page is open, by shape and word: it never says what anybody thinks of. */
export function PresenceMark({ seat }: { seat: SeatShown }) {
  const { say, language } = useText()
  const { kind, presence, standIn } = seat
  const state = standIn !== undefined ? 'stand-in' : kind === 'bot' ? 'bot' : presence.state
  const minutes = Math.floor((Date.now() - presence.since) / 60_000)
  const days = Math.floor(minutes / DAY_MINUTES)
  const since = presence.since === 0 ? '' : momentText(presence.since, language, days > 0)
  // For whoever is on the way back, minutes; for others, since when.
  const away = (state === 'away' || state === 'gone') && since !== ''
  const long = days > 0 ? say('presence.days', { days }) : say('presence.since', { since })
  const short = !away ? '' : minutes < 10 ? say('presence.minutes', { minutes: Math.max(1, minutes) }) : long
  const words =
    state === 'gone' && since === ''
      ? say(seat.arrived ? 'presence.out' : 'presence.never')
      : say(`presence.${state}`, { since })
  return (
    <span className="presence" data-state={state} title={words}>
      <i aria-hidden="true" />
      <span className="unseen">{words}</span>
      {short === '' ? undefined : <small aria-hidden="true">{short}</small>}
    </span>
  )
}

const DAY_MINUTES = 24 * 60
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A moment that has passed: its time, and its day where that is another. */
const momentText = (at: number, language: string, withDay: boolean): string =>
  new Date(at).toLocaleString(language, withDay ? { ...TIME, day: 'numeric', month: 'long' } : TIME)
