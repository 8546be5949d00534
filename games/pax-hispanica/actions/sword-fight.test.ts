import { describe, expect, test } from 'vitest'
import { BLUE, RED } from '../rules/state.ts'
import { position } from '../scenario.ts'

const fight = (england: string, france: string, options = {}) =>
  position(
    'england france netherlands',
    `year 1608
     england: figure ${england}, hand haven-barataria-bay
     france: figure ${france}
     netherlands: figure royalist-3
     turn of england`,
    { options },
  ).play('england play haven-barataria-bay')

describe('RS-sword-fight', () => {
  test('RS-sword-fight, B5-model: a Callow changes places with a Figure beside him, on any kind of space', () => {
    const table = fight('callow-purple', 'missionary-1').play('england use sword-fight', 'england fight france')
    expect([table.state.figure[RED], table.state.figure[BLUE]]).toEqual([8, 0])
    const callow = fight('callow-green', 'callow-red').play('england use sword-fight', 'england fight france')
    expect([callow.state.figure[RED], callow.state.figure[BLUE]]).toEqual([1, 4])
  })

  test('RS-sword-fight: not across a gap, not diagonally, not against yourself', () => {
    const table = fight('callow-green', 'callow-red').play('england use sword-fight')
    expect(table.refusal('england fight netherlands')).toBe('RS-sword-fight/out-of-reach')
    expect(table.refusal('england fight england')).toBe('RS-sword-fight/yourself')
    expect(table.refusal('england fight courland')).toBe('RS-sword-fight/out-of-reach')
    expect(fight('callow-red', 'missionary-1').refusal('england use sword-fight')).toBe(
      'RS-sword-fight/nobody-in-reach',
    )
  })

  test('PR-knight: his reaches diagonally too', () => {
    const table = fight('callow-red, peers R16', 'missionary-1').play('england use sword-fight', 'england fight france')
    expect([table.state.figure[RED], table.state.figure[BLUE]]).toEqual([8, 1])
  })

  test.each(['pl', 'en'])('PR-diplomat, ED-21: the DIPLOMAT is immune, in the edition %s', edition => {
    const diplomat = fight('callow-red, peers R16', 'missionary-1, peers R11', { edition })
    expect(diplomat.refusal('england use sword-fight')).toBe('RS-sword-fight/nobody-in-reach')
    const beside = position(
      'england france netherlands',
      `year 1608
       england: figure callow-green, hand haven-barataria-bay
       france: figure missionary-1, peers R11   netherlands: figure callow-red
       turn of england`,
      { options: { edition } },
    ).play('england play haven-barataria-bay', 'england use sword-fight')
    expect(beside.refusal('england fight france')).toBe('PR-diplomat/immune-figure')
    expect(beside.why('england fight france')?.params).toEqual({ colour: 'france' })
  })

  test('PR-duke: a Professional fights if he is a DUKE', () => {
    const duke = fight('colonist-1, peers R10', 'colonist-2').play('england use sword-fight', 'england fight france')
    expect(duke.state.figure[RED]).toBe(6)
  })
})
