import { describe, expect, test } from 'vitest'
import { AREA } from '../data/index.ts'
import { position } from '../scenario.ts'
import { POTOSI } from './6-events.ts'
import { hexOf } from './geography.ts'
import { friarsToLose } from './losses.ts'
import { HELD, PERSONS } from './state.ts'
import { tables } from './tables.ts'

test('6.41-2: Potosi pays no double to whoever has stopped working it', () => {
  const mine = tables.mineAt.get(POTOSI)!
  const ended = position(
    'spain england',
    'turn 12\nmine 4213 found\nengland ships 2415: caravel, lay in 2415\nbegin turn-end',
  )
  ended.state.potosi = 1
  expect(ended.play('england stay').state.potosi).toBe(-1)
  const worked = position(
    'spain england',
    'turn 12\nmine 4213 found\nengland ships 2415: caravel, lay in 2415\nbegin turn-end',
  )
  worked.state.potosi = 1
  worked.state.minedBy[mine] = 1
  worked.state.minedOn[mine] = 12
  expect(worked.play('england stay').state.potosi).toBe(1)
})

test('6.41-16, R-51: the plague takes no Missionary who is held by others', () => {
  const { state } = position(
    'spain england',
    'spain at 2316: 1 colonist, friar +1\nspain at 2318: 1 colonist, friar +2\nbegin planning',
  )
  expect(friarsToLose(state, -1)).toEqual([PERSONS, PERSONS + 1])
  state.personAt[PERSONS] = HELD + 1
  expect(friarsToLose(state, -1)).toEqual([PERSONS + 1])
})

test('6.41-17: men aboard a ship in the Caribbean are units there, and can be eaten', () => {
  const lines = (ashore: string) =>
    `england ships 2316: carrack with 1 colonist and 1 det\n${ashore}begin royal-events england`
  const roll = { chance: { dice: [1, 6] } }
  const afloat = position('spain england', lines(''), roll)
  expect(afloat.choices('england')).toEqual(['lose colonist 2316', 'lose detachment 2316'])
  afloat.play('england lose detachment 2316')
  expect(afloat.state.shipDets[40]).toBe(0)
  expect(afloat.told('men-lost')).toEqual([[1, 1, hexOf('2316'), 1]])
  const settled = position('spain england', lines('england at 2316: 1 colonist\n'), roll)
  settled.play('england lose colonist 2316')
  expect(settled.men('england', '2316')).toEqual([0, 0])
  expect(settled.state.shipColonists[40]).toBe(1)
  const far = position('spain england', 'england ships 4810: caravel with 1 det\nbegin royal-events england', roll)
  expect(far.waiting()).toEqual([])
  expect(far.told('men-lost')).toEqual([])
})

test('6.41-17: the Caribs eat a Missionary aboard a ship in the Caribbean, too', () => {
  const eaten = (line: string) =>
    position('spain england', `natives caribbean 2\n${line}\nbegin event spain 17`, { chance: { dice: [3] } })
  expect(eaten('spain ships 2316: caravel with friar +1').told('person-lost')).toEqual([[PERSONS]])
  expect(eaten('spain ships 4810: caravel with friar +1').told('person-lost')).toEqual([])
})

describe('6.41-7, R-65: detachments that are called home and lost at sea have obeyed', () => {
  const after = (fleet: string, dice: number[]) =>
    position('spain england', `turn 5\nspain: recall 2\n${fleet}\nbegin first-attrition spain`, { chance: { dice } })

  test('6.41-7: a detachment that sailed from the New World counts', () => {
    // Column 2, die 6: a detachment.
    after('spain ships 2316: carrack with 2 dets, bounds 2, used 2', [6]).stands('spain: recall 2 1')
  })

  test('6.41-7: so do all aboard a ship that founders', () => {
    // Column 4, die 6: a ship.
    after('spain ships 2316: carrack with 2 dets, bounds 4, used 4', [6]).stands('spain: recall 2 2')
  })

  test('6.41-7: one who has just come from Europe does not', () => {
    after('spain ships 2316: carrack with 2 dets, bounds 2, used 2, crossed-out', [6]).stands('spain: recall 2 0')
  })
})

describe('15.56: a Conquistador falls with his men in combat and attrition, not by what the council reads', () => {
  const lone = 'spain at 2323: 1 colonist, cortes'

  test('6.41-4: only the Colonists of the settlement go', () => {
    const table = position('spain england', `natives mayan 3\n${lone}\nbegin event spain 4`)
    table.stands('spain at 2323: cortes')
  })

  test('6.41-16: nor does the plague take him with the last of his men', () => {
    const table = position('spain england', `${lone}\nbegin event spain 16`, { chance: { dice: [1] } })
    table.stands('spain at 2323: cortes')
  })

  test('6.41-17: nor do the Caribs', () => {
    const table = position('spain england', 'spain at 2316: 1 colonist, cortes\nbegin event spain 17', {
      chance: { dice: [1] },
    })
    table.stands('spain at 2316: cortes')
  })

  test('17.35: an uprising does', () => {
    const table = position('spain england', `natives mayan 3\n${lone}\nbegin uprising spain mayan`, {
      chance: { dice: [1] },
    })
    table.stands('spain at 2323: nothing   lost: cortes')
  })
})

test('6.41-13: Europeans aboard a ship are in the Area, too', () => {
  const level = (line: string) =>
    position('spain england', `natives mayan 3\n${line}\nbegin event spain 13`).state.native[AREA.mayan]
  expect(level('england ships 2323: caravel')).toBe(2)
  expect(level('england ships europe: caravel')).toBe(3)
})

test('6.41-16, 17.35: of two Missionaries one is named, and nobody who is not overseas', () => {
  const table = position(
    'spain england',
    `spain at 2316: 6 colonists, friar +1
     spain at 2323: 6 colonists, friar -2
     begin event spain 16`,
    { chance: { dice: [6] } },
  )
  while (!table.choices('spain').includes('lose friar-1')) table.play(`spain ${table.choices('spain')[0]}`)
  expect(table.refusal('spain lose friar-3')).toBe('17.35/no-missionary')
  table.play('spain lose friar-2')
  table.stands('spain at 2316: 5 colonists, friar +1')
})
