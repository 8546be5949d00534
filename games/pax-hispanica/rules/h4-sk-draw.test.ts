import { expect, test } from 'vitest'
import { solitaire } from '../scenario.ts'
import { PURPLE, RECYCLED } from './state.ts'
import { MISSION_DECK } from './tables.ts'
import { vocabulary } from './vocabulary.ts'

const played = (table: ReturnType<typeof solitaire>) =>
  table.told('card-played').map(([, card]) => vocabulary.card.words[card])

/** Reach 2: three Bibles on the map. */
const REACH_TWO = 'darien: visita spain\n ronconcholon: visita spain\n palenque-san-basilio: visita spain'

test('H4: a Callow Sun King draws nothing', () => {
  const table = solitaire('year 1608\n begin king-draw')
  expect([table.told('king-is-callow'), table.told('card-drawn')]).toEqual([[[]], []])
})

test('H4: as many cards as his Reach at once from the deck of his track, played in the order drawn', () => {
  const table = solitaire(`year 1608\n spain: figure missionary-2\n ${REACH_TWO}\n display: M01\n begin king-draw`, {
    chance: { market: ['M09', 'M11'] },
  })
  expect(played(table)).toEqual(['M01', 'M09'])
  expect(table.state.display[MISSION_DECK]).toBe(table.card('M11'))
  const drawn = table.events.findIndex(event => event.kind === 'card-turned-up')
  expect(drawn).toBeLessThan(table.events.findIndex(event => event.kind === 'card-played'))
})

test('H4: he keeps nothing', () => {
  const table = solitaire(`year 1608\n spain: figure missionary-2\n ${REACH_TWO}\n display: M01\n begin king-draw`)
  expect([table.state.marketHand[PURPLE], table.state.place[table.card('M01')]]).toEqual([0, RECYCLED])
})

test('H4: Callow in between he plays the rest all the same, with Amor de Rey', () => {
  const table = solitaire(`year 1608\n spain: figure missionary-1\n ${REACH_TWO}\n display: M05\n begin king-draw`, {
    chance: { market: ['M07', 'M11'] },
  })
  // M05 nudges left from the wedding spot to the central Callow space, M07 left again.
  expect(table.told('king-courts')).toEqual([])
  expect(played(table)).toEqual(['M05', 'M07'])
  expect(table.state.figure[PURPLE]).toBe(table.cell('buccaneer-1'))
})

test('AMB-66: Ganga Zumba may use the MAN IN THE IRON MASK before the Sun King draws, and after each of his cards', () => {
  const year = (hand: string) =>
    solitaire(`year 1608\n england: peers R18\n spain: figure missionary-2${hand}\n display: M01\n begin king-draw`)
  const table = year(', peers R02')
  expect([table.choices('england'), table.told('card-drawn')]).toEqual([['unmask R02', 'decline'], []])
  table.play('england decline')
  expect(played(table)).toEqual(['M01'])
  expect(table.choices('england')).toEqual(['unmask R02', 'decline'])
  table.play('england unmask R02')
  expect([table.state.place[table.card('R02')], table.state.place[table.card('R18')]]).toEqual([RECYCLED, RECYCLED])
  expect(table.waiting()).toEqual([])
  expect(year('').waiting()).toEqual([])
})
