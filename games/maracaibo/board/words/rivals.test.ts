import type { Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { JACQUES, JEAN, type Maracaibo, NO_OPPONENT } from '../../rules/state.ts'
import { SEAT_LOOKS } from '../art/looks.tsx'
import { words } from './words.tsx'

const say: Say = Object.assign((key: string) => key, { has: () => true })
const rivals = (opponent: number) => words.rivals!({ opponent, aPoints: 31 } as Maracaibo, say)

test.each([JEAN, JACQUES])('an opponent without a seat has a name, a crest that no seat has, and figures (%i)', who => {
  const [{ name, look, figures }, ...more] = rivals(who)
  expect(more).toEqual([])
  expect(name).not.toBe('')
  expect(SEAT_LOOKS).not.toContainEqual(look)
  expect(figures).toEqual([{ label: 'seat.vp', value: 31 }])
})

test('where there is none, none is shown; the two have different names', () => {
  expect(rivals(NO_OPPONENT)).toEqual([])
  expect(rivals(JEAN)[0].name).not.toBe(rivals(JACQUES)[0].name)
})
