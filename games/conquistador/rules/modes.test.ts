import { newGame } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { AREA } from '../data/index.ts'
import { position } from '../scenario.ts'
import { resourcesOf } from './14-resources.ts'
import { controller, controlOf } from './19-control.ts'
import { annex } from './22-tordesillas.ts'
import { hexOf } from './geography.ts'
import { conquistador } from './index.ts'
import { serves } from './people.ts'
import { menIn } from './posts.ts'
import { INDEPENDENT, PORTUGAL } from './state.ts'
import { PERSON } from './tables.ts'

const world = { chance: { below: () => 0 }, listen: undefined }
const setUp = (seats: number, options = {}) => newGame(conquistador, seats, { turns: 21, ...options }, world)

/** The last turn is paid for, and the game is judged. */
function ended(countries: string, lines: string, options = {}) {
  const table = position(countries, `turn 1\n${lines}\nbegin game`, { options: { turns: 1, ...options } })
  return table
}

test('19.1, 20.0: ducats count double, an Area is 150, discoveries and penalties as they stand', () => {
  const table = ended(
    'spain england',
    'spain: 30 ducats\nengland: 10 ducats\nengland at 2414: 2 colonists\nengland at 2415: 1 colonist',
  )
  expect(table.told('controls')).toEqual([[1, AREA.caribbean]])
  expect(table.told('score')).toEqual([
    [0, 60],
    [1, 170],
  ])
  expect(table.told('ended')).toEqual([[0]])
})

test('21.1: Spain begins with a Colonist in 2316 and a caravel; two play Spain and England', () => {
  const g = setUp(2)
  expect(g.nation).toEqual([0, 1])
  expect([g.postHex, g.colonists]).toEqual([[hexOf('2316')], [1]])
  expect(g.shipKind.filter(kind => kind >= 0)).toEqual([0])
})

test('21.2, 21.21: alone Spain meets colonisers that some events bring', () => {
  expect(setUp(1).solitaire).toBe(1)
  const table = position('spain', 'begin royal-events spain', {
    chance: { dice: [1, 1] },
    otherwise: { below: () => 0 },
  })
  expect(table.told('colonised')).toHaveLength(1)
})

test('21.27, 21.28: an Area with a European Level gives nothing, and is attacked with half the detachments', () => {
  const lines = 'european aztec 5\nnatives aztec 0\nspain at 2327: 1 dets\nspain at 2426: 2 colonists'
  const gold = position('spain', `${lines}\nbegin gold spain`)
  expect(gold.refusal('spain loot tenochtitlan')).toBe('21.27/european-level')
  expect(resourcesOf(gold.state, 0, AREA.aztec)).toBe(0)
  const one = position('spain', `${lines}\nnatives caribbean 2\nspain at 2414: 1 dets\nbegin natives spain`)
  expect(one.refusal('spain attack aztec')).toBe('21.28/two-detachments')
  const two = position('spain', `${lines.replace('1 dets', '3 dets')}\nbegin natives spain`, { chance: { dice: [6] } })
  two.play('spain attack aztec')
  expect(menIn(two.state, 0, AREA.aztec, 1)).toBe(1)
})

test('21.26: settlers among Spaniards cost a ship of their owner’s choice, a quarter of the Colonists, half of the soldiers', () => {
  const table = position(
    'spain',
    `spain at 2326: 4 colonists, 2 dets
     spain ships 2326: caravel, carrack
     begin royal-events spain`,
    // An event that brings England's settlers; a 1 and a 2 send them to the Aztec Empire.
    { chance: { dice: [1, 1, 1, 2] } },
  )
  expect(table.told('colonised')).toEqual([[1, AREA.aztec, 0]])
  expect(table.refusal('spain lose 9')).toBe('21.26/not-there')
  table.play('spain lose 2')
  expect(table.told('ship-lost')).toHaveLength(1)
  expect(table.men('spain', '2326')).toEqual([3, 1])
})

test.each([
  [2250, 2],
  [2249, 3],
])('21.29: with %i ducats alone Spain ends so: %i', (ducats, ending) => {
  expect(ended('spain', `spain: ${ducats} ducats`).told('ended')).toEqual([[ending]])
})

test('22.11, 22.21: under the treaty Brasil has a Portuguese Level, and nobody controls it', () => {
  const g = setUp(3, { tordesillas: true })
  expect([g.native[AREA.brasil], g.european[AREA.brasil]]).toEqual([0, 10])
  const lines = 'england at 3803: 3 colonists\nengland at 3910: 1 colonist\nbegin planning'
  const { state } = position('spain england france', lines, { options: { tordesillas: true } })
  expect(controlOf(state, 1, AREA.brasil).free).toBe(false)
  expect(controller(state, AREA.brasil)).toBe(-1)
  state.european[AREA.brasil] = 0
  expect(controller(state, AREA.brasil)).toBe(1)
})

test('22.22: nobody mines in Brasil while there is a Portuguese Level', () => {
  const table = position('spain england france', 'england at 3910: 1 colonist\nbegin gold england', {
    options: { tordesillas: true },
  })
  expect(table.refusal('england prospect 3910')).toBe('22.22/portuguese-level')
})

test('22.31, 22.32: the Level grows through turn 16; later it may end, or Brasil closes to all', () => {
  const throws = (die: number) => ({ chance: { below: () => die - 1 }, listen: undefined })
  const { state } = position('spain england france', 'england at 3910: 1 colonist\nbegin planning', {
    options: { tordesillas: true },
  })
  state.european[AREA.brasil] = 6
  annex(state, throws(6))
  expect(state.european[AREA.brasil]).toBe(9)
  state.turn = 17
  annex(state, throws(6))
  expect(state.european[AREA.brasil]).toBe(0)
  annex(state, throws(5))
  expect(state.annexation).toBe(INDEPENDENT)
  expect(menIn(state, 1, AREA.brasil, 0)).toBe(0)
})

test('22.32: nobody sails or marches into independent Brasil', () => {
  const table = position(
    'spain england france',
    'turn 18\nengland ships 3501: caravel with frobisher, bounds 9\nbegin sailing england',
    {
      options: { tordesillas: true },
    },
  )
  table.state.annexation = INDEPENDENT
  table.play('england activate 1')
  const ways = ['ne', 'e', 'se', 'sw', 'w', 'nw'].map(d => table.why(`england sail ${d}`)?.key)
  expect(ways).toContain('independent')
})

test('23.12, 23.14: Portugal has an A Monarch and 175 ducats, and Cabot on turns 7 to 10', () => {
  const g = setUp(4)
  const seat = g.nation.indexOf(PORTUGAL)
  expect([g.monarch[seat], g.treasury[seat]]).toEqual([0, 175])
  const cabot = PERSON['cabot-s']
  expect([6, 7, 10, 11].map(turn => serves({ ...g, turn }, cabot))).toEqual([1, seat, seat, 1])
})

test('23.15: Portugal at the table excludes the treaty', () => {
  expect(() => setUp(4, { tordesillas: true })).toThrow('Tordesillas')
})

test('24.11, 24.12: the Banker plans nothing, countries begin poorer, and three French Explorers stay away', () => {
  const table = position('spain england france bankers', 'begin planning')
  expect(table.waiting()).toEqual(['spain', 'england', 'france'])
  expect(setUp(4, { bankers: true }).treasury[0]).toBeLessThan(setUp(3).treasury[0])
  const french = (countries: string) =>
    Array.from({ length: 21 }, (_, i) => i + 1).reduce(
      (sum, turn) =>
        sum +
        position(countries, `turn ${turn}\nbegin turn`, { otherwise: { below: () => 5 } })
          .told('arrived')
          .filter(([, nation]) => nation === 2).length,
      0,
    )
  expect(french('spain england france') - french('spain england france bankers')).toBe(3)
})

test('24.4: more ducats than the two richest together win at once; otherwise three points for each', () => {
  const lines = 'spain: 10 ducats\nengland: 20 ducats\nfrance: 5 ducats'
  expect(ended('spain england france bankers', `${lines}\nbankers: 31 ducats`).told('ended')).toEqual([[1]])
  const close = ended('spain england france bankers', `${lines}\nbankers: 30 ducats`)
  expect(close.told('ended')).toEqual([[0]])
  expect(close.told('score')[3]).toEqual([4, 90])
})
