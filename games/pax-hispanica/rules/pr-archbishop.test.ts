import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { BLUE, EMPTY, ORANGE } from './state.ts'

const CATHEDRALS = 'france: peers R04   buria: cathedral france   calusa: cathedral france   darien: cathedral england'

describe('PR-archbishop', () => {
  test('PR-archbishop: its owner may refill his own Cathedrals as the sail year begins, one by one', () => {
    const table = position('england france', `year 1613   ${CATHEDRALS}   begin archbishop`)
    expect(table.waiting()).toEqual(['france'])
    expect(table.choices('france')).toEqual(['refill calusa france', 'refill buria france', 'done'])
    table.play('france refill buria france', 'france done')
    expect(table.state.meeple[table.site('buria')]).toBe(BLUE)
    expect(table.state.meeple[table.site('calusa')]).toBe(EMPTY)
    expect(table.waiting()).toEqual([])
  })

  test('PR-archbishop: it is over when nothing is left to refill', () => {
    const table = position('england france', `year 1613   ${CATHEDRALS}   begin archbishop`)
    table.play('france refill buria france', 'france refill calusa france')
    expect(table.waiting()).toEqual([])
  })

  test('AMB-69: without Citizens of his own the ARCHBISHOP takes those of a colour he likes', () => {
    const table = position(
      'england france',
      `year 1613   france: peers R04   buria: cathedral france
       barbados: france, citizen   tobago: france, citizen   st-kitts: france, citizen   araya: france, citizen   tucacas: france, citizen
       begin archbishop`,
    )
    table.play('france refill buria netherlands')
    expect(table.state.meeple[table.site('buria')]).toBe(ORANGE)
  })

  test('ED-19: the Polish edition grants it in sail years only, the English one every year', () => {
    const asked = (year: number, edition: string) =>
      position('england france', `year ${year}   ${CATHEDRALS}   begin archbishop`, { options: { edition } }).waiting()
    expect([1610, 1611, 1612, 1613].map(year => asked(year, 'pl').length)).toEqual([0, 0, 0, 1])
    expect([1610, 1611, 1612, 1613].map(year => asked(year, 'en').length)).toEqual([1, 1, 1, 1])
  })

  test('PR-archbishop: nobody is asked without the Peerage or without a vacant Cathedral', () => {
    expect(position('england france', 'year 1613   buria: cathedral france   begin archbishop').waiting()).toEqual([])
    const full = 'year 1613   france: peers R04   buria: cathedral france, citizen   begin archbishop'
    expect(position('england france', full).waiting()).toEqual([])
  })

  test('AMB-53: Omens come before the ARCHBISHOP', () => {
    const table = position('england france', `year 1630   france: peers R04   buria: cathedral france   begin year`, {
      options: { edition: 'en' },
    })
    expect(table.choices('england')).toContain('place rebel-cuba')
    table.play('england decline', 'france decline')
    expect(table.choices('france')).toContain('refill buria france')
  })
})
