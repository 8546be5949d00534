import type { Choice } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { hexOf } from '../../rules/geography.ts'
import { tables } from '../../rules/tables.ts'
import { position } from '../../scenario.ts'
import { aimsOf } from './aims.ts'

test('8.13: of several countries in one harbour each attack has a forecast of its own, and so has one on all', () => {
  const { state } = position(
    'spain england france',
    `turn 7
     spain ships 2415: 3 carracks, bounds 9
     england ships 2415: carrack, bounds 9
     france ships 2415: 2 carracks, bounds 9
     begin sailing spain`,
  )
  const expedition = state.expAt.findIndex(at => tables.waterHex[at] === hexOf('2415'))
  const choice = (move: string, ...args: number[]) =>
    ({ decision: 'declare', move, args, text: `${move} ${args}` }) as Choice
  const [england, france] = [state.nation[1], state.nation[2]]
  const aims = aimsOf(state, expedition, [
    choice('attack', england),
    choice('attack', france),
    choice('attack-all'),
    choice('peace'),
  ])
  expect(aims.map(({ foes }) => foes)).toEqual([[1], [2], [1, 2]])
  const [one, two, all] = aims.map(({ odds }) => odds)
  expect([one.defenders.length, two.defenders.length, all.defenders.length]).toEqual([1, 2, 3])
  expect(all.defence).toBe(one.defence + two.defence)
  expect(one.column).not.toBe(all.column)
})
