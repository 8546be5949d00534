import { expect, test } from 'vitest'
import { acts } from './acts.ts'

const at = (move: number, kind: string) => ({ move, event: { kind, rule: 'R1', args: [] } })

test('what one move brought about is one line with its details behind it', () => {
  const lines = [at(3, 'played'), at(3, 'nudged'), at(3, 'mutiny'), at(4, 'sold')]
  expect(acts(lines, false)).toEqual([
    { line: lines[0], details: [lines[1], lines[2]] },
    { line: lines[3], details: [] },
  ])
})

test('what happens by itself is told line by line', () => {
  const lines = [at(3, 'year-begins'), at(3, 'chest'), at(3, 'chest')]
  expect(acts(lines, true).map(({ details }) => details.length)).toEqual([0, 0, 0])
})
