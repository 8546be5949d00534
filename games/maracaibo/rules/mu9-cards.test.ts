import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { PLACE } from './state.ts'

const options = { scenario: '78' }
const set = (lines: string, chance = {}) => position(2, lines, { options, chance })

test('MU-9.2, MR-11: a flipped card gives the reward of its object and is discarded', () => {
  const table = set('amber: doubloons 3, hand u11\n village of amber', { cards: ['a03'] }).play('amber buy u11')
  expect(table.state.points[0]).toBe(4)
  expect(table.told('flipped')).toHaveLength(1)
})

test('MU-9.3: five upgrades move the point income once, also at the purchase', () => {
  const table = set('amber: doubloons 8, hand u13, unlocked su4 su5 su6 su7 su8\n village of amber').play(
    'amber buy u13',
  )
  expect(table.state.pointIncome[0]).toBe(3)
})

test('MU-9.7: a joker pays one good and leaves with its points and symbol', () => {
  const table = set('tile 5 ct05\n amber: doubloons 6, bought u18, hand u05 a02\n village of amber')
  table.play('amber buy u05', 'amber pay a02', 'amber joker u18')
  expect(table.state.bought[0]).toBe(1)
  expect(table.state.doubloons[0]).toBe(8)
})

test('MU-9.8: an empty village pays a doubloon for each movement point, at most five', () => {
  expect(set('amber: bought u20\n turn of amber').play('amber sail 6 3').state.doubloons[0]).toBe(3)
  expect(set('amber: bought u20\n turn of amber').play('amber sail 9 7').state.doubloons[0]).toBe(5)
  expect(set('marker france 6\n amber: bought u20\n turn of amber').play('amber sail 6 3').state.doubloons[0]).toBe(0)
})

test('MU-9.9, MR-8: the third port of call gives five doubloons and five points; discs may unlock', () => {
  const table = set('amber: bought u21, discs su7 1\n turn of amber')
  table.state.mark[table.card('u21')] = 3
  table.state.ship[0] = table.location('11')
  table.play('amber sail 13 2', 'amber disc su7')
  expect([table.state.doubloons[0], table.state.points[0]]).toEqual([5, 5 + 7])
})

test('MU-9.12: with the resistance tile a marker returns only from there, for seven doubloons', () => {
  const table = set('amber: doubloons 6, hand u28, resist 2 spain\n village of amber').play('amber buy u28')
  expect(table.refusal('amber nation spain')).toBe('MU-9.12/only-from-your-tile')
  expect(table.refusal('amber space 1')).toBe('MU-9.12/space-empty')
  table.play('amber space 2')
  expect([table.state.doubloons[0], table.state.resist[1]]).toEqual([7, 0])
})

test('MU-9.13: points for quests, tokens, combat points and figures', () => {
  const table = set('amber: doubloons 20, quests 1, combat 4, figures 2, tokens 1, hand u29 u31 u32\n village of amber')
  table.play('amber buy u29', 'amber buy u31', 'amber buy u32')
  expect(table.state.points[0]).toBe(1 + 4 + 2)
})

test('MU-9.14: a reward that rises with the rounds; a far city action with its delivery', () => {
  const third = set('round 3\n amber: at 7, assistant u12 7\n main of amber').play('amber assistant u12', 'amber take')
  expect([third.state.doubloons[0], third.state.points[0]]).toEqual([8, 2])
  const far = set('tile 4 ct05\n amber: at 3, hand a02, assistant u35 3\n main of amber').play(
    'amber assistant u35',
    'amber city 4',
  )
  far.play('amber deliver a02', 'amber disc su7', 'amber act')
  expect([far.state.combat[0], far.state.doubloons[0]]).toEqual([2, 4])
})

test('MU-10.1: ending the round on 21a a disc buys a village action, once a game', () => {
  const table = set('legacy l30\n amber: at 20\n turn of amber').play(
    'amber sail 21a 1',
    'amber pay',
    'amber disc su7',
    'amber take',
  )
  expect(table.state.once[0]).toBe(1)
  expect(table.state.doubloons[0]).toBe(1)
})

test('MU-10.3: L34 sells two points for a combat point before the main action', () => {
  const table = set('legacy l34\n amber: at 7, combat 1\n turn of amber').play(
    'amber sail 8 1',
    'amber tile l34',
    'amber pay',
  )
  expect([table.state.points[0], table.state.combat[0]]).toEqual([2, 0])
})

test('MU-3.6: the Gravedigger works with every liberation', () => {
  const table = set('marker france 2\n amber: doubloons 6, bought b004, hand u23\n village of amber')
  table.play('amber buy u23', 'amber liberate 2', 'amber out')
  expect(table.state.points[0]).toBe(4)
})

test('MU-3.7: without the module the upgrade gives five doubloons and liberated markers leave the game', () => {
  const table = position(2, 'tile 5 ct05\n amber: at 5, hand a02, discs su1 1\n city of amber').play(
    'amber deliver a02',
    'amber disc su1',
  )
  expect(table.state.doubloons[0]).toBe(5)
})

test('MR-1: combat points stop at ten', () => {
  expect(set('amber: doubloons 8, combat 9, hand b022\n village of amber').play('amber buy b022').state.combat[0]).toBe(
    10,
  )
})

test('MR-41: the map room spares one object of a quest', () => {
  const table = set('quest q01 6\n amber: at 6, hand a01, unlocked su12\n main of amber')
  table.play('amber quest q01', 'amber pay a01', 'amber spare')
  expect(table.state.points[0]).toBe(6)
  expect(set('quest q01 6\n amber: at 6, hand a01\n main of amber').refusal('amber quest q01')).toBe(
    'MB-8.1/cannot-pay',
  )
})

test('MU-2.6, MR-19: Genova pays at every income with the nation on fewest locations', () => {
  const table = set('marker france 2\n marker spain 8\n amber: at 20, port genova, unlocked su2\n turn of amber')
  table.play('amber sail 21a 1', 'amber decline', 'amber take', 'jade take')
  expect(table.refusal('amber nation france')).toBe('MU-2.6/not-fewest')
  expect(table.play('amber nation england').state.influence[2]).toBe(2)
})

test('MU-9.3: bought in interim scoring the card counts at the income that follows', () => {
  const ready = 'doubloons 8, hand u13, unlocked su4 su5 su6 su7 su8'
  const ender = set(`amber: at 20, ${ready}\n turn of amber`)
  ender.play('amber sail 21a 1', 'amber decline', 'amber buy u13', 'jade take')
  expect([ender.state.pointIncome[0], ender.state.points[0]]).toEqual([3, 3 + 3])
  const other = set(`amber: at 20\n jade: ${ready}\n turn of amber`)
  other.play('amber sail 21a 1', 'amber decline', 'amber take', 'jade buy u13')
  expect([other.state.pointIncome[1], other.state.points[1]]).toEqual([3, 3])
})

test('MU-9.11: the other quest of the card waits for another turn', () => {
  const table = set('amber: at 6, figures 3, hand a04, bought u25, explorer end\n village of amber')
  for (const quest of ['q08', 'q23']) table.state.place[table.card(quest)] = PLACE.onCard
  table.play('amber card-quest q08', 'amber pay a04')
  expect(table.choices('amber')).toContain('take')
  expect(table.refusal('amber card-quest q23')).toBe('MU-9.11/once-per-turn')
})

test('MU-9.6: bought with a village action the card scores at the end of the main action if there was another kind', () => {
  const council = (moves: string[]) =>
    set('amber: at 6, hand u17, doubloons 7\n main of amber 4').play('amber village', 'amber buy u17', ...moves)
  council(['amber take']).stands('amber: points 2, doubloons 2')
  council(['amber stop']).stands('amber: points 0')
})

test('MU-10.3: L33 flips a card before the main action, L35 sells two equal goods', () => {
  const flip = set('legacy l33\n amber: at 11\n turn of amber', { cards: ['a03'] })
  flip.play('amber sail 12 1', 'amber tile l33').stands('amber: points 4   board: discarded a03')
  expect(flip.choices('amber')).toContain('village')
  const pair = set('legacy l35\n amber: at 14, hand a02 a04 a01\n turn of amber')
  pair.play('amber sail 15 1', 'amber tile l35')
  expect(pair.choices('amber')).toEqual(['pay-pair corn', 'decline'])
  pair.play('amber pay-pair corn', 'amber pay a02', 'amber pay a04').stands('amber: doubloons 2, hand a01')
})

test('MU-9.11: one of three rewards is chosen; of a good as many as one likes', () => {
  const inn = set('amber: hand u27, doubloons 5\n village of amber 1').play('amber buy u27')
  expect(inn.choices('amber')).toEqual(['choose 1', 'choose 2', 'choose 3'])
  inn.play('amber choose 2').stands('amber: combat 4')
  const auction = set('amber: hand u03 a13 a16 a19, doubloons 5\n village of amber 1').play('amber buy u03')
  auction.play('amber pay', 'amber pay a13', 'amber pay', 'amber pay a19', 'amber enough')
  auction.stands('amber: doubloons 4, hand a16')
})
