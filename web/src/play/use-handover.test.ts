import { expect, test } from 'vitest'
import { nextPerson, passingOf } from './use-handover.ts'

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

const person = { kind: 'person' as const, name: 'Ann' }
const told = (seat: number, waiting: number, about: { holders?: object[]; ended?: number } = {}) =>
  ({ seat, waiting, holders: [person, person, person], view: { seats: 3, ended: 0, ...about }, ...about }) as never

test('all who are asked at once and are not yet ready may take the screen next', () => {
  expect(passingOf(told(0, 0b110), -1)).toEqual({ next: { seat: 1, others: [2] } })
  expect(passingOf(told(-1, 0b111), -1)).toEqual({ next: { seat: 0, others: [1, 2] } })
  // Seat 1 is ready, so it is not offered; nor is a bot, nor whoever plays at another screen.
  expect(passingOf(told(1, 0b101), -1)).toEqual({ next: { seat: 2, others: [0] } })
  const bot = { kind: 'bot', name: 'mate' }
  expect(passingOf(told(1, 0b101, { holders: [person, person, bot] }), -1)).toEqual({ next: { seat: 0, others: [] } })
  expect(passingOf(told(1, 0b101), 0b011)).toEqual({ next: { seat: 0, others: [] } })
})

test('the screen stays where it is while its person is asked, is alone, or all is over', () => {
  expect(passingOf(told(1, 0b111), -1)).toEqual({})
  expect(passingOf(told(1, 0b101), 0b010)).toEqual({})
  expect(passingOf(told(1, 0b101, { ended: 1 }), -1)).toEqual({})
})

test('one person goes from seat to seat without a handover', () => {
  const holders = [{ ...person, hand: 0 }, person, { ...person, hand: 0 }]
  expect(passingOf(told(0, 0b110, { holders }), -1)).toEqual({ own: 2 })
  expect(passingOf(told(0, 0b010, { holders }), -1)).toEqual({ next: { seat: 1, others: [] } })
})
