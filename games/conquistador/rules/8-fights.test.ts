import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { invasionOdds } from './11-battle.ts'
import { HELD } from './state.ts'
import { PERSON } from './tables.ts'

test('8.23: ships that were attacked by those in a hex are not attacked by them again when they come back', () => {
  const table = position(
    'spain england',
    `england ships 2315: carrack with 2 dets and frobisher, carrack, bounds 9
     spain ships 2316: caravel, caravel, caravel, caravel, caravel, caravel
     spain at 2316: 1 colonist
     begin sailing england`,
    { chance: { dice: [1, 6] } },
  )
  table.play('england activate 1', 'england sail w', 'england peace', 'spain attack')
  while (!table.waiting().includes('england') || !table.choices('england').includes('sail e')) {
    const who = table.waiting()[0]
    table.play(`${who} ${table.choices(who)[0]}`)
  }
  table.play('england sail e', 'england sail w', 'england peace')
  expect(table.refusal('spain attack')).toBe('8.23/same-ships')
})

test('8.54: every own carrack in the hex supports an invasion, whichever Expedition it sails with', () => {
  const { state } = position(
    'spain england',
    `england ships 2316: carrack with 2 dets, bounds 9
     england ships 2316: carrack, carrack, carrack, carrack, carrack, carrack, carrack
     spain at 2316: 2 dets
     begin sailing england`,
  )
  expect(invasionOdds(state, 12, 2, 0).column).toBe(2)
})

test('15.44, R-41: a Privateer keeps the gold and the captives of a ship that he cannot man', () => {
  const table = position(
    'spain england',
    `turn 15
     england ships 2315: carrack with 1 det and drake, carrack with 1 det, bounds 9, privateer
     spain ships 2316: caravel with 5 gold and columbus
     spain at 2316: 1 colonist
     begin sailing england`,
    { chance: { dice: [1] } },
  )
  table.play('england activate 1', 'england sail w', 'england attack spain', 'england sink')
  expect(table.choices('england')).toEqual(['hold', 'kill'])
  table.play('england hold')
  expect(table.state.goldAmount).toEqual([5])
  expect(table.state.personAt[PERSON.columbus]).toBe(HELD + 1)
})

test('15.44: ships lost to several Expeditions are Prizes if one of them is a Privateer’s', () => {
  const fight = (second: string) =>
    position(
      'spain england',
      `turn 15
       spain ships 2315: caravel, caravel, bounds 9
       england ships 2316: carrack
       england ships 2316: carrack with 2 dets and drake, carrack with 1 det${second}
       begin sailing spain`,
      { chance: { dice: [2] } },
    ).play('spain activate 1', 'spain sail w', 'spain attack england', 'spain lose 1')
  // Column 1-2, die 2: A1 without a star.
  expect(fight('').waiting()).toEqual(['spain'])
  const table = fight(', privateer')
  expect(table.waiting()).toEqual(['england'])
  expect(table.choices('england')).toEqual(['take spain 1', 'sink'])
})

test('15.53, R-55: a Conquistador aboard the invading ships gives Spain a pip', () => {
  const land = (aboard: string) =>
    position(
      'spain england',
      `england at 2414: 1 colonist, 1 dets
       spain ships 2414: carrack with 2 dets${aboard} and friar +1, carrack with 2 dets, bounds 9
       begin sailing spain`,
      { chance: { dice: [4] } },
    ).play('spain activate 1', 'spain invade 4')
  expect(land('').told('land-battle')[0][3]).toBe(4)
  expect(land(' and cortes').told('land-battle')[0][3]).toBe(3)
})

test('15.46, R-62: an Expedition that has lost its Privateer sails on as a plain one', () => {
  const table = position(
    'spain england',
    `turn 15
     england ships 2315: carrack with 1 det and drake, carrack with 1 det, bounds 9, privateer
     spain ships 2316: 6 carracks
     begin sailing england`,
    { chance: { dice: [1, 2] } },
  ).play('england activate 1', 'england sail w', 'england peace', 'spain attack', 'england lose 1', 'spain sink')
  table.stands('england expedition 1: no privateer, carrack with 1 det   lost: drake')
})
