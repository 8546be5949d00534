import type { Choice, Say, TableView } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import type { Pax } from '../../rules/state.ts'
import { position } from '../../scenario.ts'
import { loss } from './loss.tsx'

/** Says the key and what fills it. */
const say: Say = Object.assign((key: string, params: object = {}) => [key, ...Object.values(params)].join(' '), {
  has: () => true,
})
const name = (domain: string, value: number) => `${domain} ${value}`

/** The fleet of one Galleon lies off Cumaná; Warao Delta is a tribe in the same land zone. */
const LINES = `year 1625   england: ships S04, fleet trinidad
  cumana: spain, slave, fort
  warao-delta: indigenous   st-kitts: england`

const warning = (lines: string, move: 'attack' | 'enslave', site: string, nations = 'england france') => {
  const table = position(nations, `${lines}   turn of england`)
  const seat = 0
  const choice = { decision: 'sail-act', move, args: [table.site(site)], domains: ['site'] } as unknown as Choice
  return { table, found: loss({ view: table.state, seat } as unknown as TableView<Pax>, choice, say, name) }
}

test('E5e, E5g: a warning adds up line by line to its score, names what counts for nobody, and comes true', () => {
  const { table, found } = warning(LINES, 'enslave', 'warao-delta')
  const { sides, score, different } = found!.sum!
  const total = sides.map(({ lines }) => lines.reduce((sum, { value }) => sum + value, 0))
  expect(total.join(' : ')).toBe(score)
  expect(score).toBe('1 : 1')
  expect(sides[1].lines.filter(({ value }) => value === 0).map(({ name: title }) => title.split(' ')[0])).toEqual([
    'stage.idle.fort',
    'stage.idle.slave',
    'stage.idle.people',
  ])
  expect(found!.prompt).toContain('1 1 yes')
  expect(different.map(each => each.split(' ')[0])).toEqual([
    'loss.different.galleons',
    'loss.different.colony',
    'loss.different.rebel',
  ])
  table.play('england enslave warao-delta')
  expect(table.told('ship-lost')).toHaveLength(1)
})

test('E5e: what would have to be different is only what would turn the battle, and what can be won is not warned of', () => {
  const { found } = warning(`${LINES}   araya: spain, slave`, 'enslave', 'warao-delta')
  expect(found!.sum!.score).toBe('1 : 2')
  expect(found!.sum!.different).toEqual(['loss.different.galleons 2 3 2'])
  expect(warning(LINES.replace('S04', 'S04 S08'), 'enslave', 'warao-delta').found).toBeUndefined()
})
