import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { ORANGE, RED } from './state.ts'

/** England plays a card with a Disk and a Bible; the holder of REAL AUDIENCIA is named. */
const turn = (holder: string) =>
  position(
    'england netherlands',
    `year 1604
     england: figure colonist-1, hand C20   ${holder}: peers R24   barbados: england   dominica: indigenous
     turn of england`,
  ).play('england play C20')

describe('PR-real-audiencia', () => {
  test('PR-real-audiencia: $1 from the Pool when an opponent founds a Colony', () => {
    const table = turn('netherlands').play('england use disk', 'england found tobago')
    expect([table.state.money[ORANGE], table.state.money[RED]]).toEqual([1, 0])
  })

  test('PR-real-audiencia: and when an opponent starts a Mission', () => {
    const table = turn('netherlands').play('england use bible', 'england visita dominica')
    expect(table.state.money[ORANGE]).toBe(1)
  })

  test('PR-real-audiencia: a fort pays nothing, and neither do Colonies and Missions of your own', () => {
    expect(turn('netherlands').play('england use disk', 'england fortify barbados').state.money[ORANGE]).toBe(0)
    const own = turn('england').play('england use disk', 'england found tobago', 'england use bible')
    expect(own.play('england visita dominica').state.money[RED]).toBe(0)
  })
})
