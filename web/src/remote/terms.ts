import { usualValue } from '@spanish-main/kernel'
import type { Pace, TableShown } from '@spanish-main/session'
import type { Kit } from '../kit.ts'
import type { Language, Text } from '../text.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The paces that a new table offers. */
export const PACES: readonly { readonly name: 'free' | 'live' | 'days'; readonly pace: Pace }[] = [
  { name: 'free', pace: { kind: 'free' } },
  { name: 'live', pace: { kind: 'live', bank: 30 * MINUTE, increment: 30_000 } },
  { name: 'days', pace: { kind: 'days', time: 2 * DAY } },
]

/** How much time people have, as a sentence. */
export function paceText(pace: Pace, say: Text['say']): string {
  if (pace.kind === 'free') return say('pace.free.about')
  if (pace.kind === 'days') return say('pace.days.about', { days: Math.round(pace.time / DAY) })
  return say('pace.live.about', { minutes: Math.round(pace.bank / MINUTE), seconds: Math.round(pace.increment / 1000) })
}

/** What is played and what is unusual about it, as a sentence. */
export function termsOf(
  { entry, words, game }: Kit,
  { seats, options }: Pick<TableShown, 'seats' | 'options'>,
  say: Text['say'],
  language: Language,
): string {
  const chosen = game.options
    .filter(option => options[option.name] !== undefined && options[option.name] !== usualValue(option))
    .map(({ name }) => {
      const word = (key: string, otherwise: string) => (words.say.has(key) ? words.say(key) : otherwise)
      const value = String(options[name])
      return `${word(`option.${name}`, name)}: ${word(`option.${name}.${value}`, value)}`
    })
  const about = { game: entry.title[language], seats: seats.length, options: chosen.join('; ') }
  return say(chosen.length === 0 ? 'terms.plain' : 'terms', about)
}
