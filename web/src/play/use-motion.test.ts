import type { State } from '@spanish-main/kernel'
import type { Motion, TableView } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import type { Kit } from '../kit.ts'
import { motionsOf } from './use-motion.ts'

const event = (kind: string) => ({ move: 0, event: { rule: 'A1', kind, args: [0], readers: [] } })
const coin: Motion = { glides: [{ piece: 'coin', count: 1, from: 'seat 0', to: 'pool' }], sound: 'coins' }
const kit = {
  board: { words: { motion: (_: State, { kind }: { kind: string }) => (kind === 'paid' ? coin : undefined) } },
}
const shown = (kinds: readonly string[], seen: number) =>
  motionsOf(kit as unknown as Kit, { view: {}, events: kinds.map(event) } as unknown as TableView<State>, seen)

test('only what is new moves, and only what the board gives a motion', () => {
  expect(shown(['paid', 'said', 'paid'], 1)).toEqual([coin])
})

test('nothing moves when a table is opened, nor when very much has happened at once', () => {
  expect(shown(['paid'], -1)).toEqual([])
  expect(shown(new Array(9).fill('paid'), 0)).toEqual([])
})
