import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { explain } from './e2-labour.ts'
import { BLUE, EMPTY, GREEN, INDIGENOUS, ORANGE, RED } from './state.ts'

/** England may kidnap as well, so that it is asked. */
const table = (lines: string, year = 1606) =>
  position(
    'england france netherlands',
    `year ${year}   tucacas: england   antimano: indigenous   ${lines}   begin labour-acquisition`,
  )

/** Two English Colonies in one land zone, so that England is asked whether it has money or not. */
const rivals = (lines: string, year = 1606) =>
  position(
    'england france',
    `year ${year}   ${lines}   st-kitts: england   st-thomas: england
     boriken: indigenous   dominica: cathedral france, citizen
     begin labour-acquisition`,
  )

describe('E2b', () => {
  test("E2b: the salary goes to the player of the Citizen's colour, not to the owner of the Cathedral", () => {
    const t = table('england: $2   buria: cathedral france, citizen netherlands')
    t.play('england employ tucacas buria')
    expect([t.state.money[RED], t.state.money[BLUE], t.state.money[ORANGE]]).toEqual([1, 0, 1])
    expect(t.state.meeple[t.site('tucacas')]).toBe(ORANGE)
    expect([t.state.meeple[t.site('buria')], t.state.cathedral[t.site('buria')]]).toEqual([EMPTY, 1])
    expect(t.told('hired')).toEqual([[RED, ORANGE, t.site('tucacas'), 1]])
  })

  test('E2b: for a Citizen of your own colour, or of one that nobody plays, the Pool is paid', () => {
    for (const citizen of ['england', 'courland']) {
      const t = table(`england: $2   buria: cathedral france, citizen ${citizen}`)
      t.play('england employ tucacas buria')
      expect(t.state.money[RED]).toBe(1)
      expect([t.state.money[BLUE], t.state.money[GREEN]]).toEqual([0, 0])
    }
  })

  test('AMB-60: without the full salary nobody is hired', () => {
    const poor = rivals('england: $0')
    expect(poor.refusal('england employ st-kitts dominica')).toBe('E2b/no-salary')
    expect(poor.choices('england')).toEqual(['kidnap st-kitts boriken', 'kidnap st-thomas boriken'])
    expect(explain['E2b/no-salary'](poor.state, 0)).toEqual({ salary: 1, money: 0 })
  })

  test('OM-40-conspirators: from 1638 on the salary is $2, and $1 is not enough', () => {
    const rich = table('england: $3   buria: cathedral france, citizen', 1638)
    rich.play('england employ tucacas buria')
    expect([rich.state.money[RED], rich.state.money[BLUE]]).toEqual([1, 2])
    expect(rivals('england: $1', 1638).refusal('england employ st-kitts dominica')).toBe('E2b/no-salary')
    const before = table('england: $3   buria: cathedral france, citizen', 1634)
    before.play('england employ tucacas buria')
    expect(before.state.money[RED]).toBe(2)
  })

  test('E2b: hiring is possible in a rebellious land zone', () => {
    const { state, site } = position(
      'england france',
      `year 1606   england: $1   tucacas: england   buria: cathedral france, citizen   rebel-venezuela: tax-rebel
       begin labour-acquisition`,
    )
    expect(state.meeple[site('tucacas')]).toBe(BLUE)
  })

  test('E2b: only from Cathedrals with a Citizen, and only from those of the land zone', () => {
    const t = rivals('england: $3   guadeloupe: france, citizen   youloumain: cathedral france, citizen')
    expect(t.refusal('england employ st-kitts boriken')).toBe('E2b/no-citizen')
    expect(t.refusal('england employ st-kitts guadeloupe')).toBe('E2b/no-citizen')
    expect(t.refusal('england employ st-kitts youloumain')).toBe('E2b/other-land-zone')
    t.play('england employ st-kitts dominica')
    expect(t.state.meeple[t.site('st-thomas')]).toBe(INDIGENOUS)
    const vacant = position(
      'england france',
      `year 1606   england: $3   st-kitts: england   st-thomas: england   boriken: indigenous   dominica: cathedral france
       begin labour-acquisition`,
    )
    expect(vacant.refusal('england employ st-kitts dominica')).toBe('E2b/no-citizen')
  })
})
