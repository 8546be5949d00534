import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, EMPTY, GREEN, ORANGE, RED } from './state.ts'

/** France has four Citizens at work, so one is left for its vacant Cathedrals. */
const FOUR_AT_WORK = `barbados: france, citizen   tobago: france, citizen   st-kitts: france, citizen   araya: france, citizen`
const FIVE_AT_WORK = `${FOUR_AT_WORK}   tucacas: france, citizen`

describe('D1b', () => {
  test("D1b: every vacant Cathedral gets a Citizen of its Bible's colour from the Reserves", () => {
    const { state, site, told } = position(
      'england france',
      `year 1610, order england france
       buria: cathedral france   calusa: cathedral england   ciboney: cathedral england, citizen france
       begin cathedral-refresh`,
    )
    expect(['buria', 'calusa', 'ciboney'].map(id => state.meeple[site(id)])).toEqual([BLUE, RED, BLUE])
    expect([state.reserves[RED], state.reserves[BLUE]]).toEqual([4, 3])
    expect(told('cathedral-refilled')).toEqual([
      [RED, site('calusa'), RED],
      [BLUE, site('buria'), BLUE],
    ])
  })

  test('D1b: with too few Citizens the owner chooses which Cathedral gets one, then whose Citizen the other takes', () => {
    const table = position(
      'england france',
      `year 1610
       ${FOUR_AT_WORK}
       buria: cathedral france   calusa: cathedral france
       begin cathedral-refresh`,
    )
    expect(table.waiting()).toEqual(['france'])
    expect(table.choices('france')).toEqual(['refill calusa france', 'refill buria france'])
    table.play('france refill buria france')
    expect(table.choices('france')).toContain('refill calusa netherlands')
    table.play('france refill calusa netherlands')
    expect(table.state.meeple[table.site('calusa')]).toBe(ORANGE)
    expect(table.waiting()).toEqual([])
  })

  test('AMB-69: out of Citizens, the owner of the Cathedral picks the colour, also one that nobody plays', () => {
    const table = position(
      'england france',
      `year 1610
       ${FIVE_AT_WORK}
       buria: cathedral france
       begin cathedral-refresh`,
    )
    expect(table.choices('france')).toEqual([
      'refill buria spain',
      'refill buria england',
      'refill buria netherlands',
      'refill buria courland',
    ])
    expect(table.refusal('england refill buria england')).toBe('not-asked')
    table.play('france refill buria courland')
    expect(table.state.meeple[table.site('buria')]).toBe(GREEN)
    expect([table.state.reserves[GREEN], table.state.biblesLeft[BLUE]]).toEqual([4, 5])
  })

  test('GL-token-limits: own Citizens come first, and nobody has more than five', () => {
    const table = position(
      'england france',
      `year 1610
       ${FOUR_AT_WORK}
       buria: cathedral france   calusa: cathedral france
       begin cathedral-refresh`,
    )
    expect(table.refusal('france refill buria england')).toBe('GL-token-limits/own-citizens-first')
    table.play('france refill buria france')
    expect(table.refusal('france refill calusa france')).toBe('GL-token-limits/no-citizen-left')
  })

  test('D1b: only your own vacant Cathedrals are refilled', () => {
    const table = position(
      'england france',
      `year 1610, order france england
       ${FIVE_AT_WORK}
       buria: cathedral france   calusa: cathedral england   darien: visita france
       begin cathedral-refresh`,
    )
    expect(table.refusal('france refill calusa england')).toBe('D1b/not-your-vacant-cathedral')
    expect(table.refusal('france refill darien england')).toBe('D1b/not-your-vacant-cathedral')
    expect(table.refusal('france refill barbados england')).toBe('D1b/not-your-vacant-cathedral')
  })

  test('D1b: in Player Order, so that the first gets the last Citizen', () => {
    const EVERYBODY_BUT_ONE = `
      havana: spain, citizen   coro: spain, citizen   cumana: spain, citizen   trujillo: spain, citizen   cartagena: spain, citizen
      st-kitts: england, citizen   guadeloupe: england, citizen   st-thomas: england, citizen   barbados: england, citizen
      tobago: england, citizen   martinique: france, citizen   st-domingue: france, citizen   araya: france, citizen
      tucacas: france, citizen   terminos: france, citizen
      darien: cathedral netherlands, citizen   buria: cathedral netherlands, citizen   antimano: cathedral netherlands, citizen
      dominica: cathedral netherlands, citizen   boriken: cathedral netherlands, citizen
      santo-domingo: spain, citizen courland   porto-bello: spain, citizen courland   san-juan-de-ulua: spain, citizen courland
      new-edinburgh: england, citizen courland`
    const { state, site, waiting } = position(
      'england france',
      `year 1610, order france england
       ${EVERYBODY_BUT_ONE}
       calusa: cathedral england   ciboney: cathedral france
       begin cathedral-refresh`,
    )
    expect(waiting()).toEqual([])
    expect(state.meeple[site('ciboney')]).toBe(GREEN)
    expect(state.meeple[site('calusa')]).toBe(EMPTY)
  })
})
