import type { Say } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import { position } from '../../scenario.ts'
import { changes } from './changes.ts'
import { words } from './words.tsx'

const say = ((key: string, params: object) => `${key} ${JSON.stringify(params)}`) as Say

test('10.1: a column of one man is not asked whether one or all go along', () => {
  const mustered = (who: string) =>
    position('spain england', `england at 3910: ${who}\nbegin march england`).play('england muster 3910').state
  expect(words.absent?.(mustered('1 colonist'))).toEqual(['take-all'])
  expect(words.absent?.(mustered('1 colonist, 1 det'))).toEqual(['take-all'])
  expect(words.absent?.(mustered('1 colonist, 2 dets'))).toEqual([])
  expect(words.absent?.(position('spain england', 'england at 3910: 1 colonist\nbegin march england').state)).toEqual(
    [],
  )
})

test('13.4: what is mined is gold overseas, and ducats only when it comes home', () => {
  const view = position('spain england', 'begin march england').state
  const told = (kind: string, ...args: number[]) =>
    changes(view, { kind, rule: '13.11', args }, say, () => '').map(({ what }) => what)
  expect(told('mined', view.nation[1], 40, 15)).toEqual(['change.gold {"n":15}'])
  expect(told('gold-credited', view.nation[1], 15)).toEqual(['quay.ducats {"n":15}'])
})
