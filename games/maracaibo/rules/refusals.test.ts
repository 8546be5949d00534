import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { PLACE } from './state.ts'

const set = (lines: string, options = {}, chance = {}) =>
  position(2, lines, { options: { scenario: '78', ...options }, chance })

test('MR-41/nothing-to-spare: without the map room no object is spared', () => {
  const table = set('quest q01 6\n amber: at 6, hand a01 a04\n main of amber').play('amber quest q01')
  expect(table.refusal('amber spare')).toBe('MR-41/nothing-to-spare')
})

test('MU-10.2/cannot-pay: a hall of the ruin gives nothing without its objects', () => {
  const table = set('legacy l31 l32\n amber: at 1\n explore of amber 1')
  table.state.ruin[0] = 0
  table.state.turns = 2
  table.play('amber stay', 'amber to-ruin r1')
  expect(table.refusal('amber pay')).toBe('MU-10.2/cannot-pay')
  expect(table.play('amber leave').told('flipped')).toEqual([])
})

test('MU-5.5/not-there: Jacques takes a quest of the place that he came to', () => {
  const table = set('quest q07 6\n quest q08 6\n begin jacques-quest amber', { scenario: '74' })
  table.state.stack[0].a = table.location('6')
  expect(table.refusal('amber quest q09')).toBe('MU-5.5/not-there')
  expect(table.choices('amber')).toEqual(['quest q07', 'quest q08'])
})

test('MU-7.5/fifteen: the ransom comes from one purse', () => {
  const table = set('amber: doubloons 14\n begin ransom amber', { scenario: '193' })
  expect(table.refusal('amber pay')).toBe('MU-7.5/fifteen')
})

test('MB-0.1/not-offered: only what is written can be chosen', () => {
  const table = set('amber: at 6, assistant u36 6\n main of amber').play('amber assistant u36')
  expect(table.refusal('amber choose 3')).toBe('MB-0.1/not-offered')
  const city = set('amber: at 3, assistant u35 3\n main of amber').play('amber assistant u35')
  expect(city.refusal('amber city 5')).toBe('MB-0.1/not-offered')
})

test('MB-11.7/highest-rank: nobody rises beyond the sixth rank', () => {
  const table = set('amber: doubloons 9, influence spain 18, hand b026\n village of amber').play('amber buy b026')
  expect(table.refusal('amber nation spain')).toBe('MB-11.7/highest-rank')
  expect(table.play('amber nation france').state.influence[0]).toBe(2)
})

test('MU-7.2/taken: a hint needs a free space', () => {
  const table = position(3, 'turn of amber', { options: { scenario: '193' }, chance: { hints: ['hint-12'] } })
  table.state.place[table.card('hint-13')] = PLACE.search + 2
  table.play('amber sail 3 2', 'amber hint')
  expect(table.refusal('amber hole green-1')).toBe('MU-7.2/taken')
})

test('MU-7.1/not-red, MU-7.1/wrong-space: two players cover a green space with a red hint, four the left red one', () => {
  const two = set('begin cover-hint amber', { scenario: '193' })
  expect(two.refusal('amber cover 12 green-1')).toBe('MU-7.1/not-red')
  expect(two.refusal('amber cover 1 red-1')).toBe('MU-7.1/wrong-space')
  expect(two.play('amber cover 1 green-2').state.covered).toEqual([3])
  const four = position(4, 'begin cover-hint amber', { options: { scenario: '193' } })
  expect(four.refusal('amber cover 1 green-1')).toBe('MU-7.1/wrong-space')
  expect(four.play('amber cover 11 red-1').state.covered).toEqual([0])
})

test('MB-2.5/empty-pile: with nothing in pile and discards only the display is left', () => {
  const table = set('display a01 a02 a03 a04\n turn of amber')
  for (let card = 0; card < 211; card++) if (table.state.place[card] === PLACE.deck) table.state.place[card] = PLACE.out
  table.state.deckSize = 0
  table.play('amber sail 2 1', 'amber nothing')
  expect(table.refusal('amber pile')).toBe('MB-2.5/empty-pile')
})

test('MU-9.12/none-removed: without a marker out of the game none returns', () => {
  const lines = 'amber: doubloons 6, hand u28\n village of amber'
  const none = set(lines, { scenario: '76', expansion: true }).play('amber buy u28')
  expect(none.refusal('amber nation france')).toBe('MU-9.12/none-removed')
  const gone = set(`row france 12\n ${lines}`, { scenario: '76', expansion: true }).play('amber buy u28')
  gone.play('amber nation france')
  expect([gone.state.doubloons[0], gone.state.row[0]]).toEqual([7, 13])
})
