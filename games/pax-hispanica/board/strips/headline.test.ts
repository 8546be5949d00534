import { expect, it } from 'vitest'
import { position } from '../../scenario.ts'
import { headline, shownYear } from './headline.ts'

const say = Object.assign((key: string, params: object = {}) => [key, ...Object.values(params)].join(' '), {
  has: () => true,
})
const inYear = (year: number) => position('england france', `year ${year}, order england france`).state

it('says what kind of year it is and since when there is War or Pax', () => {
  expect(headline(inYear(1625), say)).toBe('Board.headline year.sail.name 1625 board.war 1618')
  expect(headline(inYear(1602), say)).toBe('Board.headline year.goods.name 1602 board.pax 1602')
})

it('stays in the last year when the game is over', () => {
  const over = { ...inYear(1649), year: 1650 }
  expect(shownYear(over)).toBe(1649)
  expect(headline(over, say)).toContain('1649')
})
