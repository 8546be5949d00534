import { describe, expect, test } from 'vitest'
import { diceThatBring, dieThatReads } from './reading.ts'
import { position } from './scenario.ts'

// Every word of docs/positions.md that sets something up, and what it does to the rule that reads it.

describe('a position may begin in the middle of a voyage', () => {
  test('with points used, stopped, and an Expedition that has sailed before it', () => {
    const table = position(
      'spain england',
      `england ships 2315: carrack with 2 dets and cabot-j, bounds 9, used 3, points 7
       england ships 2415: caravel, bounds 2, finished
       england at 2415: 1 colonist
       begin voyage england 1`,
    )
    table.stands('asked: england voyage   england expedition 1: points 7, used 4 0, spare 5')
    table.play('england sail ne', 'england sail e', 'england end')
    table.stands('england expedition 1: used 5 0, finished   england expedition 2: finished, at 2415')
    expect(table.refusal('england activate 2')).toBe('8.24/finished')
  })

  test('among foreign ships that it has just met, that it has attacked before, or that let it go', () => {
    const lines = (words: string) =>
      `england ships 2316: carrack with 2 dets, bounds 9${words}\nspain ships 2316: caravel\nbegin`
    const met = position('spain england', `${lines('')} meeting england`)
    met.stands('asked: england declare')
    const before = position('spain england', `${lines(', attacked spain 1')} voyage england`)
    expect(before.refusal('england attack spain')).toBe('8.23/same-ships')
    const shaken = position('spain england', `${lines(', must-go-on')} voyage england`)
    expect(shaken.refusal('england end')).toBe('8.16/go-on')
  })

  test('before the Cape that it has failed to round', () => {
    const table = position(
      'spain england',
      'spain ships 5714: caravel with magellan, bounds 14, cape-failed\nbegin voyage spain',
    )
    expect(table.refusal('spain sail sw')).toBe('7.52/once')
  })
})

describe('a position may begin with a fight', () => {
  const fleets = `england ships 2316: 2 carracks with 2 dets, bounds 9
     spain ships 2316: 2 caravels, carrack
     france ships 2316: caravel`

  test('8.25: at sea, whoever attacks', () => {
    // 32 to 16 is 2-1.
    const dice = [dieThatReads('8.4', '2-1', 'D1*')]
    const attack = position('spain england france', `${fleets}\nbegin sea-battle england 1 spain`, { chance: { dice } })
    expect(attack.told('forces')).toEqual([[1, 32, 0, 16]])
    attack.stands('asked: spain lose-ships   england expedition 1: points 2')
    const attacked = position('spain england france', `${fleets}\nbegin sea-battle england 1 by spain`, {
      chance: { dice: [dieThatReads('8.4', '1-2', 'A1')] },
    })
    expect(attacked.told('forces')).toEqual([[0, 12, 1, 32]])
    const both = position('spain england france', `${fleets}\nbegin sea-battle england 1 spain france`, {
      chance: { dice: [1] },
    })
    expect(both.told('forces')).toEqual([[1, 32, 0, 20]])
  })

  test('8.5: in a port that is invaded', () => {
    const table = position(
      'spain england',
      `england ships 2316: 4 carracks with 1 det, bounds 9
       spain at 2316: 2 colonists, 2 dets
       begin invasion england 1 4`,
      { chance: { dice: [dieThatReads('11.3', '1-1', 'D1/2')] } },
    )
    expect(table.told('forces')).toEqual([[1, 20, 0, 20]])
  })

  test('11.11: several battles in the order of the mover', () => {
    const table = position(
      'spain england',
      `england at 1625: 9 dets   england at 1820: 9 dets
       spain at 1625: 1 det   spain at 1820: 1 det
       begin battle england 1625 1820`,
      { otherwise: { below: () => 0 } },
    )
    expect(table.choices('england')).toEqual(['battle 1625', 'battle 1820'])
  })

  test('17.35: an uprising, whatever brought it', () => {
    const lines = 'england at 1625: 3 colonists, 1 det\nbegin uprising england midwest-plateau'
    const table = position('spain england', lines, { chance: { dice: [dieThatReads('17.37', '1', 'All')] } })
    table.stands('england at 1625: nothing')
  })
})

test('21.22: a country without player colonises', () => {
  const table = position('spain', 'spain at 2316: 1 colonist, friar +1\nbegin colonisation france', {
    chance: { dice: [1, 1] },
  })
  table.stands('aztec: european 5, natives 0')
  position('spain', 'european aztec 5 france\nbegin colonisation france', { chance: { dice: [1, 1] } }).stands(
    'aztec: european 10',
  )
})

test('22.31: the beginning of a turn', () => {
  const table = position('spain england', 'turn 3\nspain: 90 ducats\neuropean brasil 4\nbegin turn from annexation', {
    options: { tordesillas: true },
    chance: { dice: [6] },
    otherwise: { below: () => 0 },
  })
  table.stands('brasil: european 7   turn: 3, annexation undecided')
})

describe('gold knows where it was won', () => {
  const loads = (origin: string, port: string) =>
    position(
      'spain england',
      `spain at ${port}: 1 colonist, friar +1, 25 gold${origin}\nspain ships ${port}: carrack\nbegin resources spain`,
    )

  test('13.44: Cuzco ships from Rio del Plate, other gold of the Incas does not', () => {
    loads(' from 3816', '4810').play('spain load 1').stands('spain ships 4810: carrack with 25 gold')
    loads(' from 4213', '4810').stands('spain at 4810: 1 colonist, friar +1, 25 gold   spain ships 4810: carrack')
    loads(' shipped from 4213', '4810').play('spain load 1').stands('spain ships 4810: carrack with 25 gold')
  })

  test('13.43: gold in Europe is credited at the end of the turn', () => {
    const table = position('spain england', 'spain: 10 ducats, 75 gold from 2327\nbegin turn from credit')
    table.stands('spain: 85 ducats, no gold')
    expect(table.told('gold-won')).toEqual([[0, table.area('aztec'), 75]])
  })
})

describe('what a country must and may is said and compared in the same words', () => {
  test('duties, debts and hired Explorers stand as they were written', () => {
    const lines = `spain: multiplier -1, doubled, recall 2 1, quest cibola 9, no-taxes, rented drake 15
      england: owes 30 12, share 40 brasil, default 8`
    const table = position('spain england france bankers', `turn 8\n${lines}\nbegin planning`)
    table.stands(lines)
    table.stands('france: no quest, no default, no rented')
    table.stands('spain quest cibola: until 9, no at')
  })

  test('6.41-14: a quest under way', () => {
    const table = position(
      'spain england',
      `turn 9
       england: quest cibola 11 at 1625 entered midwest-plateau rockies
       england at 1625: 3 dets
       begin march england`,
    )
    table.stands('england quest cibola: at 1625, until 11, midwest-plateau, rockies')
  })

  test('10.1: who has marched marches no more', () => {
    const table = position(
      'spain england',
      'spain at 2316: 2 colonists, cortes, marched 2 colonists, marched cortes\nbegin march spain',
    )
    expect(table.choices('spain')).toEqual(['done'])
  })

  test('6.52, 6.8, 20.0: what is reckoned can be asked for', () => {
    const table = position(
      'spain england',
      `turn 11
       spain: 85 ducats, monarch B, points 40
       spain at 2412: 3 colonists, 1 det, friar +1   spain at 2415: 7 colonists
       spain ships 2412: carrack
       begin planning`,
    )
    table.stands('spain: level 255, upkeep 24, wealth 170, land 150, discoveries 40, score 360')
    table.stands('turn: 11, resources 3   caribbean: resources spain 48, uprising spain 12, controlled spain')
    table.stands('asked: spain planning, england planning')
  })

  test('19.1: what is missing for control', () => {
    const table = position('spain england', 'spain at 2316: 1 colonist\nengland at 2412: 4 colonists\nbegin planning')
    table.stands('caribbean: lacking spain colonists, lacking spain foreign-port, lacking spain settlements')
    table.stands('caribbean: lacking england foreign-port, lacking england settlements, no controlled')
  })

  test('6.41-13, 17.21, 21.26, 15.61: marks of the turn', () => {
    const calm = 'no-uprisings\nengland at 2414: 5 colonists\nbegin uprisings england'
    expect(position('spain england', calm).told('uprising-check')).toEqual([])
    const again = position(
      'spain england',
      'attacked caribbean england\nengland at 2414: 5 dets\nbegin natives england',
    )
    expect(again.refusal('england attack caribbean')).toBe('17.21/once')
    const barren = 'turn 11\nbarren caribbean\nengland at 2414: 5 colonists\nbegin resources england'
    position('spain england', barren).stands('england: 0 ducats')
    const lack = position('spain england', 'turn 5\nlacks mayan 4\nspain at 2323: 1 colonist\nbegin turn-end')
    lack.stands('spain: no-taxes   mayan: lacks 4')
  })

  test('6.41-2: Potosi pays double', () => {
    const table = position(
      'spain england',
      'turn 12\nmine 4213 found\npotosi doubled england\nengland at 4213: 1 colonist\nbegin gold england',
      { otherwise: { below: () => 5 } },
    ).play('england done')
    table.stands('england at 4213: 1 colonist, 50 gold   mine 4213: found, worked england, doubled england')
  })

  test('8.14: a treaty lasts until its turn', () => {
    const met = (until: number) =>
      position(
        'spain england france',
        `turn 5, alliance spain france ${until}
         england ships 2316: carrack, bounds 9
         spain ships 2316: caravel   france ships 2316: caravel
         begin meeting england`,
      )
    expect(met(5).choices('spain')).toContain('together')
    expect(met(4).refusal('spain together')).toBe('8.14/no-treaty')
  })

  test('9.22: a ship that joined in this phase is not at risk', () => {
    const table = position(
      'spain england',
      'england ships 2812: caravel, joined carrack with 2 dets, bounds 5, used 4\nbegin first-attrition england',
      { chance: { dice: [dieThatReads('9.5', '4', 'Sh')] } },
    )
    table.stands('england ships 2812: carrack with 2 dets')
  })
})

describe('a test may say what was read instead of what was thrown', () => {
  test('a die by table, column and result, or an error that says what there is', () => {
    expect(dieThatReads('11.3', '2-1', 'A1/4 D1/2')).toBe(4)
    expect(() => dieThatReads('11.3', '2-1', 'A1')).toThrow('D3/4, D1/2, D1/2, A1/4 D1/2')
    expect(() => dieThatReads('11.3', '9-1', 'A1')).toThrow('has no column 9-1: 1-3, 1-2')
    expect(() => dieThatReads('99', '2-1', 'A1')).toThrow('99 is no table: 8.4')
  })

  test('6.33: the two dice of a political event', () => {
    const dice = diceThatBring('9')
    const table = position('spain england', 'spain: 5 ducats, monarch B\nbegin royal-events spain', {
      chance: { dice },
    })
    expect(table.told('event')).toHaveLength(1)
    table.stands(`spain: ${5 + 30 + 20} ducats`)
  })
})
