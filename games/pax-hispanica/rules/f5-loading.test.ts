import { describe, expect, it } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, EUROPE, ORANGE, PURPLE, RED } from './state.ts'

const fleet = (about: { ship: string; map: string; year?: number; nations?: string; england?: string }) =>
  position(
    about.nations ?? 'england france',
    `year ${about.year ?? 1613}
     england: ${about.england ?? '$3'}, ships ${about.ship} S25, fleet islas-del-rosario
     ${about.map}
     turn of england`,
  )

const PORTS = `porto-bello: spain, slave, chest, relic   new-edinburgh: france, slave, chest, relic`

describe('AMB-81: the space of a Galleon', () => {
  it('AMB-81: what was delivered leaves room for another load in the same turn', () => {
    const table = position(
      'england france',
      `year 1613
       england: ships S01, fleet hewanorra, cargo indigenous
       barbados: england, chest   tobago: france
       turn of england`,
    )
    expect(table.refusal('england load chest barbados')).toBe('F4/no-room')
    table.play('england unload indigenous tobago', 'england load chest barbados')
    expect(table.state.cargoChests[RED]).toBe(1)
  })
})

describe('F5, LT-2: loading elsewhere', () => {
  it('F5a: PLUNDER only by Sacking', () => {
    const table = fleet({ ship: 'S04', map: PORTS })
    expect(table.refusal('england load chest porto-bello')).toBe('F5a/must-sack')
    expect(table.refusal('england load relic new-edinburgh')).toBe('F4c/relic-stays')
    expect(table.refusal('england bribe chest porto-bello')).toBe('F5b/no-smuggler')
    expect(table.choices('england')).toContain('attack porto-bello')
  })

  it('F5b: a SMUGGLER pays the owner $1 for each piece, who cannot refuse', () => {
    const table = fleet({ ship: 'S02', map: PORTS })
    table.play('england bribe chest new-edinburgh', 'england bribe relic new-edinburgh')
    expect(table.state.money.slice(1, 3)).toEqual([1, 2])
    expect([table.state.cargoChests[RED], table.state.cargoRelics[RED]]).toEqual([1, 1])
    expect(table.told('attack-announced')).toEqual([])
    expect(table.refusal('england load chest porto-bello')).toBe('F5b/must-bribe')
    expect(table.refusal('england load relic porto-bello')).toBe('F5b/must-bribe')
  })

  it('F5b: for a Colony that nobody plays the Pool gets the bribe, a Spanish player gets it himself', () => {
    const unplayed = fleet({ ship: 'S02', map: PORTS })
    unplayed.play('england bribe chest porto-bello')
    expect([unplayed.state.money[PURPLE], unplayed.state.money[RED]]).toEqual([0, 2])
    const played = fleet({ ship: 'S02', map: PORTS, nations: 'spain england' })
    played.play('england bribe chest porto-bello')
    expect([played.state.money[PURPLE], played.state.money[RED]]).toEqual([1, 2])
  })

  it('F5b: no money, no bribe', () => {
    const table = fleet({ ship: 'S02', map: PORTS, england: '$1' })
    table.play('england bribe chest porto-bello')
    expect(table.refusal('england bribe relic porto-bello')).toBe('F5b/no-money')
  })

  it('F5b: what holds for every load holds for a bribe', () => {
    const table = fleet({ ship: 'S02', map: `${PORTS}   barbados: france, chest   araya: france` })
    expect(table.refusal('england bribe chest darien')).toBe('F4/no-colony')
    expect(table.refusal('england bribe chest araya')).toBe('F4/no-such-treasure')
    expect(table.refusal('england bribe chest barbados')).toBe('F4/not-in-zone')
  })

  it('F5b: in a Friendly Port there is nothing to pay', () => {
    const table = fleet({ ship: 'S02', map: 'new-edinburgh: england, chest' })
    expect(table.refusal('england bribe chest new-edinburgh')).toBe('F5b/friendly-port')
    table.play('england load chest new-edinburgh')
  })

  it('AMB-35: a SMUGGLER at his own Colony in a rebellious zone pays the Pool for each piece', () => {
    const table = fleet({ ship: 'S02', map: 'new-edinburgh: england, chest, relic   rebel-panama: tax-rebel' })
    expect(table.refusal('england load chest new-edinburgh')).toBe('F5b/must-bribe')
    table.play('england bribe chest new-edinburgh', 'england bribe relic new-edinburgh')
    expect(table.state.money[RED]).toBe(1)
  })

  it('F5c, F4c: a CONQUISTADOR takes Chests freely from Spanish Colonies, rebellious or not, but no Relics', () => {
    for (const rebel of ['', '   rebel-panama: slave-rebel']) {
      const table = fleet({ ship: 'S08', map: PORTS + rebel })
      expect(table.refusal('england load relic porto-bello')).toBe('F4c/relic-stays')
      table.play('england load chest porto-bello')
      expect(table.state.money[RED]).toBe(3)
      expect(table.refusal('england load chest new-edinburgh')).toBe('F5c/not-spanish')
    }
  })

  it('F5c, E6b: a purple CONQUISTADOR loads Chests at home even in rebellion, Relics only in peace', () => {
    const spain = (rebel: string) =>
      position(
        'spain england',
        `year 1613   spain: ships S08, fleet islas-del-rosario   ${PORTS}${rebel}   turn of spain`,
      )
    const rebellious = spain('   rebel-panama: slave-rebel')
    expect(rebellious.refusal('spain load relic porto-bello')).toBe('F4c/relic-stays')
    rebellious.play('spain load chest porto-bello')
    spain('').play('spain load relic porto-bello')
  })

  it('F5d: a PRIVATEER takes Chests freely from every Colony in Pax, and must Sack in War', () => {
    const pax = fleet({ ship: 'S01', map: PORTS })
    expect(pax.refusal('england load relic new-edinburgh')).toBe('F4c/relic-stays')
    pax.play('england load chest new-edinburgh', 'england load chest porto-bello')
    expect(pax.state.cargoChests[RED]).toBe(2)
    const war = fleet({ ship: 'S01', map: PORTS, year: 1625 })
    expect(war.refusal('england load chest new-edinburgh')).toBe('F5d/war')
    expect(war.choices('england')).toContain('attack new-edinburgh')
  })

  it('AMB-33: in a rebellious zone a PRIVATEER may attack but not export, even in Pax', () => {
    const table = fleet({ ship: 'S01', map: `${PORTS}   rebel-panama: tax-rebel   cartagena: spain, chest` })
    expect(table.refusal('england load chest porto-bello')).toBe('F5d/war')
    expect(table.choices('england')).toContain('attack porto-bello')
    table.play('england load chest cartagena')
    expect(table.refusal('england attack cartagena')).toBe('LT-1/pax')
  })

  it('F5d, VA-eternal-peace: with eternal peace it is Pax for PRIVATEERs after 1618 too', () => {
    const table = position(
      'england france',
      `year 1625   england: ships S01, fleet islas-del-rosario   ${PORTS}   turn of england`,
      { options: { eternalPeace: true } },
    )
    expect(table.refusal('england attack porto-bello')).toBe('LT-1/pax')
    table.play('england load chest porto-bello')
  })
})

describe('worked examples', () => {
  it.each([
    ['EN', 'en', 0, 5],
    ['PL', 'pl', 1, 4],
  ])(
    'F5c example (%s): a Dutch CONQUISTADOR exports from Porto Bello and Sacks New Edinburgh',
    (_n, edition, taken, pool) => {
      const table = position(
        'spain france netherlands',
        `year 1625
       netherlands: ships S08 S16
       porto-bello: spain, slave, chest   new-edinburgh: france, citizen, chest, relic   france: $1
       turn of netherlands`,
        { options: { edition } },
      )
      table.play('netherlands sail islas-del-rosario', 'netherlands load chest porto-bello')
      table.play('netherlands attack new-edinburgh')
      expect(table.waiting()).toEqual(['spain'])
      table.play('spain support-fleet', 'france pay')
      expect(table.told('land-battle-fought')).toEqual([[ORANGE, table.site('new-edinburgh'), 3, 2]])
      expect(table.state.cargoChests[ORANGE]).toBe(2)
      expect(table.state.cargoRelics[ORANGE]).toBe(taken)
      expect(table.state.poolRelics).toBe(pool)
      expect(table.state.disk[table.site('new-edinburgh')]).toBe(-1)
    },
  )

  it('F5 example: a PRIVATEER in War loads at home, Sacks two Colonies and a Mission in Florida: $6 for three Chests', () => {
    const table = position(
      'england france',
      `year 1625
       england: ships S01 S03 S09
       france: $1
       isla-de-pinos: england, slave, chest   havana: spain, slave, chest   calusa: cathedral france, citizen
       st-domingue: france, slave, chest
       turn of england`,
    )
    table.play('england sail caymanes', 'england load chest isla-de-pinos', 'england sail barataria-bay')
    table.play('england attack havana', 'england arm', 'england attack calusa', 'france pay')
    table.play('england sail new-providence', 'england sail tortuga', 'england attack st-domingue', 'england arm')
    expect(table.refusal('england attack rebel-espanola')).toBe('E5a-limit/no-attack-left')
    table.play('england europe', 'england keep')
    expect(table.state.coffers).toBe(3)
    expect(table.state.money[RED]).toBe(7)
    expect(table.state.fleet[RED]).toBe(EUROPE)
    expect(table.state.biblesLeft[BLUE]).toBe(6)
  })
})
