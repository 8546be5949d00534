import { describe, expect, test } from 'vitest'
import { type Cards, draw, drawEach, drawFrom, hide, reveal, rollDie, show } from './cards.ts'
import { scriptedChance } from './chance/scripted.ts'
import { freshState, ONLOOKERS } from './state.ts'

const table = (place: number[]): Cards => ({ ...freshState(3, 2), place, known: place.map(() => 0) })
const script = (...values: number[]) => ({
  chance: scriptedChance(values.map(value => ({ stream: 1, value }))),
  listen: undefined,
})

describe('chance', () => {
  test('draws count in their stream', () => {
    const g = table([])
    const world = script(3, 5)
    expect([draw(g, world, 1, 6), rollDie(g, world, 1)]).toEqual([3, 6])
    expect(g.draws).toEqual([0, 2])
  })

  test('a draw asks for the number that is its turn', () => {
    const g = table([])
    const indices: number[] = []
    const chance = { below: (_stream: number, index: number) => indices.push(index) - 1 }
    for (let i = 0; i < 3; i++) draw(g, { chance, listen: undefined }, 0, 6)
    expect(indices).toEqual([0, 1, 2])
  })
})

describe('a deck is a bag', () => {
  test('from which any card may come, and none from elsewhere', () => {
    const g = table([0, 7, 0, 7, 7])
    expect(drawFrom(g, script(3), 1, 7)).toBe(3)
    expect(() => drawFrom(g, script(2), 1, 7)).toThrow('the candidates are 1, 3, 4')
  })

  test('of which a part may be drawn from', () => {
    expect(() => drawFrom(table([7, 7, 7, 7]), script(0), 1, 7, 1, 3)).toThrow('the candidates are 1, 2')
  })

  test('that may be empty: then nothing is drawn', () => {
    const g = table([0, 0])
    expect(drawFrom(g, script(), 1, 7)).toBe(-1)
    expect(g.draws).toEqual([0, 0])
  })
})

describe('many cards at once', () => {
  const deal = (g: Cards, count: number, ...values: number[]) => {
    const drawn: number[][] = []
    drawEach(g, script(...values), 1, 7, count, (card, i) => {
      g.place[card] = 8
      drawn.push([card, i])
    })
    return drawn
  }

  test('are the same as one after the other, each of what the others left', () => {
    const one = table([7, 0, 7, 7, 7])
    const many = table([7, 0, 7, 7, 7])
    const world = script(2, 4, 0)
    const single = [0, 1, 2].map(i => {
      const card = drawFrom(one, world, 1, 7)
      one.place[card] = 8
      return [card, i]
    })
    expect(deal(many, 3, 2, 4, 0)).toEqual(single)
    expect(many).toEqual(one)
  })

  test('end with the last one', () => {
    const g = table([7, 7])
    expect(deal(g, 5, 1, 0)).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(g.draws).toEqual([0, 2])
  })
})

describe('knowledge', () => {
  test('a card revealed is known to all, onlookers too, and counts as news once', () => {
    const g = table([7])
    reveal(g, 0)
    expect([g.known[0], g.revealed]).toEqual([7 | ONLOOKERS, 1])
    reveal(g, 0)
    expect(g.revealed).toBe(1)
  })

  test('a card shown is known to one seat more, and counts as news once', () => {
    const g = table([7])
    show(g, 0, 2)
    show(g, 0, 0)
    show(g, 0, 2)
    expect([g.known[0], g.revealed]).toEqual([5, 2])
  })

  test('a card hidden is known to those only who still follow it', () => {
    const g = table([7, 7])
    for (const card of [0, 1]) reveal(g, card)
    hide(g, 0)
    hide(g, 1, 2)
    expect(g.known).toEqual([0, 2])
  })
})
