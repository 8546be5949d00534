import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, ORANGE, PEERS, RECYCLED, RED, SHIPS } from './state.ts'

/** England plays one card from a space; France is out of the way unless told otherwise. */
function nudged(cell: string, card: string, more = '', france = 'france: figure callow-blue') {
  return position(
    'england france',
    `year 1608, order england france
     england: figure ${cell}, hand ${card}${more}
     ${france}
     turn of england`,
  ).play(`england play ${card}`)
}

describe('D3b', () => {
  test('D3b: a Market card moves the Figure one space the way its arrow points', () => {
    const table = position(
      'england france',
      `year 1608
       england: figure colonist-1, hand C08
       turn of england`,
    ).play('england play C08')
    expect(table.state.figure[RED]).toBe(6)
    expect(table.told('nudged')).toEqual([[RED, 0]])
  })

  test('D3b, B6b: a Haven card has no Nudge', () => {
    const table = position(
      'england france',
      `year 1608
       england: figure colonist-1, peers R10, hand haven-tortuga
       turn of england`,
    ).play('england play haven-tortuga')
    expect(table.state.figure[RED]).toBe(5)
    expect(table.told('nudged')).toEqual([])
  })

  test.each([
    ['missionary-1', 'R02', 'callow-purple'],
    ['buccaneer-1', 'C08', 'callow-orange'],
  ])('B5-model: from %s a Nudge by %s leads to the square %s', (from, card, to) => {
    const table = position(
      'england france',
      `year 1608
       england: figure ${from}, hand ${card}
       turn of england`,
    )
    table.play(`england play ${card}`)
    expect(table.state.figure[RED]).toBe(table.cell(to))
  })
})

describe('the realms', () => {
  const at = (cell: string, card: string) =>
    position(
      'netherlands courland',
      `year 1608
       netherlands: $1, figure ${cell}, hand ${card}
       turn of netherlands`,
    ).play(`netherlands play ${card}`)

  test.each([
    ['colonist-2', 'S04'],
    ['missionary-2', 'C04'],
    ['royalist-2', 'M01'],
    ['buccaneer-2', 'C08'],
  ])('B5i: beside %s, where %s points, lies MUTINY', (cell, card) => {
    const table = at(cell, card)
    expect(table.told('mutiny')).toHaveLength(1)
    expect(table.state.figure[ORANGE]).toBe(table.cell(cell))
  })

  test.each([
    ['colonist-2', 'M01'],
    ['missionary-2', 'C08'],
    ['royalist-2', 'S04'],
    ['buccaneer-2', 'C04'],
  ])('B5c: beside %s, where %s points, lies MIDLIFE CRISIS', (cell, card) => {
    const table = at(cell, card)
    expect(table.choices('netherlands')).toEqual(['pay', 'suffer'])
    expect(table.state.figure[ORANGE]).toBe(table.cell(cell))
  })
})

describe('D3b-mutiny', () => {
  const fleet = (nation: string, options = {}) =>
    position(
      'england france netherlands',
      `year 1608, order england france netherlands
       ${nation}: figure colonist-1, ships S23 S08 S22, hand S04
       turn of ${nation}`,
      { options, otherwise: { below: () => 0 } },
    )

  test('D3b-mutiny, GL-mutiny: Ships whose Nudge differs from the Flagship leave before the card is Anchored', () => {
    const table = fleet('france').play('france play S04')
    expect(table.state.figure[BLUE]).toBe(table.cell('colonist-1'))
    expect(table.state.place[table.card('S08')]).toBe(RECYCLED)
    expect(table.state.place[table.card('S22')]).toBe(SHIPS + BLUE)
    expect(table.state.shipCount[BLUE]).toBe(2)
    expect(table.choices('france')).toContain('use ship')
    expect(table.told('mutiny')).toEqual([[BLUE]])
  })

  test('H8d example: Mutiny makes room for Henry Morgan', () => {
    const table = fleet('france').play('france play S04', 'france use ship')
    expect(table.state.ships.slice(8, 12)).toEqual([table.card('S23'), table.card('S22'), table.card('S04'), -1])
  })

  test('GL-mutiny: a single Ship does not mutiny', () => {
    const table = position(
      'france netherlands',
      `year 1608
       france: figure colonist-1, ships S08, hand S04
       turn of france`,
    ).play('france play S04')
    expect(table.state.shipCount[BLUE]).toBe(1)
  })

  test('NA-sea-dogs, A-immunity: red does not suffer Mutiny', () => {
    expect(fleet('england').play('england play S04').state.shipCount[RED]).toBe(3)
  })

  test('NA-ganga-zumba: the back of the red Playmat does', () => {
    expect(fleet('england', { gangaZumba: true }).play('england play S04').state.shipCount[RED]).toBe(2)
  })

  test('PR-cabal, AMB-49: CABAL grants Sea Dogs while red is played', () => {
    const lines = `year 1608
      netherlands: figure colonist-1, ships S23 S08, peers R06, hand S04
      turn of netherlands`
    const withRed = position('england netherlands', lines).play('netherlands play S04')
    const withoutRed = position('france netherlands', lines).play('netherlands play S04')
    expect([withRed.state.shipCount[ORANGE], withoutRed.state.shipCount[ORANGE]]).toEqual([2, 1])
  })

  test('AMB-43: a Callow nudged into MUTINY suffers it too', () => {
    const table = position(
      'france netherlands',
      `year 1608
       france: figure callow-purple, ships S23 S08, hand M01
       turn of france`,
    ).play('france play M01')
    expect(table.state.shipCount[BLUE]).toBe(1)
    expect(table.state.figure[BLUE]).toBe(table.cell('callow-purple'))
  })
})

describe('D3b-midlife', () => {
  const crisis = (money: string, hand = 'M01', cell = 'colonist-1', year = 1608) =>
    position(
      'england france',
      `year ${year}, order england france
       england: ${money}figure ${cell}, hand ${hand}
       turn of england`,
    ).play('england play M01')

  test('D3b-midlife: for $1 to the Pool the Figure stays where it is', () => {
    const table = crisis('$2, ').play('england pay')
    expect(table.state.money[RED]).toBe(1)
    expect(table.state.figure[RED]).toBe(5)
    expect(table.told('midlife-averted')).toEqual([[RED]])
  })

  test('D3b-midlife, GL-midlife-crisis: or it moves to an unoccupied Callow space of its choice', () => {
    const table = crisis('$2, ').play('england suffer')
    expect(table.refusal('england callow callow-blue')).toBe('GL-midlife-crisis/occupied')
    expect(table.refusal('england callow royalist-1')).toBe('GL-midlife-crisis/not-a-callow-space')
    table.play('england callow callow-green')
    expect(table.state.figure[RED]).toBe(4)
    expect(table.state.money[RED]).toBe(2)
  })

  test('D3b-midlife: without a dollar nothing can be paid', () => {
    expect(crisis('', 'M01 C08').refusal('england pay')).toBe('D3b-midlife/no-dollar')
  })

  test('D3f-sell: a card sold at that moment pays for it', () => {
    const table = crisis('', 'M01 C08').play('england sell C08', 'england pay')
    expect(table.state.money[RED]).toBe(0)
    expect(table.state.figure[RED]).toBe(5)
  })

  test('D3b-midlife: who has neither money nor cards to sell is not asked whether he pays', () => {
    expect(crisis('').choices('england')).toContain('callow callow-red')
    expect(crisis('', 'M01 haven-tortuga').choices('england')).toContain('callow callow-red')
    expect(crisis('', 'M01 C08', 'colonist-1', 1624).choices('england')).toContain('callow callow-red')
  })

  test('AMB-43: a Callow nudged into MIDLIFE CRISIS moves to another Callow space', () => {
    const table = position(
      'england netherlands',
      `year 1608
       england: figure callow-blue, hand M01
       turn of england`,
    ).play('england play M01')
    expect(table.refusal('england callow callow-blue')).toBe('GL-midlife-crisis/occupied')
    table.play('england callow callow-purple')
    expect(table.state.figure[RED]).toBe(0)
  })

  test('GL-midlife-crisis: with every Callow space occupied the Figure stays', () => {
    const table = position(
      'spain england france netherlands courland',
      `year 1608, order england france netherlands courland spain
       england: figure callow-blue, hand M01   france: figure callow-red
       turn of england`,
    ).play('england play M01')
    expect(table.state.figure[RED]).toBe(2)
    expect(table.choices('england')).toContain('done')
  })
})

describe('D3b-duel', () => {
  test('D3b-duel, GL-duel: onto an occupied space the two Figures change places', () => {
    const table = nudged('colonist-1', 'C08', '', 'france: figure colonist-2')
    expect([table.state.figure[RED], table.state.figure[BLUE]]).toEqual([6, 5])
    expect(table.told('figures-swapped')).toEqual([[RED, BLUE]])
  })

  test('D3b example: the Sun King falls by a Duel and becomes the least Loyal', () => {
    const table = nudged('royalist-3', 'R25', '', 'france: figure royalist-2').play('england use reach-peerage')
    expect([table.state.figure[RED], table.state.figure[BLUE]]).toEqual([12, 13])
    expect(table.state.place[73]).toBe(PEERS + RED)
    expect(table.state.biblesLeft[RED]).toBe(5)
  })

  test('ED-21, AMB-19: in the English edition the DIPLOMAT is not drawn into Duels; the Figure stays', () => {
    const lines = `year 1608
      england: figure colonist-1, hand C08   france: figure colonist-2, peers R11
      turn of england`
    const english = position('england france', lines, { options: { edition: 'en' } }).play('england play C08')
    expect([english.state.figure[RED], english.state.figure[BLUE]]).toEqual([5, 6])
    expect(english.told('duel-blocked')).toEqual([[RED, BLUE]])
    const polish = position('england france', lines).play('england play C08')
    expect([polish.state.figure[RED], polish.state.figure[BLUE]]).toEqual([6, 5])
  })
})

describe('G2a', () => {
  test('G2a, D3b-extremist: further out nothing happens', () => {
    const table = nudged('colonist-3', 'C08')
    expect(table.state.figure[RED]).toBe(7)
    expect(table.told('nudge-in-vain')).toEqual([[RED]])
    expect(table.choices('england')).toContain('use disk')
  })

  test('G2a: inward the Figure leaves the extremist space', () => {
    expect(nudged('colonist-3', 'C04').state.figure[RED]).toBe(6)
  })

  test('G2a: sideways into MUTINY it stays and the fleet mutinies', () => {
    const table = position(
      'france netherlands',
      `year 1608
       france: figure missionary-3, ships S23 S08, hand C04
       turn of france`,
    ).play('france play C04')
    expect(table.state.figure[BLUE]).toBe(10)
    expect(table.state.shipCount[BLUE]).toBe(1)
  })

  test('G2a: sideways into MIDLIFE CRISIS it costs $1 or the space', () => {
    const table = position(
      'england france',
      `year 1608
       england: $1, figure missionary-3, hand C08
       turn of england`,
    ).play('england play C08')
    expect(table.choices('england').slice(0, 2)).toEqual(['pay', 'suffer'])
    table.play('england suffer', 'england callow callow-purple')
    expect(table.state.figure[RED]).toBe(0)
  })

  test('G2b: a Nudge onto the extremist space wins at once if the condition is met', () => {
    const table = position(
      'england france netherlands',
      `year 1608, order england france netherlands
       england: figure buccaneer-2, peers R01 R06, relics 1, hand S05
       turn of england`,
    ).play('england play S05')
    expect([table.state.ended > 0, table.state.winner]).toEqual([true, 0])
  })
})
