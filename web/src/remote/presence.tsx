import type { SeatShown } from '@spanish-main/session'
import { useText } from '../text.ts'

/** Whether somebody's page is open, by shape and word: it never says what anybody thinks of. */
export function PresenceMark({ seat }: { seat: SeatShown }) {
  const { say, language } = useText()
  const { kind, presence, standIn } = seat
  const state = standIn !== undefined ? 'stand-in' : kind === 'bot' ? 'bot' : presence.state
  const since = presence.since === 0 ? '' : new Date(presence.since).toLocaleTimeString(language, TIME)
  const words = state === 'gone' && since === '' ? say('presence.never') : say(`presence.${state}`, { since })
  return (
    <span className="presence" data-state={state} title={words}>
      <i aria-hidden="true" />
      <span className="unseen">{words}</span>
    </span>
  )
}

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
