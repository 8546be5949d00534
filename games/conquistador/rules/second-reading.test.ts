import { expect, test } from 'vitest'
import { AREA } from '../data/index.ts'
import { position } from '../scenario.ts'
import { POTOSI } from './6-events.ts'
import { friarsDue } from './6-upkeep.ts'
import { invasionOdds } from './11-battle.ts'
import { resourcesOf } from './14-resources.ts'
import { DIRECTIONS, hexId } from './geography.ts'
import { HELD, IN_EUROPE, INDEPENDENT, PERSONS } from './state.ts'
import { PERSON, tables } from './tables.ts'

test('7.14, 15.42: Galleon Fleets and Privateers roll no attrition on the way home from a lost port', () => {
  const lines = (fleet: string) => `turn 15\n${fleet}, bounds 9, lay in 2415\nbegin turn-end`
  const galleon = position('spain england', lines('spain ships 2415: galleon with 40 gold')).play('spain europe')
  expect(galleon.told('sea-toll')).toEqual([])
  expect(galleon.state.treasury[0]).toBe(40)
  const drake = position('spain england', lines('england ships 2415: carrack with 1 det and drake, privateer'))
  expect(drake.play('england europe').told('sea-toll')).toEqual([])
})

test('8.23: ships that were attacked by those in a hex are not attacked by them again when they come back', () => {
  const table = position(
    'spain england',
    `england ships 2315: carrack with 2 dets and frobisher, carrack, bounds 9
     spain ships 2316: caravel, caravel, caravel, caravel, caravel, caravel
     spain at 2316: 1 colonist
     begin sailing england`,
    { chance: { dice: [1, 6] } },
  )
  table.play('england activate 1', 'england sail w', 'england peace', 'spain attack')
  while (!table.waiting().includes('england') || !table.choices('england').includes('sail e')) {
    const who = table.waiting()[0]
    table.play(`${who} ${table.choices(who)[0]}`)
  }
  table.play('england sail e', 'england sail w', 'england peace')
  expect(table.refusal('spain attack')).toBe('8.23/same-ships')
})

test('22.32: nobody retreats into independent Brasil', () => {
  const sides = [0, 1, 2, 3, 4, 5]
  const isBrasil = (hex: number) => hex >= 0 && tables.areaOf[hex] === AREA.brasil
  const around = (hex: number) => sides.map(d => tables.landNext[hex * 6 + d])
  const border = tables.areaOf.findIndex((area, hex) => area >= 0 && !isBrasil(hex) && around(hex).some(isBrasil))
  const from = around(border).find(hex => hex >= 0 && !isBrasil(hex))!
  const table = position(
    'spain england',
    `england at ${hexId(from)}: 10 dets\nspain at ${hexId(border)}: 5 dets\nbegin march england`,
    { chance: { dice: [2] } },
  )
  table.state.annexation = INDEPENDENT
  const direction = DIRECTIONS[around(from).indexOf(border)]
  table.play(
    `england muster ${hexId(from)}`,
    'england take-all detachment',
    `england step ${direction}`,
    'england done',
  )
  expect(table.waiting()).toEqual(['spain'])
  for (const hex of around(border).filter(isBrasil))
    expect(table.refusal(`spain to ${hexId(hex)}`)).toBe('11.22/no-way')
})

test('6.41-2: Potosi pays no double to whoever has stopped working it', () => {
  const mine = tables.mineAt.get(POTOSI)!
  const ended = position(
    'spain england',
    'turn 12\nmine 4213 found\nengland ships 2415: caravel, lay in 2415\nbegin turn-end',
  )
  ended.state.potosi = 1
  expect(ended.play('england stay').state.potosi).toBe(-1)
  const worked = position(
    'spain england',
    'turn 12\nmine 4213 found\nengland ships 2415: caravel, lay in 2415\nbegin turn-end',
  )
  worked.state.potosi = 1
  worked.state.minedBy[mine] = 1
  worked.state.minedOn[mine] = 12
  expect(worked.play('england stay').state.potosi).toBe(1)
})

test('8.32, R-51: a Missionary who is held costs Spain nothing, can be replaced and can be ransomed', () => {
  const table = position(
    'spain england',
    'spain: 9 ducats, caravel\nspain at 2316: 1 colonist, friar +1\nbegin planning',
  )
  table.state.personAt[PERSONS] = HELD + 1
  table.state.friarFor[0] = AREA.caribbean
  expect(friarsDue(table.state, 0)).toBe(0)
  table.play('spain new-slip', 'spain assign 1')
  expect(table.choices('spain')).toContain('draw caribbean')
  table.play('spain deal 1 england spain + england ransom friar-1 + spain ducats 1')
  expect(table.state.personAt[PERSONS]).toBe(IN_EUROPE)
})

test('15.61, R-43: a Missionary who landed elsewhere is no longer under way', () => {
  const table = position(
    'spain england',
    'spain: 9 ducats, caravel\nspain at 2316: 1 colonist\nspain at 2323: 1 colonist, friar +1\nbegin planning',
  )
  table.state.friarFor[0] = AREA.caribbean
  table.play('spain new-slip', 'spain assign 1')
  expect(table.choices('spain')).toContain('draw caribbean')
})

test('15.42, 15.46: an Expedition whose Privateer is moved to another slip sails no longer as one', () => {
  const table = position(
    'spain england',
    'turn 15\nengland: 20 ducats, caravel\nengland ships europe: carrack with 1 det and drake, carrack with 1 det\nbegin planning',
  )
  table.play('england slip 1', 'england privateer', 'england new-slip', 'england assign 2')
  table.play('england ready', 'spain ready')
  expect(table.state.expPrivateer[12]).toBe(0)
})

test('15.33: foreign ships in a lost port take nobody the choice in the last crossings', () => {
  const table = position(
    'spain england',
    `spain ships europe: caravel, to 2316, bounds 9
     spain at 2318: 1 colonist
     england ships 2316: carrack
     begin last-crossings spain`,
  ).play('spain sail 1')
  expect(table.choices('spain')).toContain('go-on 2318')
})

test('22.22: Brasil pays in the turn in which the Portuguese Level falls to 0', () => {
  const hex = tables.hexesOfArea[AREA.brasil].find(each => tables.isCoast[each])!
  const table = position(
    'spain england',
    `turn 10\neuropean brasil 1\nengland at ${hexId(hex)}: 2 colonists, 22 dets\nbegin natives england`,
    { options: { tordesillas: true }, chance: { dice: [1] } },
  ).play('england attack brasil')
  expect(table.state.european[AREA.brasil]).toBe(0)
  expect(resourcesOf(table.state, 1, AREA.brasil)).toBeGreaterThan(0)
})

test('8.54: every own carrack in the hex supports an invasion, whichever Expedition it sails with', () => {
  const { state } = position(
    'spain england',
    `england ships 2316: carrack with 2 dets, bounds 9
     england ships 2316: carrack, carrack, carrack, carrack, carrack, carrack, carrack
     spain at 2316: 2 dets
     begin sailing england`,
  )
  expect(invasionOdds(state, 12, 2, 0).column).toBe(2)
})

test('15.44, R-41: a Privateer keeps the gold and the captives of a ship that he cannot man', () => {
  const table = position(
    'spain england',
    `turn 15
     england ships 2315: carrack with 1 det and drake, carrack with 1 det, bounds 9, privateer
     spain ships 2316: caravel with 5 gold and columbus
     spain at 2316: 1 colonist
     begin sailing england`,
    { chance: { dice: [1] } },
  )
  table.play('england activate 1', 'england sail w', 'england attack spain', 'england sink')
  expect(table.choices('england')).toEqual(['hold', 'kill'])
  table.play('england hold')
  expect(table.state.goldAmount).toEqual([5])
  expect(table.state.personAt[PERSON.columbus]).toBe(HELD + 1)
})

test('15.34: an Explorer whose term is over can be rented again', () => {
  const table = position('spain england', 'turn 2\nspain: columbus\nengland: 9 ducats\nbegin planning')
  table.state.hiredBy[PERSON.columbus] = 1
  table.state.hiredUntil[PERSON.columbus] = 1
  table.play('england deal 1 spain england + spain rental columbus 2')
  expect(table.state.hiredUntil[PERSON.columbus]).toBe(2)
})

test('7.32, 13.43: gold goes ashore only where the Expedition has stopped', () => {
  const table = position(
    'spain england',
    'spain ships 2315: caravel with 5 gold, bounds 9\nspain at 2316: 1 colonist\nbegin sailing spain',
  ).play('spain activate 1', 'spain sail w')
  expect(table.refusal('spain unload-gold')).toBe('7.32/stop-first')
  table.play('spain stop', 'spain unload-gold')
  expect(table.state.goldAmount).toEqual([5])
})

test('7.27, R-34: the way home from a lost port is rolled for alone, in 9+ beyond the allotment', () => {
  const column = (bounds: number) => {
    const lines = `turn 5\nspain ships 2415: caravel, bounds ${bounds}, lay in 2415\nbegin turn-end`
    const table = position('spain england', lines, { chance: { dice: [1] } })
    table.state.expLast[0] = 3
    return table.play('spain europe').told('sea-toll')
  }
  expect(column(9)).toEqual([[0, 1, 3, 1]])
  expect(column(5)).toEqual([[0, 1, 9, 1]])
})
