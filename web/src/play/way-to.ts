import type { State } from '@spanish-main/kernel'
import type { GuidePlace, Question, TableView } from '@spanish-main/ui'
import type { Kit } from '../kit.ts'
import type { Screen } from './phone-nav.tsx'
import { isShown } from './shown.ts'

/** A part of a phone's table; a tab of its drawer; or the dock, which any part has but the drawer. */
export type Way = Exclude<Screen, 'drawer'> | 'victory' | 'orders' | 'dock'

const WAYS: Readonly<Record<GuidePlace, Way | undefined>> = {
  ...{ board: 'table', side: 'side', hand: 'hand', dock: 'dock', tools: 'dock', victory: 'victory', orders: 'orders' },
  // Always in sight.
  ...{ seats: undefined, ribbon: undefined },
}

/**
 * What a phone opens for what the guide speaks of. The drawer would hide the move that the guide `waits` for, and a work
 * panel is in the place of the side board.
 */
export function wayTo(place: GuidePlace, { waits, working }: { waits: boolean; working: boolean }): Way | undefined {
  if (place === 'side' && working) return undefined
  const way = WAYS[place]
  return waits && (way === 'victory' || way === 'orders') ? 'dock' : way
}

/** What the guide rings: where a stage lies aside and the guide `waits` for what is done on it, the way back to it. */
export const ringOf = (
  place: GuidePlace | undefined,
  { waits, away }: { waits: boolean; away: boolean },
): GuidePlace | 'aside' | undefined => (place === 'board' && waits && away ? 'aside' : place)

/** What a phone opens for a question: the part where all that may be chosen glows. */
export function wayToTargets(
  kit: Kit,
  table: TableView<State>,
  question: Question,
): 'table' | 'side' | 'hand' | undefined {
  if (question.kind !== 'values' || !isShown(kit, table, question)) return undefined
  const { domain, values } = question
  const parts = new Set(values.map(value => kit.board?.words?.shownIn?.(table, { domain, value })))
  const [part] = parts
  return parts.size !== 1 ? undefined : part === 'board' ? 'table' : part
}
