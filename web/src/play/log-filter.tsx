import type { State } from '@spanish-main/kernel'
import type { BoardWords, Happening, TableView } from '@spanish-main/ui'
import { useState } from 'react'
import type { GameWords } from '../game-words.ts'
import { useTableContext } from './context.ts'
import '../pages/segments.css'

export type LogFilter = 'all' | 'mine' | 'changes'

/** The lines that a filter leaves: what I did or what changed for me; what anybody gained or lost; a word. */
export function filterLog(
  { events, movers, seat, view }: TableView<State>,
  filter: LogFilter,
  sought: string,
  words: GameWords,
  changes: BoardWords<State>['changes'],
): readonly Happening[] {
  const changed = ({ event }: Happening) => changes?.(view, event, words.say, words.name) ?? []
  const found =
    filter === 'mine'
      ? events.filter(each => movers[each.move] === seat || changed(each).some(change => change.seat === seat))
      : filter === 'changes'
        ? events.filter(each => changed(each).some(({ kind }) => kind !== 'around'))
        : events
  const word = sought.trim().toLocaleLowerCase(words.language)
  return word === '' ? found : found.filter(({ event }) => lineOf(words, event).includes(word))
}

const lineOf = (words: GameWords, event: Happening['event']): string =>
  words
    .line(event)
    .map(piece => (typeof piece === 'object' ? piece.text : piece))
    .join('')
    .toLocaleLowerCase(words.language)

/** The chronicle's filters, and what they leave. */
export function useLogFilter(): { events: readonly Happening[]; narrowed: boolean; bar: React.ReactNode } {
  const { kit, props } = useTableContext()
  const { table, say } = props
  const { changes } = kit.board?.words ?? {}
  const [filter, setFilter] = useState<LogFilter>('all')
  const [sought, setSought] = useState('')
  const filters: LogFilter[] = ['all', ...(table.seat < 0 ? [] : ['mine' as const])]
  if (changes !== undefined) filters.push('changes')
  const bar = (
    <div className="log-filter">
      <label className="search">
        <span className="unseen">{say('log.find')}</span>
        <input
          type="search"
          value={sought}
          placeholder={say('log.find.short')}
          onChange={event => setSought(event.target.value)}
        />
      </label>
      {filters.length < 2 ? undefined : (
        <div className="segments">
          {filters.map(each => (
            <label key={each} className="segment">
              <input type="radio" name="log-filter" checked={each === filter} onChange={() => setFilter(each)} />
              <span>{say(`log.filter.${each}`)}</span>
            </label>
          ))}
        </div>
      )}
    </div>
  )
  const narrowed = filter !== 'all' || sought.trim() !== ''
  return { events: narrowed ? filterLog(table, filter, sought, kit.words, changes) : table.events, narrowed, bar }
}
