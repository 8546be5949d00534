import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

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

test('R-04, 11.22: a column on a quest that is driven off is still the column on the quest', () => {
  // 12 to 40 is 1-3, die 3: half of three is two.
  const table = position(
    'spain england',
    `turn 9
     england: quest cibola 11 at 1625 entered midwest-plateau
     england at 1625: 3 dets
     spain at 1625: 10 dets
     begin battle england 1625`,
    { chance: { dice: [3] } },
  )
  const [retreat] = table.choices('england')
  table.play(`england ${retreat}`)
  table.stands(`england quest cibola: at ${retreat.replace('to ', '')}, midwest-plateau`)
})

describe('6.41-14, R-04: quests', () => {
  test('another march of three detachments takes nothing from the column that is under way', () => {
    const table = position(
      'spain england',
      `turn 9
       england: quest cibola 11 at 2327 entered aztec sonora california rockies
       england at 2327: 3 dets
       england at 4810: 3 dets
       begin march england`,
    )
    table.play('england muster 4810', 'england take-all detachment', 'england step nw', 'england halt')
    table.stands('england quest cibola: at 2327, aztec, sonora, california, rockies')
  })

  test('several columns may be on the same quest, and the first that has been everywhere meets it', () => {
    const table = position(
      'spain england',
      `turn 9
       england: quest cibola 11 at 1625 entered sonora california rockies aztec
       england at 1625: 3 dets
       england at 2327: 3 dets
       natives aztec 0
       begin march england`,
    )
    table.play('england muster 2327', 'england take-all detachment', 'england step ne', 'england halt')
    table.play('england muster 1625', 'england take-all detachment', 'england step e')
    expect(table.told('quest-met')).toEqual([[1, 0]])
  })

  test('a column that is driven off into an Area of the quest has been there', () => {
    const table = position(
      'spain england',
      `turn 9
       england: quest cibola 11 at 2028 entered aztec rockies california midwest-plateau
       england at 2028: 3 dets
       spain at 2028: 10 dets
       begin battle england 2028`,
      { chance: { dice: [3] } },
    )
    table.play(`england ${table.choices('england')[0]}`)
    expect(table.told('quest-met')).toEqual([[1, 0]])
  })
})
