import { expect, test } from 'vitest'
import { nextPerson } from './use-handover.ts'

test('who looks goes on looking as long as the game waits for them', () => {
  expect(nextPerson(0b111, 0b110, 1, 3)).toBe(1)
})

test('then the next person in the order of seats is asked', () => {
  expect(nextPerson(0b111, 0b101, 1, 3)).toBe(2)
  expect(nextPerson(0b111, 0b001, 2, 3)).toBe(0)
})

test('while bots move, the screen stays where it is', () => {
  expect(nextPerson(0b011, 0b100, 1, 3)).toBeUndefined()
})
