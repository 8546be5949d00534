import { newGame } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { solitaire } from '../scenario.ts'
import { isElDorado } from './calendar.ts'
import { mostExtreme } from './figures.ts'
import { paxHispanica } from './index.ts'
import { invariants } from './invariants.ts'
import { deciderOf, everybody, inPlay, isSunKing, takesPart } from './players.ts'
import { BLUE, INDIGENOUS, PEERS, PURPLE, RED } from './state.ts'
import { TITLE, tables } from './tables.ts'
import { sway } from './values.ts'

const fresh = (options: Record<string, string | boolean> = {}) =>
  newGame(paxHispanica, 1, options, { chance: { below: () => 0 }, listen: undefined })

describe('setup', () => {
  test('H0-setup: Ganga Zumba with $10, two Haven cards and MAROON KING under his first Bible', () => {
    const g = fresh()
    expect([g.money[RED], g.havenHand[RED], g.marketHand[RED], g.mercantilism, g.dove]).toEqual([10, 2, 0, 3, 1649])
    expect(g.place[tables.cardOfTitle[TITLE['maroon-king']]]).toBe(PEERS + RED)
    expect([g.biblesLeft[RED], g.biblesLeft[PURPLE], g.disksLeft[PURPLE]]).toEqual([5, 6, 0])
    expect(g.figure).toEqual([PURPLE, RED, -1, -1, -1])
  })

  test('H0-setup: eight fortified Colonies for the Sun King, who has no seat, no Hand and no counted money', () => {
    const g = fresh()
    for (const site of tables.sitesOfKind.spanish) {
      expect([g.disk[site], g.meeple[site], g.fort[site]]).toEqual([PURPLE, INDIGENOUS, 1])
    }
    expect([g.seats, g.seatOf[PURPLE], g.money[PURPLE], g.havenHand[PURPLE]]).toEqual([1, -1, 0, 0])
    expect(invariants(g)).toEqual([])
  })

  test('VA-solitaire: one seat means solitaire, and only until 1649', () => {
    expect(fresh({ edition: 'en' }).solitaire).toBe(1)
    expect(() => fresh({ length: 'short' })).toThrow('The solitaire game lasts until 1649')
    expect(() => fresh({ nations: 'england+france' })).toThrow('1 players need 1 nations')
  })

  test('NA-ganga-zumba: Ganga Zumba is not immune to Letters of Marque', () => {
    const table = solitaire(
      'year 1604\n england: $1, ships S01\n spain: figure colonist-1\n display: C10\n begin king-draw',
    ).play('england build cartagena')
    expect(table.state.shipCount).toEqual([1, 0, 0, 0, 0])
  })
})

test('H0-colours: red and purple take part, the others do not', () => {
  const g = fresh()
  expect([PURPLE, RED, BLUE].map(colour => takesPart(g, colour))).toEqual([true, true, false])
  expect([PURPLE, RED].map(colour => inPlay(g, colour))).toEqual([false, true])
  expect(everybody(g)).toEqual([RED, PURPLE])
  expect([isSunKing(g, PURPLE), isSunKing(g, RED)]).toEqual([true, false])
})

test('H0-colours: the Sun King can be fought with swords, unless he is DIPLOMAT', () => {
  const lines = 'year 1604\n england: hand haven-hewanorra\n turn of england'
  solitaire(lines).play('england play haven-hewanorra', 'england use sword-fight', 'england fight spain')
  const immune = solitaire(`${lines}\n spain: peers R11`).play('england play haven-hewanorra')
  expect(immune.refusal('england use sword-fight')).toBe('RS-sword-fight/nobody-in-reach')
})

test('H0-colours: a Refugee comes when purple Citizens run out, of a colour that the human names', () => {
  const table = solitaire(`year 1604
     spain: figure missionary-3
     havana: spain, citizen    santo-domingo: spain, citizen   trujillo: spain, citizen
     porto-bello: spain, citizen   cartagena: spain, citizen
     bahoruco: visita spain    display: M19
     begin king-draw`)
  expect(table.choices('england')).toEqual([
    'citizen england',
    'citizen france',
    'citizen netherlands',
    'citizen courland',
  ])
  table.play('england citizen france')
  expect(table.state.meeple[table.site('bahoruco')]).toBe(BLUE)
})

test('H0-ties: the Sun King wins every tie, for most and for least', () => {
  const table = solitaire('england: figure callow-red\n spain: figure callow-green\n turn of england')
  // Equally Righteous; Ganga Zumba is more Loyal.
  expect([0, 1, 2, 3].map(asked => mostExtreme(table.state, asked))).toEqual([PURPLE, RED, PURPLE, PURPLE])
  const level = solitaire('england: figure missionary-1\n spain: figure callow-green\n turn of england')
  expect([0, 1, 2, 3].map(asked => mostExtreme(level.state, asked))).toEqual([RED, PURPLE, PURPLE, PURPLE])
})

test('H0-merc: the Sun King unloads without a Mercantilism step, Ganga Zumba has one', () => {
  const king = solitaire('year 1605\n spain: ships S08\n cartagena: spain, slave, chest\n begin king-sail')
  expect([king.state.coffers, king.state.mercantilism, king.waiting()]).toEqual([1, 3, []])
  const you = solitaire(
    'year 1605\n england: ships S08, fleet new-providence, cargo chest\n havana: spain\n turn of england',
  )
  you.play('england europe')
  expect(you.choices('england')).toEqual(['raise', 'lower', 'keep'])
})

describe('choices', () => {
  const lines = `year 1604
     spain: figure missionary-3
     darien: indigenous   palenque-san-basilio: indigenous   display: M01
     begin king-draw`

  test('H0-choices: among equal options the human chooses, the first being the suggestion', () => {
    const table = solitaire(lines)
    expect(table.choices('england')).toEqual(['visita darien', 'visita palenque-san-basilio'])
    expect(table.refusal('england visita chetumal')).toBe('H0-choices/not-an-option')
    expect(deciderOf(table.state, PURPLE)).toBe(0)
  })

  test('H0-choices: a single option is taken without a question', () => {
    const table = solitaire(lines.replace('darien: indigenous', 'chetumal: indigenous'))
    expect(table.waiting()).toEqual([])
    expect(table.told('visita-started')).toEqual([[PURPLE, table.site('palenque-san-basilio')]])
  })

  test('H0-choices: the Sun King declines the Rebel that a taxed player may place', () => {
    const table = solitaire('year 1604\n england: hand C24\n turn of england')
    table.play('england play C24', 'england use tax', 'england tax spain')
    expect(table.state.money[RED]).toBe(1)
    expect(table.told('rebel-placed')).toEqual([])
    expect(table.choices('england')).toContain('use disk')
  })
})

describe('money', () => {
  test('H0-deals: what Ganga Zumba owes goes to the Pool', () => {
    const table = solitaire('year 1604\n england: $2, figure colonist-2, hand C22\n spain: ships S22\n turn of england')
    table.play('england play C22', 'england use letter-of-marque', 'england commission spain')
    expect([table.state.money[RED], table.state.money[PURPLE]]).toEqual([1, 0])
    expect(table.state.shipCount).toEqual([0, 1, 0, 0, 0])
  })

  test('H0-deals: among several PRIVATEERS the human picks the one that the Sun King hands over', () => {
    const table = solitaire(
      'year 1604\n england: $2, figure colonist-2, hand C22\n spain: ships S08 S09 S22\n turn of england',
    )
    table.play('england play C22', 'england use letter-of-marque', 'england commission spain')
    expect(table.choices('england')).toEqual(['hand-over S09', 'hand-over S22'])
    table.play('england hand-over S09')
    // His Flagship is the best Ship left.
    expect(table.state.ships.slice(0, 3)).toEqual([table.card('S08'), table.card('S22'), -1])
  })

  test('H5a: the Sun King always pays Taxes, to a LORD up to Mercantilism', () => {
    const table = solitaire('year 1604\n england: peers R17, hand C24\n turn of england')
    table.play('england play C24', 'england use tax', 'england tax spain')
    expect(table.choices('england')).toEqual(['amount 1', 'amount 2', 'amount 3'])
    table.play('england amount 3')
    expect(table.state.money[RED]).toBe(3)
  })

  test('H5a: he pays the Ransom of his Citizens, and salaries', () => {
    const table = solitaire(`year 1605
       england: ships S04 S05 S06, fleet islas-del-rosario
       cartagena: spain, citizen    porto-bello: spain
       turn of england`)
    table.play('england attack cartagena')
    expect(table.state.money[RED]).toBe(1)
    expect(table.state.reserves[PURPLE]).toBe(5)
    const salary = solitaire(`year 1605
       england: ships S04, fleet islas-del-rosario, cargo citizen
       porto-bello: spain
       turn of england`)
    salary.play('england unload citizen porto-bello')
    expect(salary.state.money[RED]).toBe(1)
  })
})

describe('sequence', () => {
  test('H0-sequence: goods, his auction, the Sun King twice, his play turn, then both sail', () => {
    const table = solitaire(
      `year 1606, dove 1609
       england: $5, peers R20
       spain: figure missionary-2
       cartagena: spain, slave     darien: indigenous     display: C01 M01 R15 S04
       begin game`,
      { chance: { dice: [2] } },
    )
    table.play('england auction ship', 'england bid 0', 'england end-turn')
    const kinds = ['king-auctions', 'king-draws', 'play-turn-begins', 'king-stays-in-port', 'won']
    const order = table.events.filter(event => kinds.includes(event.kind)).map(event => event.kind)
    expect(order).toEqual(kinds)
    expect(table.told('player-order')).toEqual([])
  })

  test('H0-sequence: the entrepôt of 1604 counts for the Sun King already as he plays in 1603', () => {
    const table = solitaire('year 1603\n turn of england')
    expect([sway(table.state, PURPLE), sway(table.state, RED)]).toEqual([3, 1])
    table.state.year = 1604
    expect([sway(table.state, PURPLE), sway(table.state, RED)]).toEqual([3, 3])
    table.state.year = 1605
    expect(sway(table.state, PURPLE)).toBe(1)
  })

  test('H0-sequence: the comet of 1615 and 1616 covers both of his steps', () => {
    const table = solitaire('year 1615, mercantilism 3\n spain: peers R21\n turn of england')
    expect(sway(table.state, PURPLE)).toBe(1)
    table.state.year = 1616
    expect(sway(table.state, PURPLE)).toBe(1)
  })

  test('H5: Ganga Zumba plays, sells and comes down to his Hand Limit as in any play turn', () => {
    const table = solitaire('year 1600\n england: hand C01 C02\n begin solitaire-play-year')
    expect(isElDorado(table.state)).toBe(true)
    table.play('england end-turn', 'england sell C01')
    expect([table.state.money[RED], table.state.marketHand[RED], table.waiting()]).toEqual([1, 1, []])
  })
})
