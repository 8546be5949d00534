import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { DISPLAY, HAND, type Pax, PEER_SLOTS, PIRATING, PURPLE, RECYCLED, RED, REMOVED, SLAVE_REBEL } from './state.ts'
import { reach, sway } from './values.ts'
import { vocabulary } from './vocabulary.ts'

// The sample game of the English rulebook, part by part, with its dice and draws. What it leaves open (the last cards
// turned up, Haven cards never named) is made up; remarks say where its bookkeeping is wrong.

const words = (list: readonly number[]): string[] =>
  list.filter(card => card >= 0).map(card => vocabulary.card.words[card])
const peersOf = (g: Pax, colour: number) => words(g.peers.slice(colour * PEER_SLOTS, (colour + 1) * PEER_SLOTS))
const shipsOf = (g: Pax, colour: number) => words(g.ships.slice(colour * 4, colour * 4 + 4))
const handOf = (g: Pax) => words(g.place.flatMap((place, card) => (place === HAND + RED ? [card] : [])))

describe('sample game a: 1598, the Anglo-Spanish War', () => {
  test('H8a: an outlaw for nothing, a murder, nine against eight, a Sword Fight, a Peerage and a wedding', () => {
    const table = position(
      'england',
      `england: $10, peers R20, hand haven-tortuga haven-hewanorra
       havana: spain, slave, fort            santo-domingo: spain, slave, fort
       san-juan-de-ulua: spain, slave, fort  trujillo: spain, slave, fort
       porto-bello: spain, slave, fort       cartagena: spain, slave, fort
       coro: spain, slave, fort              cumana: spain, slave, fort
       display: C01 M06 R07 S23
       begin year`,
      { chance: { market: ['S02', 'S05', 'R14'], dice: [3, 5] } },
    )
    const g = table.state
    // Goods: Treasure and attrition in Venezuela and Nova Andalusia. The Parrot moves on by itself.
    expect(table.told('chest-placed').map(([site]) => site)).toEqual([table.site('coro'), table.site('cumana')])
    expect(table.told('worn-out').map(([, site]) => site)).toEqual([table.site('coro'), table.site('cumana')])
    expect(g.poolIndigenous).toBe(2)
  })
})
