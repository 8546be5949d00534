import { expect, test } from 'vitest'
import { BadInput, readInput, type Shape } from './arguments.ts'

const shape: Shape = { arguments: ['game'], options: { players: 'value', mutate: 'flag' } }

test('arguments, values and flags are told apart', () => {
  expect(readInput(['port-royal', '--players', '3', '--mutate', '--json'], shape)).toEqual({
    arguments: ['port-royal'],
    values: { players: '3' },
    flags: new Set(['mutate', 'json']),
  })
})

test('a value may stand after an equals sign, and may be negative', () => {
  expect(readInput(['port-royal', '--players=3'], shape).values).toEqual({ players: '3' })
  expect(readInput(['port-royal', '--players', '-3'], shape).values).toEqual({ players: '-3' })
})

test.each([
  [[], 'The argument <game> is missing.'],
  [['a', 'b'], 'There is one argument too many: b.'],
  [['a', '--colour', 'red'], 'There is no option --colour.'],
  [['a', '-x'], 'There is no option -x.'],
  [['a', '--constructor'], 'There is no option --constructor.'],
  [['a', '--players'], 'Option --players needs a value.'],
  [['a', '--players', '--mutate'], 'Option --players needs a value.'],
  [['a', '--players', ''], 'Option --players needs a value.'],
  [['a', '--players='], 'Option --players needs a value.'],
  [['a', '--players', '3', '--players=4'], 'Option --players is given twice.'],
  [['a', '--mutate=yes'], 'Option --mutate takes no value.'],
])('%j is bad input', (args, sentence) => {
  expect(() => readInput(args, shape)).toThrow(new BadInput(sentence))
})

test('whoever asks for help need not know the arguments', () => {
  expect(readInput(['--help'], shape).flags).toEqual(new Set(['help']))
})
