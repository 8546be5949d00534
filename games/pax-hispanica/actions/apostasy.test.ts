import { describe, expect, test } from 'vitest'
import { BLUE, ORANGE, PEERS, RECYCLED, RED, SHIPS } from '../rules/state.ts'
import { position } from '../scenario.ts'

/** England plays C21, whose Apostasy shows up and right; Sway is 3 in 1604. */
function apostasy(lines: string) {
  return position(
    'england france netherlands',
    `year 1604, order netherlands england france
     england: figure colonist-1, hand C21
     ${lines}
     turn of england`,
  ).play('england play C21')
}

describe('RS-apostasy', () => {
  test('RS-apostasy: everybody torn between the two Nudges loses the half that the acting player chooses', () => {
    const table = apostasy('france: ships S10 S03, peers R20   netherlands: ships S13, peers R16')
    table.play('england use apostasy')
    expect(table.state.stack.at(-1)?.a).toBe(ORANGE)
    table.play('england purge right')
    expect(table.state.place[table.card('R16')]).toBe(RECYCLED)
    expect(table.state.place[table.card('S13')]).toBe(SHIPS + ORANGE)
    expect(table.state.disksLeft[ORANGE]).toBe(6)
    table.play('england purge up')
    expect(table.state.place[table.card('S10')]).toBe(RECYCLED)
    expect(table.state.place[table.card('R20')]).toBe(RECYCLED)
    expect([table.state.shipCount[BLUE], table.state.biblesLeft[BLUE]]).toEqual([1, 6])
    expect(table.told('renounced')).toEqual([
      [ORANGE, 3],
      [BLUE, 0],
    ])
  })

  test('RS-apostasy: the acting player too', () => {
    const table = apostasy('england: ships S10 S03').play('england use apostasy', 'england purge up')
    expect(table.state.place[table.card('S10')]).toBe(RECYCLED)
    expect(table.state.shipCount[RED]).toBe(1)
  })

  test('RS-apostasy: only a Nudge of the icon', () => {
    const table = apostasy('france: ships S10 S03 S05').play('england use apostasy')
    expect(table.refusal('england purge left')).toBe('RS-apostasy/not-on-the-icon')
    expect(table.choices('england')).toEqual(['purge up', 'purge right'])
  })

  test('RS-apostasy: nothing happens to whoever holds cards of one Nudge only', () => {
    const table = apostasy('france: ships S10 S13, peers R20   netherlands: ships S03')
    expect(table.refusal('england use apostasy')).toBe('RS-apostasy/nobody-is-torn')
  })

  test('PR-grand-inquisitor: immune', () => {
    const table = apostasy('france: ships S10, peers R12   netherlands: ships S13, peers R16')
    table.play('england use apostasy', 'england purge up')
    expect(table.state.shipCount[BLUE]).toBe(1)
    expect(table.state.place[table.card('R12')]).toBe(PEERS + BLUE)
    expect(table.state.stack.at(-1)?.at).toBe('card-actions')
    const alone = apostasy('france: ships S10, peers R12')
    expect(alone.refusal('england use apostasy')).toBe('RS-apostasy/nobody-is-torn')
    expect(alone.why('england use apostasy')?.params).toEqual({ immune: 'yes' })
  })

  test('GL-flagship: a victim that loses its Flagship names a new one', () => {
    const table = apostasy('france: ships S10 S03 S08').play('england use apostasy', 'england purge up')
    expect(table.waiting()).toEqual(['france'])
    table.play('france flagship S08')
    expect(table.state.ships.slice(8, 10)).toEqual([table.card('S08'), table.card('S03')])
  })

  test('PR-merchant-guild: losing the Guild by Apostasy costs the fourth Ship', () => {
    const table = position(
      'england france',
      `year 1604
       england: figure colonist-1, hand C02   france: ships S16 S17 S18 S20, peers R19 R20
       turn of england`,
    ).play('england play C02', 'england use apostasy', 'england purge down')
    expect([table.state.shipCount[BLUE], table.state.place[table.card('R20')]]).toEqual([0, PEERS + BLUE])
    const kept = position(
      'england france',
      `year 1604
       england: figure royalist-2, hand C19   france: ships S01 S02 S04 S05, peers R19 R20
       turn of england`,
    ).play('england play C19', 'england use apostasy', 'england purge down')
    expect(kept.state.place[kept.card('R19')]).toBe(RECYCLED)
    kept.play('france scuttle S05')
    expect(kept.state.shipCount[BLUE]).toBe(3)
  })

  test('G1e example: two Ships or a Peerage, as the acting player likes', () => {
    const lines = 'france: ships S10 S13, peers R16'
    const ships = apostasy(lines).play('england use apostasy', 'england purge up')
    expect([ships.state.shipCount[BLUE], ships.state.place[ships.card('R16')]]).toEqual([0, PEERS + BLUE])
    const peerage = apostasy(lines).play('england use apostasy', 'england purge right')
    expect([peerage.state.shipCount[BLUE], peerage.state.place[peerage.card('R16')]]).toEqual([2, RECYCLED])
  })

  test('D3d: a card Anchored by its own Action can fall to its own Apostasy', () => {
    const table = position(
      'england france',
      `year 1604
       england: figure missionary-1, ships S05, hand R04
       turn of england`,
    ).play('england play R04', 'england use reach-peerage', 'england use apostasy', 'england purge right')
    expect(table.state.place[table.card('R04')]).toBe(RECYCLED)
    expect([table.state.biblesLeft[RED], table.state.recycled[2]]).toEqual([6, 1])
  })
})
