import type { State } from '@spanish-main/kernel'
import type { TableView } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import type { GameWords } from '../game-words.ts'
import { filterLog } from './log-filter.tsx'

const line = (move: number, kind: string) => ({ move, event: { kind, rule: 'A1', args: [], readers: [] } })

const table = {
  seat: 0,
  movers: [0, 1, 1],
  events: [line(-1, 'dealt'), line(0, 'sailed'), line(1, 'taxed'), line(2, 'sailed')],
} as unknown as TableView<State>

const words = { language: 'en', line: ({ kind }: { kind: string }) => [`It ${kind}.`] } as unknown as GameWords
/** A tax takes from seat 0 and gives to seat 1. */
const changes = (_: State, { kind }: { kind: string }) =>
  kind === 'taxed'
    ? [
        { seat: 0, kind: 'lost' as const },
        { seat: 1, kind: 'gained' as const },
      ]
    : kind === 'dealt'
      ? [{ seat: 1, kind: 'around' as const }]
      : []

const moves = (filter: Parameters<typeof filterLog>[1], sought = '') =>
  filterLog(table, filter, sought, words, changes).map(({ move }) => move)

test('mine is what I did and what changed for me; gains and losses are anybody’s; a word narrows further', () => {
  expect(moves('all')).toEqual([-1, 0, 1, 2])
  expect(moves('mine')).toEqual([0, 1])
  expect(moves('changes')).toEqual([1])
  expect(moves('all', ' SAILED ')).toEqual([0, 2])
  expect(moves('mine', 'sailed')).toEqual([0])
})
