import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

describe('18.15: a discovery by sea scores if somebody of the Expedition is in an own port', () => {
  /** Cabot off Yucatan; he never comes home this turn. */
  const cruise = (...moves: string[]) => {
    const table = position(
      'spain england',
      `natives mayan 0
       england ships 2323: carrack with 2 colonists and cabot-j, bounds 9
       begin turn from sailing`,
      { otherwise: { below: () => 0 } },
    )
    table.play('england activate 1', ...moves, 'england end')
    while (table.told('discovered').length + table.told('claim-lapsed').length === 0) {
      const seat = table.waiting()[0]
      const word = ['done', 'pay'].find(each => table.choices(seat).includes(each))
      table.play(`${seat} ${word}`)
    }
    return table
  }
  const place = 5

  test('18.15: a Colonist put ashore since then tells of it', () => {
    const table = cruise(
      'england discover chichen-itza',
      'england sail ne',
      'england stop',
      'england land colonist 1',
      'england sail ne',
    )
    expect(table.told('discovered')).toContainEqual([1, place, 20])
  })

  test('18.15: one who was put ashore before does not', () => {
    const table = cruise(
      'england sail ne',
      'england stop',
      'england land colonist 1',
      'england sail sw',
      'england discover chichen-itza',
      'england sail nw',
    )
    expect(table.told('claim-lapsed')).toContainEqual([1, place])
    expect(table.told('discovered')).not.toContainEqual([1, place, 20])
  })
})

describe('7.26: without an Explorer nobody stops outside own ports', () => {
  const sailing = (lines: string) => position('spain england', `${lines}\nbegin sailing england`)

  test('7.26, R-61: a voyage does not end at a strange coast, but may in an own port or at sea', () => {
    const table = sailing('england ships 2315: caravel, bounds 9').play('england activate 1', 'england sail w')
    expect(table.refusal('england end')).toBe('7.26/needs-explorer')
    expect(table.play('england sail nw').choices('england')).toContain('end')
    const port = sailing('england ships 2315: caravel, bounds 9\nengland at 2316: 1 colonist')
    expect(port.play('england activate 1', 'england sail w').choices('england')).toContain('end')
  })

  test('7.26, 8.12: with an Explorer, or where somebody can be fought, it may', () => {
    const led = sailing('england ships 2315: caravel with cabot-j, bounds 9')
    expect(led.play('england activate 1', 'england sail w').choices('england')).toContain('end')
    const ships = sailing('england ships 2315: caravel, bounds 9\nspain ships 2316: caravel')
    ships.play('england activate 1', 'england sail w', 'england peace', 'spain let-go')
    expect(ships.choices('england')).toContain('end')
    const foreign = sailing('england ships 2315: caravel, bounds 9\nspain at 2316: 1 colonist, friar -1')
    expect(foreign.play('england activate 1', 'england sail w').choices('england')).toContain('end')
  })

  test('7.26: nobody is taken aboard at a strange coast either', () => {
    const last = (lines: string) =>
      position('spain england', `england at 2323: 2 dets\n${lines}\nbegin last-crossings england`)
    expect(last('england ships 2323: carrack, bounds 9').refusal('england board detachment 1')).toBe(
      '7.26/needs-explorer',
    )
    const led = last('england ships 2323: carrack with cabot-j, bounds 9')
    expect(led.choices('england')).toContain('board detachment 1')
  })

  test('7.13: a Galleon Fleet ends its voyage in an own port', () => {
    const table = sailing('turn 7\nengland ships 2316: galleon, bounds 9\nengland at 2316: 1 colonist')
    table.play('england activate 1', 'england sail e')
    expect(table.refusal('england end')).toBe('7.13/ports-only')
    expect(table.play('england sail w').choices('england')).toContain('end')
  })
})

test('18.15: at the end of the turn a claim scores from Europe, from an own port, or by somebody ashore in one', () => {
  const credited = (lines: string) =>
    position('spain england', `${lines}\nbegin turn from credit`, { otherwise: { below: () => 0 } }).told('discovered')
  expect(credited('england ships europe: caravel with cabot-j, claims florida')).toEqual([[1, 3, 15]])
  expect(credited('england ships 2223: caravel with cabot-j, claims florida')).toEqual([])
  const ashore = 'england ships 2223: caravel with cabot-j, claims florida told in 2222'
  expect(credited(`${ashore}\nengland at 2222: 1 colonist`)).toEqual([[1, 3, 15]])
  expect(credited(ashore)).toEqual([])
})
