import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

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

test('7.52, R-10: turned back at the Cape in the last crossings one may still go home', () => {
  const table = position(
    'spain england',
    'turn 5\nspain ships europe: caravel with magellan, to 5016, bounds 14\nbegin last-crossings spain',
    { chance: { dice: [3] } },
  ).play('spain sail 1')
  table.stands('asked: spain lost-port   spain expedition 1: at 5713, cape-failed, used 0 6')
  expect(table.refusal('spain lie')).toBe('15.33/no-port-here')
  table.play('spain turn-back').stands('spain expedition 1: at europe, used 0 12')
})

test('15.33, 7.13: foreign ships in a lost port take a Galleon Fleet no choice: it does not fight', () => {
  const table = position(
    'spain england',
    `turn 8
     spain ships europe: galleon, to 2316, bounds 9
     spain at 2318: 1 colonist, friar +1
     england ships 2316: caravel
     begin first-crossings spain`,
  ).play('spain sail 1')
  table.stands('asked: spain lost-port')
  table.play('spain go-on 2318').stands('spain expedition 1: at 2318, used 4 0')
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

describe('7.17, 18.11: the Pacific by sea is for those who have come round the Cape', () => {
  const sail = (lines: string) =>
    position('spain england', `turn 8\n${lines}\nspain at 5016: 3 colonists, friar +1`, {
      otherwise: { below: () => 0 },
    })

  test('7.17, R-63: also on the turn after they came', () => {
    const table = sail(
      `spain: 50 ducats, rutter\nengland: 300 ducats\nspain ships europe: caravel with loaysa, to 5016, bounds 14\nbegin turn from last-crossings`,
    ).play('spain sail 1', 'spain done')
    expect(table.told('crossing-out')).toHaveLength(1)
    while (table.waiting().length > 0 && !table.choices('spain').includes('ready')) {
      const [seat] = table.waiting()
      table.play(`${seat} ${['pay', 'done'].find(word => table.choices(seat).includes(word))}`)
    }
    table.stands('spain expedition 1: at 5016, rounded, no crossed-out')
  })

  test('7.17: a ship built there earns nothing', () => {
    const table = sail('spain ships 5016: caravel with loaysa, bounds 9\nbegin sailing spain')
    expect(table.play('spain activate 1').refusal('spain discover pacific-by-sea')).toBe('18.11/not-here')
    const rounded = sail('spain ships 5016: caravel with loaysa, bounds 9, rounded\nbegin sailing spain')
    rounded.play('spain activate 1', 'spain discover pacific-by-sea')
    rounded.stands('spain expedition 1: claims pacific-by-sea, points 3')
  })
})
