import { describe, expect, test } from 'vitest'
import { position } from './scenario.ts'

const bad = (line: string) => () => position(2, `round 2\n${line}\nmain of amber`)

describe('a position', () => {
  test.each([
    ['round 2 of 4', '"of 4" is for'],
    ['amber: doubloons', 'a number is missing'],
    ['amber: doubloons many', 'many is not a number'],
    ['amber: doubloons 3 4', '"4" is for'],
    ['amber: hand a01 parrot', 'parrot is not a project'],
    ['amber: parrots 2', 'nobody knows what "parrots 2" means'],
    ['market nowhere 1', 'nowhere is not a location'],
    ['marker france 6 7', '"7" is for'],
    ['jean parrot 1', 'it has at, explorer, points and quests'],
    ['violet: doubloons 1', 'violet is no seat'],
  ])('"%s" is an error that quotes the line', (line, why) => {
    expect(bad(line)).toThrow(why)
    expect(bad(line)).toThrow('Position line "')
  })

  test('stands as it was written', () => {
    const amber = 'amber: at 5, hand a01 b002, planned a03, doubloons 9, combat 4, figures 3, influence france 7'
    const table = position(2, `round 2   market 5 1   marker france 6   ${amber}   main of amber`)
    table.stands(amber)
    table.stands('board: round 2   5: market 1   6: marker france   4: nothing   jade: no hand, doubloons 0')
    expect(() => table.stands('6: marker spain')).toThrow('6: marker france')
  })
})
