import { fastChance } from '@spanish-main/kernel'
import type { Happening, Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { EMPTY, INDIGENOUS, TAX_REBEL } from '../../rules/state.ts'
import { position, solitaire } from '../../scenario.ts'
import { aftermath, asItStood, targetThen } from './aftermath.ts'
import { moneyThen } from './money-then.ts'

/** Says the key and what fills it. */
const say = Object.assign(
  (key: string, params: object = {}) => [key, ...Object.values(params)].join(' ').replace('stage.after.', ''),
  { has: () => true },
) as unknown as Say

const happened = (table: { events: readonly Happening['event'][] }): Happening[] =>
  table.events.map(event => ({ move: 0, event }))

test('E5f: what a land battle took from whom stands under its result, up to the next battle', () => {
  const table = position(
    'england france',
    `year 1625
     england: ships S04 S08, fleet trinidad
     cumana: france, slave, chest
     turn of england`,
  ).play('england attack cumana')
  const after = aftermath(happened(table), 'land-battle-fought', new Set(['attack-announced']), table.state, say)
  expect(after.map(({ text }) => text)).toContain('loaded nation.red.name chest')
  table.play('england arm')
  const all = aftermath(happened(table), 'land-battle-fought', new Set(['attack-announced']), table.state, say)
  expect(all.map(({ text }) => text)).toContain('colony nation.blue.name site.cumana.name')
  expect(all.map(({ piece }) => piece)).toContainEqual({ piece: 'disk', colour: table.nation('france') })
})

test('E5f: a result shows what was fought for, not what is left of it', () => {
  const fought = (lines: string, ...moves: string[]) => {
    const table = position(
      'england france',
      `year 1625   england: ships S04 S08 S05, fleet trinidad   ${lines}   turn of england`,
    )
    table.play(...moves)
    return { now: table.state, was: asItStood(table.state, table.site(moves[0].split(' ')[2]), table.events), table }
  }
  const colony = fought('cumana: france, slave', 'england attack cumana', 'england arm')
  const cumana = colony.table.site('cumana')
  expect([colony.now.disk[cumana], colony.was.disk[cumana]]).toEqual([EMPTY, colony.table.nation('france')])
  expect(colony.was.meeple[cumana]).toBe(INDIGENOUS)
  const fort = fought('cumana: france, slave, fort', 'england attack cumana')
  expect([fort.now.fort[cumana], fort.was.fort[cumana]]).toEqual([0, 1])
  const rebel = fought('rebel-nova-andalusia: tax-rebel', 'england attack rebel-nova-andalusia')
  expect(rebel.was.rebel[rebel.table.site('rebel-nova-andalusia')]).toBe(TAX_REBEL)
})

test('F3a: a raid shows whom the fleet found, also when the captive has left and the game has gone on', () => {
  const table = position(
    'england france',
    'year 1625   england: ships S04 S05, fleet curacao   antimano: indigenous   tucacas: england   turn of england',
  ).play('england enslave antimano')
  const events = happened(table)
  const fought = events.find(({ event }) => event.kind === 'land-battle-fought')!
  const known = table.events.length
  table.play('england kidnap tucacas')
  const later = table.events.slice(known).map(event => ({ move: 1, event }))
  const antimano = table.site('antimano')
  expect(table.state.meeple[antimano]).toBe(EMPTY)
  const then = targetThen({ view: table.state, events: [...events, ...later] }, fought, antimano)
  expect(then.meeple[antimano]).toBe(INDIGENOUS)
})

test('H6b-result: what the Sun King took', () => {
  const table = solitaire('year 1613   england: ships S04, cargo chest   turn of england')
  const events: Happening[] = [
    { move: 3, event: { rule: 'H6b-result', kind: 'king-battle', args: [0, 1, 0], readers: [] } },
    { move: 3, event: { rule: 'H6b-result', kind: 'chests-to-coffers', args: [0, 1, 0], readers: [] } },
    { move: 3, event: { rule: 'H6c', kind: 'king-sails', args: [1], readers: [] } },
    { move: 3, event: { rule: 'H6c', kind: 'chests-to-coffers', args: [0, 2, 0], readers: [] } },
  ]
  const after = aftermath(events, 'king-battle', new Set(['king-sails']), table.state, say)
  expect(after.map(({ text }) => text)).toEqual(['coffers 1'])
})

test('D2a-pay: an open auction shows what everybody had before anybody paid', () => {
  const table = position(
    'england france netherlands',
    `year 1603, order england france netherlands
     england: $5   france: $7   netherlands: $4
     begin auction-year`,
    { otherwise: fastChance(1) },
  ).play('england auction ship')
  const before = [...table.state.money]
  const known = table.events.length
  table.play('england bid 2', 'france bid 6', 'netherlands bid 0')
  const since = table.events.slice(known).map(event => ({ move: 9, event }))
  expect(table.state.money).not.toEqual(before)
  expect(moneyThen(table.state, since, 9)).toEqual(before)
  expect(moneyThen(table.state, since, 10)).toEqual(table.state.money)
})
