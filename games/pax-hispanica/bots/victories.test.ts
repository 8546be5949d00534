import { describe, expect, test } from 'vitest'
import { CELL } from '../data/index.ts'
import { position } from '../scenario.ts'
import { distanceTo, goalsOf, NUDGES_TO, VICTORIES } from './victories.ts'

const nudges = (from: string, victory: (typeof VICTORIES)[number]) => NUDGES_TO[VICTORIES.indexOf(victory)][CELL[from]]

describe('Nudges to an extremist space', () => {
  test('along the own track', () => {
    expect(nudges('buccaneer-3', 'el-patron')).toBe(0)
    expect(nudges('buccaneer-1', 'el-patron')).toBe(2)
    expect(nudges('callow-green', 'tea-party')).toBe(4)
  })

  test('a Midlife Crisis is a short way to another track', () => {
    expect(nudges('royalist-3', 'el-patron')).toBe(4)
    expect(nudges('colonist-3', 'abolition')).toBeLessThan(7)
  })

  test('every extremist space can be reached from everywhere', () => {
    for (const steps of NUDGES_TO) for (const each of steps) expect(each).toBeLessThan(9)
  })
})

describe('distance to a victory', () => {
  const table = position(
    'spain england france netherlands',
    `year 1625, mercantilism 2, coffers 6
     england: figure colonist-2, peers R07, relics 1
     france: figure buccaneer-3
     havana: spain, slave                     rebel-panama: tax-rebel
     turn of england`,
  )
  const g = table.state
  const of = (nation: string, victory: (typeof VICTORIES)[number]) => {
    const index = VICTORIES.indexOf(victory)
    return distanceTo(g, table.nation(nation), index, goalsOf(g)[index])
  }

  test('Nudges, Peerages and the rest of the condition', () => {
    expect(of('england', 'tea-party')).toEqual({ nudges: 1, peerages: 0, rest: 2 })
    expect(of('france', 'el-patron')).toEqual({ nudges: 0, peerages: 2, rest: 0 })
    expect(of('spain', 'sun-king')).toMatchObject({ peerages: 1, rest: 3 })
    expect(of('spain', 'abolition')).toMatchObject({ peerages: 1, rest: 1 })
  })

  test('G3-relic: Relics count as Peerages', () => {
    expect(of('england', 'el-patron')).toMatchObject({ peerages: 0 })
  })
})
