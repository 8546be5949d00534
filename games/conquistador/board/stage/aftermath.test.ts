import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { strengthsOf } from '../parts/strength.ts'
import { aftermathOf, ofKind } from './aftermath.ts'

const happened = (move: number, kind: string) => ({ move, event: { kind, rule: '', args: [] } })

test('what the beaten chooses after a fight belongs to it, and what comes after that does not', () => {
  const fight = [happened(4, 'forces'), happened(4, 'land-battle')]
  const settled = [happened(5, 'men-lost'), happened(6, 'retreated')]
  const next = [happened(7, 'land-toll'), happened(7, 'men-lost')]
  expect(aftermathOf([happened(3, 'men-lost'), ...fight, ...settled, ...next], fight)).toEqual([...fight, ...settled])
  expect(ofKind(aftermathOf(fight, fight), 'men-lost')).toEqual([])
})

test('whoever marches in the column is still counted among the men of his country', () => {
  const table = position('spain england', 'spain at 1625: 6 dets, 2 colonists\nbegin march spain')
  table.play('spain muster 1625', 'spain take-all detachment')
  expect(strengthsOf(table.state, table.seat('spain'))).toMatchObject({ colonists: 2, dets: 6 })
  expect(strengthsOf(table.state, table.seat('england'))).toMatchObject({ colonists: 0, dets: 0 })
})
