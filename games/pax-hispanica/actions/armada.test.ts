import { describe, expect, test } from 'vitest'
import { DISPLAY, EUROPE, PIRATING, RECYCLED, RED, SHIPS } from '../rules/state.ts'
import { position } from '../scenario.ts'

function armada(england: string, lines = '', chance: Record<string, string[]> = {}) {
  return position(
    'england france',
    `year 1608
     england: figure missionary-1, hand R16${england}
     ${lines}
     turn of england`,
    { chance },
  ).play('england play R16')
}

describe('RS-armada', () => {
  test('RS-armada, D3c-acquired: the face-up Ship is Anchored without its Nudge and icons; the next is turned up', () => {
    const table = armada('', 'display: S05', { market: ['S20'], haven: ['haven-roatan'] }).play('england use armada')
    expect(table.state.place[table.card('S05')]).toBe(SHIPS + RED)
    expect(table.state.place[table.card('S20')]).toBe(DISPLAY)
    expect(table.state.figure[RED]).toBe(table.cell('missionary-2'))
    expect([table.state.fleet[RED], table.state.havenHand[RED]]).toEqual([PIRATING, 1])
    expect(table.state.place[table.card('R16')]).toBe(RECYCLED)
  })

  test('D3c-acquired, Fa: it joins a fleet in EUROPE without a Haven card', () => {
    const table = armada(', ships S01, fleet europe', 'display: S05', { market: ['S20'] }).play('england use armada')
    expect([table.state.fleet[RED], table.state.shipCount[RED], table.state.havenHand[RED]]).toEqual([EUROPE, 2, 0])
  })

  test('D3c-acquired, D3d-slots (ED-06): with three Ships it cannot be used', () => {
    expect(armada(', ships S01 S02 S03').refusal('england use armada')).toBe('D3d-slots/ships-full')
  })

  test('AMB-31: with MERCHANT GUILD four Ships fit', () => {
    const guild = ', ships S01 S02 S03, fleet europe, peers R19'
    const table = armada(guild, 'display: S05', { market: ['S20'] }).play('england use armada')
    expect(table.state.shipCount[RED]).toBe(4)
  })

  test('AMB-30: recycled Ships are shuffled in; with none at all it has no effect', () => {
    const ships = Array.from({ length: 25 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`)
    const last = armada('', `display: S05\nrecycled: S20\nfrance: hand ${without(ships, 'S05', 'S20')}`, {
      market: ['S20'],
      haven: ['haven-roatan'],
    }).play('england use armada')
    expect(last.state.display[3]).toBe(last.card('S20'))
    const none = armada('', `france: hand ${ships.join(' ')}`)
    expect(none.refusal('england use armada')).toBe('AMB-30/no-ship-left')
  })
})

const without = (all: readonly string[], ...gone: string[]): string =>
  all.filter(each => !gone.includes(each)).join(' ')
