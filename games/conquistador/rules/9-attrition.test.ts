import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { PERSON } from './tables.ts'

test('9.22, R-38: who came aboard during the phase is safe, who was put ashore in it is not', () => {
  // Column 8, die 6: two ships and a leader.
  const roll = (leader: string) =>
    position(
      'spain england',
      `spain ships 2812: caravel, caravel, caravel, bounds 20, used 8, ${leader}
       spain at 2812: 1 colonist, friar +1
       begin first-attrition spain`,
      { chance: { dice: [6] } },
    )
  expect(roll('boarded cortes').told('person-lost')).toEqual([])
  expect(roll('landed cortes at 2812').told('person-lost')).toEqual([[PERSON.cortes]])
  const both = roll('landed cortes at 2812, caravel with narvaez')
  expect(both.told('person-lost')).toEqual([[PERSON.narvaez]])
})

test('9.22, R-38: a voyage from a lost port home is answered for by those who are aboard then', () => {
  // Nine Bounds beyond the allotment, die 5: two ships and a leader.
  const table = position(
    'spain england',
    'turn 5\nspain ships 2415: caravel, caravel, caravel, boarded cortes, lay in 2415\nbegin turn-end',
    { chance: { dice: [5] } },
  ).play('spain europe')
  expect(table.told('person-lost')).toEqual([[PERSON.cortes]])
})

describe('9.21, 9.22, R-38: who answers for a voyage', () => {
  // Column 5, die 3: a Colonist.
  const roll = (parts: string) =>
    position(
      'spain england',
      `england ships 2812: caravel with cabot-j, caravel, bounds 7, used 5${parts}
       england at 2812: 2 colonists
       begin first-attrition england`,
      { chance: { dice: [3] } },
    )

  test('a Colonist who came aboard on the way is safe, and the one who was put ashore pays', () => {
    const table = roll(', boarded 1 colonist, landed 1 colonist at 2812')
    table.stands('england at 2812: 1 colonist   england ships 2812: caravel with 1 colonist and cabot-j, caravel')
  })

  test('nobody pays where only those who came aboard on the way are left', () => {
    roll(', boarded 1 colonist').stands('england at 2812: 2 colonists')
    expect(roll(', boarded 1 colonist').told('drowned')).toEqual([])
  })

  test('a man who was put ashore and taken aboard again is one of those who sailed', () => {
    const table = position(
      'spain england',
      `england ships 2812: caravel with 1 colonist and cabot-j, bounds 9
       england at 2812: 1 colonist
       begin sailing england`,
    ).play('england activate 1', 'england land colonist 1')
    expect([table.state.expColonists[12], table.state.landed.length]).toEqual([0, 1])
    table.play('england board colonist 1')
    expect([table.state.expColonists[12], table.state.landed.length]).toEqual([1, 0])
  })

  test('those who went down with a ship no longer answer for others', () => {
    const table = position(
      'spain england',
      `england ships 2316: caravel with 1 det, caravel with cabot-j, bounds 9
       england at 2316: 3 dets
       spain ships 2316: 8 carracks
       begin sailing england`,
      { chance: { dice: [2] } },
    )
    table.play('england activate 1', 'england attack spain', 'england lose 1')
    expect(table.state.expDets[12]).toBe(0)
  })

  test('detachments left ashore by an invasion answer, too', () => {
    const table = position(
      'spain england',
      `england ships 2316: carrack with 2 dets and drake, 4 carracks with 2 dets, bounds 9
       spain at 2316: 1 colonist
       begin sailing england`,
      { chance: { dice: [1] } },
    ).play('england activate 1', 'england invade 10', 'england leave 3')
    expect(table.state.landed).toHaveLength(3)
    expect(table.state.expDets[12]).toBe(7)
  })

  test('the owner says who aboard pays if a ship goes down besides', () => {
    // Column 6, die 6: a ship and a detachment.
    const lines = (used: number) =>
      `england ships 2812: carrack with 2 dets, caravel with 1 det, bounds 9, used ${used}\nbegin first-attrition england`
    const table = position('spain england', lines(6), { chance: { dice: [6] } })
    expect(table.choices('england')).toEqual(['lose-aboard 1', 'lose-aboard 2'])
    expect(table.refusal('england lose 2812')).toBe('9.21/aboard-first')
    expect(table.refusal('england lose-aboard 3')).toBe('9.22/not-at-risk')
    table.play('england lose-aboard 2', 'england lose 2')
    table.stands('england ships 2812: carrack with 2 dets')
    // Column 2, die 6: a detachment and nothing else; it does not matter whose.
    const plain = position('spain england', lines(2), { chance: { dice: [6] } })
    plain.stands('england ships 2812: carrack with 1 det, caravel with 1 det')
  })

  test('9.4 example, its end: four Bounds home make nine of seven, column 9+', () => {
    const table = position(
      'spain england',
      'england ships europe: caravel with cabot-j, bounds 7, used 5 4\nbegin last-attrition england',
      { chance: { dice: [1] } },
    )
    expect(table.told('sea-toll')).toEqual([[1, 1, 9, 1]])
  })
})
