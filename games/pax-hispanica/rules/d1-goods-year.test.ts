import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, EMPTY, ORANGE, PURPLE, RED } from './state.ts'

describe('D1a', () => {
  test('D1a: in War the most Righteous comes first', () => {
    const { state, told } = position(
      'england france netherlands',
      `year 1618, order england france netherlands
       england: figure buccaneer-2   france: figure missionary-1   netherlands: figure colonist-1
       begin goods-year`,
    )
    expect(state.order).toEqual([BLUE, ORANGE, RED])
    expect(told('player-order')).toEqual([
      [BLUE, 1],
      [ORANGE, 2],
      [RED, 3],
    ])
  })

  test('D1a: in Pax the most Loyal comes first', () => {
    const { state } = position(
      'england france netherlands',
      `year 1610, order england france netherlands
       england: figure colonist-3   france: figure missionary-1   netherlands: figure royalist-1
       begin goods-year`,
    )
    expect(state.order).toEqual([ORANGE, BLUE, RED])
  })

  test('D1a: ties keep the former order, in War and in Pax', () => {
    const tied = (year: number, figures: string) =>
      position(
        'england france netherlands',
        `year ${year}, order netherlands england france
         ${figures}
         begin goods-year`,
      ).state.order
    expect(
      tied(1618, 'england: figure colonist-1   france: figure colonist-2   netherlands: figure royalist-1'),
    ).toEqual([ORANGE, RED, BLUE])
    expect(
      tied(1610, 'england: figure missionary-1   france: figure buccaneer-1   netherlands: figure callow-green'),
    ).toEqual([ORANGE, RED, BLUE])
  })

  test('D1a: the first goods year sorts the start slots too, by War', () => {
    const { state } = position('spain england france', 'year 1598   begin goods-year')
    expect(state.order).toEqual([PURPLE, RED, BLUE])
  })

  test('GL-loyal illustration: two equally Loyal Figures follow each other as before, the third is last', () => {
    const { state } = position(
      'england france netherlands',
      `year 1614, order england france netherlands
       england: figure callow-red   france: figure callow-purple   netherlands: figure colonist-1
       begin goods-year`,
    )
    expect(state.order).toEqual([RED, BLUE, ORANGE])
  })

  test('VA-eternal-peace: with eternal peace the order of 1618 follows Loyalty', () => {
    const lines = `year 1618, order england france
      england: figure missionary-1   france: figure royalist-1
      begin goods-year`
    expect(position('england france', lines).state.order).toEqual([RED, BLUE])
    expect(position('england france', lines, { options: { eternalPeace: true } }).state.order).toEqual([BLUE, RED])
  })
})

describe('D1d', () => {
  test('D1d: a Colony without Labor returns its disk, and its fort and Treasure go to the Pool', () => {
    const { state, site, told } = position(
      'england france',
      `year 1606
       barbados: england, fort, chest, relic, relic   tobago: england, citizen, chest
       begin goods-year`,
    )
    const barbados = site('barbados')
    expect(state.disk[barbados]).toBe(EMPTY)
    expect([state.fort[barbados], state.chest[barbados], state.relicsAt[barbados]]).toEqual([0, 0, 0])
    expect(state.disksLeft[RED]).toBe(5)
    expect([state.poolForts, state.poolChests, state.poolRelics]).toEqual([10, 19, 5])
    expect(told('died-off')).toEqual([[RED, barbados]])
    expect(state.disk[site('tobago')]).toBe(RED)
  })

  test('D1d: it happens before Goods are placed, so a Colony that falls vacant by attrition lives on', () => {
    const { state, site } = position('england france', 'year 1630   barbados: england, slave   begin goods-year')
    expect(state.disk[site('barbados')]).toBe(RED)
    expect(state.meeple[site('barbados')]).toBe(EMPTY)
    expect(state.chest[site('barbados')]).toBe(1)
  })

  test('D1d picture: a Rebel keeps the only Colony of its zone from kidnapping, and it dies', () => {
    const { state, site } = position(
      'england france',
      `year 1602
       new-edinburgh: england   darien: indigenous   rebel-panama: slave-rebel
       begin goods-year`,
    )
    expect(state.disk[site('new-edinburgh')]).toBe(EMPTY)
    expect(state.disksLeft[RED]).toBe(6)
  })
})

test('D1 example: 1610, Havana hires a Frenchman, Nova Andalusia dies out, blue is paid twice', () => {
  const { state, site, told } = position(
    'spain england france',
    `year 1610, order england spain france
     spain: $2, figure royalist-1   france: $0, figure callow-green   england: $5, figure colonist-1
     havana: spain   ciboney: cathedral france, citizen
     cumana: spain   araya: england
     begin goods-year`,
  )
  expect(state.order).toEqual([PURPLE, BLUE, RED])
  expect(state.meeple[site('havana')]).toBe(BLUE)
  expect(told('hired')).toEqual([[PURPLE, BLUE, site('havana'), 1]])
  expect(state.meeple[site('ciboney')]).toBe(EMPTY)
  expect([state.disk[site('cumana')], state.disk[site('araya')]]).toEqual([EMPTY, EMPTY])
  expect(told('chest-placed')).toEqual([[site('havana'), 8]])
  expect(told('earnings')).toEqual([[BLUE, site('havana'), 1]])
  expect([state.money[PURPLE], state.money[BLUE], state.money[RED]]).toEqual([1, 2, 5])
})
