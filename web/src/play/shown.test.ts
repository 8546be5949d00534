import type { State } from '@spanish-main/kernel'
import type { Question, TableView } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import type { Kit } from '../kit.ts'
import { INLINE, needsList } from './shown.ts'

const table = { decision: { name: 'disc' } } as TableView<State>
const asks = (count: number): Question => ({
  kind: 'values',
  verb: { move: 'disc', domains: ['upgrade'] } as unknown as Extract<Question, { kind: 'values' }>['verb'],
  index: 0,
  domain: 'upgrade',
  values: Array.from({ length: count }, (_, i) => i),
  range: undefined,
  refused: [],
})
const kit = (panels?: object) =>
  ({ game: { vocabulary: { upgrade: { words: ['a'] } } }, board: { panels } }) as unknown as Kit

test('many things that nothing shows are listed by themselves, unless a work panel is there for them', () => {
  expect(needsList(kit(), table, asks(INLINE + 1))).toBe(true)
  expect(needsList(kit(), table, asks(INLINE))).toBe(false)
  expect(needsList(kit({ disc: () => null }), table, asks(INLINE + 1))).toBe(false)
})
