import { describe, expect, test } from 'vitest'
import { type PaxScenario, solitaire } from '../scenario.ts'
import { EMPTY, INDIGENOUS, PURPLE, RECYCLED, RED } from './state.ts'
import { SHIP_DECK } from './tables.ts'
import { vocabulary } from './vocabulary.ts'

/** Extremists of each deck: a card that nudges outward leaves the Sun King where he is. */
const STANDS: Record<string, string> = { C: 'colonist-3', M: 'missionary-3', R: 'royalist-3', S: 'buccaneer-3' }

/** The Sun King draws and plays one card; in 1604 his Sway is 3. */
function plays(card: string, lines: string, about: Parameters<typeof solitaire>[1] = {}): PaxScenario {
  const year = lines.includes('year') ? '' : 'year 1604'
  return solitaire(
    `${year}\n england: figure callow-red\n spain: figure ${STANDS[card[0]]}\n ${lines}\n display: ${card}\n begin king-draw`,
    about,
  )
}

const used = (table: PaxScenario) => table.told('action-used').map(([, , action]) => vocabulary.action.words[action])
const passed = (table: PaxScenario) =>
  table.told('king-passes-over').map(([, action]) => vocabulary.action.words[action])
const sites = (table: PaxScenario, kind: string) => table.told(kind).map(args => vocabulary.site.words[args[1]])

describe('a card', () => {
  test('H3c: Nudge first, then at most as many Actions as his Sway, in his own order', () => {
    const lines = 'bahoruco: visita spain\n darien: indigenous'
    expect(used(plays('M19', lines))).toEqual(['literacy', 'bible'])
    const one = plays('M19', `${lines}\n year 1608`)
    expect([used(one), passed(one)]).toEqual([['literacy'], ['bible']])
    expect(one.told('nudged')).toEqual([[PURPLE, 3]])
  })

  test('H3c, AMB-83: an icon without effect is skipped, and he does not come back to it', () => {
    const table = plays('M19', 'darien: indigenous')
    expect([used(table), passed(table)]).toEqual([['bible'], ['literacy']])
  })

  test('H3c: an icon printed twice may be used twice', () => {
    const table = plays('M23', 'bahoruco: visita spain\n chetumal: visita spain')
    expect(table.choices('england')).toEqual(['teach chetumal', 'teach bahoruco'])
    table.play('england teach bahoruco')
    expect([used(table), sites(table, 'cathedral-built')]).toEqual([
      ['literacy', 'literacy'],
      ['bahoruco', 'chetumal'],
    ])
  })

  test('H3c: icons that are not on his list are never used, and the card is Discarded', () => {
    const table = plays('M10', 'havana: spain, slave')
    expect([used(table), passed(table)]).toEqual([[], ['bible', 'slave-revolt', 'voodoo']])
    expect(table.state.place[table.card('M10')]).toBe(RECYCLED)
  })

  test('H3c: the Action Limit is the Sway before the Nudge', () => {
    // Founding Cartagena raises it from 2 to 3, but not for this card.
    const table = plays(
      'C06',
      'year 1608\n havana: spain\n santo-domingo: spain\n trujillo: spain\n coro: spain\n cumana: spain',
    )
    table.play('england build cartagena', 'england build porto-bello')
    expect([used(table), passed(table)]).toEqual([['disk', 'disk'], ['armada']])
  })
})

describe('Ships', () => {
  test('H3c: a CONQUISTADOR or PRIVATEER is Anchored while he has fewer than three; the best leads', () => {
    const table = plays('S09', 'spain: ships S11 S12')
    expect(table.state.ships.slice(0, 3)).toEqual([table.card('S09'), table.card('S11'), table.card('S12')])
    expect(table.state.havenHand[PURPLE]).toBe(0)
    expect(plays('S09', 'spain: ships S11 S12 S17').state.shipCount[PURPLE]).toBe(3)
  })

  test('H3c: a drawn PLUNDER or SMUGGLER nudges him and is Discarded, in both editions', () => {
    for (const edition of ['pl', 'en']) {
      const table = plays('S10', 'spain: figure royalist-2\n spain: figure buccaneer-1', { options: { edition } })
      expect(table.state.figure[PURPLE]).toBe(table.cell('callow-orange'))
      expect([table.state.shipCount[PURPLE], table.told('ship-turned-away')]).toEqual([0, [[table.card('S10')]]])
      expect(used(table)).toEqual([])
    }
  })
})

describe('Peerages', () => {
  test('H3c: Anchored if he is qualified after the Nudge; a Sway Peerage takes a disk', () => {
    const table = plays('R03', '')
    expect([table.state.peers[0], table.state.disksLeft[PURPLE]]).toEqual([table.card('R03'), 7])
    const no = plays('R08', 'england: figure colonist-1')
    expect(no.state.peers[0]).toBe(-1)
  })
})

describe('Missions', () => {
  test("H3c, AMB-83: Literacy prefers a Visita in a land zone with a Colony, anybody's", () => {
    const foreign = plays('M19', 'chetumal: visita spain\n bahoruco: visita spain\n st-domingue: england, citizen')
    expect(sites(foreign, 'cathedral-built')).toEqual(['bahoruco'])
    const table = plays('M19', 'chetumal: visita spain\n bahoruco: visita spain\n santo-domingo: spain')
    expect(sites(table, 'cathedral-built')).toEqual(['bahoruco'])
    expect(table.state.meeple[table.site('bahoruco')]).toBe(PURPLE)
  })

  test('H3c: a Bible goes to the inhabited tribe closest to Islas del Rosario', () => {
    const table = plays('M01', 'calusa: indigenous\n accompong: indigenous\n darien: visita england')
    expect(sites(table, 'visita-started')).toEqual(['accompong'])
  })

  test('AMB-46: distance is counted in sea zones, currents ignored', () => {
    // Against the current Trinidad is two zones away, with it the way would be much longer.
    const table = plays('M01', 'cumanagoto: indigenous\n bahoruco: indigenous\n chetumal: indigenous')
    expect(table.choices('england')).toEqual(['visita chetumal', 'visita bahoruco', 'visita cumanagoto'])
  })

  test('H3-distance: a Site that touches several zones is as close as the nearest of them', () => {
    // The Miskito Coast touches Old Providence (1) and Roatán (2).
    const table = plays('M01', 'miskito-coast: indigenous\n rock-of-cerquin: indigenous')
    expect(sites(table, 'visita-started')).toEqual(['miskito-coast'])
  })
})

describe('Colonies', () => {
  test('H3c: a Disk founds or fortifies the closest Spanish Site', () => {
    const table = plays('C06', 'cartagena: spain, fort')
    expect(sites(table, 'colony-founded')).toEqual(['porto-bello'])
    expect(sites(table, 'fort-built')).toEqual(['porto-bello'])
  })

  test('H3c: at equal distance the human chooses', () => {
    const table = plays('C23', 'havana: spain')
    expect(table.choices('england')).toEqual(['build porto-bello', 'build cartagena'])
  })

  test('H3c: a Slave for one of his vacant Colonies, not for yours', () => {
    const table = plays(
      'C19',
      'havana: spain\n santo-domingo: spain\n barbados: england\n england: figure colonist-1',
      {
        options: {},
      },
    )
    table.play('england build cartagena')
    expect(table.choices('england')).toEqual(['labor havana', 'labor santo-domingo', 'labor cartagena'])
    table.play('england labor santo-domingo')
    expect(table.state.meeple[table.site('santo-domingo')]).toBe(INDIGENOUS)
    expect(table.state.meeple[table.site('barbados')]).toBe(EMPTY)
  })

  test('H3c: a Melting Pot turns a Citizen who is not his, while he has one in Reserves', () => {
    const lines = 'bahoruco: cathedral england, citizen\n santo-domingo: spain, slave\n st-domingue: england, citizen'
    const table = plays('C18', lines)
    table.play('england build porto-bello')
    expect(table.choices('england')).toEqual(['assimilate bahoruco', 'assimilate st-domingue'])
    table.play('england assimilate bahoruco')
    expect([table.state.meeple[table.site('bahoruco')], table.state.reserves[RED]]).toEqual([PURPLE, 4])
    const short = `${lines}\n havana: spain, citizen\n trujillo: spain, citizen\n cartagena: spain, citizen
      coro: spain, citizen\n cumana: spain, citizen\n porto-bello: spain, fort`
    expect(used(plays('C18', short))).toEqual(['disk'])
  })
})

describe('against Ganga Zumba', () => {
  test('H3c: Excommunication only if he has fewer Peerages and Relics; he picks his space', () => {
    const table = plays('M21', 'spain: peers R03 R09\n england: figure colonist-2, peers R20')
    expect(table.choices('england')).toEqual(
      ['purple', 'red', 'blue', 'orange', 'green'].map(colour => `callow callow-${colour}`),
    )
    expect(used(table)).toEqual(['excommunication'])
    expect(used(plays('M21', 'spain: peers R03 R09\n england: peers R20, relics 1'))).toEqual([])
  })

  test('H3c: an Armada takes the Ship on display, or Discards an outlaw', () => {
    const table = plays('R24', 'display: S08', { chance: { market: ['R12', 'S04'] } })
    expect([table.state.shipCount[PURPLE], table.state.display[SHIP_DECK]]).toEqual([1, table.card('S04')])
    const outlaw = plays('R24', 'display: S04')
    expect([outlaw.state.shipCount[PURPLE], outlaw.state.place[outlaw.card('S04')]]).toEqual([0, RECYCLED])
    expect(used(outlaw)).toContain('armada')
    expect(used(plays('R24', 'display: S08\n spain: ships S01 S09 S11'))).not.toContain('armada')
  })

  test('H3c: a Letter of Marque takes a PRIVATEER that he picks, for $1', () => {
    const table = plays('C10', 'england: ships S01 S09 S04\n havana: spain, fort')
    table.play('england build porto-bello')
    expect(table.choices('england')).toEqual(['hand-over S01', 'hand-over S09'])
    table.play('england hand-over S09')
    expect([table.state.money[RED], table.state.shipCount.slice(0, 2)]).toEqual([1, [1, 2]])
    expect(used(plays('C10', 'england: ships S04')).includes('letter-of-marque')).toBe(false)
  })

  test('H3c: Tax takes $1 or a Relic, as he likes, and he may place a Rebel', () => {
    const table = plays('R26', 'england: $2, relics 1')
    expect(table.choices('england')).toEqual(['pay', 'give-relic'])
    table.play('england pay')
    expect(table.state.money[RED]).toBe(1)
    expect(table.choices('england')).toContain('decline')
    expect(used(plays('R26', 'england: $0'))).not.toContain('tax')
  })

  test('AMB-74: a Relic that he gets goes to the War Coffers as two Chests', () => {
    const table = plays('R26', 'england: $0, relics 1')
    expect([table.state.coffers, table.state.relics, table.state.poolRelics]).toEqual([2, [0, 0, 0, 0, 0], 5])
  })

  test('H3c: the Dove from 1618 on, if that moves it', () => {
    const table = plays('R22', 'year 1620\n spain: figure royalist-3')
    expect([used(table), table.state.dove]).toEqual([['dove'], 1621])
    expect(used(plays('R22', 'year 1604\n england: figure colonist-1'))).toEqual([])
    expect(used(plays('R22', 'year 1620, dove 1621\n england: figure colonist-1'))).toEqual([])
  })
})
