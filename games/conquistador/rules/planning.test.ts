import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { upkeepOf } from './6-upkeep.ts'
import { hexOf } from './geography.ts'
import { EUROPE } from './state.ts'

const royal = (dice: readonly number[], lines = ''): ReturnType<typeof position> =>
  position('spain england', `${lines}\nbegin royal-events england`, { chance: { dice } })

test('5.0: within a segment the next player begins when the one before is done', () => {
  const table = position('spain england', 'spain: 9 ducats\nengland: 2 ducats\nbegin turn', {
    chance: { dice: [6, 3, 6, 3] },
    otherwise: { below: () => 0 },
  })
  table.play('spain ready', 'england ready')
  expect(table.waiting()).toEqual(['spain'])
  table.play('spain done')
  expect(table.waiting()).toEqual(['england'])
})

test('5.1: a game of one turn ends after its upkeep', () => {
  const table = position('spain england', 'begin game', { options: { turns: 2 }, otherwise: { below: () => 5 } })
  expect(table.told('turn-begins')).toEqual([[2]])
  table.play('everybody ready', 'spain done', 'england done', 'spain done', 'england done')
  table.play('everybody pay')
  expect(table.told('ended')).toHaveLength(1)
})

test('5.2: counters do not limit a country, but its books hold twelve slips', () => {
  const ships = Array.from({ length: 14 }, () => 'caravel').join(', ')
  const table = position('spain england', `spain: ${ships}\nbegin planning`)
  for (let slip = 1; slip <= 12; slip++) table.play('spain new-slip', `spain assign ${slip}`)
  expect(table.refusal('spain new-slip')).toBe('5.2/books-full')
})

test('6.3: every country throws two dice, and all see them', () => {
  const table = royal([4, 1])
  expect(table.told('dice')).toEqual([[1, 4, 1]])
  expect(table.told('no-event')).toEqual([[1]])
})

test('6.41-A: B, C and D bring Monarchs of their rating', () => {
  expect([royal([5, 2]), royal([2, 2]), royal([4, 4])].map(table => table.state.monarch[1])).toEqual([1, 2, 3])
})

test('6.41-2: Potosi is doubled for whoever worked it last turn, and only once a game', () => {
  const lines = 'turn 12\nmine 4213 found\nengland at 4213: 1 colonist'
  const table = position('spain england', `${lines}\nbegin planning`)
  const { state } = table
  expect(state.potosi).toBe(-1)
  const worked = position('spain england', `${lines}\nbegin gold england`, { chance: { dice: [6, 5] } })
  worked.play('england done')
  expect(worked.state.goldAmount).toEqual([25])
  const mine = worked.state.minedBy.indexOf(1)
  const twice = position('spain england', `${lines}\nbegin gold england`, { chance: { dice: [6, 5] } })
  twice.state.potosi = 1
  twice.state.minedBy[mine] = 1
  twice.play('england done')
  expect(twice.state.goldAmount).toEqual([50])
  expect(royal([3, 4], lines).told('potosi-doubled')).toEqual([])
})

test('6.41-10: corruption doubles prices and upkeep', () => {
  const table = royal([3, 5], 'england: 20 ducats\nengland at 2414: 3 colonists')
  expect(table.state.doubled[1]).toBe(1)
  expect(upkeepOf(table.state, 1)).toBe(12)
})

test('6.6, 6.25: a country buys what it can pay for, and no more', () => {
  const table = position('spain england', 'spain: 9 ducats\nbegin planning')
  table.play('spain buy carrack')
  expect(table.refusal('spain buy carrack')).toBe('6.25/no-money')
})

test('6.62, 6.64: Bounds cost two ducats each, and lapse with the turn', () => {
  const table = position('spain england', 'spain: 100 ducats, caravel\nbegin planning')
  table.play('spain new-slip', 'spain assign 1', 'spain bounds 5')
  for (let i = 0; i < 3; i++) table.play('spain bounds 12')
  expect(table.refusal('spain bounds 12')).toBe('6.25/no-money')
  table.play('everybody ready')
  expect(table.state.treasury[0]).toBe(100 - 2 * (5 + 36))
  const end = position('spain england', 'spain ships europe: caravel, bounds 5\nbegin turn-end')
  expect(end.state.expBounds[0]).toBe(0)
})

test('6.62: nobody buys Bounds for a slip without ships', () => {
  const table = position('spain england', 'spain: 100 ducats, caravel\nbegin planning').play('spain new-slip')
  expect(table.refusal('spain bounds 3')).toBe('7.25/empty-slip')
})

test('6.71: plans stay with their owner and are laid open at the end of the turn', () => {
  const table = position('spain england', 'spain: 50 ducats\nbegin planning').play('spain buy caravel')
  expect(table.state.booksSeen[0]).toBe(1)
  expect(table.state.shipSeen[0]).toBe(1)
  const open = position('spain england', 'spain: 50 ducats\nbegin turn-end')
  expect(open.told('books-opened')).toEqual([
    [0, 50],
    [1, 0],
  ])
})

test('6.8, 6.82: everything that stays is paid for; Colonists cannot be kept in Europe', () => {
  const table = position(
    'spain england',
    'england: 30 ducats, carrack\nengland at 2414: 2 colonists, 1 dets\nbegin upkeep',
  )
  const bill = upkeepOf(table.state, 1)
  expect(bill).toBeGreaterThan(4)
  table.play('spain pay', 'england pay')
  expect(table.state.treasury[1]).toBe(30 - bill)
  const home = position('spain england', 'england: colonists 2\nbegin turn-end')
  expect(home.told('colonists-lost')).toEqual([[1, 2]])
})

test('7.11, 7.12: a caravel carries one, a carrack two, counted with those aboard', () => {
  const table = position('spain england', 'spain: colonists 3, dets 2, caravel, carrack\nbegin planning')
  table.play('spain new-slip', 'spain assign 1', 'spain assign 2', 'spain stow colonist 1')
  expect(table.refusal('spain stow detachment 1')).toBe('7.11/full')
  table.play('spain stow colonist 2', 'spain stow detachment 2')
  expect(table.refusal('spain stow colonist 2')).toBe('7.12/full')
})

test('7.2, 7.22: an Expedition crosses once in a phase, and uses the Bounds of the coast', () => {
  const table = position(
    'spain england',
    'spain ships europe: caravel with columbus, to 2316, bounds 6\nbegin first-crossings spain',
  )
  table.play('spain sail 1')
  expect(table.state.expFirst[0]).toBe(3)
  expect(table.refusal('spain sail 1')).toBe('7.22/once')
})

test('7.25: ships join a slip only where it lies, and a ship overseas may leave it', () => {
  const table = position(
    'spain england',
    'spain: caravel\nspain ships 2316: caravel, carrack\nspain at 2316: 1 colonist\nbegin planning',
  )
  expect(table.refusal('spain assign 1')).toBe('7.25/no-slip')
  table.play('spain slip 1')
  expect(table.refusal('spain assign 1')).toBe('7.25/elsewhere')
  table.play('spain detach 3')
  expect(table.refusal('spain detach 3')).toBe('7.25/last-ship')
  expect(table.refusal('spain slip 12')).toBe('7.25/already-there')
  expect(table.refusal('spain slip 5')).toBe('7.25/no-such-slip')
  table.play('everybody ready')
  expect(table.state.expAt.filter(at => at === hexOf('2316'))).toHaveLength(2)
})

test('7.25: an Expedition overseas may be told to go home, and a slip in Europe has nowhere to go home to', () => {
  const table = position(
    'spain england',
    'spain: caravel\nspain ships 2316: caravel\nspain at 2316: 1 colonist\nbegin planning',
  )
  table.play('spain slip 1', 'spain home')
  expect(table.refusal('spain home')).toBe('7.23/changes-nothing')
  table.play('spain new-slip', 'spain assign 1')
  expect(table.refusal('spain home')).toBe('7.22/already-in-europe')
  table.play('everybody ready')
  expect(table.state.expGoal[0]).toBe(EUROPE)
})

test('7.17, 7.12: from turn 8 a port of three Colonists builds one ship', () => {
  const lines = 'turn 8\nspain: 60 ducats\nspain at 2316: 3 colonists\nspain at 2415: 2 colonists\nbegin planning'
  const table = position('spain england', lines)
  expect(table.refusal('spain build caravel 2415')).toBe('7.17/no-yard')
  table.play('spain build carrack 2316')
  expect(table.refusal('spain build carrack 2316')).toBe('7.17/second-ship')
  expect(table.refusal('spain stow colonist 40')).toBe('6.61/not-in-europe')
})

test('15.46, 15.42, 15.44: only Privateers privateer, without Colonists and with every ship manned', () => {
  const table = position(
    'spain england',
    'turn 14\nengland: colonists 1, dets 2, drake, frobisher, carrack, caravel\nbegin planning',
  )
  table.play('england new-slip', 'england assign 1', 'england send frobisher 1')
  expect(table.refusal('england privateer')).toBe('15.46/no-privateer')
  table.play('england send drake 1')
  expect(table.refusal('england privateer')).toBe('15.44/unmanned')
  table.play('england stow detachment 1', 'england privateer')
  expect(table.refusal('england stow colonist 1')).toBe('15.42/no-colonists')
  expect(table.refusal('england assign 2')).toBe('15.44/unmanned')
})

test('15.63: Spain draws a Missionary for an Area that needs one, and nobody else does', () => {
  const table = position('spain england', 'spain: caravel\nengland: caravel\nbegin planning')
  table.play('spain new-slip', 'spain assign 1', 'spain draw caribbean', 'england new-slip', 'england assign 1')
  expect(table.refusal('spain draw caribbean')).toBe('15.63/no-need')
  expect(table.refusal('england draw caribbean')).toBe('15.63/only-spain')
  expect(table.state.friarRating.every(rating => rating === 0)).toBe(true)
})

test('15.31: persons arrive on their turn and depart at the end of their last', () => {
  const table = position('spain england', 'turn 1\nbegin turn', { otherwise: { below: () => 5 } })
  expect(table.told('arrived').length).toBeGreaterThan(2)
  const end = position('spain england', 'turn 2\nspain: columbus\nbegin turn-end')
  expect(end.told('departed')).toHaveLength(1)
})

describe('15.42: a Privateer carries no gold of his own country', () => {
  const plan = (gold: string) =>
    position(
      'spain england',
      `turn 15
       england at 2414: 3 colonists
       england ships 2414: carrack with 1 det and drake and 25 gold${gold}
       england ships 2414: carrack with 1 det and 25 gold${gold}
       begin planning`,
    ).play('england slip 1')

  test('15.42: with gold of his mines aboard he sails as a plain Explorer', () => {
    expect(plan(' from 2414').refusal('england privateer')).toBe('15.42/no-own-gold')
  })

  test('15.42: captured gold is no hindrance, and a ship with own gold does not join him', () => {
    const table = plan('').play('england privateer', 'england assign 2', 'everybody ready')
    table.stands('england expedition 1: privateer')
    const joins = position(
      'spain england',
      `turn 15
       england at 2414: 3 colonists
       england ships 2414: carrack with 1 det and drake
       england ships 2414: carrack with 1 det and 25 gold from 2414
       begin planning`,
    ).play('england slip 1', 'england privateer')
    expect(joins.refusal('england assign 2')).toBe('15.42/no-own-gold')
  })
})

test('15.42: a ship with Colonists does not join a Privateer either', () => {
  const table = position(
    'spain england',
    `turn 15
     england ships europe: carrack with 1 det and drake
     england ships europe: carrack with 1 det and 1 colonist
     begin planning`,
  ).play('england slip 1', 'england privateer')
  expect(table.refusal('england assign 2')).toBe('15.42/no-colonists')
})
