// The tests of random games, which every game has: for each of its cells that they end, and that all that the kernel
// promises holds along them.
import type { Game, Options, State } from '@spanish-main/kernel'
import {
  auditGame,
  checkAlong,
  type Policy,
  playAll,
  playJournal,
  replayEqualsPlay,
  type Seating,
} from '@spanish-main/kernel/harness'
import { describe, expect, test } from 'vitest'

/** A number of seats with options. */
export interface Cell {
  readonly seats: number
  readonly options: Options
}

export interface RandomGames<S extends State> {
  readonly cells: readonly Cell[]
  /** Games a cell in `npm test`, and in the long campaign. */
  readonly games: readonly [quick: number, long: number]
  /** Ways to choose that are played, too, a tenth as often as any move. The first of them plays what is looked along. */
  readonly policies?: Readonly<Record<string, Policy<S>>>
  /** Every how many moves a position is looked at. */
  readonly every: number
  /** Every how many moves somebody is given a twin, and how many comparisons a cell must have at least. */
  readonly audit: (cell: Cell) => { readonly every: number; readonly least: number }
  /** More moves than any game has. */
  readonly limit?: number
  /** What no state may be larger than, as JSON. */
  readonly bytes?: number
  /** For undo and audits, which go over the same game many times: options that make it short. */
  readonly short?: Options
  /** The rules that the parts prove, for their titles. */
  readonly rules?: { readonly end?: string; readonly secret?: string }
}

const LONG = process.env.SPANISH_MAIN_LONG === '1'
const patient = { timeout: 3_600_000 }

export function testRandomGames<S extends State>(game: Game<S>, about: RandomGames<S>): void {
  const { cells, games, every, audit, limit = 20_000, bytes, short = {}, policies = {}, rules = {} } = about
  const count = games[LONG ? 1 : 0]
  const ways: [string, number, Policy<S> | undefined][] = [
    ['any move', count, undefined],
    ...Object.entries(policies).map(([name, policy]): [string, number, Policy<S>] => [
      name,
      Math.ceil(count / 10),
      policy,
    ]),
  ]
  const titled = (rule: string | undefined, title: string) => (rule === undefined ? title : `${rule}: ${title}`)

  describe.each([...cells])('random games, %j', cell => {
    const { seats, options } = cell
    const seating = (seed: number): Seating => ({ seats, options, seed })
    const brief = (seed: number): Seating => ({ seats, options: { ...options, ...short }, seed })

    test.each(ways)(titled(rules.end, '%s: games end, and everything is accounted for'), patient, (_, many, policy) => {
      const playing = { limit, ...(bytes === undefined ? {} : { bytes }), ...(policy && { policy }) }
      expect(playAll(game, { seats, options }, many, playing)).toEqual([])
    })

    test('gate, view, clone, JSON, visibility and drafts hold along a game', patient, () => {
      const policy = Object.values(policies).at(0)
      const { positions, broken } = checkAlong(game, seating(1), every, { limit, ...(policy && { policy }) })
      expect(broken.slice(0, 3)).toEqual([])
      expect(positions).toBeGreaterThan(5)
    })

    test('a record with undone moves replays to the same position', patient, () => {
      const { journal, problems } = playJournal(game, brief(2), { undoEvery: 5 })
      expect([...problems, ...replayEqualsPlay(game, journal)]).toEqual([])
    })

    test(titled(rules.secret, 'nobody can tell a game from its twin'), patient, () => {
      const wanted = audit(cell)
      const { checks, leaks } = auditGame(game, brief(3), wanted.every)
      expect(leaks).toEqual([])
      expect(checks).toBeGreaterThan(wanted.least)
    })
  })
}
