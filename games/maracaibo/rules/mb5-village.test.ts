import { expect, test } from 'vitest'
import { position } from '../scenario.ts'

test.each([
  [1, 1],
  [3, 1],
  [4, 2],
  [6, 2],
  [7, 3],
])('MB-5.1: %i movement points give %i village actions', (points, actions) => {
  const table = position(2, 'amber: at 6\n main of amber')
  table.state.moved = points
  table.play('amber village', ...new Array<string>(actions).fill('amber take'))
  expect(table.state.doubloons[0]).toBe(actions)
  expect(table.state.stack.some(frame => frame.at === 'village')).toBe(false)
})

test('MB-5.1: the fast crew needs one, two and five points', () => {
  const table = position(2, 'amber: at 6, unlocked su6\n main of amber')
  table.state.moved = 5
  table.play('amber village', 'amber take', 'amber take', 'amber take')
  expect(table.state.doubloons[0]).toBe(3)
})

test('MB-4.1/no-village, MB-4.1/no-city: actions belong to their places', () => {
  const city = position(2, 'amber: at 5\n main of amber')
  expect(city.refusal('amber village')).toBe('MB-4.1/no-village')
  const village = position(2, 'amber: at 6\n main of amber')
  expect(village.refusal('amber city')).toBe('MB-4.1/no-city')
  expect(village.refusal('amber combat')).toBe('MB-6.7/only-there')
  expect(village.refusal('amber quest q01')).toBe('MB-4.1/no-quest')
  expect(village.refusal('amber assistant a16')).toBe('MB-9.2/no-assistant')
})

test('MB-5.2/once-per-turn, MB-5.2/empty-hand: the whole hand goes for two doubloons, once', () => {
  const table = position(2, 'amber: at 6, hand a01 a02\n village of amber')
  table.play('amber discard-hand')
  expect(table.state.doubloons[0]).toBe(2)
  expect(table.state.handSize[0]).toBe(0)
  expect(table.refusal('amber discard-hand')).toBe('MB-5.2/once-per-turn')
  expect(position(2, 'village of amber').refusal('amber discard-hand')).toBe('MB-5.2/empty-hand')
})

test('MB-5.3: a card costs its price, less discounts; planned cards can be bought', () => {
  const table = position(2, 'amber: doubloons 4, hand a15, planned a48, bought b042\n village of amber')
  table.play('amber buy a15')
  expect(table.state.doubloons[0]).toBe(0)
  expect(table.state.income[0]).toBe(10)
  expect(table.refusal('amber buy a48')).toBe('MB-5.3/too-dear')
  expect(table.refusal('amber buy a01')).toBe('MB-5.3/not-yours')
})

test.each([
  ['b001', '', 'MB-5.3/nation-too-small', 'marker spain 8\n marker spain 9\n marker spain 10'],
  ['b006', '', 'MB-5.3/combat-points', 'amber: combat 2'],
  ['b029', '', 'MB-5.3/rank-too-low', 'amber: influence france 4'],
  ['b062', '', 'MU-9.1/barrier-not-crossed', 'amber: explorer bl1'],
  ['b053', '', 'MB-5.3/upgrades', 'amber: unlocked su4 su5 su6 su7'],
])('MB-5.3: %s asks for more than doubloons', (card, _, refusal, met) => {
  const lines = `amber: doubloons 30, hand ${card}`
  expect(position(2, `${lines}\n village of amber`).refusal(`amber buy ${card}`)).toBe(refusal)
  expect(position(2, `${lines}\n ${met}\n village of amber`).choices('amber')).toContain(`buy ${card}`)
})

test('MU-9.1: goods are paid besides the doubloons, never with the card itself', () => {
  const options = { scenario: '78' }
  const poor = position(2, 'amber: doubloons 9, hand u05 a02\n village of amber', { options })
  expect(poor.refusal('amber buy u05')).toBe('MU-9.1/goods')
  const table = position(2, 'amber: doubloons 9, hand u05 a02 a04\n village of amber', { options })
  table.play('amber buy u05', 'amber pay a02', 'amber pay a04')
  expect(table.state.doubloons[0]).toBe(9 - 6 + 8)
  expect(
    position(2, 'amber: doubloons 9, figures 0, hand u09\n village of amber', { options }).refusal('amber buy u09'),
  ).toBe('MU-9.1/no-figure')
})

test('MB-11.8: a second card with a symbol gives its synergy token, once', () => {
  const table = position(2, 'amber: doubloons 20, bought a15, hand a37 a44\n village of amber')
  table.play('amber buy a37')
  expect(table.state.synergy[0]).toBe(1 << 3)
  expect(table.state.doubloons[0]).toBe(20 - 4 + 2 + 5)
  table.play('amber buy a44')
  expect(table.state.doubloons[0]).toBe(23 - 8)
})

test('MB-9.1, MB-9.2: an assistant stands on one of three locations and acts there as main action', () => {
  const table = position(2, 'amber: at 6, doubloons 5, hand a16\n village of amber')
  table.play('amber buy a16')
  expect(table.refusal('amber place 7')).toBe('MB-9.1/not-listed')
  table.play('amber place 6')
  expect([table.state.supply[0], table.state.placed[0], table.state.assistants[0]]).toEqual([1, 1, 1])
  const later = position(2, 'amber: at 6, assistant a16 6\n main of amber').play('amber assistant a16')
  expect([later.state.doubloons[0], later.state.points[0]]).toEqual([8, 1])
})

test('MR-3: without a figure the card keeps everything but the assistant', () => {
  const table = position(2, 'amber: figures 0, doubloons 5, hand a16\n village of amber').play('amber buy a16')
  expect(table.state.assistants[0]).toBe(0)
  expect(table.state.bought[0]).toBe(1)
})

test('MB-11.10: a building costs its price and a figure, once for each player', () => {
  const table = position(2, 'amber: doubloons 60\n village of amber')
  const [building] = table.choices('amber').filter(choice => choice.startsWith('invest'))
  table.play(`amber ${building}`)
  expect(table.state.supply[0]).toBe(1)
  const rest = table.refusals('amber')
  expect(rest.get(building)).toBe('MB-11.10/owned')
  expect(position(2, 'village of amber').refusals('amber').get(building)).toBe('MB-11.10/too-dear')
  expect(position(2, 'amber: doubloons 60, figures 0\n village of amber').refusals('amber').get(building)).toBe(
    'MB-11.10/no-figure',
  )
})

test('MB-2.2: planned cards leave the hand; three slots', () => {
  const table = position(2, 'amber: hand a01 a02 a03 a04\n village of amber')
  table.play('amber plan a01', 'amber plan a02', 'amber plan a03')
  expect(table.refusal('amber plan a04')).toBe('MB-2.2/slots-full')
  expect(table.refusal('amber plan a01')).toBe('MB-2.2/not-in-hand')
  expect(table.state.handSize[0]).toBe(1)
})

test('MU-9.6: two kinds of village actions are two points at the end of the main action, three are four', () => {
  const table = position(2, 'amber: at 6, bought u17, hand a01 a02, doubloons 9\n turn of amber', {
    options: { scenario: '78' },
  })
  table.state.ship[0] = 0
  table.play('amber sail 8 6', 'amber village', 'amber take', 'amber buy a01')
  expect(table.state.points[0]).toBe(2)
})

test('MU-9.11, MB-5.5: a quest on a card is a last village action', () => {
  const table = position(2, 'amber: doubloons 20, hand u25\n village of amber', { options: { scenario: '78' } })
  table.play('amber buy u25')
  const quests = table.choices('amber').concat([...table.refusals('amber').keys()])
  expect(quests.filter(choice => choice.startsWith('card-quest'))).toHaveLength(2)
  expect(table.refusal('amber card-quest q20')).toMatch(/^MU-9.11|^MB-8.1/)
})
