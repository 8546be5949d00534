import { describe, expect, test } from 'vitest'
import { solitaire } from '../scenario.ts'
import { DECK, INDIGENOUS, PIRATING, PURPLE, RED } from './state.ts'

/**
 * Ganga Zumba sails from Tortuga to New Providence, or along another course. The Sun King's Hand Limit is 1, so that he
 * watches one zone, the one drawn. Seamanship is in alphabetical order: S04 (D, PLUNDER), S02 (B, SMUGGLER), S08 (H).
 */
function sail(ships: string, king: string, drawn: string, lines = '', course = 'tortuga new-providence') {
  const table = solitaire(
    `year 1609
     england: ships ${ships}
     spain: ships ${king}
     st-domingue: england, chest, relic
     ${lines}
     turn of england`,
    { chance: { haven: [drawn] } },
  )
  const [first, ...rest] = course.split(' ')
  return table.play(`england sail ${first}`, ...rest.map(zone => `england via ${zone}`), 'england set-sail')
}

describe('when they meet', () => {
  test('H6b-course, AMB-82: in the start zone, before you can do anything there', () => {
    const table = sail('S02', 'S08', 'haven-tortuga')
    expect(table.told('interdicted')).toEqual([[PURPLE, RED, table.zone('tortuga')]])
    expect(table.state.shipCount.slice(0, 2)).toEqual([0, 1])
  })

  test('H6b-course: on entering a drawn zone, not in another', () => {
    const table = sail('S02', 'S08', 'haven-new-providence')
    expect(table.told('interdicted')).toEqual([])
    table.play('england sail new-providence')
    expect(table.told('interdicted')).toHaveLength(1)
    expect(sail('S02', 'S08', 'haven-roatan').play('england sail new-providence').told('interdicted')).toEqual([])
  })

  test('H6b-result: his cards go back as well when your last Ship is lost on land before the end of the course', () => {
    const table = sail(
      'S04',
      'S08',
      'haven-new-providence',
      'santo-domingo: spain, slave   rebel-espanola: slave-rebel',
    )
    expect(table.state.havenHand[PURPLE]).toBe(1)
    table.play('england attack rebel-espanola')
    expect(table.state.shipCount[RED]).toBe(0)
    expect([table.state.havenHand[PURPLE], table.state.havenLeft]).toEqual([0, 14])
    expect(table.state.place[table.card('haven-new-providence')]).toBe(DECK)
  })

  test('AMB-75: one battle for a drawn card, though the course comes back to the zone', () => {
    const table = sail('S24', 'S08', 'haven-tortuga', '', 'tortuga new-providence tortuga')
    table.play('england sail new-providence', 'england sail tortuga')
    expect(table.told('interdicted')).toHaveLength(1)
  })

  test('AMB-75: later battles need a Ship of his, not a majority', () => {
    const lines = `havana: spain   santo-domingo: spain   coro: spain   cumana: spain   trujillo: spain`
    const go = (ships: string, king: string) => {
      const table = solitaire(
        `year 1609\n england: ships ${ships}\n spain: ships ${king}\n st-domingue: england, chest\n ${lines}\n turn of england`,
        { chance: { haven: ['haven-tortuga', 'haven-new-providence'] } },
      )
      table.play(
        'england sail tortuga',
        'england via new-providence',
        'england set-sail',
        'england sail new-providence',
      )
      return table.told('interdicted').length
    }
    expect(go('S02 S09', 'S08 S11')).toBe(2)
    expect(go('S02', 'S08')).toBe(1)
  })

  test('AMB-75: a short Haven deck gives fewer cards, and never your Hand', () => {
    const havens =
      'hewanorra sint-maarten barataria-bay new-providence ile-a-vache port-royal caymanes curacao trinidad old-providence islas-del-rosario roatan tris-island'
    const table = solitaire(
      `year 1609
       england: ships S02, hand ${havens
         .split(' ')
         .map(zone => `haven-${zone}`)
         .join(' ')}
       spain: ships S08
       st-domingue: england, chest
       havana: spain   santo-domingo: spain   coro: spain   cumana: spain   trujillo: spain   cartagena: spain
       turn of england`,
    )
    table.play('england sail tortuga', 'england set-sail')
    expect(table.told('haven-drawn')).toEqual([[PURPLE, table.card('haven-tortuga')]])
    expect(table.state.havenHand[RED]).toBe(13)
  })

  test('H6b-result: his cards go back before you draw, and his fleet draws none', () => {
    const table = sail('S02', 'S08', 'haven-roatan')
    table.play('england sail new-providence')
    expect([table.state.havenHand[PURPLE], table.state.place[table.card('haven-roatan')]]).toEqual([0, DECK])
    expect(table.state.fleet[PURPLE]).toBe(PIRATING)
  })
})

describe('the result', () => {
  const meet = (ships: string, king: string, lines = '') => {
    const table = sail(ships, king, 'haven-new-providence', lines)
    table.play('england load chest st-domingue', 'england load relic st-domingue')
    return table.play('england sail new-providence')
  }

  test('H6b-result: the better Flagship of Ganga Zumba sinks his; the Cargo stays', () => {
    const table = meet('S02', 'S08')
    expect([table.state.shipCount[PURPLE], table.state.cargoChests[RED], table.state.cargoRelics[RED]]).toEqual([
      0, 1, 1,
    ])
    table.play('england europe')
  })

  test('H6b-result: under his better one all Treasure goes to the War Coffers, a Relic as two Chests', () => {
    const table = meet('S24', 'S08')
    expect([table.state.coffers, table.state.cargoChests[RED], table.state.cargoRelics[RED]]).toEqual([3, 0, 0])
    expect([table.state.shipCount.slice(0, 2), table.state.poolRelics]).toEqual([[1, 1], 5])
    table.play('england pirating')
  })

  test('H6b-result: PR-admiral beats every Seamanship', () => {
    expect(meet('S02', 'S24', 'spain: peers R02').state.coffers).toBe(3)
    expect(meet('S24', 'S08', 'england: peers R02').state.shipCount[PURPLE]).toBe(0)
  })

  test('H6b-result: one PLUNDER Ship sinks in any case, whoever is better', () => {
    const table = meet('S04', 'S08')
    expect([table.state.shipCount.slice(0, 2), table.state.coffers, table.state.poolRelics]).toEqual([[0, 0], 0, 5])
    expect([table.state.cargoChests[RED], table.state.cargoRelics[RED], table.waiting()]).toEqual([0, 0, []])
  })

  test('H6b-result: of several the human picks, and names a new Flagship', () => {
    const table = meet('S04 S05 S02', 'S08 S09 S11')
    expect(table.choices('england')).toEqual(['sink S04', 'sink S05'])
    table.play('england sink S04')
    expect(table.choices('england')).toEqual(['flagship S05', 'flagship S02'])
    table.play('england flagship S02')
    // The Flagships were compared as they were.
    expect([table.state.shipCount.slice(0, 2), table.state.cargoChests[RED]]).toEqual([[2, 2], 1])
  })

  test('H6b-result, AMB-75: what no longer fits is lost, Meeples without a Rebel or a Ransom', () => {
    const table = solitaire(
      `year 1609
       england: $1, ships S04 S02
       spain: ships S08 S09
       st-domingue: england, chest     port-de-paix: cathedral england, citizen
       isla-de-pinos: england
       turn of england`,
      { chance: { haven: ['haven-caymanes'] } },
    )
    table.play('england sail tortuga', 'england via caymanes', 'england set-sail')
    table.play('england load chest st-domingue', 'england emigrate port-de-paix', 'england sail caymanes')
    expect(table.choices('england')).toEqual(['lose chest', 'lose citizen'])
    table.play('england lose citizen')
    expect([table.state.reserves[RED], table.state.money[RED], table.told('rebel-placed')]).toEqual([5, 1, []])
    expect(table.state.cargoChests[RED]).toBe(1)
  })

  test('AMB-75: Meeples lost to his better Flagship go to Pool and Reserves', () => {
    const table = solitaire(
      `year 1609
       england: ships S24 S20
       spain: ships S08 S09
       bahoruco: indigenous    port-de-paix: cathedral england, citizen     isla-de-pinos: spain    havana: spain
       turn of england`,
      { chance: { haven: ['haven-caymanes'] } },
    )
    table.play('england sail ile-a-vache', 'england via tortuga', 'england via caymanes')
    table.play('england via barataria-bay', 'england set-sail')
    table.play('england enslave bahoruco')
    table.play('england sail tortuga', 'england emigrate port-de-paix')
    const pool = table.state.poolIndigenous
    table.play('england sail caymanes')
    expect([table.state.poolIndigenous - pool, table.state.reserves[RED]]).toEqual([1, 5])
    expect(table.told('passenger-lost')).toEqual([
      [RED, INDIGENOUS],
      [RED, RED],
    ])
    expect(table.told('rebel-placed')).toEqual([])
  })
})
