import type { Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { limitWords } from './limits.ts'

const say = ((key: string, params: object = {}) => [key, ...Object.values(params)].join(' ')) as Say

function reasons(line: string, kind: 'disk' | 'bible'): string | undefined {
  const table = position('england france', `${line}   turn of england`)
  return limitWords(table.state, table.nation('england'), kind, say)
}

test('OM-comet, OM-amsterdam-entrepot, GL-mercantilism: a playmat says why Sway or Reach is not what its column shows', () => {
  const colonies = 'st-kitts: england, slave   barbados: england, slave   tobago: england, slave'
  expect(reasons(`year 1612, mercantilism 6   ${colonies}`, 'disk')).toBeUndefined()
  expect(reasons(`year 1612, mercantilism 1   ${colonies}`, 'disk')).toBe('board.limit.mercantilism 1')
  expect(reasons(`year 1616, mercantilism 6   ${colonies}`, 'disk')).toBe('board.limit.comet')
  expect(reasons('year 1604, mercantilism 6', 'disk')).toBe('board.limit.entrepot')
  expect(reasons('year 1604, mercantilism 6', 'bible')).toBeUndefined()
})
