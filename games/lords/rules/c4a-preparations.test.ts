import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

describe('C4a: preparations', () => {
  test('C4a.1: a fleet is made ready with an empty hold, and what a prize had brought is paid with the other profit', () => {
    const table = position('drake lerma', 'year 1604   drake: $1, profit 1, privateer haven-tortuga   begin turns')
    const drake = table.at('drake')
    expect([table.state.profit[drake], table.state.landed[0], table.gold('drake')]).toEqual([0, 1, 1])
  })

  test('C4a.6: the soldiers of a city are set once', () => {
    const table = position('drake marques', 'marques: $5   casa: marques   turn of marques').play(
      'marques man havana 2',
    )
    expect([table.state.garrison, table.gold('marques')].flat()).toContain(2)
    expect(table.refusal('marques man havana 1')).toBe('C4a.6/manned-already')
    table.play('marques man veracruz 1')
  })

  test('D3.3: warriors of a heathen colony never go home', () => {
    const table = position('drake lerma', 'drake: $3   caribs: drake, soldiers 1   turn of drake')
    expect(table.refusal('drake man caribs 0')).toBe('C4a.4/outlaws-stay')
    expect(table.choices('drake')).toContain('man caribs 3')
  })
})

describe('D1.8: intelligence', () => {
  const table = (freeLooks: boolean) =>
    position(
      'drake lerma marques',
      `casa: marques   drake: privateer haven-tortuga   lerma: privateer haven-roatan
       merchant-raiders: lerma   turn of lerma`,
      { options: { freeLooks } },
    )

  test('D1.8, LR-63: the owner of a privateer looks in his own preparations and learns which havens are free', () => {
    const looked = table(false)
    expect(looked.refusal('drake look')).toBe('D1.8/only-while-preparing')
    looked.play('lerma look')
    const free = looked.told('saw')
    expect(free).toHaveLength(4)
    expect(free.map(([, at]) => at)).not.toContain(looked.at('haven-tortuga'))
  })

  test('D1.8, LR-63: by option one looks at any time; the treasure player never, nor who has no privateer', () => {
    const free = table(true).play('drake look')
    expect(free.told('saw')).toHaveLength(4)
    expect(free.refusal('marques look')).toBe('D1.8/treasure-player-never-looks')
    const merchant = position('drake lerma', 'turn of drake')
    expect(merchant.refusal('drake look')).toBe('D1.8/no-privateer')
  })
})

describe('C4a.5, LR-46: cards of one fleet', () => {
  const sailed = () =>
    position(
      'drake lerma',
      'merchant-raiders: drake, operated   sea-dogs: drake, under merchant-raiders   operations of drake',
    )

  test('LR-46: what remains of a fleet that has sailed does not sail again when its leader is sold', () => {
    const table = sailed().play('lerma deal 1 drake lerma + drake card merchant-raiders')
    expect(table.refusal('drake sail sea-dogs')).toBe('C4b.1/operated-already')
  })

  test('LR-46: a card out of a fleet that has sailed does not sail for its buyer', () => {
    const table = sailed().play('lerma deal 1 drake lerma + drake card sea-dogs', 'drake finish')
    const { flags } = table.state
    expect(flags[table.at('sea-dogs')] & flags[table.at('merchant-raiders')]).toBe(1)
  })

  test('LR-46: a card that has sailed this year does not sail again under another leader', () => {
    const table = position('drake lerma', 'sea-dogs: drake, operated   turn of drake').play(
      'drake join sea-dogs drake',
      'drake ready',
    )
    expect(table.refusal('drake sail drake')).toBe('C4b.1/operated-already')
  })

  test('C4a.1: a licensed fleet is a merchantman and joins no privateer', () => {
    const table = position('drake lerma', 'drake: privateer haven-tortuga   sea-dogs: drake, slaver   turn of drake')
    expect(table.refusal('drake join sea-dogs drake')).toBe('C4a.1/licensed')
    table.play('drake merchantman drake', 'drake join sea-dogs drake')
  })

  test('D1.3, LR-42: a privateer that sells a ship of its fleet stays where it lies', () => {
    const table = position(
      'drake lerma',
      'drake: privateer haven-tortuga, soldiers 1   sea-dogs: drake, under drake   turn of drake',
    ).play('lerma deal 1 drake lerma + drake card sea-dogs')
    expect(table.state.berth[table.at('drake')]).toBe(1)
    expect(table.state.berth[table.at('sea-dogs')]).toBe(0)
  })
})
