import { bench as measure } from '@spanish-main/kernel/harness'
import { type Command, gameOf, gameOptions, seatingOf, wholeNumber } from '../outcome.ts'

export const bench: Command = {
  name: 'bench',
  arguments: ['game'],
  options: { ...gameOptions, millis: 'value' },
  usage: 'bench <game> [--players N] [--millis N]',
  summary: 'measures how fast a game runs here; compare figures of one run only',
  async run(input) {
    const listed = await gameOf(input)
    const seating = { ...seatingOf(input, listed), seed: wholeNumber(input, 'seed', 1) }
    const result = measure(listed.game, seating, () => performance.now(), wholeNumber(input, 'millis', 2000, 10))
    const lines = Object.entries(result).map(([name, value]) => `${name.padEnd(22)} ${value.toLocaleString('en')}`)
    return { lines, result }
  },
}
