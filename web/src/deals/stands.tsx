import type { Offered } from '@spanish-main/session'
import { useTableContext } from '../play/context.ts'
import { timeText } from '../remote/clocks.ts'
import { useTimeTo } from '../remote/countdown.ts'
import { standsUntil } from './words.ts'

const HOUR = 3_600_000

/** What is left is said to those who listen when so many seconds are. */
const SAID_AT = [60, 30, 10]

/** When a paper was written, if that is known, and until when it stands: the last hour is counted down. */
export function Stands({ offer }: { offer: Offered }) {
  const { kit, props } = useTableContext()
  const { say } = props
  const { at, fate, lasts } = offer
  const left = useTimeTo(fate === 'open' && typeof lasts === 'number' ? lasts : undefined)
  const until =
    fate !== 'open'
      ? say(`deal.fate.${fate}`)
      : left !== undefined && left < HOUR
        ? say('deal.left', { time: timeText(left) })
        : standsUntil(kit.words, offer)
  return (
    <>
      {at === undefined ? undefined : (
        <time dateTime={new Date(at).toISOString()}>{clockText(at, kit.words.language)}</time>
      )}
      {at === undefined ? undefined : ' · '}
      {until}
      <LeftSaid left={left} />
    </>
  )
}

/** 14:02, and the day before it if that is another one. */
export function clockText(at: number, language: string, now = new Date()): string {
  const then = new Date(at)
  const today = then.toDateString() === now.toDateString()
  return then.toLocaleString(language, {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...(today ? {} : { weekday: 'long' }),
  })
}

function LeftSaid({ left }: { left: number | undefined }) {
  const { say } = useTableContext().props
  const seconds = left === undefined ? undefined : Math.ceil(left / 1000)
  const reached = seconds === undefined ? undefined : SAID_AT.findLast(each => seconds <= each)
  return reached === undefined ? undefined : (
    <span className="unseen" aria-live="polite">
      {say('deal.seconds-left', { seconds: reached })}
    </span>
  )
}
