import { expect, test } from 'vitest'
import { AREA } from '../data/index.ts'
import { position } from '../scenario.ts'
import { initiativeLevel, settleInitiative } from './6-council.ts'

test('6.31, 6.32 example: a B Monarch and a 3 bring 20 ducats and four Colonists', () => {
  const table = position('spain england', 'england: monarch B\nbegin royal-events england', {
    chance: { dice: [3, 5] },
  })
  expect(table.state.treasury[1]).toBe(20)
  expect(table.state.europeColonists[1]).toBe(4)
})

test('6.33, 21.23 example: two ones bring a Monarch of rating A', () => {
  const table = position('spain england', 'england: monarch D\nbegin royal-events england', {
    chance: { dice: [1, 1] },
  })
  expect(table.state.monarch[1]).toBe(0)
})

test('6.52 example: 85 ducats under a B Monarch make an Initiative Level of 255', () => {
  const table = position('spain england', 'spain: 85 ducats, monarch B\nbegin planning')
  expect(initiativeLevel(table.state, 0)).toBe(255)
})

test('6.51, 6.53, 6.54: the highest level goes first, a tie to the better Monarch, then to the dice', () => {
  const { state } = position(
    'spain england france',
    'spain: 60 ducats, monarch D\nengland: 20 ducats, monarch B\nfrance: 30 ducats, monarch C\nbegin planning',
  )
  const world = { chance: { below: () => 3 }, listen: undefined }
  settleInitiative(state, world)
  expect(state.order).toEqual([1, 2, 0])
  state.monarch[0] = 1
  state.treasury[0] = 20
  let n = 0
  settleInitiative(state, { chance: { below: () => [0, 5][n++ % 2] }, listen: undefined })
  expect(state.order[0]).toBe(1)
})

test.each([
  ['6.41-5: war in Europe costs 50 ducats, or all there is', [1, 5], 30, 20 - 20],
  ['6.41-9: a prosperous middle class gives 20 ducats', [1, 2], 0, 40],
])('%s', (_title, dice, ducats, after) => {
  const table = position('spain england', `england: ${ducats} ducats, monarch C\nbegin royal-events england`, {
    chance: { dice: dice as number[] },
  })
  expect(table.state.treasury[1]).toBe(after)
})

test('6.41-11, 6.41-12: Colonists are doubled, or there are none', () => {
  expect(
    position('spain england', 'begin royal-events england', { chance: { dice: [2, 4] } }).state.europeColonists[1],
  ).toBe(10)
  expect(
    position('spain england', 'begin royal-events england', { chance: { dice: [1, 3] } }).state.europeColonists[1],
  ).toBe(0)
})

test('6.41-1, 6.41-3: the multiplier moves by one for the turn', () => {
  expect(
    position('spain england', 'begin royal-events england', { chance: { dice: [2, 1] } }).state.multiplier[1],
  ).toBe(1)
  expect(
    position('spain england', 'begin royal-events england', { chance: { dice: [1, 4] } }).state.multiplier[1],
  ).toBe(-1)
})

test('6.41-4, R-02: the weak settlement with the fiercest natives is lost, and the owner breaks ties', () => {
  const lines = `england at 2323: 2 colonists, 1 dets
    england at 2414: 1 colonist
    england at 2426: 3 colonists
    begin royal-events england`
  const table = position('spain england', lines, { chance: { dice: [3, 2] } })
  expect(table.men('england', '2323')).toEqual([0, 1])
  expect(table.men('england', '2414')).toEqual([1, 0])
  const tie = position('spain england', lines.replace('2426: 3', '2222: 1'), { chance: { dice: [3, 2] } })
  expect(tie.refusal('england give-up 2414')).toBe('6.41-4/not-among-them')
  expect(tie.play('england give-up 2222').men('england', '2222')).toEqual([0, 0])
})

test('6.41-6: a stolen rutter needs somebody who has rounded the Cape', () => {
  const table = position('spain england', 'begin royal-events england', { chance: { dice: [3, 6] } })
  expect(table.state.rutter[1]).toBe(0)
})

test('6.41-7, R-53: civil war recalls a quarter, rounded up, or costs 100 points', () => {
  const table = position('spain england', 'england at 2414: 1 colonist, 5 dets\nbegin royal-events england', {
    chance: { dice: [4, 6] },
  })
  expect(table.state.recall[1]).toBe(2)
  expect(table.state.noDets[1]).toBe(1)
})

test('6.41-8, R-03: harsh rule brings an uprising in each Area with natives and settlements', () => {
  const table = position(
    'spain england',
    'england at 2414: 1 colonist\nengland at 2323: 1 colonist\nnatives mayan 0\nbegin royal-events england',
    {
      chance: { dice: [2, 3, 1] },
    },
  )
  expect(table.men('england', '2414')).toEqual([0, 0])
  expect(table.men('england', '2323')).toEqual([1, 0])
})

test('6.41-13: levels above one fall where Europeans stand, and nobody rises up this turn', () => {
  const table = position(
    'spain england',
    'england at 2414: 1 colonist\nengland at 1114: 1 colonist\nbegin royal-events england',
    { chance: { dice: [3, 1] } },
  )
  expect(table.state.native[AREA.caribbean]).toBe(1)
  expect(table.state.native[AREA.maritime]).toBe(1)
  expect(table.state.native[AREA.aztec]).toBe(5)
  expect(table.state.noUprisings).toBe(1)
})

test('6.41-14, 6.41-15: a quest needs a unit in one of its Areas and ends after three or two turns', () => {
  const quest = position('spain england', 'turn 4\nengland at 2426: 1 dets\nbegin royal-events england', {
    chance: { dice: [4, 2] },
  })
  expect(quest.state.questDue[2]).toBe(6)
  expect(position('spain england', 'begin royal-events england', { chance: { dice: [4, 2] } }).state.questDue[2]).toBe(
    0,
  )
  const gold = position('spain england', 'turn 4\nengland at 2819: 1 dets\nbegin royal-events england', {
    chance: { dice: [5, 3] },
  })
  expect(gold.state.questDue[3]).toBe(5)
})

test('6.41-16: half of the settlements lose somebody, each only once', () => {
  const table = position(
    'spain england',
    'england at 2414: 2 colonists\nengland at 2415: 1 colonist, 1 dets\nengland at 2316: 1 colonist\nbegin royal-events england',
    {
      chance: { dice: [2, 5] },
    },
  )
  table.play('england lose detachment 2415')
  expect(table.refusal('england lose colonist 2415')).toBe('17.35/not-among-them')
  table.play('england lose colonist 2414')
  expect([table.men('england', '2415'), table.men('england', '2414')]).toEqual([
    [1, 0],
    [1, 0],
  ])
})

test('6.41-17: Caribs take one unit, and a Spanish leader on 4 to 6', () => {
  const table = position(
    'spain england',
    'spain at 2414: 1 colonist, cortes\nspain: monarch C\nbegin royal-events spain',
    { chance: { dice: [1, 6, 4] } },
  )
  expect(table.men('spain', '2414')).toEqual([0, 0])
  expect(table.told('person-lost')).toHaveLength(1)
})

test('24.13, 24.14, 24.18: with Bankers countries add one to the tax die, and war costs the Banker 40', () => {
  const table = position(
    'spain england france bankers',
    'england: monarch B\nbankers: 100 ducats\nbegin royal-events england',
    { chance: { dice: [1, 5] } },
  )
  expect(table.state.treasury[1]).toBe(0)
  expect(table.told('taxes')[0][1]).toBe(25)
  expect(table.state.treasury[3]).toBe(60)
})

test('21.23 example: the English colonise the Aztec Empire', () => {
  const table = position('spain', 'begin royal-events spain', { chance: { dice: [1, 1, 1, 2] } })
  expect(table.state.native[AREA.aztec]).toBe(0)
  expect(table.state.european[AREA.aztec]).toBe(5)
})

test('21.24, 21.25, 21.26: it grows, is rolled again for others, and costs Spaniards who are there', () => {
  const grows = position('spain', 'begin royal-events spain', { chance: { dice: [1, 1, 1, 2] } }).state
  expect(grows.europeanBy[AREA.aztec]).toBe(0)
  const table = position('spain', 'spain at 2426: 4 colonists, 2 dets, friar +1\nbegin royal-events spain', {
    chance: { dice: [1, 1, 1, 2] },
  })
  expect(table.state.european[AREA.aztec]).toBe(0)
  expect(table.men('spain', '2426')).toEqual([3, 1])
  expect(table.state.barren[AREA.aztec]).toBe(1)
})

test('6.41-17: Spain chooses among the leaders there, and the one whose last man has just fallen is among them', () => {
  const lines = `spain at 2316: 1 colonist, cortes
     spain at 2318: 2 colonists, narvaez
     begin royal-events spain`
  const table = position('spain england', lines, { chance: { dice: [1, 6, 4] } })
  table.play('spain lose colonist 2316')
  expect(table.choices('spain')).toEqual(['lose cortes', 'lose narvaez'])
  expect(table.refusal('spain lose balboa')).toBe('6.41-16/no-such-leader')
  table.play('spain lose narvaez').stands('spain at 2316: cortes   lost: narvaez')
})
