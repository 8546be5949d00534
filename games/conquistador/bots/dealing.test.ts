import { createDealer } from '@spanish-main/bots'
import { fastChance, insightInto } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { conquistador } from '../rules/index.ts'
import { position } from '../scenario.ts'
import { dealing } from './dealing.ts'

const ideas = (seats: string, lines: string, seat: number, to: number): string[] => {
  const { state } = position(seats, `${lines}\nbegin planning`)
  expect(dealing.occasion(state, seat, to)).toBe(state.turn)
  return dealing.ideas(state, seat, to).map(parts => parts.map(({ from, kind }) => `${from} ${kind}`).join(', '))
}

test('6.72: a mate talks at the council and nowhere else', () => {
  const { state } = position('spain england', 'begin sailing spain')
  expect(dealing.occasion(state, 0, 1)).toBeUndefined()
})

test('15.34: whoever has two Explorers thinks of renting one to whoever has none', () => {
  const lines = 'spain: 90 ducats, columbus, pinzon\nengland: 90 ducats'
  expect(ideas('spain england france', lines, 0, 1)).toEqual(['0 rental'])
  expect(ideas('spain england france', lines, 1, 0)).toEqual(['0 rental'])
  expect(ideas('spain england france', 'spain: columbus', 0, 1)).toEqual([])
})

test('24.16: loans are thought of with the Banker, by both sides, and with nobody else', () => {
  const table = 'spain england france bankers'
  expect(ideas(table, 'spain: 10 ducats', 0, 3)).toEqual(['3 ducats, 0 repay', '3 ducats, 0 repay'])
  expect(ideas(table, 'spain: 10 ducats', 3, 0)).toEqual(['3 ducats, 0 repay', '3 ducats, 0 repay'])
  expect(ideas(table, 'spain: 10 ducats', 0, 1)).toEqual([])
})

test('6.72, 8.14: captives, rutters and alliances come up where there is something to talk about', () => {
  const lines = `spain: rutter
     spain ships 2316: caravel
     england ships 2414: caravel`
  expect(ideas('spain england', lines, 1, 0)).toEqual(['0 rutter', '1 alliance, 0 alliance'])
})

test('6.72: an offer to a mate is answered by what it is worth: gifts are taken, and nobody pays for nothing', () => {
  const { state } = position('spain england', 'spain: 90 ducats\nengland: 90 ducats\nbegin planning')
  state.trades = 1
  const dealer = createDealer(conquistador, dealing)
  const answer = (from: number) => {
    const chance = fastChance(3)
    const terms = { id: '1', by: 0, to: 1, secret: false, parts: [{ from, kind: 'ducats', args: [40] }] }
    return dealer.answer(insightInto(conquistador, state, 1, chance), 1, terms, [], chance)
  }
  expect(answer(0)).toEqual([])
  expect(answer(1)).toBeUndefined()
})
