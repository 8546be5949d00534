import { expect, test } from 'vitest'
import { position } from '../scenario.ts'

const fight = (lines: string, token: string, options: Record<string, string> = {}) =>
  position(2, `${lines}\n combat of amber`, {
    options: { scenario: '75', ...options },
    chance: { tokens: [token] },
  }).play('amber pile left')

test('MB-10.2: the printed value, with the bonus for most or fewest only for a nation alone', () => {
  expect(fight('', 't02').play('amber for spain').told('fights')).toEqual([[0, 0, 1, 6]])
  expect(fight('marker spain 9', 't02').play('amber for spain').told('fights')).toEqual([[0, 0, 1, 8]])
  expect(fight('marker spain 9\n marker france 3', 't02').play('amber for spain').told('fights')).toEqual([
    [0, 0, 1, 6],
  ])
  expect(fight('marker spain 9\n marker england 15', 't01').play('amber for france').told('fights')).toEqual([
    [0, 0, 0, 8],
  ])
})

test('MB-10.1: combat points for starting a combat come first', () => {
  expect(fight('amber: bought a01 a42', 't10').state.combat[0]).toBe(3)
})

test('MB-10.4: influence, annexing and displacing cost value, each once', () => {
  const table = fight('marker france 6', 't14').play('amber for france')
  table.play('amber influence 1')
  expect(table.state.influence[0]).toBe(1)
  expect(table.refusal('amber influence 2')).toBe('MB-10.4/done-already')
  table.play('amber annex 4')
  expect(table.state.owner[table.location('4')]).toBe(0)
  expect(table.state.doubloons[0]).toBe(3)
  expect(table.refusal('amber annex 3')).toBe('MB-10.4/done-already')
})

test('MB-10.5: no marker on an occupied place, none from an empty row, none on an own one', () => {
  const table = fight('marker france 6\n marker spain 9\n amber: combat 10', 't10').play(
    'amber for france',
    'amber add-points 10',
  )
  expect(table.refusal('amber annex 9')).toBe('MB-10.5/occupied')
  expect(table.refusal('amber displace 6')).toBe('MB-10.5/own-marker')
  expect(table.refusal('amber displace 7')).toBe('MB-10.5/no-marker')
  table.play('amber displace 9')
  expect(table.state.gone[1]).toBe(1)
  expect(table.state.removed[0]).toBe(1)
  const empty = fight('row france 0', 't10').play('amber for france')
  expect(empty.refusal('amber annex 3')).toBe('MB-10.5/row-empty')
})

test('MB-10.3: points and figures raise the value', () => {
  const table = fight('amber: combat 2, figures 2', 't12').play(
    'amber for france',
    'amber add-points 2',
    'amber add-figures 1',
  )
  expect(table.refusal('amber add-points 1')).toBe('MB-10.3/no-points')
  expect(table.refusal('amber add-figures 2')).toBe('MB-10.3/no-figures')
  table.play('amber influence 2')
  expect(table.state.influence[0]).toBe(3)
  expect(table.state.general[0]).toBe(4)
})

test('MB-10.4/value, MB-10.4/not-unlocked: what the value does not reach, what is not unlocked', () => {
  const table = fight('', 't24').play('amber for france')
  expect(table.refusal('amber annex 3')).toBe('MB-10.4/value')
  expect(table.refusal('amber further 3')).toBe('MB-10.4/not-unlocked')
  expect(table.refusal('amber use b002')).toBe('MB-10.4/no-such-action')
  const further = fight('amber: unlocked su3', 't24').play('amber for france', 'amber further 3')
  expect(further.state.owner[further.location('3')]).toBe(0)
})

test('MB-10.7: the token is counted when the combat ends', () => {
  const table = fight('amber: bought b003', 't10').play('amber for spain', 'amber end')
  expect([table.state.tokens[0], table.state.doubloons[0]]).toEqual([1, 3])
})

test('MR-40: a token with a cost is paid or fought with one less', () => {
  const lower = fight('', 't08').play('amber for spain')
  expect(lower.refusal('amber pay')).toBe('MR-40/no-money')
  lower.play('amber lower')
  expect(lower.state.stack.find(frame => frame.at === 'combat')?.c).toBe(6)
  expect(fight('amber: doubloons 1', 't08').play('amber for spain', 'amber pay').state.doubloons[0]).toBe(0)
})

test('MR-4: with both piles empty all tokens are shuffled again', () => {
  const table = position(2, 'turn of amber')
  table.state.pileSize.fill(0)
  for (let token = 211; token < 236; token++) table.state.place[token] = 36
  table.state.ship[0] = table.location('13')
  table.play('amber sail 20 1', 'amber combat')
  expect(table.state.pileSize).toEqual([13, 12])
  table.play('amber pile right')
  expect(table.state.pileSize).toEqual([13, 11])
})

test('MU-4.2: without the module nobody fights against a nation', () => {
  expect(fight('', 't10').refusal('amber against spain')).toBe('MU-4.2/module-off')
})

const uprising = { scenario: '78' }

test('MU-4.3: against a nation only the two liberations, without bonus or card actions', () => {
  const table = fight('marker spain 9\n amber: bought b002', 't02', uprising).play('amber against spain')
  expect(table.told('fights')).toEqual([[0, 1, 1, 6]])
  expect(table.refusal('amber influence 1')).toBe('MU-4.3/only-liberation')
  expect(table.refusal('amber annex 3')).toBe('MU-4.3/only-liberation')
  expect(table.refusal('amber use b002')).toBe('MU-4.3/only-liberation')
  const points = fight('', 't07', uprising).play('amber against france')
  expect(points.state.points[0]).toBe(2)
  expect(points.state.influence[0]).toBe(0)
})

test('MU-4.4 example: liberating Cartagena from France, its marker on the third space', () => {
  const table = fight('marker france 14\n marker spain 5\n amber: combat 2, figures 1', 't10', uprising)
  table.play('amber against france', 'amber add-points 2', 'amber liberate 14', 'amber space 3')
  expect(table.state.doubloons[0]).toBe(3)
  expect(table.state.points[0]).toBe(2)
  expect(table.state.supply[0]).toBe(2)
  expect(table.state.markers[table.location('14')]).toBe(0)
})

test('MU-4.5: liberating a village scores three points for each occupied neighbour', () => {
  const table = fight('marker france 2\n marker spain 3\n marker england 5', 't10', uprising)
  table.play('amber against france', 'amber liberate 2', 'amber out')
  expect(table.state.points[0]).toBe(6)
  expect(table.state.gone[0]).toBe(1)
})

test('MR-27, MU-4.2/one-stance: all combats of a turn take the same side', () => {
  const table = position(2, 'combat of amber', { options: uprising }).play('amber pile left', 'amber for spain')
  expect(table.state.stance).toBe(1)
  const again = position(2, 'combat of amber', { options: uprising })
  again.state.stance = 1
  again.play('amber pile left')
  expect(again.refusal('amber against france')).toBe('MU-4.2/one-stance')
  again.state.stance = 2
  expect(again.refusal('amber for france')).toBe('MU-4.2/one-stance')
})

test('MU-3.2/fighting-for: nothing is liberated when fighting for', () => {
  const table = fight('marker spain 9', 't10', uprising).play('amber for spain')
  expect(table.refusal('amber liberate 9')).toBe('MU-3.2/fighting-for')
})

test('MU-3.3: not beside the same nation, not on a taken space', () => {
  const table = fight('marker france 2\n amber: resist 2 france', 't10', uprising)
  table.play('amber against france', 'amber liberate 2')
  expect(table.refusal('amber space 1')).toBe('MU-3.3/same-nation')
  expect(table.refusal('amber space 2')).toBe('MU-3.3/taken')
  expect(table.choices('amber')).toEqual(['space 4', 'out'])
})

test('MU-3.4, MR-5: the fourth marker gives its space, then three doubloons and a point a token', () => {
  const lines = 'marker france 2\n amber: tokens 4, combat 0, resist 1 spain, resist 2 england, resist 3 spain'
  const table = fight(lines, 't10', uprising).play('amber against france', 'amber liberate 2', 'amber space 4')
  expect([table.state.combat[0], table.state.doubloons[0], table.state.points[0]]).toEqual([3, 3, 4])
  expect(table.state.resist.slice(0, 4)).toEqual([0, 0, 0, 0])
})

test('MU-9.4: a patron earns two doubloons whenever anybody fights for the nation', () => {
  const table = position(2, 'jade: bought u09\n combat of amber', { options: uprising })
  table.state.mark[table.card('u09')] = 2
  table.play('amber pile left', 'amber for spain')
  expect(table.state.doubloons[1]).toBe(2)
})

test('MU-9.5: two tokens are drawn, one is kept, the other goes under a pile unseen by the rest', () => {
  const table = position(2, 'amber: bought u16\n combat of amber', {
    options: uprising,
    chance: { tokens: ['t01', 't02'] },
  })
  table.play('amber pile left', 'amber pile right')
  expect(table.refusal('amber keep t03 left')).toBe('MU-9.5/not-drawn')
  table.play('amber keep t02 left')
  expect(table.state.underSize).toEqual([1, 0])
  expect(table.state.known[table.card('t01')]).toBe(1)
})

test('MU-9.10: the last combat action costs a step of influence', () => {
  const table = fight('amber: bought u22, influence spain 2', 't10', uprising).play('amber for spain', 'amber use u22')
  table.play('amber nation spain', 'amber to a1')
  expect(table.state.influence[1]).toBe(1)
  expect(table.state.tokens[0]).toBe(1)
  const none = fight('amber: bought u22', 't10', uprising).play('amber for spain')
  expect(none.refusal('amber use u22')).toBe('MU-9.10/nothing-to-lose')
})

test('MU-2.7: the port of England helps only with England', () => {
  const table = fight('amber: port kingstown, unlocked su2', 't10', uprising).play(
    'amber for england',
    'amber use kingstown',
  )
  expect([table.state.doubloons[0], table.state.influence[2]]).toEqual([4, 1])
  const other = fight('amber: port kingstown, unlocked su2', 't10', uprising).play('amber for spain')
  expect(other.refusal('amber use kingstown')).toBe('MU-2.7/other-nation')
})

const freeing = { scenario: '79' }

test('MU-6.2: fights are against a nation; a city costs five and gives its flag, each liberation once a turn', () => {
  const table = fight('marker france 4\n marker france 3\n marker spain 9\n amber: combat 5, figures 0', 't10', freeing)
  expect(table.refusal('amber for france')).toBe('MU-6.2/only-against')
  table.play('amber against france', 'amber add-points 5')
  expect(table.refusal('amber annex 6')).toBe('MU-6.2/only-liberation')
  expect(table.refusal('amber liberate 9')).toBe('MR-26/other-nation')
  table.play('amber liberate 4', 'amber out')
  expect(table.state.doubloons[0]).toBe(3)
  expect(table.refusal('amber liberate 4')).toBe('MU-6.2/once-per-turn')
  table.play('amber liberate 3', 'amber out')
  expect(table.state.liberated[0]).toBe(2)
})

test('MR-7: the combat upgrade adds one liberation of either kind', () => {
  const table = fight('marker france 3\n marker france 6\n amber: unlocked su3', 't10', freeing)
  table.play('amber against france', 'amber liberate 3', 'amber out', 'amber further 6', 'amber out')
  expect(table.state.liberated[0]).toBe(2)
})

test('MU-3.5: combat value three frees the village of the ship, its space rewarded twice', () => {
  const lines = 'marker france 6\n amber: at 6, unlocked su1, combat 2, figures 1'
  const table = position(2, `${lines}\n village of amber`, { options: uprising }).play('amber use su1', 'amber space 2')
  expect([table.state.combat[0], table.state.supply[0], table.state.doubloons[0]]).toEqual([0, 0, 8])
  const at = (place: string, marker: string, force: string) =>
    position(2, `${marker}\n amber: at ${place}, unlocked su1, ${force}\n village of amber`, { options: uprising })
  expect(at('5', 'marker france 5', 'combat 3').refusal('amber use su1')).toBe('MU-3.5/no-village')
  expect(at('6', '', 'combat 3').refusal('amber use su1')).toBe('MU-3.5/no-marker')
  expect(at('6', 'marker france 6', 'combat 1, figures 1').refusal('amber use su1')).toBe('MU-3.5/value')
})

test('MU-3.5: combat points and figures may be mixed as the player likes', () => {
  const at = () =>
    position(2, 'marker france 6\n amber: at 6, unlocked su1, combat 2, figures 4\n village of amber', {
      options: uprising,
    }).play('amber use su1')
  expect(at().refusal('amber points')).toBe('MU-3.5/too-few-points')
  expect(at().refusal('amber figures 4')).toBe('MU-3.5/too-many-figures')
  const few = at().play('amber figures 1', 'amber space 2').state
  expect([few.combat[0], few.supply[0], few.doubloons[0]]).toEqual([0, 3, 8])
  const many = at().play('amber figures 3', 'amber space 2').state
  expect([many.combat[0], many.supply[0], many.doubloons[0]]).toEqual([2, 1, 8])
  const rich = position(2, 'marker france 6\n amber: at 6, unlocked su1, combat 5, figures 1\n village of amber', {
    options: uprising,
  }).play('amber use su1', 'amber points', 'amber out').state
  expect([rich.combat[0], rich.supply[0], rich.markers[5]]).toEqual([2, 1, 0])
})
