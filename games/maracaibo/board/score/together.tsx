import type { Say } from '@spanish-main/ui'
import { hasModule } from '../../rules/players.ts'
import { FREED, type Maracaibo, SEARCH } from '../../rules/state.ts'
import { isTogether, togetherOf } from './together.ts'

/** MU-11.3. What the table needs to win together, each point true or not yet. */
export function Together({ view, say }: { view: Maracaibo; say: Say }) {
  if (!isTogether(view)) return undefined
  const { left, behind } = togetherOf(view)
  const points: readonly [string, boolean][] = [
    [say('together.free', { left }), left === 0],
    [say('together.ahead', { behind, points: view.aPoints }), behind === 0],
    ...(hasModule(view, SEARCH) ? [[say('together.luysa'), view.luysa === FREED] as [string, boolean]] : []),
  ]
  return (
    <ul className="mb-together" aria-label={say('together')}>
      {points.map(([text, done]) => (
        <li key={text} className={done ? 'mb-done' : undefined}>
          <span aria-hidden="true">{done ? '✓' : '○'}</span>
          {text}
          <span className="unseen">{say(done ? 'together.met' : 'together.open')}</span>
        </li>
      ))}
    </ul>
  )
}
