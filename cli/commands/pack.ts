import { BadInput } from '../arguments.ts'
import { type Command, gameOf } from '../outcome.ts'

export const pack: Command = {
  name: 'pack',
  arguments: ['game'],
  options: { pack: 'value', fixture: 'flag' },
  usage: 'pack <game> [--pack FILE]',
  summary: "prints a game's components as a data pack to correct; with --pack it checks one",
  async run(input) {
    const { id, pack, ownPack } = (await gameOf(input)).game
    if (ownPack === undefined) throw new BadInput(`${id} takes no data pack.`)
    if (pack === undefined) return { lines: [JSON.stringify(ownPack, undefined, 2)], result: ownPack }
    const { title, hash } = pack
    return { lines: [`The data pack can be used: ${title}, ${hash}.`], result: { usable: true, title, hash } }
  },
}
