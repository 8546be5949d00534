import { describe, expect, test } from 'vitest'
import { fastChance } from '../chance/fast.ts'
import { cove } from '../fixture/cove.ts'
import { coveTable } from '../fixture/scenario.ts'
import { chest } from '../fixture/tiny.ts'
import { scenario } from './scenario.ts'

const turn = () =>
  coveTable('anne: $5, raider-0, coves 3\nbart: $5, coves 4\nturn of anne, 3 actions', { dice: [6, 1] })

describe('a scenario', () => {
  test('plays lines of text and tells what came of them', () => {
    const table = turn().play('anne crew raider-0', 'anne raid cove-4')
    expect(table.told('fought')).toEqual([[7, 1]])
    expect(table.unused()).toEqual([])
  })

  test('scripts dice as they are read from the table', () => {
    const table = scenario(chest, { seats: 2, arrange: g => (g.coins = 3) })
    expect(table.choices('anne')).toEqual(['take 1', 'take 2', 'take 3'])
    expect(table.play('anne take 3').state.winner).toBe(0)
  })

  test('takes what is not scripted from somewhere else, if told so', () => {
    expect(scenario(cove, { seats: 2, otherwise: fastChance(3) }).waiting()).toEqual(['anne', 'bart'])
    expect(() => scenario(cove, { seats: 2 })).toThrow('The script says nothing about draw')
  })

  test('says why a line is turned away and where the game stands', () => {
    expect(() => turn().play('anne settle cove-4')).toThrow(
      '"anne settle cove-4" is turned away: E1 occupied {} (game > round > turn)',
    )
  })

  test('does not let a test expect a refusal that is none', () => {
    expect(() => turn().refusal('anne pass')).toThrow('"anne pass" is allowed.')
    expect(turn().why('anne pass')).toBeUndefined()
  })

  test('names a seat, a stream and a card that do not exist', () => {
    expect(() => turn().play('dina pass')).toThrow('"dina" is no seat: anne, bart.')
    expect(() => turn().play('pass')).toThrow('"pass" is no seat')
    expect(() => turn().choices('dina')).toThrow('"dina" is no seat')
    expect(() => turn().refusals('dina')).toThrow('"dina" is no seat')
    expect(() => coveTable('anne: $5\nbart: $5\nstorm', { cards: [1] })).toThrow(
      'There is no stream cards: deck, dice.',
    )
    expect(() => coveTable('anne: $5\nbart: $5\nstorm', { deck: ['king'] })).toThrow('There is no card king.')
  })
})
