import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { words } from './words.tsx'

test('F4b: at a Colony with a Chest the closed port is the reason, not that nobody can be enslaved there', () => {
  const table = position(
    'spain england',
    `year 1625   spain: ships S06, fleet old-providence   porto-bello: spain, slave, chest   turn of spain`,
  )
  const misfit = (move: string) => words.misfit!(table.why(`spain ${move}`)!)
  expect(table.refusal('spain enslave porto-bello')).toBe('F3a/no-indigenous')
  expect(misfit('enslave porto-bello')).toBe(true)
  expect(misfit('attack porto-bello')).toBe(true)
  expect(table.refusal('spain load chest porto-bello')).toBe('F4b/purple-plunder')
  expect(misfit('load chest porto-bello')).toBe(false)
})
