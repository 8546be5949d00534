import { describe, expect, test } from 'vitest'
import { AREA } from '../data/index.ts'
import { position } from '../scenario.ts'
import { friarsDue } from './6-upkeep.ts'
import { HELD, IN_EUROPE, NOT_YET, PERSONS } from './state.ts'
import { PERSON } from './tables.ts'

test('8.32, R-51: a Missionary who is held costs Spain nothing, can be replaced and can be ransomed', () => {
  const table = position(
    'spain england',
    'spain: 9 ducats, caravel\nspain at 2316: 1 colonist, friar +1\nbegin planning',
  )
  table.state.personAt[PERSONS] = HELD + 1
  table.state.friarFor[0] = AREA.caribbean
  expect(friarsDue(table.state, 0)).toBe(0)
  table.play('spain new-slip', 'spain assign 1')
  expect(table.choices('spain')).toContain('draw caribbean')
  table.play('spain deal 1 england spain + england ransom friar-1 + spain ducats 1')
  expect(table.state.personAt[PERSONS]).toBe(IN_EUROPE)
})

test('15.61, R-43: a Missionary who landed elsewhere is no longer under way', () => {
  const table = position(
    'spain england',
    'spain: 9 ducats, caravel\nspain at 2316: 1 colonist\nspain at 2323: 1 colonist, friar +1\nbegin planning',
  )
  table.state.friarFor[0] = AREA.caribbean
  table.play('spain new-slip', 'spain assign 1')
  expect(table.choices('spain')).toContain('draw caribbean')
})

test('15.42, 15.46: an Expedition whose Privateer is moved to another slip sails no longer as one', () => {
  const table = position(
    'spain england',
    'turn 15\nengland: 20 ducats, caravel\nengland ships europe: carrack with 1 det and drake, carrack with 1 det\nbegin planning',
  )
  table.play('england slip 1', 'england privateer', 'england new-slip', 'england assign 2')
  table.play('england ready', 'spain ready')
  expect(table.state.expPrivateer[12]).toBe(0)
})

test('15.34: an Explorer whose term is over can be rented again', () => {
  const table = position('spain england', 'turn 2\nspain: columbus\nengland: 9 ducats\nbegin planning')
  table.state.hiredBy[PERSON.columbus] = 1
  table.state.hiredUntil[PERSON.columbus] = 1
  table.play('england deal 1 spain england + spain rental columbus 2')
  expect(table.state.hiredUntil[PERSON.columbus]).toBe(2)
})

describe('15.61, 15.63: Missionaries', () => {
  const port = 'england at 2414: 1 colonist\nspain ships 2414: carrack with 2 dets'
  test('Spain invades no port among natives without a Missionary', () => {
    const invade = (aboard: string, natives: number) =>
      position('spain england', `natives caribbean ${natives}\n${port}${aboard}, bounds 9\nbegin sailing spain`).play(
        'spain activate 1',
      )
    expect(invade('', 2).refusal('spain invade 2')).toBe('15.61/missionary-first')
    expect(invade('', 0).choices('spain')).toContain('invade 2')
    expect(invade(' and friar +1', 2).choices('spain')).toContain('invade 2')
  })

  test('one who came home is not among the unknown: he waits in Europe, costs a ducat and sails again', () => {
    const table = position(
      'spain england',
      'turn 3\nspain: 9 ducats\nspain ships europe: caravel with friar -2, bounds 3\nbegin turn from upkeep',
    ).play('spain pay', 'england pay')
    expect(table.state.treasury[0]).toBe(7)
    table.stands('spain: friar -2, caravel')
    expect(table.state.personAt[PERSONS]).toBe(IN_EUROPE)
    const next = position('spain england', 'spain: 9 ducats, friar -2, caravel\nbegin planning')
    next.play('spain new-slip', 'spain assign 1', 'spain send friar-1 1')
    const never = position('spain england', 'spain ships europe: caravel with friar, bounds 3\nbegin turn-end')
    expect(never.state.personAt[PERSONS]).toBe(NOT_YET)
  })
})

test('8.32, R-51: who is ransomed is in Europe again', () => {
  const table = position('spain england', 'spain: 9 ducats\nengland: holds columbus\nbegin planning')
  expect(table.state.personAt[PERSON.columbus]).toBe(HELD + 1)
  table.play('spain deal 1 england spain + england ransom columbus + spain ducats 4')
  table.stands('spain: 5 ducats, columbus   england: 4 ducats')
})

describe('23.14: Sebastian Cabot', () => {
  const money = 'spain: 10 ducats\nengland: 20 ducats\nfrance: 300 ducats'
  const turn = (countries: string, lines: string) =>
    position(countries, `${money}\n${lines}\nbegin turn from arrivals`, { otherwise: { below: () => 5 } })

  test.each([
    ['turn 7', 'england', 'portugal'],
    ['turn 11', 'portugal', 'england'],
  ])('23.14, R-64: on %s he leaves the ship of %s and stands in Europe for %s', (when, before, after) => {
    const port = 'england at 2415: 1 colonist\nportugal at 2414: 1 colonist'
    const water = before === 'england' ? '2415' : '2414'
    const table = turn(
      'spain england france portugal',
      `${when}\n${port}\n${before} ships ${water}: caravel with cabot-s`,
    )
    table.stands(`${before} expedition 1: caravel`)
    table.play(`${after} deal 1 spain ${after} + ${after} rental cabot-s ${when.split(' ')[1]}`)
    table.stands(`spain: rented cabot-s ${when.split(' ')[1]}`)
  })

  test('23.14, 24.12: with Bankers and without Portugal nobody has him on turns 7 to 10', () => {
    const table = turn(
      'spain england france bankers',
      'turn 7\nengland at 2415: 1 colonist\nengland ships 2415: caravel with cabot-s',
    )
    table.stands('england expedition 1: caravel')
  })

  test('15.34, 23.14: whoever has rented him keeps him', () => {
    turn(
      'spain england france portugal',
      'turn 7\nfrance at 2415: 1 colonist\nfrance: rented cabot-s 8\nfrance ships 2415: caravel with cabot-s',
    ).stands('france expedition 1: caravel with cabot-s')
  })
})
