import type { Choice, Say, TableView } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import type { Conquest } from '../../rules/state.ts'
import { position } from '../../scenario.ts'
import { caution } from './caution.ts'

const say = ((key: string, params: object) => `${key} ${JSON.stringify(params)}`) as Say

test('9.3: whoever sails beyond the Bounds bought is asked before, however far the course leads', () => {
  const table = position('spain england', 'england ships 2311: caravel with cabot-j, bounds 1\nbegin sailing england')
  table.play('england activate 1')
  const sail = { decision: 'voyage', move: 'sail', args: [0], text: 'sail ne' } as unknown as Choice
  const asked = (more: number) =>
    caution(
      { view: table.state, seat: 1, choices: [sail] } as unknown as TableView<Conquest>,
      sail,
      say,
      Array<string>(more).fill('sail ne'),
    )
  expect(asked(7)).toBeUndefined()
  expect(asked(8)).toBe('caution.beyond {"n":1,"bought":1}')
  expect(asked(16)).toBe('caution.beyond {"n":2,"bought":1}')
  for (let i = 0; i < 4; i++) table.play('england sail ne', 'england sail sw')
  expect(asked(0)).toBe('caution.beyond {"n":1,"bought":1}')
  table.play('england sail ne')
  // The Bound beyond has begun: until the next, there is nothing more to lose.
  expect(asked(0)).toBeUndefined()
  expect(asked(7)).toBe('caution.beyond {"n":2,"bought":1}')
})
