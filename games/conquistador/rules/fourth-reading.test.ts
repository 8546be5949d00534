import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { EUROPE, HELD, IN_EUROPE, NOT_YET, PERSONS } from './state.ts'
import { PERSON } from './tables.ts'

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

test('11.22, 18.11: whoever retreats into a hex has entered it', () => {
  const battle = position(
    'spain england',
    'england at 1625: 10 dets\nspain at 1625: 4 dets\nbegin battle england 1625',
    {
      chance: { dice: [3] },
    },
  )
  const ways = battle.choices('spain')
  battle.play(`spain ${ways[0]}`)
  expect(battle.told('discovered').map(([country]) => country)).toContain(0)
})

test('11.23: the loser retreats even from a hex in which no foe is left', () => {
  // 4 to 4 is 1-1, die 4: both lose a quarter, which is the only detachment; equal, so the attacker loses.
  const table = position(
    'spain england',
    'england at 1625: 1 det, 2 colonists\nspain at 1625: 1 det\nbegin battle england 1625',
    { chance: { dice: [4] } },
  ).play('england give 0')
  expect(table.waiting()).toEqual(['england'])
  table.play(`england ${table.choices('england')[0]}`)
  table.stands('england at 1625: nothing   spain at 1625: nothing')
})

test('13.5/too-late: mines are abandoned and reopened before anybody looks for gold', () => {
  const lines = `turn 10
     spain at 2318: 2 colonists, friar +1
     spain at 2414: 1 colonist
     mine 2318 found
     begin gold spain`
  const table = position('spain england', lines, { chance: { dice: [6, 6, 6] } })
  expect(table.choices('spain')).toContain('abandon 2318')
  table.play('spain prospect 2414')
  expect(table.refusal('spain abandon 2318')).toBe('13.5/too-late')
  expect(table.refusal('spain prospect 2414')).toBe('13.11/tried')
  const first = position('spain england', lines, { chance: { dice: [6, 6] } })
  first.play('spain abandon 2318', 'spain prospect 2414', 'spain done')
  first.stands('mine 2318: abandoned')
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

test('6.41-17: the Caribs eat a Missionary aboard a ship in the Caribbean, too', () => {
  const eaten = (line: string) =>
    position('spain england', `natives caribbean 2\n${line}\nbegin event spain 17`, { chance: { dice: [3] } })
  expect(eaten('spain ships 2316: caravel with friar +1').told('person-lost')).toEqual([[PERSONS]])
  expect(eaten('spain ships 4810: caravel with friar +1').told('person-lost')).toEqual([])
})

test('21.25: both dice of a colonisation are told', () => {
  const table = position('spain', 'begin event spain A', { chance: { dice: [1, 2] } })
  expect(table.told('dice')).toEqual([[1, 1, 2]])
  table.stands('aztec: natives 0, european 5')
})

test('6.53: the dice of all who are equal are told', () => {
  const table = position(
    'spain england',
    'spain: 20 ducats, monarch B\nengland: 20 ducats, monarch B\nbegin turn from initiative',
    { chance: { dice: [2, 5] } },
  )
  expect(table.told('rolled')).toEqual([
    [0, 2],
    [1, 5],
  ])
  table.stands('turn: 1, initiative england spain')
})

describe('24: the Bankers', () => {
  test('24.16: a ship of a defaulter may be taken as soon as it is home, with its gold', () => {
    const table = position(
      'spain england france bankers',
      `turn 9
       spain: default 8
       bankers: 10 ducats
       spain ships 2316: carrack with 25 gold, bounds 3
       begin last-crossings spain`,
    ).play('spain sail 1', 'bankers seize 1')
    expect(table.told('repossessed')).toEqual([[0, 1, 8]])
    table.stands('bankers: 35 ducats   spain ships europe: nothing')
    expect(table.state.expAt[0]).not.toBe(EUROPE)
  })

  test('24.3: a share is one of gold and of resources, and shares add up', () => {
    const table = position(
      'spain england france bankers',
      `turn 5
       england: 0 ducats, share 40 east-coast, share 20 east-coast
       england at 1819: 2 colonists, 25 gold
       england ships 1819: carrack, bounds 3
       begin turn from resources`,
      { chance: { dice: [1, 1] } },
    )
    table.play('england load 1', 'england done')
    const collected = table.state.treasury[3]
    expect(collected).toBeGreaterThan(0)
    while (!table.waiting().includes('england')) table.play(`${table.waiting()[0]} done`)
    table.play('england sail 1', 'england done')
    while (table.state.stack.some(frame => frame.at === 'last-crossings')) table.play(`${table.waiting()[0]} done`)
    expect(table.told('gold-won')).toEqual([[1, table.area('east-coast'), 25]])
    expect(table.state.treasury[3]).toBe(collected + 15)
  })
})

test('8.32, R-51: who is ransomed is in Europe again', () => {
  const table = position('spain england', 'spain: 9 ducats\nengland: holds columbus\nbegin planning')
  expect(table.state.personAt[PERSON.columbus]).toBe(HELD + 1)
  table.play('spain deal 1 england spain + england ransom columbus + spain ducats 4')
  table.stands('spain: 5 ducats, columbus   england: 4 ducats')
})
