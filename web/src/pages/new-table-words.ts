import type { GameEntry, GameOption, Mode, Options, OptionValue, State } from '@spanish-main/kernel'
import { type Holder, joinHands } from '@spanish-main/session'
import type { SeatLook } from '@spanish-main/ui'
import type { Kit } from '../kit.ts'
import type { Key } from '../text.ts'

/** Two seats with one name are one person, who is not asked to hand over. */
export const samePerson = (holders: readonly Holder[]): boolean =>
  joinHands(holders).some(({ hand, name }) => hand !== undefined && name !== '')

/** The mode itself if it is for so many, else the first that is. */
export const modeFor = ({ modes }: GameEntry, mode: Mode, seats: number): Mode =>
  mode.seats.includes(seats) ? mode : (modes.find(each => each.seats.includes(seats)) ?? mode)

/** The crests of a table that could be set up so. */
export const looksOf = ({ board }: Kit, view: State): SeatLook[] =>
  Array.from({ length: view.seats }, (_, seat) => board?.words?.look?.(view, seat)).filter(look => look !== undefined)

/** How long each value of an option takes, where it makes a difference. */
export function minutesBeside(
  kit: Kit,
  option: GameOption,
  options: Options,
  people: number,
): ((value: OptionValue) => string | undefined) | undefined {
  const { minutes } = kit.entry
  if (minutes === undefined || !('values' in option)) return undefined
  const time = (value: OptionValue) => minutes({ ...options, [option.name]: value }, people)
  return new Set(option.values.map(time)).size < 2 ? undefined : value => sayMinutes(kit, time(value))
}

/** Up to a hundred minutes in minutes, else in hours. */
export const sayMinutes = ({ words: { say } }: Kit, minutes: number): string =>
  minutes <= 100 ? say('time.minutes', { minutes }) : say('time.hours', { hours: Math.round(minutes / 30) / 2 })

/** Whom one plays against. */
export function company(seats: number, people: number): Key {
  if (people > 1) return 'new.hot-seat'
  if (people === 0) return 'new.watch'
  return seats === 1 ? 'new.solo' : 'new.alone'
}
