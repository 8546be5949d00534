import type { Happening, TableView } from '@spanish-main/ui'
import { expect, test } from 'vitest'
import type { Lords } from '../../rules/state.ts'
import { position } from '../../scenario.ts'
import { bidsAfterPass } from './passes.ts'

const LORDS = ['marques', 'drake', 'lerma']

/** A lot after these words, each said by the lord it begins with; what a seat reads of it. */
function after(reader: string, ...words: readonly string[]) {
  const gold = LORDS.map(lord => `${lord}: $5`).join('   ')
  const table = position(LORDS.join(' '), `${gold}   drawn: caracas   begin auctions`)
  const at = (move: number): Happening[] => table.events.map(event => ({ move, event }))
  const events = at(-1)
  for (const [move, word] of words.entries()) {
    table.play(word)
    events.push(...at(move).slice(events.length))
  }
  const movers = words.map(word => table.seat(word.split(' ')[0]))
  const view = { view: table.state, events, movers } as unknown as TableView<Lords>
  return bidsAfterPass(view, table.seat(reader))?.map(([lord, bid]) => [table.state.character.indexOf(lord), bid])
}

test('C3a.2: whoever has passed and is asked again reads what was bid since', () => {
  expect(after('marques', 'marques pass', 'lerma bid 2', 'drake bid 3')).toEqual([
    [2, 2],
    [1, 3],
  ])
  expect(after('marques', 'marques pass')).toEqual([])
})

test('a bid and a pledge are no passes, and whoever has said nothing has not passed', () => {
  expect(after('marques', 'marques bid 1', 'lerma bid 2')).toBeUndefined()
  expect(after('drake', 'marques pass', 'lerma bid 2')).toBeUndefined()
  expect(after('drake', 'marques bid 1', 'lerma pass', 'drake pledge lerma 2', 'lerma accept')).toBeUndefined()
})

test('D1.1: whoever strikes a deal during a lot has not passed on it, nor taken back a pass', () => {
  const deal = 'drake deal 1 marques drake + marques gold 1'
  expect(after('drake', 'marques bid 1', deal)).toBeUndefined()
  expect(
    after('marques', 'marques pass', 'lerma bid 2', 'drake bid 3', 'marques deal 1 drake marques + drake gold 1'),
  ).toEqual([
    [2, 2],
    [1, 3],
  ])
})
