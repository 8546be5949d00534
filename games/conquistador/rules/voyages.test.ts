import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { hexOf } from './geography.ts'

test('7.4: an Expedition goes on in one segment as far as it dares', () => {
  const table = position('spain england', 'england ships 2311: caravel with cabot-j, bounds 1\nbegin sailing england')
  table.play('england activate 1')
  for (let i = 0; i < 9; i++) table.play('england sail ne', 'england sail sw')
  expect(table.state.expPoints[12]).toBe(18)
})

test('7.54, 7.7: nobody settles at the Cape, and Colonists not on worthless coasts', () => {
  const cape = position(
    'spain england',
    'england ships 5715: caravel with 1 colonist and cabot-j, bounds 9\nbegin sailing england',
  )
  expect(cape.play('england activate 1').refusal('england land colonist 1')).toBe('7.54/cape')
  const poor = position(
    'spain england',
    'england ships 0208: caravel with 1 colonist and cabot-j, bounds 9\nbegin sailing england',
  )
  expect(poor.play('england activate 1').refusal('england land colonist 1')).toBe('7.7/worthless')
})

test('8.11: a Galleon Fleet never fights', () => {
  const table = position(
    'spain england',
    `turn 8
     spain ships 2316: galleon, bounds 9
     england ships 2316: caravel
     spain at 2316: 1 colonist
     begin sailing spain`,
  )
  expect(table.play('spain activate 1').refusal('spain attack england')).toBe('8.11/galleons')
  const prey = position(
    'spain england',
    'turn 8\nspain ships 2316: galleon\nspain at 2316: 1 colonist\nengland ships 2316: carrack with frobisher, bounds 9\nbegin sailing england',
  )
  expect(prey.play('england activate 1').refusal('england attack spain')).toBe('8.12/no-ships')
})

test('8.12: whoever enters a coast with foreign ships is asked, and may let them be', () => {
  const table = position(
    'spain england',
    'england ships 2315: carrack with frobisher, bounds 9\nspain ships 2316: caravel\nspain at 2316: 1 colonist\nbegin sailing england',
  )
  table.play('england activate 1', 'england sail w')
  expect(table.choices('england')).toEqual(['attack spain', 'peace'])
  table.play('england peace')
  expect(table.waiting()).toEqual(['spain'])
  table.play('spain let-go')
  expect(table.waiting()).toEqual(['england'])
})

test('8.13, 8.31, R-36: three may meet; the attacker names who pays, and what one cannot the other does', () => {
  const table = position(
    'spain england france',
    `england ships 2315: carrack with 2 dets, carrack with 2 dets, carrack with 2 dets, bounds 9
     spain ships 2316: caravel
     france ships 2316: caravel
     spain at 2316: 1 colonist
     begin sailing england`,
    { chance: { dice: [2] } },
  )
  table.play('england activate 1', 'england sail w', 'everybody alone', 'england attack-all', 'england name france')
  expect(table.choices('england')).toContain('take france 1')
  table.play('england sink')
  expect(table.told('ship-lost')).toHaveLength(2)
})

test('8.23, 8.24: the same ships are not attacked twice, and a finished Expedition does not sail again', () => {
  const lines = `england ships 2316: carrack with 2 dets, carrack with 2 dets, bounds 9
     spain ships 2316: caravel, caravel, caravel, carrack
     spain at 2316: 1 colonist
     begin sailing england`
  const table = position('spain england', lines, { chance: { dice: [4] } })
  table.play('england activate 1', 'england attack spain', 'england lose 1')
  expect(table.refusal('england attack spain')).toBe('8.23/same-ships')
  table.play('england end')
  expect(table.refusal('england activate 1')).toBe('8.24/finished')
})

test('8.52, 8.56, 8.57: detachments land in a foreign port, the beaten go back aboard, the victor chooses who stays', () => {
  const lines = `england ships 2316: carrack with 2 dets, carrack with 2 dets, bounds 9
     spain at 2316: 1 colonist, 1 dets
     begin sailing england`
  const beaten = position('spain england', lines, { chance: { dice: [6] } })
  beaten.play('england activate 1')
  expect(beaten.refusal('england invade 5')).toBe('8.52/no-detachments')
  beaten.play('england invade 4')
  expect(beaten.told('re-embarked')).toEqual([[1, 2]])
  expect(beaten.refusal('england invade 1')).toBe('8.57/again')
  const victor = position('spain england', lines.replace('1 colonist, 1 dets', '1 dets'), { chance: { dice: [1] } })
  victor.play('england activate 1')
  expect(victor.refusal('england invade 4')).toBe('8.51/no-port')
  const colony = position('spain england', lines.replace('1 colonist, 1 dets', '1 colonist'), { chance: { dice: [1] } })
  colony.play('england activate 1', 'england invade 4', 'england leave 1')
  expect(colony.men('england', '2316')).toEqual([0, 1])
  expect(colony.men('spain', '2316')).toEqual([0, 0])
})

test('9.11, 9.4 example: sixteen points beyond three Bounds are column 5, and a 3 costs the Colonist put ashore', () => {
  const lines = `england ships 2812: caravel with cabot-j, bounds 7, used 5, landed 1 colonist at 2812
     england at 2812: 2 colonists
     begin first-attrition england`
  const table = position('spain england', lines, { chance: { dice: [3] } })
  expect(table.told('sea-toll')).toEqual([[1, 1, 5, 3]])
  expect(table.men('england', '2812')).toEqual([1, 0])
  expect(position('spain england', lines, { chance: { dice: [2] } }).men('england', '2812')).toEqual([2, 0])
})

test('9.3: beyond what was bought the roll is in column 9+, and twice for more than nine Bounds', () => {
  const lines = 'england ships 2812: caravel with cabot-j, bounds 3, used 5\nbegin first-attrition england'
  expect(position('spain england', lines, { chance: { dice: [1] } }).told('sea-toll')).toEqual([[1, 1, 9, 1]])
  const far = position('spain england', lines.replace('used 5', 'used 10'), { chance: { dice: [1, 2] } })
  expect(far.told('sea-toll')).toEqual([
    [1, 1, 9, 1],
    [1, 1, 9, 2],
  ])
})

test('9.21, 9.22: whoever is still aboard pays first; the owner picks the ship; what is not there is not paid', () => {
  const lines = `england ships 2812: carrack with 1 colonist, caravel with cabot-j, bounds 9, used 4
     england at 2812: 1 colonist
     begin first-attrition england`
  const table = position('spain england', lines, { chance: { dice: [6] } })
  expect(table.choices('england')).toEqual(['lose 1', 'lose 2'])
  table.play('england lose 2')
  expect(table.told('person-lost')).toHaveLength(1)
  const dry = position('spain england', lines.replace('used 4', 'used 2'), { chance: { dice: [6] } })
  expect(dry.told('sea-toll')).toHaveLength(1)
  expect(dry.told('drowned')).toEqual([])
})

test('7.27, R-34: an Expedition whose port was lost shelters near by, sails home past attrition, or stays and is lost', () => {
  const lines = `turn 5
     spain ships 2415: caravel with 5 gold, bounds 9, lay in 2415
     spain at 2414: 1 colonist, friar +1
     begin turn-end`
  const begin = () => position('spain england', lines, { chance: { dice: [1] } })
  expect(begin().choices('spain')).toEqual(['shelter 2414', 'europe', 'stay'])
  expect(begin().refusal('spain shelter 2316')).toBe('7.27/not-near')
  expect(begin().play('spain shelter 2414').state.expAt[0]).toBe(hexOf('2414'))
  const home = begin().play('spain europe')
  expect(home.told('sea-toll')).toEqual([[0, 1, 3, 1]])
  expect(home.state.treasury[0]).toBe(5)
  expect(begin().play('spain stay').told('expedition-lost')).toHaveLength(1)
})

test('7.27, R-34: the way home costs whatever the table says, men included', () => {
  const table = position(
    'spain england',
    `turn 5
     spain ships 2415: carrack with 1 colonist and columbus, bounds 9, lay in 2415, landed 1 colonist at 2414
     begin turn-end`,
    { chance: { dice: [5] } },
  ).play('spain europe')
  expect(table.told('drowned')).toEqual([[0, 0, 1]])
})

test('7.14, 7.13: a Galleon Fleet sails alone, between own Atlantic ports and Europe', () => {
  const table = position(
    'spain england',
    'turn 6\nspain: 50 ducats, caravel\nspain at 2316: 1 colonist\nspain at 2426: 1 colonist\nbegin planning',
  )
  table.play('spain buy galleon', 'spain new-slip', 'spain assign 2')
  expect(table.refusal('spain assign 1')).toBe('7.14/alone')
  table.play('spain destine')
  expect(table.refusal('spain to 2323')).toBe('7.13/own-atlantic-port')
  table.play('spain to 2316')
  expect(table.refusal('spain buy galleon')).toBe('7.13/second-fleet')
})

test('8.13: where ships of one country lie they are attacked by its name', () => {
  const table = position(
    'spain england',
    'england ships 2315: carrack with 2 dets, bounds 6\nspain ships 2316: carrack\nbegin sailing england',
  ).play('england activate 1', 'england sail w')
  expect(table.refusal('england attack-all')).toBe('8.13/one-country')
})
