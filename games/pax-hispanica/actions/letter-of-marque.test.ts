import { describe, expect, test } from 'vitest'
import { BLUE, NOWHERE, ORANGE, PIRATING, RED, SHIPS } from '../rules/state.ts'
import { position } from '../scenario.ts'

const letter = (nation: string, lines: string, chance: Record<string, string[]> = {}, options = {}) =>
  position(
    'england france netherlands',
    `year 1608, order england france netherlands
     ${nation}: figure colonist-1, hand C10
     ${lines}
     turn of ${nation}`,
    { chance, options },
  ).play(`${nation} play C10`)

describe('RS-letter-of-marque', () => {
  test('RS-letter-of-marque, D3c-acquired: for $1 an opponent hands over a PRIVATEER, which is Anchored at once', () => {
    const table = letter('england', 'england: $1   france: ships S03', { haven: ['haven-roatan'] })
    table.play('england use letter-of-marque', 'england commission france')
    expect(table.state.place[table.card('S03')]).toBe(SHIPS + RED)
    expect([table.state.money[RED], table.state.money[BLUE]]).toEqual([0, 1])
    expect([table.state.shipCount[BLUE], table.state.fleet[BLUE]]).toEqual([0, NOWHERE])
    expect([table.state.fleet[RED], table.state.havenHand[RED]]).toEqual([PIRATING, 1])
    expect(table.state.figure[RED]).toBe(table.cell('colonist-2'))
    expect(table.told('privateer-taken')).toEqual([[RED, BLUE, table.card('S03')]])
  })

  test('RS-letter-of-marque: the victim chooses which PRIVATEER', () => {
    const table = letter('england', 'england: $1   france: ships S03 S22 S05', { haven: ['haven-roatan'] })
    table.play('england use letter-of-marque', 'england commission france')
    expect(table.waiting()).toEqual(['france'])
    expect(table.refusal('france hand-over S05')).toBe('RS-letter-of-marque/not-a-privateer')
    expect(table.refusal('france hand-over S01')).toBe('RS-letter-of-marque/not-your-ship')
    table.play('france hand-over S22')
    expect(table.state.place[table.card('S22')]).toBe(SHIPS + RED)
    expect(table.waiting()).toEqual(['england'])
  })

  test('GL-flagship: a victim whose Flagship is taken names a new one', () => {
    const table = letter('england', 'england: $1   france: ships S03 S05 S04', { haven: ['haven-roatan'] })
    table.play('england use letter-of-marque', 'england commission france', 'france flagship S04')
    expect(table.state.ships.slice(8, 10)).toEqual([table.card('S04'), table.card('S05')])
  })

  test('AMB-29: not without $1', () => {
    expect(letter('england', 'france: ships S03').refusal('england use letter-of-marque')).toBe('AMB-29/no-dollar')
  })

  test('D3d-slots (ED-06): not with three Ships', () => {
    const table = letter('england', 'england: $1, ships S05 S06 S07   france: ships S03')
    expect(table.refusal('england use letter-of-marque')).toBe('D3d-slots/ships-full')
  })

  test('AMB-31: but with MERCHANT GUILD for a fourth', () => {
    const guild = 'england: $1, ships S05 S06 S07, fleet europe, peers R19   france: ships S03'
    const table = letter('england', guild).play('england use letter-of-marque', 'england commission france')
    expect(table.state.shipCount[RED]).toBe(4)
  })

  test('RS-letter-of-marque: only from an opponent with a PRIVATEER', () => {
    const table = letter('england', 'england: $1, ships S09   france: ships S05   netherlands: ships S03')
    table.play('england use letter-of-marque')
    expect(table.refusal('england commission france')).toBe('RS-letter-of-marque/no-privateer')
    expect(table.refusal('england commission england')).toBe('RS-letter-of-marque/yourself')
    const none = letter('england', 'england: $1, ships S09   france: ships S05')
    expect(none.refusal('england use letter-of-marque')).toBe('RS-letter-of-marque/nobody-has-a-privateer')
  })

  test('NA-sea-dogs, A-immunity: red is immune', () => {
    const table = letter('france', 'france: $1   england: ships S03   netherlands: ships S22')
    table.play('france use letter-of-marque')
    expect(table.refusal('france commission england')).toBe('NA-sea-dogs/immune')
    expect(table.choices('france')).toEqual(['commission netherlands'])
  })

  test('NA-ganga-zumba: the back of the red Playmat is not', () => {
    const table = letter('france', 'france: $1   england: ships S03', { haven: ['haven-roatan'] }, { gangaZumba: true })
    table.play('france use letter-of-marque', 'france commission england')
    expect(table.state.shipCount[BLUE]).toBe(1)
  })

  test('PR-cabal, AMB-49: CABAL grants that immunity', () => {
    const table = letter('france', 'france: $1   netherlands: ships S03, peers R06')
    expect(table.refusal('france use letter-of-marque')).toBe('RS-letter-of-marque/nobody-has-a-privateer')
    expect(table.state.shipCount[ORANGE]).toBe(1)
  })
})
