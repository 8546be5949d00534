import { expect, test } from 'vitest'
import { findRules } from './rule-search.ts'

const rules = [
  { id: 'E5', title: 'Land battle', says: 'The fleet attacks a Site.' },
  { id: 'F2', title: 'Fleet', says: 'Ships sail together.' },
  { id: 'G1', title: 'Łupieżca', says: 'Napada na Cumaná.' },
]
const ids = (words: string) => findRules(rules, words).map(rule => rule.id)

test('rules are found by words in any order, titles first', () => {
  expect(ids('fleet')).toEqual(['F2', 'E5'])
  expect(ids('site land')).toEqual(['E5'])
  expect(ids('f2')).toEqual(['F2'])
  expect(ids('')).toEqual(['E5', 'F2', 'G1'])
  expect(ids('galleon')).toEqual([])
})

test('accents do not matter', () => {
  expect(ids('lupiezca cumana')).toEqual(['G1'])
})
