import { fastChance, newGame, type Options } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { hasRoom } from './board.ts'
import { maracaibo } from './index.ts'
import { isAhead } from './mb7-explorer.ts'
import { hasTile } from './players.ts'
import { type Maracaibo, PLACE, QUEST0 } from './state.ts'
import { vocabulary } from './vocabulary.ts'

const laid = (seats: number, options: Options): Maracaibo =>
  newGame(maracaibo, seats, options, { chance: fastChance(5), listen: undefined })

const set = (lines: string, scenario = '75', chance = {}) => position(2, lines, { options: { scenario }, chance })

const draws = (table: ReturnType<typeof set>, seat = 'amber') => {
  while (table.choices(seat).includes('pile')) table.play(`${seat} pile`)
}

test('MB-0.1: a reward is taken part by part, each with what it opens', () => {
  const table = set('amber: doubloons 4, hand b095, figures 2\n village of amber').play('amber buy b095')
  expect([table.choices('amber'), table.state.supply[0]]).toEqual([['to a1', 'stay'], 2])
  table.play('amber to a1')
  expect([table.state.doubloons[0], table.state.supply[0]]).toEqual([2, 3])
})

test('MB-0.2: explorers may stay and exchanges be declined; what only gives must be taken', () => {
  expect(
    set('amber: doubloons 3, hand a12\n village of amber').play('amber buy a12', 'amber stay').state.explorer[0],
  ).toBe(0)
  const placing = set('amber: doubloons 7, combat 2, hand b006\n village of amber').play('amber buy b006')
  expect(placing.refusal('amber none')).toBe('MB-0.2/must-take')
  expect(placing.refusal('amber place france 4')).toBe('MB-10.5/wrong-kind')
  placing.play('amber place france 2')
  expect(placing.state.owner[placing.location('2')]).toBe(0)
  const freeing = set('marker spain 9\n amber: doubloons 6, hand u23\n village of amber', '78').play('amber buy u23')
  expect(freeing.refusal('amber none')).toBe('MB-0.2/must-take')
})

test('MB-0.3: what is not there is not received: no figures, no markers, nothing to lose', () => {
  const figures = set('amber: doubloons 5, figures 4, hand b089\n village of amber').play('amber buy b089')
  expect([figures.state.supply[0], figures.state.general[0]]).toEqual([5, 0])
  const rows = set(
    'row france 0\n row spain 0\n row england 0\n amber: doubloons 7, combat 2, hand b006\n village of amber',
  )
  expect(rows.play('amber buy b006', 'amber none').choices('amber')).toContain('take')
  const deserter = set('amber: doubloons 4, hand b005\n village of amber').play('amber buy b005', 'amber none')
  expect([deserter.state.doubloons[0], deserter.state.combat[0]]).toEqual([6, 2])
})

test('MB-1.4: markets have one space with up to three players and two with four', () => {
  const room = (seats: number, discs: number) => {
    const table = position(seats, `market 5 ${discs}\n turn of amber`)
    return hasRoom(table.state, table.location('5'))
  }
  expect([1, 2, 3, 4].map(seats => room(seats, 1))).toEqual([false, false, false, true])
  expect(room(4, 2)).toBe(false)
})

test('MB-1.8: the scenario card lays quests and tiles', () => {
  const g = laid(3, { scenario: '76' })
  const quests = g.place.slice(QUEST0, QUEST0 + 29).filter(place => place >= PLACE.location)
  expect(quests.map(place => vocabulary.location.words[place - PLACE.location]).sort()).toEqual(
    ['10', '12', '16', '17', '19', '3', '6'].sort(),
  )
  expect(['L1', 'L4', 'L5', 'L6', 'L7'].map(id => hasTile(g, id))).toEqual([true, true, true, true, false])
})

test('MB-2.1: sailing is compulsory, the main action is not, then the hand is refilled and the next seat follows', () => {
  const table = set('amber: hand a01\n turn of amber')
  expect(table.choices('amber').filter(each => !/^(sail|plan)/.test(each))).toEqual([])
  table.play('amber sail 2 1', 'amber nothing', 'amber end-turn', 'amber pile', 'amber pile', 'amber pile')
  expect([table.state.handSize[0], table.waiting()]).toEqual([4, ['jade']])
})

test('MB-2.3: a task is claimed in the middle of the turn in which it becomes true', () => {
  const table = set('quest q19 6\n amber: at 6, doubloons 9, quests 1, career ca8\n main of amber').play(
    'amber quest q19',
  )
  expect(table.told('task')).toEqual([[0, 3]])
})

test('MB-2.5: an empty pile is made of the discards; with nothing at all nothing is drawn', () => {
  const table = set('amber: at 1\n turn of amber')
  const { place } = table.state
  for (let card = 0; card < 211; card++)
    if (place[card] === PLACE.deck) place[card] = card < 3 ? PLACE.discard : PLACE.out
  table.state.deckSize = 0
  table.play('amber sail 2 1', 'amber nothing')
  expect(table.refusal('amber display 1')).toBe('MB-2.5/empty-slot')
  table.play('amber pile', 'amber pile', 'amber pile')
  expect(table.told('shuffled')).toHaveLength(1)
  expect([table.state.handSize[0], table.waiting()]).toEqual([3, ['jade']])
})

test('MB-3.5: village actions follow the movement points of this turn', () => {
  const table = set('amber: at 2\n turn of amber').play('amber sail 6 2', 'amber village', 'amber take')
  expect(table.choices('amber')).not.toContain('take')
})

test('MB-3.6: what a stop gives comes before the main action', () => {
  const table = set('legacy l5\n amber: at 2, bought a40\n turn of amber').play('amber sail 3 1')
  expect([table.state.doubloons[0], table.state.supply[0]]).toEqual([1, 3])
  expect(table.choices('amber')).toContain('village')
})

test('MB-4.2: nobody has to take a main action', () => {
  const table = set('tile 5 ct05\n amber: at 5\n main of amber').play('amber nothing')
  expect([table.state.doubloons[0], table.choices('amber')]).toEqual([0, []])
})

test('MB-5.4: village actions that are not used are lost', () => {
  const table = set('amber: at 1\n turn of amber').play('amber sail 9 7', 'amber village', 'amber take', 'amber stop')
  expect([table.state.doubloons[0], table.choices('amber')]).toEqual([1, expect.arrayContaining(['pile'])])
})

test('MB-5.6: village actions from a city get no extra action of Nassau', () => {
  const table = set('tile 5 ct08\n amber: at 5, port nassau, unlocked su2\n city of amber', '78')
  table.play('amber none', 'amber act', 'amber take', 'amber take')
  expect([table.state.doubloons[0], table.choices('amber')]).toEqual([2, []])
})

test('MB-6.3: effects on a city action follow the action', () => {
  const table = set('tile 5 ct06\n amber: at 5, bought a18\n city of amber').play('amber none', 'amber act')
  expect(table.told('doubloons').map(([, n]) => n)).toEqual([1, 1])
  expect(table.state.combat[0]).toBe(3)
})

test('MB-6.4: an action of a far city brings the delivery there', () => {
  const table = set('tile 4 ct05\n amber: at 3, hand a02, assistant u35 3\n main of amber', '78')
  table.play('amber assistant u35', 'amber city 4', 'amber deliver a02', 'amber disc su7', 'amber act')
  expect([table.state.market[table.location('4')], table.state.doubloons[0]]).toEqual([1, 4])
})

test('MB-6.6: discs in markets leave the game when the round ends', () => {
  const table = set('market 5 1\n amber: at 20\n turn of amber').play('amber sail 21a 1', 'amber take', 'jade take')
  expect(table.state.market.every(discs => discs === 0)).toBe(true)
})

test('MB-7.4: fewer spaces to the next barrier are ahead, a further barrier always', () => {
  const { space } = set('turn of amber')
  expect(isAhead(space('a4'), space('a3'))).toBe(true)
  expect(isAhead(space('bu1'), space('a4'))).toBe(true)
  expect(isAhead(space('bl1'), space('bu1'))).toBe(true)
  expect([isAhead(space('bl1'), space('bu2')), isAhead(space('bu2'), space('bl1'))]).toEqual([false, false])
})

test('MB-8.2: a fulfilled quest is not replaced, except on 17 with its tile', () => {
  const plain = set('quest q19 6\n amber: at 6, doubloons 4\n main of amber').play('amber quest q19')
  expect(plain.told('quest-laid')).toEqual([])
  const town = set('quest q19 17\n legacy l1\n amber: at 17, doubloons 4\n main of amber').play('amber quest q19')
  expect(town.told('quest-laid')).toHaveLength(1)
})

test('MB-8.3: effects of cards on quests follow the reward', () => {
  const table = set('quest q19 6\n amber: at 6, doubloons 4, bought b037\n main of amber').play('amber quest q19')
  expect(table.told('points').map(([, n]) => n)).toEqual([5, 2])
})

test('MB-9.3: a figure on the board pays no cost', () => {
  const table = set('quest q23 16\n amber: at 16, figures 0, assistant a20 16\n main of amber')
  expect(table.refusal('amber quest q23')).toBe('MB-8.1/cannot-pay')
})

test('MB-10.6: the marker on a city gives the bonus of its flag, also by a card', () => {
  const table = set('amber: doubloons 10, combat 4, hand b007\n village of amber').play(
    'amber buy b007',
    'amber place spain 13',
  )
  expect(table.state.points[0]).toBe(3)
})

test('MB-10.8: an empty pile gives no token', () => {
  const table = set('combat of amber')
  table.state.pileSize = [0, 12]
  expect(table.refusal('amber pile left')).toBe('MB-10.8/none-left')
})

test('MB-11.5: the seat after the one that ended the round goes on', () => {
  const table = set('jade: at 20\n turn of jade').play('jade sail 21a 1', 'jade take', 'amber take')
  draws(table)
  draws(table, 'jade')
  expect([table.state.round, table.waiting()]).toEqual([2, ['amber']])
})

test('MB-12.8: Jean scores her quests and her leads', () => {
  const table = position(1, 'round 4\n jean quests 3\n jean explorer bl1\n amber: at 21b\n turn of amber', {
    options: { opponent: 'jean' },
  })
  table.state.aDiscs = 3
  table.play('amber sail 22 1', 'amber take')
  const [, points] = table.told('jean-scored').find(([why]) => why === 6)!
  expect(points).toBe(3 * 5 + 20 + 10 + 10)
})

test('MB-12.9: Jean ends rounds without points, and never enters the Dutch city', () => {
  const home = position(1, 'jean at 20\n turn of amber', { options: { opponent: 'jean' } })
  home.play('amber sail 2 1', 'amber nothing')
  draws(home)
  expect(home.told('ended-round')).toEqual([[4, 1]])
  expect(home.state.aPoints).toBe(0)
  const dutch = position(1, 'legacy l36\n jean at 7\n turn of amber', {
    options: { opponent: 'jean' },
    chance: { automa: ['jean-a2'] },
  })
  dutch.play('amber sail 2 1', 'amber nothing')
  draws(dutch)
  expect(dutch.state.aShip).toBe(dutch.location('11'))
})

test('MB-14.1: combat points stop at ten, income at thirty with a point for each step beyond', () => {
  const table = set('amber: doubloons 5, income 29, hand a15\n village of amber').play('amber buy a15')
  expect([table.state.income[0], table.state.points[0]]).toEqual([30, 1])
})

test('MB-14.2: influence ends at twenty with a point for each step beyond, and never goes below zero', () => {
  const table = set('amber: doubloons 10, influence spain 19, hand b027 b005\n village of amber')
  table.play('amber buy b027', 'amber nation spain')
  expect([table.state.influence[1], table.state.points[0]]).toEqual([20, 2])
  table.play('amber take', 'amber take')
  const losing = set('amber: doubloons 4, influence spain 1, hand b005\n village of amber').play('amber buy b005')
  expect(losing.refusal('amber none')).toBe('MB-14.2/must-lose')
  expect(losing.refusal('amber nation france')).toBe('MB-14.2/nothing-to-lose')
  expect(losing.play('amber nation spain').state.influence[1]).toBe(0)
})

test('MB-14.3: one card pays one symbol; what the rest needs is not spent, and the wrong symbol does not do', () => {
  const table = set('quest q02 6\n amber: at 6, hand a03 a26 a01\n main of amber').play('amber quest q02')
  expect(table.refusal('amber pay a03')).toBe('MB-14.3/wrong-symbol')
  expect(table.refusal('amber pay a02')).toBe('MB-14.3/not-in-hand')
  table.play('amber pay a01')
  expect(table.play('amber pay a03').state.points[0]).toBe(5)
})

test('MB-14.4: most and fewest need one nation alone in front', () => {
  const fewest = (markers: string) =>
    set(`${markers}\n combat of amber`, '75', { tokens: ['t01'] })
      .play('amber pile left', 'amber for england')
      .told('fights')[0][3]
  expect(fewest('marker spain 9\n marker france 3')).toBe(6)
  expect(fewest('marker spain 9')).toBe(4)
})
