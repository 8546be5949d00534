import { describe, expect, test } from 'vitest'
import { AREA } from './data/index.ts'
import { hexId } from './rules/geography.ts'
import { tables } from './rules/tables.ts'
import { position } from './scenario.ts'

// The numbers that the rulebook states, each tried on both sides of its limit.

const dice = (...thrown: number[]) => ({ chance: { dice: thrown } })

test.each([
  ['A', 40],
  ['B', 30],
  ['C', 20],
  ['D', 10],
])('6.52, 6.54: ten ducats under Monarch %s make level %i', (rating, level) => {
  position('spain england', `spain: 10 ducats, monarch ${rating}\nbegin planning`).stands(`spain: level ${level}`)
})

test.each([
  ['A', '+1', 50],
  ['A', '-1', 30],
  ['D', '-1', 10],
])('6.41-1, 6.41-3, 6.54: with a Monarch %s and %s ten ducats make %i', (rating, change, level) => {
  const lines = `spain: 10 ducats, monarch ${rating}, multiplier ${change}\nbegin planning`
  position('spain england', lines).stands(`spain: level ${level}`)
})

test.each([
  [60, 10],
  [50, 0],
  [30, 0],
])('6.41-5: of %i ducats a costly war leaves %i', (before, after) => {
  position('spain england', `spain: ${before} ducats\nbegin event spain 5`).stands(`spain: ${after} ducats`)
})

test('24.18: the war costs the Banker forty, as far as he has them', () => {
  const war = (chest: number) =>
    position('spain england france bankers', `bankers: ${chest} ducats\nbegin event spain 5`)
  war(60).stands('bankers: 20 ducats')
  war(30).stands('bankers: 0 ducats')
})

test.each([
  [1, 1],
  [4, 1],
  [5, 2],
  [8, 2],
  [9, 3],
])('6.41-7: of %i detachments overseas %i are called home', (dets, recall) => {
  const lines = `spain at 2316: ${dets} dets, 1 colonist\nbegin event spain 7`
  position('spain england', lines).stands(`spain: recall ${recall} 0`)
})

test.each([
  [1, 'round'],
  [2, 'round'],
  [3, 'stuck'],
  [6, 'stuck'],
])('7.52: with a %i at the Cape one is %s', (die, outcome) => {
  const table = position(
    'spain england',
    'spain ships 5714: caravel with magellan, bounds 20\nbegin voyage spain',
    dice(die),
  ).play('spain sail sw')
  table.stands(outcome === 'stuck' ? 'spain: no rutter   spain expedition 1: at 5714, cape-failed' : 'spain: rutter')
})

test.each([
  [1, true],
  [3, true],
  [4, false],
  [6, false],
])('8.15: a %i lets the owner of the ships attack: %s', (die, fights) => {
  const table = position(
    'spain england',
    `england ships 2316: carrack, bounds 9
     spain ships 2316: carrack
     begin meeting england`,
    dice(die, 6),
  ).play('england peace', 'spain attack')
  expect(table.told('sea-battle')).toHaveLength(fights ? 1 : 0)
})

test('15.45 example: a Privateer who is attacked at 1-1 meets 1-2', () => {
  const attacked = (words: string) =>
    position(
      'spain england',
      `turn 15
       england ships 2316: carrack with 1 det and drake, bounds 9${words}
       spain ships 2316: carrack with 1 det
       begin sea-battle england 1 by spain`,
      dice(2),
    ).told('sea-battle')[0][2]
  expect([attacked(''), attacked(', privateer')]).toEqual([1, 0])
})

describe('13: gold', () => {
  const mined = (hex: string, ...thrown: number[]) =>
    position(
      'spain england',
      `mine ${hex} found\nengland at ${hex}: 1 colonist\nbegin gold england`,
      dice(...thrown),
    ).play('england done')

  test.each([
    [1, 1, 'depleted'],
    [5, 6, 'depleted'],
    [1, 2, 'found'],
    [3, 4, 'found'],
    [6, 6, 'found'],
  ])('13.15: %i and %i leave a mainland mine %s', (one, two, state) => {
    mined('1620', one, two).stands(`mine 1620: ${state}, worked england   england at 1620: 1 colonist, 25 gold`)
  })

  test.each([
    [1, 'depleted'],
    [2, 'depleted'],
    [3, 'found'],
    [6, 'found'],
  ])('13.22: a %i leaves a Caribbean mine %s', (die, state) => {
    mined('2414', die).stands(`mine 2414: ${state}   england at 2414: 1 colonist, 15 gold`)
  })

  test.each([
    ['1620', 2, 'found'],
    ['1620', 3, 'unknown'],
    ['2414', 4, 'found'],
    ['2414', 5, 'unknown'],
  ])('13.12, 13.22: in %s a %i leaves the mine %s', (hex, die, state) => {
    const table = position('spain england', `england at ${hex}: 1 det\nbegin gold england`, dice(die))
    table.play(`england prospect ${hex}`).stands(`mine ${hex}: ${state}`)
  })

  test.each([
    ['tenochtitlan', '2327', 'aztec', 75],
    ['cuzco', '3816', 'incan', 100],
    ['chichen-itza', '2323', 'mayan', 40],
  ])('13.32: %s holds %s for a detachment once no natives of the %s are left', (city, hex, area, ducats) => {
    const loot = (level: number) =>
      position('spain england', `natives ${area} ${level}\nengland at ${hex}: 1 det\nbegin gold england`, dice(3, 4))
    expect(loot(1).refusal(`england loot ${city}`)).toBe('13.31/natives')
    const table = loot(0).play(`england loot ${city}`, 'england done')
    table.stands(`england at ${hex}: 1 det, ${ducats} gold   ${city}: empty`)
  })

  test.each([
    [1, 1, 'nothing'],
    [5, 6, 'empty'],
    [3, 4, 'empty'],
    [6, 6, 'nothing'],
  ])('13.33: %i and %i leave a city %s', (one, two, state) => {
    const lines = 'natives aztec 0\nengland at 2327: 1 det\nbegin gold england'
    const table = position('spain england', lines, dice(one, two)).play('england loot tenochtitlan', 'england done')
    table.stands(`tenochtitlan: ${state}`)
  })
})

test.each([
  [5, 30],
  [6, 30],
])('14.21: %i Colonists of a hex bring %i ducats', (colonists, ducats) => {
  position('spain england', `turn 11\nengland at 2414: ${colonists} colonists\nbegin resources england`).stands(
    `england: ${ducats} ducats`,
  )
})

test('14.21: no more than twenty of a nation count in an Area', () => {
  const hexes = ['2414', '2415', '2412', '2512', '2316']
  const lines = hexes.map(hex => `england at ${hex}: 5 colonists`).join('\n')
  position('spain england', `turn 11\n${lines}\nbegin resources england`).stands('england: 120 ducats')
})

test.each([
  ['7.11', 'caravel', 5],
  ['7.12', 'carrack', 25],
  ['7.13', 'galleon', 90],
])('%s: of ninety ducats of gold a %s takes %i', (_, ship, ducats) => {
  const table = position(
    'spain england',
    `turn 8\nengland at 2414: 1 colonist, 90 gold\nengland ships 2414: ${ship}\nbegin resources england`,
  ).play('england load 1')
  table.stands(`england ships 2414: ${ship} with ${ducats} gold`)
})

describe('19.1: control of an Area without coast', () => {
  const [first, second, third, fourth] = tables.hexesOfArea[AREA.rockies].map(hexId)
  const held = (own: string, foreign: string) =>
    position(
      'spain england',
      `natives rockies 0
       england at ${first}: ${own}   england at ${second}: 1 colonist
       spain at ${third}: ${foreign}
       begin planning`,
    )

  test('half of the Colonists and three quarters of the detachments are enough', () => {
    held('2 colonists, 6 dets', '3 colonists, 2 dets').stands('rockies: controlled england')
  })

  test('one Colonist or detachment more of another country is too many', () => {
    held('2 colonists, 6 dets', '4 colonists, 2 dets').stands('rockies: no controlled, lacking england colonists')
    held('2 colonists, 6 dets', '3 colonists, 3 dets').stands('rockies: no controlled, lacking england dets')
  })

  test('three Colonists in two settlements are needed', () => {
    held('1 colonist', '1 det').stands('rockies: lacking england settlements')
    const one = `natives rockies 0\nengland at ${fourth}: 3 colonists\nbegin planning`
    position('spain england', one).stands('rockies: lacking england settlements, no controlled')
  })
})

test.each([
  [1, 4],
  [2, 5],
  [4, 5],
  [5, 6],
  [6, 7],
])('22.31: a %i makes the Portuguese Level of four %i', (die, level) => {
  const table = position('spain england', `turn 3\nspain: 90 ducats\neuropean brasil 4\nbegin turn from annexation`, {
    options: { tordesillas: true },
    chance: { dice: [die] },
    otherwise: { below: () => 0 },
  })
  table.stands(`brasil: european ${level}`)
})

test.each([
  [5, 10, 4, 5],
  [3, 7, 3, 4],
])('21.26: of %i Colonists and %i detachments %i and %i are left', (colonists, dets, left, armed) => {
  const table = position(
    'spain',
    `spain at 2316: ${colonists} colonists, ${dets} dets, friar +1\nbegin colonisation england`,
    dice(4, 4),
  )
  table.stands(`spain at 2316: ${left} colonists, ${armed} dets, friar +1`)
})

test('20.0, 24.4: a ducat is two points, and three for the Banker', () => {
  const table = position('spain england france bankers', 'spain: 30 ducats\nbankers: 30 ducats\nbegin planning')
  table.stands('spain: wealth 60   bankers: wealth 90')
})
