import type { TaleStep } from '@spanish-main/ui'
import { describe, expect, it } from 'vitest'
import { freshTales, readingTime, stepToTell } from './tellings.ts'

const page = (at: number, chapter: string, ...moves: number[]): TaleStep => ({
  at,
  chapter,
  rule: 'A1',
  lines: moves.map(move => ({
    move,
    event: { kind: 'x', rule: 'A1', args: [] } as unknown as TaleStep['lines'][0]['event'],
  })),
})

describe('tales that are fresh', () => {
  const pages = [page(0, 'first', -1), page(5, 'second', 2), page(9, 'second', 3), page(14, 'third', 4)]

  it('are all of them before the first move', () => {
    expect(freshTales(pages, [1, 1, 1], 0)).toEqual(pages)
  })

  it('are those since the last own move, each from its beginning', () => {
    expect(freshTales(pages, [0, 1, 1, 0, 1], 0).map(({ at }) => at)).toEqual([5, 9, 14])
    expect(freshTales(pages, [0, 1, 1, 0, 0, 0], 0)).toEqual([])
  })

  it('are none for those who look on', () => {
    expect(freshTales(pages, [0, 1], -1)).toEqual([])
  })
})

describe('the step to tell', () => {
  const pages = [page(5, 'a', 0), page(9, 'a', 0), page(14, 'b', 1)]

  it('is the one being read, or the first that was not heard', () => {
    expect(stepToTell(pages, { at: 9, heard: 0 })).toBe(1)
    expect(stepToTell(pages, { at: -1, heard: 0 })).toBe(0)
    expect(stepToTell(pages, { at: -1, heard: 10 })).toBe(2)
    expect(stepToTell(pages, { at: 3, heard: 6 })).toBe(1)
  })

  it('is none once everything was heard', () => {
    expect(stepToTell(pages, { at: 14, heard: 15 })).toBe(-1)
    expect(stepToTell([], { at: -1, heard: 0 })).toBe(-1)
  })

  it('stands longer the more there is to read', () => {
    expect(readingTime(200)).toBeGreaterThan(readingTime(20))
  })
})
