import { usualValue } from '@spanish-main/kernel'
import type { Pace, RoomSettings, TableShown } from '@spanish-main/session'
import type { Kit } from '../kit.ts'
import type { Language, Text } from '../text.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The paces that a new table offers. */
export const PACES: readonly { readonly name: 'free' | 'live' | 'days'; readonly pace: Pace }[] = [
  { name: 'free', pace: { kind: 'free' } },
  { name: 'live', pace: { kind: 'live', bank: 30 * MINUTE, increment: 30_000 } },
  { name: 'days', pace: { kind: 'days', time: 2 * DAY, nights: { from: 22 * 60, to: 8 * 60 } } },
]

/** What can be chosen of the time that people have. */
export const BANKS: readonly number[] = [15, 30, 45, 60, 90].map(minutes => minutes * MINUTE)
export const INCREMENTS: readonly number[] = [0, 10, 30, 60].map(seconds => seconds * 1000)
export const TIMES: readonly number[] = [6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY]

/** How people treat each other at a table over the network. */
export type Manners = Pick<RoomSettings, 'pace' | 'whenOut' | 'takebacks' | 'lookers'>

export const USUAL_MANNERS: Manners = { pace: PACES[0].pace, whenOut: 'bot', takebacks: true, lookers: true }

export function timeForTurn(time: number, say: Text['say']): string {
  return time < DAY
    ? say('pace.time.hours', { hours: Math.round(time / HOUR) })
    : say('pace.time.days', { days: Math.round(time / DAY) })
}

/** A minute of the day as people write it. */
export const hourText = (minute: number): string => `${Math.trunc(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

/** How much time people have, in a few words. */
export function paceWord(pace: Pace, say: Text['say']): string {
  if (pace.kind === 'free') return ''
  return pace.kind === 'live' ? say('pace.live') : say('pace.days.word', { time: timeForTurn(pace.time, say) })
}

/** How much time people have, as a sentence or two. */
export function paceText(pace: Pace, say: Text['say']): string {
  if (pace.kind === 'free') return say('pace.free.about')
  if (pace.kind === 'live') {
    const [minutes, seconds] = [Math.round(pace.bank / MINUTE), Math.round(pace.increment / 1000)]
    return say('pace.live.about', { minutes, seconds })
  }
  const time = say('pace.days.about', { time: timeForTurn(pace.time, say) })
  const { nights } = pace
  if (nights === undefined) return time
  return `${time} ${say('pace.nights.about', { from: hourText(nights.from), to: hourText(nights.to) })}`
}

/** Everything about a table's manners, in sentences. */
export function mannersText({ pace, whenOut, takebacks, lookers }: Manners, say: Text['say']): readonly string[] {
  return [
    paceText(pace, say),
    ...(pace.kind === 'free' ? [] : [say(`when-out.${whenOut}.about`)]),
    say(takebacks ? 'manners.takebacks.yes.about' : 'manners.takebacks.no.about'),
    say(lookers ? 'manners.lookers.yes.about' : 'manners.lookers.no.about'),
    say('manners.dice'),
  ]
}

/** What is played and what is unusual about it, as a sentence. */
export function termsOf(
  { entry, words, game }: Kit,
  { seats, options }: { readonly seats: readonly unknown[] } & Pick<TableShown, 'options'>,
  say: Text['say'],
  language: Language,
): string {
  const chosen = game.options
    // A list may be the usual one without being the same one.
    .filter(option => String(options[option.name] ?? usualValue(option)) !== String(usualValue(option)))
    .map(({ name }) => {
      const word = (key: string, otherwise: string) => (words.say.has(key) ? words.say(key) : otherwise)
      const value = word(`option.${name}.${options[name]}`, String(options[name]))
      // A phrase says by itself what it is about; a word or a number does not.
      return value.split(' ').length < 3 ? `${word(`option.${name}`, name)}: ${value}.` : `${value}.`
    })
  return [say('terms.plain', { game: entry.title[language], seats: seats.length }), ...chosen].join(' ')
}
