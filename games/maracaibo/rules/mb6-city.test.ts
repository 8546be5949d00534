import { expect, test } from 'vitest'
import { position } from '../scenario.ts'

const CITY = 'tile 5 ct05\n amber: at 5'

test('MB-6.1: a card with the good goes, a disc of any upgrade comes into the market', () => {
  const table = position(2, `${CITY}, hand a02 a01\n main of amber`).play('amber city')
  expect(table.refusal('amber deliver a01')).toBe('MB-6.1/wrong-good')
  expect(table.refusal('amber deliver a03')).toBe('MB-6.1/not-in-hand')
  expect(table.refusal('amber take-disc')).toBe('MU-2.3/not-your-port')
  table.play('amber deliver a02', 'amber disc su7', 'amber act')
  expect(table.state.market[table.location('5')]).toBe(1)
  expect(table.state.discs[6]).toBe(1)
  expect(table.state.doubloons[0]).toBe(4)
})

test('MB-6.1/market-full: one space with three players, two with four', () => {
  const lines = `${CITY}, hand a02\n market 5 1\n city of amber`
  expect(position(2, lines).refusal('amber deliver a02')).toBe('MB-6.1/market-full')
  expect(position(3, lines).refusal('amber deliver a02')).toBe('MB-6.1/market-full')
  expect(position(4, lines).choices('amber')).toContain('deliver a02')
})

test('MB-6.2: delivery and action are each optional', () => {
  const table = position(2, `${CITY}\n city of amber`).play('amber none', 'amber skip')
  expect(table.state.doubloons[0]).toBe(0)
})

test('MB-6.5: the second disc unlocks at once; an unlocked upgrade has none to give', () => {
  const table = position(2, `${CITY}, hand a02, discs su7 1, unlocked su4\n city of amber`).play('amber deliver a02')
  expect(table.refusal('amber disc su4')).toBe('MB-6.5/already-unlocked')
  table.play('amber disc su7')
  expect(table.state.points[0]).toBe(7)
  expect(table.told('unlocked')).toEqual([[0, 6]])
})

test('MB-6.5/no-disc: without discs there is no delivery', () => {
  const table = position(2, `${CITY}, hand a02\n city of amber`)
  table.state.discs.fill(0)
  expect(table.refusal('amber deliver a02')).toBe('MB-6.5/no-disc')
})

test('MB-6.3: effects on deliveries and on city actions', () => {
  const table = position(2, `${CITY}, hand a02, bought a10 a18\n city of amber`)
  table.play('amber deliver a02', 'amber disc su7', 'amber act')
  expect(table.state.doubloons[0]).toBe(2 + 1 + 4)
})

test('MB-6.7: 20 offers a combat or an exploration of two', () => {
  const table = position(2, 'amber: at 20\n main of amber')
  expect(table.choices('amber')).toEqual(expect.arrayContaining(['combat', 'explore', 'nothing']))
  table.play('amber explore', 'amber to a2')
  expect(table.state.combat[0]).toBe(1)
})

const ports = { options: { scenario: '78' } }

test('MU-1.3: without the expansion the port lies face down: an exploration and two doubloons', () => {
  const table = position(2, `${CITY}, hand a02, discs su2 1\n city of amber`)
  table.play('amber deliver a02', 'amber disc su2', 'amber to a1')
  expect(table.state.doubloons[0]).toBe(2 + 2)
})

test('MU-2.2: unlocking a port offers its bonus once', () => {
  const lines = `${CITY}, hand a02, port antwerpen, discs su2 1`
  const table = position(2, `${lines}, doubloons 4\n city of amber`, ports)
  table.play('amber deliver a02', 'amber disc su2', 'amber buy')
  expect([table.state.doubloons[0], table.state.points[0]]).toEqual([0, 6])
  const poor = position(2, `${lines}\n city of amber`, ports).play('amber deliver a02', 'amber disc su2')
  expect(poor.refusal('amber buy')).toBe('MU-2.2/too-dear')
})

test('MU-2.3: Antwerpen takes a disc out of the market, also a full one, never an empty one', () => {
  const lines = `${CITY}, port antwerpen, unlocked su2\n market 5 1\n city of amber`
  const table = position(2, lines, ports).play('amber take-disc')
  expect([table.state.market[4], table.state.doubloons[0], table.state.points[0]]).toEqual([0, 3, 3])
  expect(position(2, lines.replace('market 5 1', ''), ports).refusal('amber take-disc')).toBe('MU-2.3/market-empty')
})

test('MU-2.11: Porto takes one more card of the good after a delivery, the market full or not', () => {
  const table = position(2, `${CITY}, hand a02 a04 a01, port porto, unlocked su2\n city of amber`, ports)
  table.play('amber deliver a02', 'amber disc su7')
  expect(table.refusal('amber again a01')).toBe('MU-2.11/other-good')
  table.play('amber again a04')
  expect(table.state.combat[0]).toBe(2)
})

test('MU-2.11: the disc of a delivery may open Porto for this very delivery', () => {
  const table = position(2, `${CITY}, hand a02 a04, port porto, discs su2 1\n city of amber`, ports)
  table.play('amber deliver a02', 'amber disc su2', 'amber leave', 'amber again a04')
  table.stands('amber: combat 2, no hand   5: market 1')
})

test('MU-2.5: with the Cayman Islands a card with sugar is any good and any object', () => {
  const table = position(2, `${CITY}, hand a05, port cayman, unlocked su2\n city of amber`, ports)
  expect(table.choices('amber')).toContain('deliver a05')
})

test('MU-2.4: Bremen turns two tobacco into five doubloons', () => {
  const table = position(2, 'amber: hand a13 a16 a19, port bremen, unlocked su2\n village of amber', ports)
  table.play('amber use bremen', 'amber pay a13', 'amber pay a16')
  expect(table.state.doubloons[0]).toBe(5)
  expect(table.refusal('amber use bremen')).toBe('MB-5.2/cannot-pay')
  expect(table.refusal('amber use oranjestad')).toBe('MB-5.2/no-such-action')
})

test('MU-2.8: Rosseau pays two doubloons at a stop on a French marker', () => {
  const table = position(2, 'marker france 6\n amber: port rosseau, unlocked su2\n turn of amber', ports)
  table.play('amber sail 6 3')
  expect(table.state.doubloons[0]).toBe(2)
})

test('MU-2.9: Nassau adds a village action to the main action', () => {
  const table = position(2, 'amber: port nassau, unlocked su2\n turn of amber', ports)
  table.play('amber sail 6 3', 'amber village', 'amber take', 'amber take')
  expect(table.state.doubloons[0]).toBe(2)
})

test('MU-9.15: three doubloons buy an assistant; two equal goods buy five doubloons', () => {
  const tile = position(2, 'tile 5 ctu1\n amber: at 5, doubloons 3, assistant a16 6\n city of amber', ports)
  tile.play('amber none', 'amber act', 'amber pay', 'amber assistant a16')
  expect([tile.state.doubloons[0], tile.state.points[0]]).toEqual([8, 1])
  const pair = position(2, 'tile 5 ctu2\n amber: at 5, hand a02 a04 a01\n city of amber', ports)
  pair.play('amber none', 'amber act')
  expect(pair.refusal('amber pay-pair cotton')).toBe('MU-10.3/no-pair')
  pair.play('amber pay-pair corn', 'amber pay a02', 'amber pay a04')
  expect(pair.state.doubloons[0]).toBe(5)
})
