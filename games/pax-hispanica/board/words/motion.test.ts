import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { motion } from './motion.ts'

const table = position('england france', 'year 1608   turn of england')
const seen = (kind: string, ...args: number[]) => motion(table.state, { rule: 'D2a', kind, args, readers: [] })
const [england, france] = ['england', 'france'].map(table.nation)
const seats = [england, france].map(colour => `seat ${table.state.seatOf[colour]}`)

test('D2a-pay: coins go from payer to payee, and to the Pool', () => {
  expect(seen('paid-to', france, england, 3)?.glides).toEqual([
    { piece: 'coin', count: 3, from: seats[1], to: seats[0] },
  ])
  expect(seen('paid', france, 2)?.glides).toEqual([{ piece: 'coin', count: 2, from: seats[1], to: 'pool' }])
  expect(seen('earned', england, 1)?.glides).toEqual([{ piece: 'coin', count: 1, from: 'pool', to: seats[0] }])
})

test('D2a-win: a card goes from its deck to whoever won it; a battle is heard', () => {
  expect(seen('auction-won', france, table.card('S05'), 3)?.glides).toEqual([
    { piece: 'card', count: 1, from: 'deck 3', to: seats[1] },
  ])
  expect(seen('sea-battle-fought', 1, 2, 0, 0)).toEqual({ sound: 'guns' })
  expect(seen('year-begins', 1609)).toBeUndefined()
})
