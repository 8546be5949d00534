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

test('what goes on over many moves is one line with its steps behind it, until something else happens', () => {
  const lines = [at(3, 'sailed'), at(4, 'sailed'), at(5, 'sailed'), at(5, 'met'), at(6, 'sailed'), at(7, 'stopped')]
  const found = acts(lines, false, (before, event) =>
    before.kind === 'sailed' && event.kind === 'sailed' ? { ...event, args: [7] } : undefined,
  )
  expect(found.map(({ line, details }) => [line.event.kind, line.event.args, details])).toEqual([
    ['sailed', [7], [lines[0], lines[1], lines[2], lines[3]]],
    ['sailed', [], []],
    ['stopped', [], []],
  ])
})
