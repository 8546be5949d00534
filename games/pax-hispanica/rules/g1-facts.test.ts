import { fastChance, type Part } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { facts } from './g1-facts.ts'
import { BLUE, RED } from './state.ts'

const part = (from: number, kind: string, ...args: number[]): Part => ({ from, kind, args })
const terms = (...parts: Part[]) => ({ id: '', by: 0, to: 1, secret: false, parts })

test('G1, G1g: a deal comes to so much money left, and so many cards over the limit', () => {
  const { state } = position('england france', 'year 1624   england: $2   france: $5   turn of england', {
    options: { negotiation: true },
    otherwise: fastChance(3),
  })
  state.marketHand[RED] = 3
  state.havenHand[RED] = 1
  const [pays, england, france] = [
    ...facts(state, terms(part(0, 'market-card', 0), part(1, 'money', 3))).filter(({ key }) => key === 'pays'),
    ...facts(state, terms(part(0, 'market-card', 0), part(1, 'money', 3))).filter(({ key }) => key === 'hand'),
  ]
  expect(pays).toMatchObject({ rule: 'A-public', params: { colour: 'france', dollars: 3, left: 2 } })
  expect(england).toMatchObject({ rule: 'G1g', params: { colour: 'england', market: 2, haven: 1 } })
  const { limit, surplus } = england.params
  expect(surplus).toBe(Math.max(0, 3 - Number(limit)))
  expect(france.params).toMatchObject({ colour: 'france', market: state.marketHand[BLUE] + 1 })
})

test('G1a: why something is only a word is said: it is of a later year, or of a Battle card', () => {
  const { state } = position('england france', 'year 1624   england: $2   france: $5   turn of england', {
    options: { negotiation: true },
    otherwise: fastChance(3),
  })
  const said = (...parts: Part[]) => facts(state, terms(...parts)).map(({ key, rule }) => `${rule} ${key}`)
  expect(said(part(0, 'no-interdiction', 1624))).toEqual([])
  expect(said(part(0, 'no-interdiction', 1625))).toEqual(['G1a beyond'])
  expect(said(part(0, 'leave-alone', 3, 1625), part(1, 'tactic', 0))).toEqual(['G1a beyond', 'G1a battle-card'])
})

test('G1g: where no card changes hands, or in another year, nothing is said of Hands', () => {
  const table = (year: number) =>
    position('england france', `year ${year}   england: $2   france: $5   turn of england`, {
      options: { negotiation: true },
      otherwise: fastChance(3),
    }).state
  expect(facts(table(1624), terms(part(1, 'money', 3))).map(({ key }) => key)).toEqual(['pays'])
  expect(facts(table(1624), terms(part(0, 'money', 3))).map(({ key }) => key)).toEqual([])
})
