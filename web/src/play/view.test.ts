import { check, type Game, type State } from '@spanish-main/kernel'
import { nextQuestion, take } from '@spanish-main/ui'
import { describe, expect, test } from 'vitest'
import { cove } from '../../../kernel/fixture/cove.ts'
import { coveTable } from '../../../kernel/fixture/scenario.ts'
import { isAmong } from '../../../ui/amounts.ts'
import { tableView } from './view.ts'

const game = cove as unknown as Game<State>

/** What Anne's page draws while she is asked for a bid, with so much money. */
function bidding(money: number) {
  const view = coveTable(`anne: $${money}\nbart: $2\nbids for scout-3`).state
  const told = { seat: 0, view, waiting: 3, events: [], moves: 0, movers: [], orders: [], ordered: [], sitters: [] }
  return { view, table: tableView(game, { ...told, undo: undefined }) }
}

const asked = ({ table }: ReturnType<typeof bidding>, picks = { move: 'bid', picked: [] as never[] }) =>
  nextQuestion(table.verbs, table.choices, table.refused, picks)

describe('the chooser of an amount', () => {
  test('has one choice with a least and a greatest, however much there is', () => {
    for (const money of [1, 7, 40]) {
      const bid = bidding(money)
      expect(bid.table.choices.filter(({ move }) => move === 'bid')).toHaveLength(1)
      expect(asked(bid)).toMatchObject({ kind: 'values', range: { least: 0, greatest: money }, values: [] })
    }
  })

  test('takes exactly the amounts that the rules accept, and says them in words that the rules understand', () => {
    const bid = bidding(9)
    const question = asked(bid)
    if (question.kind !== 'values' || question.range === undefined) throw new Error('A range is asked for.')
    for (let value = -1; value <= 11; value++) {
      const text = `bid ${value}`
      const accepted = check(game, bid.view, 0, text).kind !== 'problem'
      expect([value, isAmong(question.range, value)]).toEqual([value, accepted])
      const { choices, refused } = bid.table
      const taken = take({ domain: question.domain, value }, question, choices, refused, { move: 'bid', picked: [] })
      expect('picks' in taken).toBe(accepted)
      if ('picks' in taken)
        expect(nextQuestion(bid.table.verbs, choices, refused, taken.picks)).toMatchObject({
          kind: 'ready',
          choice: { text },
        })
    }
  })

  test('is left out where there is only one amount', () => {
    expect(asked(bidding(0))).toMatchObject({ kind: 'ready', choice: { text: 'bid 0' } })
  })
})

test('a question has one name while others answer, and another for every seat', () => {
  const { view } = bidding(3)
  const about = { view, waiting: 3, events: [], movers: [], orders: [], ordered: [], sitters: [], undo: undefined }
  const name = (seat: number, moves: number, decision: string) =>
    tableView(game, { ...about, seat, moves, decision }).question
  expect(name(0, 4, '7.1')).toBe(name(0, 5, '7.1'))
  expect(new Set([name(0, 4, '7.1'), name(0, 4, '7.2'), name(1, 4, '7.1')]).size).toBe(3)
})
