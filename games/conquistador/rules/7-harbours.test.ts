import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { CAPE_FAILED } from './state.ts'

test('7.14, 15.42: Galleon Fleets and Privateers roll no attrition on the way home from a lost port', () => {
  const lines = (fleet: string) => `turn 15\n${fleet}, bounds 9, lay in 2415\nbegin turn-end`
  const galleon = position('spain england', lines('spain ships 2415: galleon with 40 gold')).play('spain europe')
  expect(galleon.told('sea-toll')).toEqual([])
  expect(galleon.state.treasury[0]).toBe(40)
  const drake = position('spain england', lines('england ships 2415: carrack with 1 det and drake, privateer'))
  expect(drake.play('england europe').told('sea-toll')).toEqual([])
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

describe('7.52, R-34: from the Pacific the way home from a lost port leads round the Cape', () => {
  const lost = (spain: string, dice: number[]) =>
    position(
      'spain england',
      `turn 9\n${spain}spain ships 2920: caravel with 5 gold, bounds 30, lay in 2920\nbegin turn-end`,
      { chance: { dice } },
    )

  test('7.52, 7.27: whoever fails there stays in the Pacific and is lost', () => {
    const table = lost('', [3]).play('spain europe')
    expect(table.told('cape')).toEqual([[0, 3, 0]])
    expect(table.told('sea-toll')).toEqual([])
    expect(table.told('expedition-lost')).toHaveLength(1)
    expect(table.state.treasury[0]).toBe(0)
  })

  test('7.52, 7.53: whoever rounds it rolls for the voyage as always, and knows the way from now on', () => {
    const table = lost('', [2, 1]).play('spain europe')
    expect(table.told('got-rutter')).toHaveLength(1)
    expect(table.told('sea-toll')).toHaveLength(1)
    expect(table.told('expedition-lost')).toEqual([])
  })

  test('7.53: a rutter spares the throw', () => {
    const table = lost('spain: rutter\n', [1]).play('spain europe')
    expect(table.told('cape')).toEqual([])
    expect(table.told('sea-toll')).toHaveLength(1)
  })

  test('7.52/once: nobody tries again in the turn in which he has failed', () => {
    const table = lost('', [])
    table.state.expMarks[0] |= CAPE_FAILED
    expect(table.refusal('spain europe')).toBe('7.52/once')
    expect(table.choices('spain')).toEqual(['stay'])
  })
})

describe('7.26: without an Explorer nobody stops outside own ports', () => {
  const sailing = (lines: string) => position('spain england', `${lines}\nbegin sailing england`)

  test('7.26, R-61: a voyage does not end at a strange coast, but may in an own port or at sea', () => {
    const table = sailing('england ships 2315: caravel, bounds 9').play('england activate 1', 'england sail w')
    expect(table.refusal('england end')).toBe('7.26/needs-explorer')
    expect(table.play('england sail nw').choices('england')).toContain('end')
    const port = sailing('england ships 2315: caravel, bounds 9\nengland at 2316: 1 colonist')
    expect(port.play('england activate 1', 'england sail w').choices('england')).toContain('end')
  })

  test('7.26, 8.12: with an Explorer, or where somebody can be fought, it may', () => {
    const led = sailing('england ships 2315: caravel with cabot-j, bounds 9')
    expect(led.play('england activate 1', 'england sail w').choices('england')).toContain('end')
    const ships = sailing('england ships 2315: caravel, bounds 9\nspain ships 2316: caravel')
    ships.play('england activate 1', 'england sail w', 'england peace', 'spain let-go')
    expect(ships.choices('england')).toContain('end')
    const foreign = sailing('england ships 2315: caravel, bounds 9\nspain at 2316: 1 colonist, friar -1')
    expect(foreign.play('england activate 1', 'england sail w').choices('england')).toContain('end')
  })

  test('7.26: nobody is taken aboard at a strange coast either', () => {
    const last = (lines: string) =>
      position('spain england', `england at 2323: 2 dets\n${lines}\nbegin last-crossings england`)
    expect(last('england ships 2323: carrack, bounds 9').refusal('england board detachment 1')).toBe(
      '7.26/needs-explorer',
    )
    const led = last('england ships 2323: carrack with cabot-j, bounds 9')
    expect(led.choices('england')).toContain('board detachment 1')
  })

  test('7.13: a Galleon Fleet ends its voyage in an own port', () => {
    const table = sailing('turn 7\nengland ships 2316: galleon, bounds 9\nengland at 2316: 1 colonist')
    table.play('england activate 1', 'england sail e')
    expect(table.refusal('england end')).toBe('7.13/ports-only')
    expect(table.play('england sail w').choices('england')).toContain('end')
  })
})

test('7.52, R-10: turned back at the Cape in the last crossings one may still go home', () => {
  const table = position(
    'spain england',
    'turn 5\nspain ships europe: caravel with magellan, to 5016, bounds 14\nbegin last-crossings spain',
    { chance: { dice: [3] } },
  ).play('spain sail 1')
  table.stands('asked: spain lost-port   spain expedition 1: at 5713, cape-failed, used 0 6')
  expect(table.refusal('spain lie')).toBe('15.33/no-port-here')
  table.play('spain turn-back').stands('spain expedition 1: at europe, used 0 12')
})

test('15.33, 7.13: foreign ships in a lost port take a Galleon Fleet no choice: it does not fight', () => {
  const table = position(
    'spain england',
    `turn 8
     spain ships europe: galleon, to 2316, bounds 9
     spain at 2318: 1 colonist, friar +1
     england ships 2316: caravel
     begin first-crossings spain`,
  ).play('spain sail 1')
  table.stands('asked: spain lost-port')
  table.play('spain go-on 2318').stands('spain expedition 1: at 2318, used 4 0')
})
