import type { SeatShown } from '@spanish-main/session'
import { useText } from '../text.ts'

/** Whether somebody's page is open, by shape and word: it never says what anybody thinks of. */
export function PresenceMark({ seat }: { seat: SeatShown }) {
  const { say, language } = useText()
  const { kind, presence, standIn } = seat
  const state = standIn !== undefined ? 'stand-in' : kind === 'bot' ? 'bot' : presence.state
  const since = presence.since === 0 ? '' : new Date(presence.since).toLocaleTimeString(language, TIME)
  // For whoever is on the way back, minutes; for others, since when.
  const minutes = Math.floor((Date.now() - presence.since) / 60_000)
  const away = (state === 'away' || state === 'gone') && since !== ''
  const short = !away ? '' : minutes < 10 ? say('presence.minutes', { minutes: Math.max(1, minutes) }) : since
  const words = state === 'gone' && since === '' ? say('presence.never') : say(`presence.${state}`, { since })
  return (
    <span className="presence" data-state={state} title={words}>
      <i aria-hidden="true" />
      <span className="unseen">{words}</span>
      {short === '' ? undefined : <small aria-hidden="true">{short}</small>}
    </span>
  )
}

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
