import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CARD, CARDS, CARDS_OF_DECK, WITHOUT_TAX_REVOLT_IN_EN } from '../../data/index.ts'
import { EN, emptyPax, PL } from '../../rules/state.ts'
import { havenCard } from '../../rules/tables.ts'
import { factsOf, tallyOf, trustIn } from './certainty.ts'
import { EVERYTHING, findCards, says, type Wanted } from './filter.ts'

function sayIn(language: string) {
  const read = (topic: string): Record<string, string> =>
    JSON.parse(readFileSync(join(import.meta.dirname, `../../text/${topic}.${language}.json`), 'utf8'))
  const texts = { ...read('components'), ...read('board') }
  return Object.assign((key: string) => texts[key] ?? key, { has: (key: string) => key in texts })
}

const english = sayIn('en')
const box = { ...emptyPax(2), edition: PL }
const ids = (cards: readonly number[]) => cards.map(card => CARDS[card]?.id ?? 'haven')
const find = (wanted: Partial<Wanted>, view = box, say = english) => findCards(view, say, { ...EVERYTHING, ...wanted })

describe('the cards of the box', () => {
  test('all 114 are there as long as nothing is asked for', () => {
    expect(find({})).toHaveLength(114)
    expect(find({ words: '  ' })).toHaveLength(114)
  })

  test('B7-decks: a deck is a deck', () => {
    expect(find({ deck: 'royalty' })).toEqual(CARDS_OF_DECK.royalty)
    expect(find({ deck: 'haven' })).toHaveLength(14)
    expect(find({ deck: 'haven', nudge: 0 })).toEqual([])
  })

  test('B7e: Actions narrow together', () => {
    const revolts = find({ actions: ['tax-revolt'] })
    const ships = find({ actions: ['tax-revolt', 'ship'] })
    expect(ships.length).toBeGreaterThan(0)
    expect(ships.length).toBeLessThan(revolts.length)
    expect(ships.every(card => CARDS[card].deck === 'ship' && revolts.includes(card))).toBe(true)
    expect(find({ actions: ['romance'] })).toContain(havenCard(1))
  })

  test('B7a: a Nudge', () => {
    expect(find({ nudge: 1 }).every(card => CARDS[card].nudge === 'down')).toBe(true)
    expect([0, 1, 2, 3].flatMap(nudge => find({ nudge }))).toHaveLength(100)
  })

  test('B7b, B7c: only Ships have a Legality and a letter, and A is best', () => {
    expect(ids(find({ seamanship: 1 }))).toEqual(['S01', 'S02'])
    expect(find({ seamanship: 25 })).toEqual(CARDS_OF_DECK.ship)
    expect(ids(find({ seamanship: 1, legality: 'smuggler' }))).toEqual(['S02'])
  })

  test('ED-27: the icons are those of the edition, and what differs is found', () => {
    expect(ids(find({ differing: true }))).toEqual([...WITHOUT_TAX_REVOLT_IN_EN])
    const lost = find({ actions: ['tax-revolt'] }).filter(
      card => !find({ actions: ['tax-revolt'] }, { ...box, edition: EN }).includes(card),
    )
    expect(ids(lost)).toEqual([...WITHOUT_TAX_REVOLT_IN_EN])
  })
})

describe('words', () => {
  test('are looked for in names, history, Actions and abilities', () => {
    expect(ids(find({ words: 'welser' }))).toEqual(['C01'])
    expect(ids(find({ words: 'augsburg' }))).toEqual(['C01'])
    expect(find({ words: 'black market' })).toEqual(expect.arrayContaining(find({ actions: ['black-market'] })))
    expect(find({ words: 'no such word' })).toEqual([])
  })

  test('are found in the chosen language, without case and accents', () => {
    const polish = sayIn('pl')
    expect(find({ words: 'GRABIEZCA' }, box, polish).length).toBeGreaterThan(3)
    expect(find({ words: 'grabieżca' })).toEqual([])
    expect(says('Żółta Łódź', 'lodz zolta')).toBe(true)
  })
})

describe('how much is known', () => {
  const trust = (card: number) => trustIn(tallyOf(factsOf(card).map(({ source }) => source)))

  test('every card is of one kind', () => {
    const kinds = (['sure', 'partly', 'invented'] as const).map(each => find({ trust: each }))
    expect(kinds.flat().sort((a, b) => a - b)).toEqual(find({}))
    expect(kinds[0].length).toBeGreaterThan(0)
  })

  test('a single invented Action is enough to be partly reconstructed', () => {
    expect(trust(CARD.S02)).toBe('partly')
    expect(trust(havenCard(0))).toBe('sure')
    expect(trust(havenCard(3))).toBe('partly')
  })

  test('every fact on a card has its source', () => {
    for (const [index, card] of CARDS.entries()) {
      const facts = factsOf(index)
      expect(facts.filter(({ key }) => key === 'action')).toHaveLength(card.actions.length)
      expect(facts.every(({ source }) => source.ref !== '')).toBe(true)
    }
  })
})
