import type { Say } from '@spanish-main/ui'
import type { Maracaibo } from '../../rules/state.ts'
import { nationName, opponentName } from '../words/names.ts'
import { decidedBy } from './decided.ts'
import type { Score } from './sheet.ts'

/** In a few lines, what parted the first from the second. */
export function WhatDecided({
  view,
  score,
  names,
  say,
}: {
  view: Maracaibo
  score: Score
  names: readonly string[]
  say: Say
}) {
  const decided = decidedBy(score)
  if (decided === undefined) return undefined
  const name = (who: number): string => names[who] ?? opponentName(say, view)
  return (
    <section className="mb-decided">
      <h3>{say('score.decided')}</h3>
      <p>{say('score.decided.gap', { first: name(decided.first), second: name(decided.second), gap: decided.gap })}</p>
      <ul>
        {decided.lines.map(({ line: { key, nation }, first, second }) => (
          <li key={`${key} ${nation ?? ''}`}>
            {say(first > second ? 'score.decided.more' : 'score.decided.less', {
              what: nation === undefined ? say(`score.${key}`) : nationName(say, nation),
              points: Math.abs(first - second),
              first,
              second,
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
