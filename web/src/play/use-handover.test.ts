import { expect, test } from 'vitest'
import { nextPerson, sameHand } from './use-handover.ts'

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

test('one person with several seats is asked at each of them before the screen passes on', () => {
  const person = (hand?: number) => ({ kind: 'person' as const, name: 'Ann', ...(hand === undefined ? {} : { hand }) })
  const sitters = [person(1), person(), person(1)]
  expect([0, 1, 2, -1].map(seat => sameHand(sitters, seat))).toEqual([0b101, 0b010, 0b101, 0])
  expect(nextPerson(0b111 & sameHand(sitters, 0), 0b110, 0, 3)).toBe(2)
  expect(nextPerson(0b111 & sameHand(sitters, 1), 0b101, 1, 3)).toBeUndefined()
})
