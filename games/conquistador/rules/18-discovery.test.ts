import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

describe('18.15: a discovery by sea scores if somebody of the Expedition is in an own port', () => {
  /** Cabot off Yucatan; he never comes home this turn. */
  const cruise = (...moves: string[]) => {
    const table = position(
      'spain england',
      `natives mayan 0
       england ships 2323: carrack with 2 colonists and cabot-j, bounds 9
       begin turn from sailing`,
      { otherwise: { below: () => 0 } },
    )
    table.play('england activate 1', ...moves, 'england end')
    while (table.told('discovered').length + table.told('claim-lapsed').length === 0) {
      const seat = table.waiting()[0]
      const word = ['done', 'pay'].find(each => table.choices(seat).includes(each))
      table.play(`${seat} ${word}`)
    }
    return table
  }
  const place = 5

  test('18.15: a Colonist put ashore since then tells of it', () => {
    const table = cruise(
      'england discover chichen-itza',
      'england sail ne',
      'england stop',
      'england land colonist 1',
      'england sail ne',
    )
    expect(table.told('discovered')).toContainEqual([1, place, 20])
  })

  test('18.15: one who was put ashore before does not', () => {
    const table = cruise(
      'england sail ne',
      'england stop',
      'england land colonist 1',
      'england sail sw',
      'england discover chichen-itza',
      'england sail nw',
    )
    expect(table.told('claim-lapsed')).toContainEqual([1, place])
    expect(table.told('discovered')).not.toContainEqual([1, place, 20])
  })
})

test('18.15: at the end of the turn a claim scores from Europe, from an own port, or by somebody ashore in one', () => {
  const credited = (lines: string) =>
    position('spain england', `${lines}\nbegin turn from credit`, { otherwise: { below: () => 0 } }).told('discovered')
  expect(credited('england ships europe: caravel with cabot-j, claims florida')).toEqual([[1, 3, 15]])
  expect(credited('england ships 2223: caravel with cabot-j, claims florida')).toEqual([])
  const ashore = 'england ships 2223: caravel with cabot-j, claims florida told in 2222'
  expect(credited(`${ashore}\nengland at 2222: 1 colonist`)).toEqual([[1, 3, 15]])
  expect(credited(ashore)).toEqual([])
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
