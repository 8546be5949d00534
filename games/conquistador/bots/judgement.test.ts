import { byPoints, finish } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { messages } from '../text/en.ts'
import { evaluate, judgement, partsOf } from './judgement.ts'

const at = (lines: string) => position('spain england', `${lines}\nbegin planning`).state

describe('how the mate judges a position', () => {
  test('20.0: ducats, discoveries and control are worth their points', () => {
    const rich = partsOf(at('spain: 100 ducats'), 0)
    const poor = partsOf(at('spain: 40 ducats'), 0)
    expect(rich.wealth - poor.wealth).toBe(120)
    const held = partsOf(at('spain at 2316: 2 colonists\nspain at 2318: 1 colonist'), 0)
    expect(held.land).toBeGreaterThanOrEqual(150)
  })

  test('14.21: settlers are worth more while there are turns to come, and in an Area that counts double', () => {
    const settlers = (turn: number) => partsOf(at(`turn ${turn}\nspain at 2316: 3 colonists`), 0).settlers
    expect(settlers(2)).toBeGreaterThan(settlers(15))
    expect(settlers(21)).toBe(0)
  })

  test('chances of all seats are one in all, and whoever has more has the better one', () => {
    const g = at('spain: 300 ducats\nengland: 50 ducats')
    expect(evaluate(g, 0) + evaluate(g, 1)).toBeCloseTo(1)
    expect(evaluate(g, 0)).toBeGreaterThan(evaluate(g, 1))
  })

  test('a shared victory counts by its parts', () => {
    const g = at('')
    finish(g, 0, byPoints([900, 900]))
    expect([evaluate(g, 0), evaluate(g, 1)]).toEqual([0.5, 0.5])
  })

  test('every term has its words', () => {
    const names = judgement.terms(at(''), 0).map(({ name }) => `term.${name}`)
    expect(names.filter(name => messages[name] === undefined)).toEqual([])
  })
})
