import { view } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { paxHispanica } from '../../rules/index.ts'
import { CARDS_IN_ALL } from '../../rules/tables.ts'
import { position } from '../../scenario.ts'
import { unseenOf, whereabouts } from './whereabouts.ts'

const table = position(
  'england france',
  `year 1625, order france england
   england: $3, figure colonist-1, hand C05 haven-tortuga, ships S11, peers R06, fleet curacao
   france: $3, hand C09 M02
   display: C04 M03 R01 S10                   recycled: C07
   known C09: england`,
)
const seen = (seat: number) => view(paxHispanica, table.state, seat)
const [england, france] = [table.nation('england'), table.nation('france')]
const card = table.card

test('A-secret: a view says where its own cards are, and of others only what lies open', () => {
  const own = seen(0)
  expect(whereabouts(own, card('C05'))).toEqual({ place: 'hand', colour: england })
  expect(whereabouts(own, card('C04'))).toEqual({ place: 'market' })
  expect(whereabouts(own, card('S11'))).toEqual({ place: 'tableau', colour: england })
  expect(whereabouts(own, card('R06'))).toEqual({ place: 'tableau', colour: england })
  expect(whereabouts(own, card('C07'))).toEqual({ place: 'discarded' })
  expect(whereabouts(own, card('M02'))).toEqual({ place: 'unseen' })
  expect(whereabouts(seen(1), card('M02'))).toEqual({ place: 'hand', colour: france })
})

test('GL-hand-card: a card that was seen going into a Hand is known to be there', () => {
  expect(whereabouts(seen(0), card('C09'))).toEqual({ place: 'hand', colour: france })
  expect(whereabouts(seen(-1), card('C09'))).toEqual({ place: 'unseen' })
})

test.each([-1, 0, 1])('to seat %i a card in the deck looks like one in an unknown Hand', seat => {
  const masked = seen(seat)
  const unseen = Array.from({ length: CARDS_IN_ALL }, (_, each) => each).filter(
    each => whereabouts(masked, each).place === 'unseen',
  )
  expect(unseen.length).toBeGreaterThan(100)
  expect(unseen.every(each => masked.place[each] === -1)).toBe(true)
})

test('the backs add up: what is neither in the deck nor discarded unseen is in a Hand', () => {
  const [colony, mission, , ship, haven] = unseenOf(seen(0))
  expect(colony).toMatchObject({ deck: 'colony', inHands: 0, discarded: 0 })
  expect(mission).toMatchObject({ deck: 'mission', inHands: 1 })
  expect(mission.cards).toBe(mission.inDeck + 1)
  expect(ship).toMatchObject({ inHands: 0 })
  expect(haven).toMatchObject({ cards: 13, inDeck: 13, inHands: 0 })
  expect(unseenOf(seen(1))[4]).toMatchObject({ cards: 14, inDeck: 13, inHands: 1 })
})
