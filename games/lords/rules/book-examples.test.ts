import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'

describe('examples of the book, from the words of the page to the last coin', () => {
  test('B5 example: in C5 a unit is set back to nought; one trade fills the hold of a unit of size one', () => {
    const table = position('drake marques', 'year 1603   drake: size 1   turn of drake   begin year-end')
    table.play('drake ready', 'drake sail drake', 'drake sail-to mona', 'drake trade marques 1', 'marques agree')
    expect(table.refusal('drake trade marques 1')).toBe('C4b.5/no-room-aboard')
    table.stands('drake: $0, profit 1   marques: $0, profit 1')
    table.play('drake sail-to sint-maartin-sea', 'drake exit', 'drake finish')
    table.stands('drake: $1, no profit   marques: $1, no profit')
  })

  test('C3a.6, C2.1, C5.5 example: a period of three bought in 1600 is paid for until 1603 and matures', () => {
    const bought = position('lerma drake', 'year 1600   lerma: $2   drawn: zaragoza-mines   begin auctions')
    bought.play('lerma bid 2')
    bought.stands('lerma: $0   zaragoza-mines: track of lerma 1603')
    for (const year of [1601, 1602, 1603]) {
      const table = position(
        'lerma drake',
        `year ${year}   lerma: $1   zaragoza-mines: track of lerma 1603   begin capitalization`,
      ).play('lerma pay')
      table.stands('lerma: $0')
      table.play('lerma crown lerma', 'drake crown drake', 'drake ready', 'drake finish', 'lerma ready', 'lerma finish')
      table.play('lerma enough', 'drake enough')
      table.stands(`zaragoza-mines: ${year === 1603 ? 'lerma, size 1' : 'track of lerma 1603'}`)
    }
  })

  test('D3 example: Parliament aims at Raleigh’s fleet; with a knighthood he acts first and prevents it', () => {
    const declared = (knighthood: string) =>
      position('drake raleigh', `parliament: drake   drake: $6   raleigh: $3   ${knighthood}   begin skullduggery`)
    const struck = declared('').play('drake plot parliament 1 raleigh')
    struck.stands('drake: $0   raleigh: mercenary   parliament: discarded')
    const table = declared('knighthood: raleigh').play('raleigh pass', 'drake plot parliament 1 raleigh')
    table.play('raleigh plot knighthood 1 plot-1')
    table.stands('drake: $0   raleigh: raleigh, size 1   parliament: discarded')
  })

  test('D5 example: for five gold of Raleigh’s, Lerma makes his fleet a slaver; the buyer pays a commission', () => {
    const table = position(
      'lerma raleigh drake',
      `asiento: lerma   lerma: $2   raleigh: $5, size 2   barbados: drake, size 1   drake: $1
       begin skullduggery   operations of raleigh`,
    )
    table.play('lerma deal 1 raleigh lerma + raleigh gold 5', 'lerma plot asiento 1 raleigh', 'raleigh agree')
    table.play('lerma pass')
    table.stands('lerma: $5   raleigh: $0, slaver')
    table.play('raleigh deal 2 drake raleigh + drake commission 1', 'raleigh sail raleigh')
    table.play('raleigh deliver barbados 2', 'drake agree')
    table.stands('raleigh: profit 2   barbados: size 3, no profit')
    expect(table.state.deals[0].pledges[0].owed).toBe(1)
  })

  test('E3 example: Arabuco against Cartagena; the ransom is paid in vain', () => {
    const table = position(
      'drake marques',
      'arabuco: drake, soldiers 3   casa: marques   marques: $5   cartagena: soldiers 1   operations of drake',
    )
    table.play('drake raid arabuco cartagena', 'marques pay', 'drake attack', 'drake reinforce 1')
    table.stands('arabuco: soldiers 3, no pirate   drake: $2   marques: $2   cartagena: no soldiers')
  })

  test('E4 example: vane, prize with its treasure, flight', () => {
    const table = position(
      'drake lerma',
      `drake: size 2, soldiers 2, privateer haven-port-royal   casa: lerma   lerma: size 3, soldiers 3, treasure 3, flota
       voyage of lerma at mona`,
    )
    table.play('lerma sail-to jamaica', 'drake interdict drake', 'drake attack')
    table.play('drake fight seize', 'lerma fight broadside')
    table.stands('drake: soldiers 1   lerma: soldiers 3')
    table.play('drake fight seize', 'lerma fight seize')
    table.stands('drake: size 3, tents 1   lerma: size 2, soldiers 2, treasure 2')
    table.play('drake fight flee', 'lerma fight broadside')
    table.stands('drake: size 3, no soldiers, tents 1   lerma: size 2, soldiers 1')
    expect(table.told('battle-over')).toHaveLength(1)
  })
})
