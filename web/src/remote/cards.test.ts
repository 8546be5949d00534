import type { TableCard } from '@spanish-main/session'
import { expect, test } from 'vitest'
import { byUrgency, chainOf, deadline, isFollowed, standing, yours } from './cards.ts'

const HOUR = 3_600_000

/** A card of which only some things matter. */
const card = (id: string, about: Partial<TableCard> = {}): TableCard => ({
  ...{ id, game: 'cove', title: '', stage: 'playing', options: {}, pace: { kind: 'free' }, paused: false, seats: [] },
  ...{ waiting: 0, moves: 0, ending: '', winners: 0, names: [], changed: 0, offered: false, mine: [0], host: false },
  ...about,
})

const byPost = (left: number): Partial<TableCard> => ({
  pace: { kind: 'days', time: 48 * HOUR },
  clock: { left: [left, 48 * HOUR], running: 1, since: 0, zones: [0, 0], wall: Date.now() },
})

test('my move comes first; a live table that waits comes before correspondence with more than an hour left', () => {
  const order = [
    card('over', { stage: 'over' }),
    card('not begun', { stage: 'waiting' }),
    card('others', { waiting: 2 }),
    card('an offer', { waiting: 2, offered: true }),
    card('two days', { waiting: 1, ...byPost(40 * HOUR) }),
    card('live', { waiting: 1 }),
    card('soon', { waiting: 1, ...byPost(HOUR / 2) }),
  ]
  const sorted = order.sort(byUrgency).map(({ id }) => id)
  expect(sorted).toEqual(['soon', 'live', 'two days', 'an offer', 'others', 'not begun', 'over'])
})

test('a deadline is what is left to whoever is waited for', () => {
  const found = card('a', { waiting: 1, ...byPost(HOUR) })
  expect(yours(found)).toBe(true)
  const { wall } = found.clock!
  expect(deadline(found, wall + HOUR / 4)).toEqual({ left: (HOUR * 3) / 4, until: wall + HOUR })
  expect(deadline(card('b'))).toBeUndefined()
})

test('nights that do not count put a deadline off, and nothing runs in them', () => {
  const evening = Date.UTC(1625, 2, 1, 21)
  const nights = { from: 22 * 60, to: 8 * 60 }
  const clock = { left: [2 * HOUR, 48 * HOUR], running: 1, since: 7, zones: [0, 0], wall: evening }
  const found = card('a', { waiting: 1, pace: { kind: 'days', time: 48 * HOUR, nights }, clock })
  expect(deadline(found, evening)).toEqual({ left: 2 * HOUR, until: evening + 12 * HOUR })
  for (const later of [2, 5, 11])
    expect(deadline(found, evening + later * HOUR)).toEqual({ left: HOUR, until: evening + 12 * HOUR })
})

test('tables that follow each other are one chain, shown by its last', () => {
  const cards = [
    card('one', { next: 'two' }),
    card('two', { next: 'three' }),
    card('three'),
    card('four', { next: 'x' }),
  ]
  expect(chainOf(cards, cards[2]).map(({ id }) => id)).toEqual(['one', 'two', 'three'])
  expect(cards.filter(each => !isFollowed(cards, each)).map(({ id }) => id)).toEqual(['three', 'four'])
})

test('a line says whose move it is, and at the end all who have won', () => {
  const seats = ['Anne', 'Bart', 'Cato'].map(name => ({ kind: 'link' as const, name, arrived: true, ready: true }))
  const say = ((key: string, params: object = {}) => [key, ...Object.values(params)].join(' ')) as never
  const line = (about: Partial<TableCard>) => standing(card('a', { seats, ...about }), ({ name }) => name, say)
  expect(line({ waiting: 0b001 })).toBe('row.your-move')
  expect(line({ waiting: 0b110 })).toBe('row.waits Bart, Cato')
  expect(line({ stage: 'over', winners: 0b101 })).toBe('row.won Anne, Cato')
  expect(line({ waiting: 0b001, paused: true })).toBe('network.paused')
  const kept = seats.with(0, { ...seats[0], standIn: 'deckhand' })
  expect(line({ waiting: 0b001, seats: kept })).toBe('network.kept')
  expect(line({ stage: 'over' })).toBe('stage.over')
  expect(line({ stage: 'abandoned', winners: 0 })).toBe('stage.abandoned')
})
