import type { State } from '@spanish-main/kernel'
import type { BoardWords, Change, Happening, Name, Say, TableView } from '@spanish-main/ui'
import { sinceLastTurn } from './chronicle.ts'

/** What others, or the rules by themselves, changed for the person at the screen since their last turn. */
export interface Changed {
  readonly happening: Happening
  readonly kind: Change['kind']
  readonly place: Change['place']
  readonly what: Change['what']
}

const ORDER: readonly Change['kind'][] = ['lost', 'gained', 'around']

/** Lost first, then gained, then what happened around the seat's own things. */
export function changedSince(
  table: TableView<State>,
  words: BoardWords<State> | undefined,
  { say, name }: { readonly say: Say; readonly name: Name },
): readonly Changed[] {
  const { seat, view, events, movers, waiting } = table
  if (seat < 0 || words?.changes === undefined || !movers.includes(seat)) return []
  const found = sinceLastTurn(events, movers, seat, waiting).flatMap(happening =>
    (words.changes?.(view, happening.event, say, name) ?? [])
      .filter(change => change.seat === seat)
      .map(({ kind, place, what }) => ({ happening, kind, place, what })),
  )
  return found.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}
