import { waiting } from '@spanish-main/kernel'
import type { BoardProps, Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { lords } from '../../rules/index.ts'
import type { Lords } from '../../rules/state.ts'
import { position } from '../../scenario.ts'
import { messages as english } from '../../text/en.ts'
import { messages as polish } from '../../text/pl.ts'
import { doing } from './seats.tsx'

test('A2.1: everybody sees who would end the game, unless he is just being asked', () => {
  const { state } = position('drake lerma raleigh', 'agreed drake   agreed lerma   turn of drake')
  const table = { view: state, seat: 2, waiting: waiting(lords, state) }
  const props = { table, say: ((key: string) => key) as Say } as unknown as BoardProps<Lords>
  expect([0, 1, 2].map(seat => doing(props, seat))).toEqual(['seat.thinks', 'seat.agreed', 'seat.waits'])
})

test('A5: whoever has given notice is seen to leave until he has', () => {
  const { state } = position('drake lerma raleigh', 'turn of drake').play('raleigh depart open')
  const table = { view: state, seat: 0, waiting: waiting(lords, state) }
  expect(doing({ table, say: ((key: string) => key) as Say } as unknown as BoardProps<Lords>, 2)).toBe('seat.leaving')
})

test('A4, A5: a free chair, one that joins and one that was left are told apart', () => {
  const { state } = position('drake lerma kettler raleigh', 'absent lerma   arriving kettler   left raleigh open')
  const sitters = ['person', 'empty', 'person', 'person'].map(kind => ({ kind, name: '' }))
  const table = { view: state, seat: 0, waiting: 0, sitters }
  const props = { table, say: ((key: string) => key) as Say } as unknown as BoardProps<Lords>
  expect([1, 2, 3].map(seat => doing(props, seat))).toEqual(['seat.empty', 'seat.arriving', 'seat.left'])
})

test('A3: the chronicle ends with a score, which is more than gold', () => {
  expect([english, polish].map(texts => texts['event.ended'])).toEqual([
    'The game is over: {lord} with a score of {number}.',
    'Koniec gry: {lord}, wynik {number}.',
  ])
})
