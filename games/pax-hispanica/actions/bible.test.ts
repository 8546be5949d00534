import { expect, test } from 'vitest'
import { BLUE, RED } from '../rules/state.ts'
import { position } from '../scenario.ts'

test('RS-bible: the acting player puts down his own Bible, beside the Missions of others', () => {
  const table = position(
    'england france',
    `year 1608
     england: figure missionary-1, hand M01   dominica: visita france   boriken: indigenous
     turn of england`,
  ).play('england play M01', 'england use bible')
  expect(table.choices('england')).toEqual(['visita boriken'])
  table.play('england visita boriken')
  expect([table.state.bible[table.site('boriken')], table.state.bible[table.site('dominica')]]).toEqual([RED, BLUE])
})
