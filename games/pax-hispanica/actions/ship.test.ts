import { describe, expect, test } from 'vitest'
import { PIRATING, RECYCLED, RED, SHIPS } from '../rules/state.ts'
import { position } from '../scenario.ts'

const ship = (england: string, chance: Record<string, string[]> = {}) =>
  position(
    'england france',
    `year 1608
     england: figure buccaneer-1, hand S05${england}
     turn of england`,
    { chance },
  ).play('england play S05')

describe('RS-ship', () => {
  test('RS-ship, D3d-ship: the first Ship brings a Galleon to PIRATING and a Haven card (D4f)', () => {
    const table = ship('', { haven: ['haven-roatan'] }).play('england use ship')
    expect(table.state.place[table.card('S05')]).toBe(SHIPS + RED)
    expect([table.state.fleet[RED], table.state.shipCount[RED], table.state.havenHand[RED]]).toEqual([PIRATING, 1, 1])
  })

  test('RS-ship, D3e: in any position, also as Flagship', () => {
    const table = ship(', ships S01', { haven: ['haven-roatan'] }).play('england use ship', 'england flagship S05')
    expect(table.state.ships.slice(4, 6)).toEqual([table.card('S05'), table.card('S01')])
  })

  test('D3d-slots: with three Ships the Action cannot be chosen, and the card is Discarded', () => {
    const table = ship(', ships S01 S02 S04')
    expect(table.refusal('england use ship')).toBe('D3d-slots/ships-full')
    table.play('england done')
    expect(table.state.place[table.card('S05')]).toBe(RECYCLED)
    expect(table.state.shipCount[RED]).toBe(3)
  })

  test('PR-merchant-guild, AMB-31: a fourth Ship with the Guild, not a fifth', () => {
    const table = ship(', ships S01 S02 S04, peers R19', { haven: ['haven-roatan'] }).play('england use ship')
    expect(table.state.shipCount[RED]).toBe(4)
    expect(ship(', ships S01 S02 S04 S06, peers R19').refusal('england use ship')).toBe('D3d-slots/ships-full')
  })
})
