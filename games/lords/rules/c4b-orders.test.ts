import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { orders } from './c4b-orders.ts'
import { vocabulary } from './vocabulary.ts'

const order = (location: string, watch: 'never' | 'ask' | 'always') => [
  (vocabulary.location.words as readonly string[]).indexOf(location),
  vocabulary.watch.words.indexOf(watch),
]

test('C4b.3: an order answers for the privateer that lies there, and lets pass where nobody does', () => {
  const { state } = position(
    'drake lerma',
    'drake: $3, privateer haven-tortuga, soldiers 1   lerma: $1   voyage of lerma at mona',
  ).play('lerma sail-to tortuga-channel')
  const answer = (...given: readonly number[][]) => orders.answer(state, 0, given)
  expect(answer()).toBeUndefined()
  expect(answer(order('haven-tortuga', 'always'))).toBe('interdict drake')
  expect(answer(order('haven-tortuga', 'never'))).toBe('let-pass')
  expect(answer(order('haven-tortuga', 'always'), order('haven-tortuga', 'ask'))).toBeUndefined()
  expect(answer(order('haven-roatan', 'always'))).toBeUndefined()
})
