import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { seaColumn } from './8-sea-battle.ts'
import { columnsOf } from './9-attrition.ts'
import { landColumn } from './11-battle.ts'
import { hexOf } from './geography.ts'
import { EUROPE } from './state.ts'

const any = { below: () => 0 }

test('6.63 example: Rio del Plate and back with two spare Bounds costs 24 ducats', () => {
  const table = position('spain england', 'spain: 100 ducats, columbus, caravel\nbegin planning')
  table.play(
    'spain new-slip',
    'spain assign 1',
    'spain send columbus 1',
    'spain destine',
    'spain to 4810',
    'spain bounds 12',
  )
  table.play('spain ready', 'england ready')
  expect(table.state.treasury[0]).toBe(76)
  expect(table.state.expBounds[0]).toBe(12)
})

test('6.25, 6.61, 7.13, 7.14, 7.17: what the planning refuses', () => {
  const table = position('spain england', 'spain: 50 ducats, columbus, caravel, colonists 2\nbegin planning')
  expect(table.refusal('spain buy galleon')).toBe('7.14/too-early')
  expect(table.refusal('spain stow colonist 1')).toBe('7.25/no-slip')
  table.play('spain new-slip', 'spain assign 1', 'spain stow colonist 1')
  expect(table.refusal('spain stow colonist 1')).toBe('7.11/full')
  expect(table.refusal('spain draw rockies')).toBe('15.63/no-need')
  expect(table.refusal('spain build caravel 2316')).toBe('7.17/too-early')
})

test('7.23, 7.26: a landfall outside own ports needs an Explorer', () => {
  const table = position(
    'spain england',
    'spain: 50 ducats, columbus, caravel\nspain at 2316: 1 colonist\nbegin planning',
  )
  table.play('spain new-slip', 'spain assign 1', 'spain destine')
  expect(table.refusal('spain to 2323')).toBe('7.26/needs-explorer')
  expect(table.refusal('spain to 2220')).toBe('7.26/needs-explorer')
  expect(table.refusal('spain to 2327')).toBe('7.23/no-coast')
  table.play('spain to 2316', 'spain send columbus 1', 'spain destine', 'spain to 2323')
  expect(table.refusal('england buy galleon')).toBe('7.14/too-early')
})

test('7.24 example: to 4810 and back uses five Bounds in each phase', () => {
  const table = position(
    'spain england',
    'spain ships europe: caravel with columbus, to 4810, bounds 10\nbegin first-crossings spain',
  )
  table.play('spain sail 1')
  expect(table.state.expFirst[0]).toBe(5)
  expect(columnsOf(table.state, 0, false)).toEqual([5])
  const back = position(
    'spain england',
    'spain ships 4810: caravel with columbus, bounds 10\nbegin last-crossings spain',
  ).play('spain sail 1')
  expect(back.state.expLast[0]).toBe(5)
  expect(back.state.expAt[0]).toBe(EUROPE)
})

test('7.31 example: no ship passes from 2719 through 2819 to the Pacific', () => {
  const table = position(
    'spain england',
    'spain ships 2719: caravel with columbus, bounds 9\nbegin sailing spain',
  ).play('spain activate 1', 'spain sail sw')
  expect(table.state.expAt[0]).toBe(hexOf('2819'))
  expect(table.refusal('spain sail se')).toBe('7.31/no-water')
  expect(table.refusal('spain sail sw')).toBe('7.31/no-water')
})

test('7.32, 7.33, R-09: a stop costs three in all; nine points are two Bounds', () => {
  const table = position(
    'spain england',
    'spain ships 2811: caravel with 1 colonist and columbus, bounds 9\nspain at 2811: 1 colonist, friar +1\nbegin sailing spain',
  )
  table.play('spain activate 1', 'spain sail ne')
  expect(table.state.expPoints[0]).toBe(1)
  table.play('spain sail sw', 'spain stop')
  expect(table.state.expPoints[0]).toBe(4)
  expect(table.refusal('spain stop')).toBe('7.32/stopped')
  table.play('spain land colonist 1', 'spain end')
  expect(table.state.expFirst[0]).toBe(1)
  expect(table.men('spain', '2811')).toEqual([2, 0])
})

test('7.52, 7.53, R-10: a failed Cape leaves the Expedition in 5713; a 1 or 2 gives a rutter', () => {
  const lines = 'spain ships europe: caravel with columbus, to 5016, bounds 9\nbegin first-crossings spain'
  const failed = position('spain england', lines, { chance: { dice: [3] } }).play('spain sail 1')
  expect(failed.state.expAt[0]).toBe(hexOf('5713'))
  expect(failed.state.expFirst[0]).toBe(6)
  const done = position('spain england', lines, { chance: { dice: [2] } }).play('spain sail 1')
  expect(done.state.rutter[0]).toBe(1)
  expect(done.state.expAt[0]).toBe(hexOf('5016'))
})

test('8.25 examples: 16 to 9 is 1-1, 9 to 16 is 1-2', () => {
  expect([seaColumn(16, 9), seaColumn(9, 16), seaColumn(8, 2), seaColumn(99, 2)]).toEqual([1, 0, 4, 4])
})

test('8.13, 8.31, 8.32: the mover attacks, the loser picks a ship, the winner may take it', () => {
  const table = position(
    'spain england',
    `england ships 2315: carrack with 2 dets, carrack with 2 dets, bounds 9
     spain ships 2316: caravel with 5 gold, carrack
     spain at 2316: 1 colonist
     begin sailing england`,
    { chance: { dice: [3] } },
  )
  table.play('england activate 1', 'england sail w', 'england attack spain')
  expect(table.waiting()).toEqual(['spain'])
  table.play('spain lose 1')
  expect(table.choices('england')).toContain('take spain 1')
  table.play('england take spain 1')
  expect(table.state.goldAmount).toEqual([5])
  expect(table.refusal('england attack spain')).toBe('8.23/same-ships')
})

test('8.15, 8.16: a foreign owner tries on 1 to 3; after a failure the mover must go on', () => {
  const lines = `england ships 2315: carrack with frobisher, bounds 9
     spain ships 2316: carrack
     spain at 2316: 1 colonist
     begin sailing england`
  const failed = position('spain england', lines, { chance: { dice: [4] } })
  failed.play('england activate 1', 'england sail w', 'england peace', 'spain attack')
  expect(failed.refusal('england stop')).toBe('8.16/go-on')
  expect(failed.refusal('england end')).toBe('8.16/go-on')
  const fought = position('spain england', lines, { chance: { dice: [3, 6] } })
  fought.play('england activate 1', 'england sail w', 'england peace', 'spain attack')
  expect(fought.told('sea-battle')).toHaveLength(1)
})

test('8.54 example: four detachments with four carracks attack with 20', () => {
  expect(landColumn(20, 20)).toBe(2)
  const table = position(
    'spain england',
    `england ships 2316: carrack with 1 det, carrack with 1 det, carrack with 1 det, carrack with 1 det, bounds 9
     spain at 2316: 2 colonists, 2 dets
     begin sailing england`,
    { chance: { dice: [1] } },
  )
  table.play('england activate 1', 'england invade 4')
  expect(table.told('land-battle')[0]).toEqual([1, hexOf('2316'), 2, 1])
})

test('8.51, 8.57: ships guard a port, and it is invaded once', () => {
  const guarded = position(
    'spain england',
    'england ships 2316: carrack with 2 dets, bounds 9\nspain ships 2316: caravel\nspain at 2316: 1 colonist\nbegin sailing england',
  )
  expect(guarded.play('england activate 1').refusal('england invade 1')).toBe('8.51/ships-there')
})

test('15.45 examples: a Privateer at 2-1 uses 3-1', () => {
  const table = position(
    'spain england',
    `turn 15
     england ships 2315: carrack with 1 det and drake, caravel with 1 det, privateer, bounds 9
     spain ships 2316: carrack
     spain at 2316: 1 colonist
     begin sailing england`,
    { chance: { dice: [6] } },
  )
  table.play('england activate 1', 'england sail w', 'england attack spain')
  expect(table.told('sea-battle')[0][2]).toBe(3)
})

test('15.33: an Expedition without Explorer whose port is gone goes on, or turns back', () => {
  const table = position(
    'spain england',
    'spain ships europe: caravel, to 2316, bounds 9\nspain at 2318: 1 colonist\nbegin first-crossings spain',
  )
  table.play('spain sail 1')
  expect(table.refusal('spain lie')).toBe('15.33/no-port-here')
  table.play('spain go-on 2318')
  expect(table.state.expAt[0]).toBe(hexOf('2318'))
  expect(table.state.expFirst[0]).toBe(4)
})

test('15.61, R-42: Spain lands among natives only after a Missionary', () => {
  const table = position(
    'spain england',
    'spain ships 2323: carrack with 1 det and columbus and friar +1, bounds 9\nbegin sailing spain',
  ).play('spain activate 1')
  expect(table.refusal('spain land detachment 1')).toBe('15.61/missionary-first')
  table.play('spain debark friar-1', 'spain land detachment 1')
  expect(table.refusal('spain debark columbus')).toBe('15.35/sailors-stay')
})

test('18.14, 18.15: a discovery by sea takes three points and scores when the Expedition is home', () => {
  const table = position(
    'spain england',
    'spain ships 2323: caravel with columbus, bounds 9\nbegin sailing spain',
  ).play('spain activate 1', 'spain discover chichen-itza')
  expect(table.state.expPoints[0]).toBe(3)
  expect(table.state.claims).toHaveLength(1)
  expect(table.refusal('spain discover chichen-itza')).toBe('18.11/claimed')
  expect(table.refusal('spain discover cuzco')).toBe('18.11/not-here')
})

test('7.27: what lies outside an own port at the end of the turn is lost', () => {
  const table = position(
    'spain england',
    'spain ships 2323: caravel with columbus\nspain ships 2316: caravel\nspain at 2316: 1 colonist\nbegin turn-end',
    { otherwise: any },
  )
  expect(table.state.shipKind.filter(kind => kind >= 0)).toHaveLength(1)
  expect(table.told('expedition-lost')).toHaveLength(1)
})

test('18.14, R-09: two discoveries in the hex of the landfall cost three points, as one does', () => {
  const table = position(
    'spain england',
    'england ships 1920: caravel with cabot-j, bounds 9\nbegin sailing england',
  ).play('england activate 1', 'england discover florida')
  table.stands('england expedition 1: points 3')
  table.play('england discover north-america').stands('england expedition 1: points 3')
})

test('7.14, R-07: a Galleon Fleet whose port was lost goes on only within its Bounds', () => {
  const lost = (bounds: number) =>
    position(
      'spain england',
      `turn 8
       spain ships europe: galleon, to 2316, bounds ${bounds}
       spain at 2318: 1 colonist, friar +1
       begin last-crossings spain`,
    ).play('spain sail 1')
  expect(lost(3).refusal('spain go-on 2318')).toBe('7.14/out-of-bounds')
  lost(4).play('spain go-on 2318').stands('spain expedition 1: at 2318, used 0 4')
})
