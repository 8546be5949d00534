import type { TableCard } from '@spanish-main/session'
import type { Text } from '../text.ts'
import { leftAt, runsOutAt } from './clocks.ts'

/** Whether a table waits for the reader: not for a bot in the reader's place, and not while it is paused. */
export const yours = ({ stage, waiting, mine, seats, paused }: TableCard): boolean =>
  stage === 'playing' && !paused && mine.some(seat => (waiting & (1 << seat)) !== 0 && !isKept(seats[seat]))

/** Whether a bot keeps a seat for its owner. */
const isKept = (seat: TableCard['seats'][number] | undefined): boolean => seat?.standIn !== undefined

/** What is left to those who are waited for, and until when that is, where somebody's time runs. */
export function deadline(
  { pace, clock, waiting }: TableCard,
  now = Date.now(),
): { readonly left: number; readonly until: number } | undefined {
  const until = clock && runsOutAt(pace, clock, waiting, now)
  if (clock === undefined || until === undefined) return undefined
  const running = leftAt(pace, clock, now).filter((_, seat) => (waiting & clock.running & (1 << seat)) !== 0)
  return { left: Math.min(...running), until }
}

/** Your move, whose move, who won, or what else became of it. */
export function standing(
  card: TableCard,
  nameOf: (seat: TableCard['seats'][number]) => string,
  say: Text['say'],
): string {
  const named = (bits: number) =>
    card.seats
      .filter((_, seat) => (bits & (1 << seat)) !== 0)
      .map(nameOf)
      .filter(name => name !== '')
      .join(', ')
  if (yours(card)) return say('row.your-move')
  if (offered(card)) return say('network.offered')
  if (card.stage === 'over' && card.winners !== 0) return say('row.won', { name: named(card.winners) })
  if (card.stage !== 'playing') return say(`stage.${card.stage}`)
  if (card.mine.length > 0 && card.mine.every(seat => isKept(card.seats[seat]))) return say('network.kept')
  if (card.paused) return say('network.paused')
  return say('row.waits', { name: named(card.waiting) || '…' })
}

const STAGES: readonly TableCard['stage'][] = ['playing', 'waiting', 'over', 'abandoned']
const HOUR = 3_600_000

/** An offer waits for the reader's answer. */
export const offered = ({ stage, offered: waits }: TableCard): boolean => stage === 'playing' && waits

/**
 * Your move first, live tables and near deadlines before others; then offers to you, what waits for others with the
 * longest wait last, has not begun, is over.
 */
export function byUrgency(one: TableCard, other: TableCard): number {
  const rank = (card: TableCard) => (yours(card) ? 0 : offered(card) ? 1 : 2 + STAGES.indexOf(card.stage))
  const time = (card: TableCard) => {
    if (!yours(card)) return 0
    const { left = Number.MAX_SAFE_INTEGER } = deadline(card) ?? {}
    return card.pace.kind === 'days' ? left : Math.min(left, HOUR)
  }
  return rank(one) - rank(other) || time(one) - time(other) || other.changed - one.changed
}

/** The tables of a campaign, or of rematches, that led to this one, the first first, itself last. */
export function chainOf(cards: readonly TableCard[], card: TableCard): TableCard[] {
  const before = cards.find(({ next }) => next === card.id)
  return before === undefined ? [card] : [...chainOf(cards, before), card]
}

/** Whether another table of these goes on where this one ended. */
export const isFollowed = (cards: readonly TableCard[], { next }: TableCard): boolean =>
  cards.some(({ id }) => id === next)
