import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, EMPTY, INDIGENOUS, RED } from './state.ts'

describe('D1c', () => {
  test('D1c: the owner chooses among the sources of the land zone, and must take one', () => {
    const table = position(
      'england france',
      `year 1606   england: $1
       tucacas: england   antimano: indigenous   buria: cathedral france, citizen
       begin labour-acquisition`,
    )
    expect(table.waiting()).toEqual(['england'])
    expect(table.choices('england')).toEqual(['kidnap tucacas antimano', 'employ tucacas buria'])
    table.play('england employ tucacas buria')
    expect(table.state.meeple[table.site('tucacas')]).toBe(BLUE)
    expect(table.state.meeple[table.site('antimano')]).toBe(INDIGENOUS)
  })

  test('D1c: a single source is taken without a question', () => {
    const { state, site, waiting } = position(
      'england france',
      'year 1606   england: $3   tucacas: england   buria: indigenous   barbados: england   begin labour-acquisition',
    )
    expect(waiting()).toEqual([])
    expect(state.meeple[site('tucacas')]).toBe(INDIGENOUS)
    expect(state.meeple[site('barbados')]).toBe(EMPTY)
  })

  test('D1c: who cannot pay everybody chooses whom to hire first', () => {
    const lines = (money: number) => `year 1606   england: $${money}
      tucacas: england   buria: cathedral france, citizen
      araya: england   cumanagoto: cathedral france, citizen
      begin labour-acquisition`
    const poor = position('england france', lines(1))
    expect(poor.choices('england')).toEqual(['employ tucacas buria', 'employ araya cumanagoto'])
    poor.play('england employ araya cumanagoto')
    expect(poor.waiting()).toEqual([])
    expect(poor.state.meeple[poor.site('tucacas')]).toBe(EMPTY)
    expect(position('england france', lines(2)).waiting()).toEqual([])
  })

  test('D1c: two vacant Colonies of one zone compete for one source, and their owner decides', () => {
    const table = position(
      'england france',
      'year 1606   barbados: england   tobago: england   youloumain: indigenous   begin labour-acquisition',
    )
    expect(table.choices('england')).toEqual(['kidnap barbados youloumain', 'kidnap tobago youloumain'])
    table.play('england kidnap tobago youloumain')
    expect(table.state.meeple[table.site('tobago')]).toBe(INDIGENOUS)
    expect(table.state.meeple[table.site('barbados')]).toBe(EMPTY)
  })

  test('E2: in one land zone the Colonies choose in Player Order', () => {
    const { state, site } = position(
      'england france',
      'year 1606, order france england   barbados: england   tobago: france   youloumain: indigenous   begin labour-acquisition',
    )
    expect(state.meeple[site('tobago')]).toBe(INDIGENOUS)
    expect(state.meeple[site('barbados')]).toBe(EMPTY)
  })

  test('D1c: only your own Colonies, and only vacant ones, take Labor', () => {
    const table = position(
      'england france',
      `year 1606, order england france   barbados: england   tobago: france   martinique: england, citizen
       st-kitts: england   dominica: indigenous   boriken: indigenous   youloumain: indigenous
       begin labour-acquisition`,
    )
    expect(table.choices('england')).toEqual(['kidnap st-kitts dominica', 'kidnap st-kitts boriken'])
    expect(table.state.meeple[table.site('barbados')]).toBe(INDIGENOUS)
    expect(table.refusal('england kidnap tobago dominica')).toBe('D1c/not-your-colony')
    expect(table.refusal('england employ martinique dominica')).toBe('D1c/has-labour')
    expect(table.refusal('england kidnap havana dominica')).toBe('D1c/not-your-colony')
  })

  test('E4 example: in the Leeward Islands the only Labor is a Citizen, hired as a Refugee', () => {
    const { state, site } = position(
      'england france',
      'year 1606   england: $1   st-kitts: england   dominica: cathedral france, citizen   begin labour-acquisition',
    )
    expect(state.meeple[site('st-kitts')]).toBe(BLUE)
    expect([state.money[RED], state.money[BLUE]]).toEqual([0, 1])
  })
})
