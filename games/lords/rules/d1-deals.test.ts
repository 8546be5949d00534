import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { HELD, TRACK } from './state.ts'

describe('D1: deals', () => {
  test('D1.1, D1.9: gold and treasure tents change hands at once', () => {
    const table = position('drake lerma', 'drake: $5, tents 1   lerma: $2   operations of drake')
    table.play('lerma deal 1 drake lerma + drake gold 3 + drake tents 1')
    expect([table.state.gold, table.state.tents]).toEqual([
      [2, 5],
      [0, 1],
    ])
    expect(table.refusal('lerma deal 2 drake lerma + drake gold 3')).toBe('D1.1/not-so-much-gold')
    expect(table.refusal('lerma deal 2 drake lerma + drake tents 1')).toBe('D1.9/not-so-many-tents')
  })

  test('D1.1: gold that is bid or pledged is not free', () => {
    const table = position('drake lerma', 'drake: $3   lerma: $3   drawn: caracas   begin auctions').play('lerma bid 2')
    expect(table.refusal('drake deal 1 lerma drake + lerma gold 2')).toBe('D1.1/not-so-much-gold')
    table.play('drake deal 1 lerma drake + lerma gold 1')
    expect(table.state.gold).toEqual([4, 2])
  })

  test('D1.2: characters, the Cardinalship and Knighthoods are not for sale', () => {
    const table = position('drake richelieu', 'knighthood: drake   operations of drake')
    expect(table.refusal('richelieu deal 1 drake richelieu + drake card drake')).toBe('D1.2/never-for-sale')
    expect(table.refusal('richelieu deal 1 drake richelieu + drake card knighthood')).toBe('D1.2/never-for-sale')
    expect(table.refusal('richelieu deal 1 drake richelieu + drake card richelieu')).toBe('D1.3/not-the-givers')
  })

  test('D1.3: a card keeps what it has, a privateer gives up its location', () => {
    const table = position(
      'drake lerma',
      `barbados: drake, size 2, soldiers 1, mill   sea-dogs: drake, privateer haven-tortuga, soldiers 1
       caracas: track of drake 1607   turn of drake`,
    )
    const { state } = table
    table.play('lerma deal 1 drake lerma + drake card barbados + drake card sea-dogs + drake card caracas')
    const [barbados, dogs, caracas] = ['barbados', 'sea-dogs', 'caracas'].map(id => table.at(id))
    expect([state.place[barbados], state.size[barbados], state.soldiers[barbados], state.mill[barbados]]).toEqual([
      HELD + 1,
      2,
      1,
      1,
    ])
    expect([state.place[dogs], state.berth[dogs], state.soldiers[dogs]]).toEqual([HELD + 1, 0, 1])
    expect([state.place[caracas], state.due[caracas]]).toEqual([TRACK + 1, 1607])
    expect(table.refusal('drake deal 2 lerma drake + lerma card sea-dogs')).toBe('C4a.5/passed-on-already')
  })

  test('D1.3: nothing is handed over while a fleet is under way, and nobody gets a third mordida', () => {
    const sailing = position('drake lerma', 'barbados: lerma   voyage of drake at mona')
    expect(sailing.refusal('drake deal 1 lerma drake + lerma card barbados')).toBe('D1.3/units-are-busy')
    const full = position('drake lerma', 'inquisition: lerma   asiento: drake   court-spy: drake   operations of drake')
    expect(full.refusal('drake deal 1 lerma drake + lerma card inquisition')).toBe('D1.3/no-free-slot')
    full.play('drake deal 1 lerma drake + lerma card inquisition + drake card asiento')
    expect(full.state.place[full.at('inquisition')]).toBe(HELD)
  })

  test('D1.3/units-are-busy: a fleet about which its owner is being asked stays where it is', () => {
    const mutiny = position('drake raleigh lerma', 'sea-dogs: drake   drake: $2   raleigh: away   begin year', {
      chance: { cards: ['bristol-venturers'] },
    })
    expect(mutiny.choices('drake')).toEqual(['give-up drake', 'give-up sea-dogs'])
    expect(mutiny.refusal('lerma deal 1 drake lerma + drake card sea-dogs')).toBe('D1.3/units-are-busy')
    const asked = position('lerma drake kettler', 'asiento: lerma   lerma: $5   sea-dogs: drake   begin skullduggery')
    asked.play('lerma plot asiento 1 sea-dogs')
    expect(asked.choices('drake')).toEqual(['agree', 'decline'])
    expect(asked.refusal('kettler deal 1 drake kettler + drake card sea-dogs')).toBe('D1.3/units-are-busy')
    asked.play('drake decline', 'kettler deal 1 drake kettler + drake card sea-dogs')
  })

  test('D1.3: what is being paid for stays where it is', () => {
    const table = position('drake lerma', 'year 1604   drake: $2   caracas: track of drake 1606   begin year', {
      chance: { cards: ['inquisition'] },
    })
    expect(table.refusal('lerma deal 1 drake lerma + drake card caracas')).toBe('D1.3/while-capitalizing')
  })

  test('D1.4, D1.5, D1.6: loans, threats and instalments are words: nothing is taken', () => {
    const table = position('drake lerma', 'year 1604   drake: $5   lerma: $5   begin year', {
      chance: { cards: ['comet-1607', 'inquisition'] },
    })
    table.play(
      'lerma deal 1 drake lerma + drake gold 2 + lerma loan 2 + lerma instalment 1605 3 + drake word "no harm"',
    )
    expect(table.state.deals[0].pledges.map(({ mark }) => mark)).toEqual(['word', 'word', 'word'])
    table.play('drake enough', 'lerma enough')
    expect(table.state.gold).toEqual([3, 7])
    expect(table.state.year).toBe(1605)
    expect(table.refusal('lerma deal 2 drake lerma + lerma instalment 1600 3')).toBe('D1.6/not-a-coming-year')
  })

  test('D1.6: one paper promises instalments in several years, in each of them once', () => {
    const table = position('drake lerma', 'year 1604   drake: $5   begin upgrades')
    const offer = 'drake deal 1 lerma drake'
    expect(table.why(`${offer} + lerma instalment 1605 3 + lerma instalment 1605 2`)?.key).toBe('deal-twice')
    expect(table.why(`${offer} + drake gold 2 + drake gold 3`)?.key).toBe('deal-twice')
    table.play(`${offer} + drake gold 5 + lerma instalment 1605 3 + lerma instalment 1607 3`)
    table.stands('promises: lerma drake instalment 1605 3, lerma drake instalment 1607 3')
  })

  test('D1.4, D1.6: when the year has come the debtor is reminded, and pays by one move, or never', () => {
    const table = position('drake lerma', 'year 1604   drake: $5   lerma: $5   begin year', {
      chance: { cards: ['comet-1607', 'inquisition'] },
    })
    expect(table.refusal('lerma pay-back drake')).toBe('D1.6/nothing-owed')
    table.play('lerma deal 1 drake lerma + drake gold 2 + lerma loan 2 + lerma instalment 1605 3')
    expect(table.state.debts).toEqual([])
    table.play('drake enough', 'lerma enough')
    expect(table.state.debts).toEqual([1, 0, 2, 1, 0, 3])
    expect(table.refusal('drake pay-back lerma')).toBe('D1.6/nothing-owed')
    table.play('lerma pay-back drake')
    expect([table.state.gold, table.state.debts]).toEqual([[8, 2], []])
    const poor = position('drake lerma', 'year 1604   drake: $5   begin year', {
      chance: { cards: ['comet-1607', 'inquisition'] },
    })
    poor.play('lerma deal 1 drake lerma + lerma loan 4', 'drake enough', 'lerma enough')
    expect(poor.refusal('lerma pay-back drake')).toBe('D1.1/not-so-much-gold')
    expect(poor.state.gold).toEqual([5, 0])
  })

  test('D1.7: a commission is remembered with each trade between the two', () => {
    const table = position('drake marques', 'marques: $3   voyage of drake at mona')
    table.play('marques deal 1 drake marques + marques commission 1', 'drake trade marques 1', 'marques agree')
    expect(table.state.gold[1]).toBe(3)
    expect(table.state.deals[0].pledges[0].mark).toBe('word')
  })

  test('E3.3: the owner buys off the victor of a siege', () => {
    const table = position(
      'drake lerma',
      'drake: $0, soldiers 2, size 2, privateer haven-tortuga   lerma: $0   caracas: lerma   operations of drake',
    )
    expect(table.refusal('lerma deal 1 drake lerma + drake quarter')).toBe('E3.3/nothing-to-buy-off')
    table.play('drake raid drake caracas', 'drake attack')
    table.state.gold[1] = 2
    table.play('lerma deal 1 drake lerma + lerma gold 2 + drake quarter')
    expect([table.state.gold[0], table.waiting(), table.choices('drake')]).toEqual([
      2,
      ['drake'],
      expect.arrayContaining(['finish']),
    ])
    expect(table.choices('drake')).not.toContain('sack')
  })

  test('D6.7: the share of a carrier and the gold on delivery are carried out by the table', () => {
    const home = (deal: string) => {
      const table = position(
        'drake marques',
        'year 1605   casa: marques   marques: $4   drake: size 3, flota, treasure 3   voyage of drake at florida',
      )
      if (deal !== '') table.play(`drake deal 1 marques drake + ${deal}`)
      return table.play('marques exit').state
    }
    expect(home('').tents).toEqual([1, 2])
    expect(home('marques flota-share half-and-odd').tents).toEqual([2, 1])
    expect(home('marques flota-share nothing').tents).toEqual([0, 3])
    expect(home('marques flota-share everything + marques flota-gold 2').tents).toEqual([3, 0])
    expect(home('marques flota-gold 2').gold).toEqual([2, 2])
    const peace = position('drake marques', 'year 1604   casa: marques   operations of drake')
    expect(peace.refusal('drake deal 1 marques drake + marques flota-share nothing')).toBe('D6.7/no-flota-between-you')
  })

  test('A5/leavers-give-nothing: who gave notice makes no more deals', () => {
    const table = position('drake lerma kettler', 'lerma: $3   operations of drake').play('lerma depart closed')
    expect(table.refusal('drake deal 1 lerma drake + lerma gold 1')).toBe('A5/leavers-give-nothing')
  })
})
