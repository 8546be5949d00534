import { BadInput } from '../arguments.ts'
import { type Command, gameOf } from '../outcome.ts'

export const cards: Command = {
  name: 'cards',
  arguments: ['game'],
  options: { pack: 'value', fixture: 'flag', kind: 'value' },
  usage: 'cards <game> [--kind KIND] [--pack FILE]',
  summary: "lists a game's components as moves and tests write them, with what stands on them",
  async run(input) {
    const { game, components } = await gameOf(input)
    if (components === undefined) throw new BadInput(`${game.id} does not list its components.`)
    game.select?.()
    const all = components()
    const kinds = [...new Set(all.map(each => each.kind))]
    const { kind } = input.values
    if (kind !== undefined && !kinds.includes(kind))
      throw new BadInput(`${game.id} has no ${kind}: there is ${kinds.join(', ')}.`)
    const shown = kind === undefined ? all : all.filter(each => each.kind === kind)
    const widest = (part: 'kind' | 'id' | 'name') => Math.max(...shown.map(each => each[part].length))
    const [a, b, c] = [widest('kind'), widest('id'), widest('name')]
    return {
      lines: shown.map(each =>
        `${each.kind.padEnd(a)}  ${each.id.padEnd(b)}  ${each.name.padEnd(c)}  ${each.facts.join(', ')}`.trimEnd(),
      ),
      result: { components: shown },
    }
  },
}
