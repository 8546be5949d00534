import { fastChance } from '@spanish-main/kernel'
import { describe, expect, it } from 'vitest'
import { type PaxScenario, position } from '../scenario.ts'
import { vocabulary } from './vocabulary.ts'

const otherwise = fastChance(5)

const atSea = (nations: string, lines: string) =>
  position(nations, `year 1625   ${lines}   turn of england`, { otherwise })

/** The reckoning of the last battle: `fleet galleons 2`, line by line. */
const lines = (table: PaxScenario): string[] =>
  table
    .told('strength-counted')
    .map(([side, what, site, strength]) =>
      [vocabulary.side.words[side], vocabulary.strength.words[what], vocabulary.site.words[site], strength].join(' '),
    )

const result = (table: PaxScenario): readonly number[] => table.told('land-battle-fought')[0].slice(2)

describe('E5b: Strength', () => {
  it('E5b: Galleons, Rebels, Colonies and Citizens count 1, Bibles, Cathedrals and Indigenous nothing', () => {
    const table = atSea(
      'england netherlands',
      `england: ships S04 S05, fleet curacao
       netherlands: $1
       coro: spain, slave   tucacas: netherlands, citizen   buria: cathedral netherlands, citizen
       antimano: visita netherlands   rebel-venezuela: tax-rebel`,
    )
    table.play('england attack tucacas')
    expect(lines(table)).toEqual([
      'fleet galleons tucacas 2',
      'target colony coro 1',
      'target citizen buria 1',
      'target colony tucacas 1',
      'target citizen tucacas 1',
      'fleet rebel rebel-venezuela 1',
    ])
    expect(result(table)).toEqual([3, 4])
  })

  it('E5b: a fort counts only if its Colony is the target', () => {
    const lines = 'england: ships S04 S05, fleet curacao   coro: spain, fort   tucacas: france, fort'
    expect(result(atSea('england france', lines).play('england attack coro', 'france support-target'))).toEqual([2, 3])
    expect(result(atSea('england france', lines).play('england attack coro', 'france support-fleet'))).toEqual([3, 2])
  })

  it('E5b: Citizens aboard count nothing, nor do Galleons of other players', () => {
    const table = atSea(
      'england france',
      `england: ships S04 S05, fleet curacao, cargo citizen citizen
       france: ships S01 S03, fleet europe   coro: spain   tucacas: france   barbados: england`,
    )
    table.play('england attack tucacas')
    expect(result(table)).toEqual([2, 2])
  })

  it('E5b: tokens in other land zones count nothing', () => {
    const table = atSea(
      'england france',
      'england: ships S04, fleet curacao   coro: spain   havana: spain, citizen   cumana: spain',
    )
    table.play('england attack coro')
    expect(result(table)).toEqual([1, 1])
  })

  it('NA-jesuits: blue Bibles count 1, also for the holder of CABAL', () => {
    const jesuits =
      'england: ships S04 S05 S06, fleet curacao   tucacas: france   antimano: visita france   buria: cathedral france'
    expect(result(atSea('england france', jesuits).play('england attack tucacas'))).toEqual([3, 3])
    const cabal = `england: peers R06, ships S04, fleet curacao   antimano: visita england   coro: spain`
    expect(result(atSea('england france', cabal).play('england attack coro'))).toEqual([2, 1])
    expect(result(atSea('england netherlands', cabal).play('england attack coro'))).toEqual([1, 1])
  })

  it('AMB-05: each wilderness is an area of its own: tokens in it count, those of another one do not', () => {
    const table = atSea(
      'england france netherlands',
      `england: ships S04, fleet port-royal   accompong: visita france   barbados: england
       calusa: cathedral france, citizen   chetumal: cathedral netherlands, citizen   st-domingue: france, citizen`,
    )
    table.play('england enslave accompong')
    expect(table.told('side-taken')).toEqual([])
    expect(result(table)).toEqual([1, 1])
  })

  it('GL-meeple, PR-merchant-guild: a fourth Galleon counts as well', () => {
    const table = atSea(
      'england france',
      'england: peers R19, ships S04 S05 S06 S07, fleet curacao   coro: spain, fort, citizen',
    )
    expect(result(table.play('england attack coro'))).toEqual([4, 3])
  })
})

describe('E5d: sides', () => {
  it('E5d, E6c: Rebels help the fleet, Slave Rebels even in an enslave; a Rebel under attack defends itself', () => {
    const enslave = atSea(
      'england france',
      `england: ships S04, fleet hewanorra   youloumain: indigenous   tobago: spain
       rebel-windward-islands: slave-rebel`,
    )
    enslave.play('england enslave youloumain')
    expect(result(enslave)).toEqual([2, 1])
    const rebel = atSea('england france', 'england: ships S04, fleet hewanorra   rebel-windward-islands: slave-rebel')
    rebel.play('england attack rebel-windward-islands')
    expect(result(rebel)).toEqual([1, 1])
  })

  it("E5d: the attacker's own tokens help the fleet", () => {
    const table = atSea(
      'england france',
      'england: ships S04, fleet hewanorra   barbados: england, citizen   tobago: france',
    )
    expect(result(table.play('england attack tobago'))).toEqual([3, 1])
  })

  it('AMB-04: the free tokens of the target owner always defend, he is not asked', () => {
    const table = atSea(
      'england france',
      'england: ships S04, fleet hewanorra   barbados: france   tobago: france, citizen',
    )
    table.play('england attack barbados')
    expect(table.told('side-taken')).toEqual([])
    expect(result(table)).toEqual([1, 3])
  })

  it('E5d, GL-ownerless-spain: a colour without a player always defends', () => {
    const table = atSea(
      'england france',
      `england: ships S04 S05, fleet curacao   coro: spain, citizen netherlands   rebel-venezuela: tax-rebel`,
    )
    table.play('england attack rebel-venezuela')
    expect(result(table)).toEqual([2, 3])
  })

  it('E5b-refugee: the colour of a Refugee in the target has to defend with all its tokens in the zone', () => {
    const table = atSea(
      'england france netherlands',
      `england: ships S04 S05, fleet hewanorra
       france: $1   netherlands: $1
       barbados: france, citizen netherlands   tobago: netherlands, citizen`,
    )
    table.play('england attack barbados')
    expect(table.told('side-taken')).toEqual([])
    expect(result(table)).toEqual([2, 4])
  })

  it('E5b-refugee: a Refugee elsewhere follows its own player; without one it defends', () => {
    const map = `england: ships S04, fleet hewanorra   barbados: france   tobago: france, citizen netherlands`
    const played = atSea('england france netherlands', map).play('england attack barbados')
    expect(played.waiting()).toEqual(['netherlands'])
    played.play('netherlands support-fleet')
    expect(result(played)).toEqual([2, 2])
    expect(result(atSea('england france', map).play('england attack barbados'))).toEqual([1, 3])
  })
})

describe('PR-maroon-king: natives as his Citizens', () => {
  it('PR-maroon-king: free Indigenous anywhere in the zone side with him when he attacks', () => {
    const table = atSea(
      'england netherlands',
      `england: peers R20, ships S04, fleet curacao
       coro: spain, slave   antimano: indigenous   buria: visita netherlands`,
    )
    table.play('england attack coro')
    expect(result(table)).toEqual([3, 1])
    expect(lines(table)).toContain('fleet natives buria 1')
  })

  it('PR-maroon-king, E5c: as somebody else attacks he chooses for them', () => {
    const table = atSea(
      'england netherlands',
      'england: ships S04, fleet curacao   netherlands: peers R20   coro: spain, slave   antimano: indigenous',
    )
    table.play('england attack coro')
    expect(table.waiting()).toEqual(['netherlands'])
    expect(result(table.play('netherlands support-fleet'))).toEqual([2, 1])
  })

  it('AMB-67: natives in the target defend it, and so do his other tokens in the zone; others may still enslave them', () => {
    const table = atSea(
      'england netherlands',
      `england: ships S04 S05, fleet curacao   netherlands: peers R20
       tucacas: netherlands   antimano: indigenous   barbados: england`,
    )
    table.play('england enslave antimano')
    expect(table.told('side-taken')).toEqual([])
    expect(result(table)).toEqual([2, 2])
    const won = atSea(
      'england netherlands',
      'england: ships S04 S05, fleet curacao   netherlands: $3, peers R20   antimano: indigenous   barbados: england',
    )
    won.play('england enslave antimano')
    expect(result(won)).toEqual([2, 1])
    expect(won.state.cargoIndigenous[won.nation('england')]).toBe(1)
    expect(won.waiting()).toEqual(['england'])
  })
})

describe('worked examples', () => {
  it.each(['en', 'pl'])(
    'E5e example (%s): the English Sack the Spanish Cathedral in Honduras, 3 against 2',
    edition => {
      const table = position(
        'england spain',
        `year 1625
       england: ships S04, fleet roatan
       rock-of-cerquin: cathedral spain, citizen france   trujillo: spain, fort   miskito-coast: visita spain
       st-georges-caye: england, slave   rebel-honduras: slave-rebel
       turn of england`,
        { options: { edition } },
      )
      table.play('england attack rock-of-cerquin')
      expect(lines(table)).toEqual([
        'fleet galleons rock-of-cerquin 1',
        'target colony trujillo 1',
        'target citizen rock-of-cerquin 1',
        'fleet colony st-georges-caye 1',
        'fleet rebel rebel-honduras 1',
      ])
      expect(result(table)).toEqual([3, 2])
      expect(table.state.bible[table.site('rock-of-cerquin')]).toBe(-1)
      expect(table.state.cathedral[table.site('rock-of-cerquin')]).toBe(0)
    },
  )
})
