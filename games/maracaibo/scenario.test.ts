import { describe, expect, test } from 'vitest'
import { maracaibo } from './rules/index.ts'
import { position } from './scenario.ts'
import { idOf } from './titles.ts'

/** The last line that begins something counts. */
const bad = (line: string) => () => position(2, `round 2\nmain of amber\n${line}`)

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
    ['jean parrot 1', 'she has at, next'],
    ['jacques parrot 1', 'he has next, open'],
    ['jean points 1', 'Jean is not at this table'],
    ['jacques points 1', 'Jacques is not at this table'],
    ['luysa freed', 'nobody is searched for'],
    ['marker france 20', 'no marker can lie there'],
    ['marker france 6, marker spain 6', 'a marker of another nation lies there'],
    ['amber: discs su7 0', 'or it is unlocked'],
    ['begin party', 'party is not a procedure'],
    ['violet: doubloons 1', 'violet is no seat'],
    ['main of violet', 'violet is not a seat'],
    ['market 5 9', 'goods in a market are 0 to 1'],
    ['gone france 14', 'the markers that are left are 0 to 13'],
    ['amber: quests 99', 'the quests that are left are 0 to'],
    ['amber: resist 5 france', 'the spaces of the resistance tile are 1 to 4'],
    ['round 5', 'the rounds are 1 to 4'],
    ['amber: influence france 21', 'influence goes from 0 to 20'],
    ['display a01 a01', 'the display holds 4 different cards'],
  ])('"%s" is an error that quotes the line', (line, why) => {
    expect(bad(line)).toThrow(why)
    expect(bad(line)).toThrow('Position line "')
  })

  test('that cannot be is an error, too, and so is one that goes on with nothing', () => {
    expect(bad('amber: hand a01 a01')).toThrow('amber has 2 cards in hand, but 1 are there: is one named twice?')
    expect(bad('amber: figures 12')).toThrow('amber has more figures than 8')
    expect(() => position(2, 'round 2')).toThrow('does not say what happens next, such as "turn of amber"')
  })

  test('stands as it was written', () => {
    const amber = 'amber: at 5, hand a01 b002, planned a03, doubloons 9, combat 4, figures 3, influence france 7'
    const table = position(2, `round 2   market 5 1   marker france 6   ${amber}   main of amber`)
    table.stands(amber)
    table.stands('amber: hand b002 sailor')
    table.stands('board: round 2   5: market 1   6: marker france   4: nothing   jade: no hand, doubloons 0')
    expect(() => table.stands('6: marker spain')).toThrow('6: marker france')
  })

  test('calls things by their ids or by their names, in any order of the lines', () => {
    const options = { expansion: true }
    const table = position(
      2,
      'amber: unlocked su2, hand gravedigger   amber: port nassau, at cartagena   main of amber 4',
      {
        options,
      },
    )
    table.stands('amber: at 14, hand b004, port nassau, unlocked su2')
    expect(table.location('cartagena')).toBe(table.location('14'))
  })

  test('no name of a thing is a word of a move', () => {
    expect(maracaibo.moves.map(({ name }) => name).filter(name => idOf(name) !== undefined)).toEqual([])
  })

  test('knows the opponents and the search', () => {
    const rescue = { options: { scenario: '193', level: 1 } }
    const jacques = 'jacques: explorer a3, points 10, quests 1, revealed 4, countdown 1'
    const lines = 'jacques explorer a3, jacques points 10, jacques quests 1, jacques revealed 4, jacques countdown 1'
    position(1, `${lines}   hints 3 1   luysa found 6   turn of amber`, rescue).stands(
      `${jacques}   board: luysa found 6   3: hints 1`,
    )
    const jean = 'jean at 5, jean discs 4, jean cards 2, jean influence france 3'
    position(1, `${jean}   turn of amber`).stands('jean: at 5, discs 4, cards 2, influence france 3')
  })
})
