import { expect, test } from 'vitest'
import { diceThatBring } from './reading.ts'
import { position } from './scenario.ts'

// Examples for the sections that the rulebook illustrates, written with docs/positions.md alone.

test('11.2 example: seven detachments attack three with two Colonists; 28 to 14 is 2-1, and a 4 costs both', () => {
  const table = position(
    'spain england france',
    `england at 1625: 7 dets
     france at 1625: 3 dets, 2 colonists
     begin battle england 1625`,
    { chance: { dice: [4] } },
  )
  expect(table.told('forces')).toEqual([[1, 28, 2, 14]])
  // A quarter of seven is two, half of three is two; France gives two Colonists for one of hers.
  table.play('france give 1')
  table.stands('england at 1625: 5 dets   france at 1625: 2 dets')
  table.play('france to 1626')
  table.stands('france at 1626: 2 dets   france at 1625: nothing')
})

test('14.2 example: seven Colonists in a hex count as five, a mined hex not at all, and a mine makes the level one', () => {
  const collect = (lines: string) =>
    position('spain england', `turn 11\nengland at 2414: 7 colonists\n${lines}\nbegin resources england`)
  collect('').stands('england: 30 ducats')
  collect('mine 2414 worked england\nengland at 2512: 3 colonists').stands('england: 6 ducats')
  collect('england at 2512: 5 colonists\nengland at 2412: 5 colonists\nengland at 2316: 9 colonists').stands(
    'england: 120 ducats',
  )
})

test('17.2 example: six detachments, a Conquistador and a zealous Missionary: a 5 becomes a 3 and breaks two levels', () => {
  const table = position(
    'spain england',
    `spain at 2327: 6 dets, cortes, friar +2
     natives aztec 5
     begin natives spain`,
    { chance: { dice: [5] } },
  ).play('spain attack aztec')
  table.stands('aztec: natives 3   spain at 2327: 6 dets, cortes, friar +2')
  expect(table.refusal('spain attack aztec')).toBe('17.21/once')
})

test('17.3 example: natives 3, four Colonists, Missionary -2, two detachments: level 3 is above a 2 and not above a 4', () => {
  const check = (...dice: number[]) =>
    position(
      'spain england',
      `spain at 2323: 4 colonists, 2 dets, friar -2
       natives mayan 3
       begin uprisings spain`,
      { chance: { dice } },
    )
  expect(check(4).told('uprising')).toEqual([])
  const risen = check(2, 3)
  expect(risen.waiting()).toEqual(['spain'])
  risen.play('spain lose colonist 2323', 'spain lose detachment 2323')
  risen.stands('spain at 2323: 3 colonists, 1 det, friar -2')
})

test('15.4 example: Drake attacks at 2-1, which is 3-1 for him; ship and gold are his without a star', () => {
  const table = position(
    'spain england',
    `turn 16
     england ships 2315: carrack with 2 dets and drake, bounds 6, privateer
     spain ships 2316: carrack with 25 gold
     begin sailing england`,
    { chance: { dice: [5] } },
  ).play('england activate 1', 'england sail w', 'england attack spain', 'england take spain 1')
  expect(table.told('sea-battle')).toEqual([[1, 0, 3, 5]])
  table.stands('england ships 2316: carrack with 1 det and drake, carrack with 1 det and 25 gold')
})

test('20 example: 85 ducats, two settlements of three Colonists and a discovery are 170, 150 and 40 points', () => {
  const table = position(
    'spain england',
    `spain: 85 ducats, points 40
     spain at 2316: 2 colonists
     spain at 2412: 1 colonist
     begin score`,
  )
  table.stands('spain: score 360   caribbean: controlled spain')
})

test('6.33 example: a 3 and a 5 are the third row of the fifth column', () => {
  const table = position('spain england', 'england: 3 ducats\nbegin royal-events england', { chance: { dice: [3, 5] } })
  expect(diceThatBring('10')).toEqual([3, 5])
  table.stands('england: doubled, 4 colonists')
})

test('4.0, 7.2 example: from Europe to the Caribbean are three Bounds, and three more home', () => {
  const table = position(
    'spain england',
    `england ships europe: caravel with cabot-j, to 2316, bounds 6
     begin turn from first-crossings`,
    { otherwise: { below: () => 0 } },
  ).play('spain done', 'england sail 1', 'england done')
  table.stands('england expedition 1: at 2316, used 3 0')
  table.play('england activate 1', 'england end', 'england done')
  while (!table.choices('england').includes('sail 1')) table.play(`${table.waiting()[0]} done`)
  table.play('england sail 1').stands('england expedition 1: at europe, used 3 3')
})

test('21.28 example: two detachments count as one against settlers, and an S costs two', () => {
  const fight = (dets: number) =>
    position('spain', `european aztec 5\nnatives aztec 0\nspain at 2327: ${dets} dets\nbegin natives spain`, {
      chance: { dice: [4] },
    })
  expect(fight(1).refusal('spain attack aztec')).toBe('21.28/two-detachments')
  // Seven count as three, for whom a 4 is S.
  fight(7).play('spain attack aztec').stands('aztec: european 5   spain at 2327: 5 dets')
  fight(8).play('spain attack aztec').stands('aztec: european 4   spain at 2327: 8 dets')
})
