import type { BoardProps } from '@spanish-main/ui'
import { counted } from '../../rules/mb11-careers.ts'
import type { Maracaibo } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { sayReward } from '../words/effects.ts'
import { nameIn } from '../words/names.ts'

/** MB-11.9. The three tasks of a career: how far, and what they give. */
export function Career({ table, say, of }: BoardProps<Maracaibo> & { of: number }) {
  const { view } = table
  const career = view.career[of]
  if (career < 0) return undefined
  const { tasks, final } = tables.careers[career]
  return (
    <section className="mb-career">
      <h2>{nameIn(say, 'career', career)}</h2>
      <ul>
        {tasks.map(({ counts, least, gain }, i) => {
          const done = (view.tasks[of] & (1 << i)) !== 0
          return (
            <li key={`${counts} ${least}`} className={done ? 'mb-done' : undefined}>
              <span aria-hidden="true">{done ? '✓' : '○'}</span>{' '}
              {say('career.task', {
                what: say(`career.counts.${counts}`),
                now: Math.min(least, counted(view, of, counts)),
                least,
                gain: sayReward(say, gain),
              })}
            </li>
          )
        })}
        <li>{say('career.all', { gain: sayReward(say, final) })}</li>
      </ul>
    </section>
  )
}
