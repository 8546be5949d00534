import { Button } from '@spanish-main/ui'
import { lazy, Suspense, useState } from 'react'
import { Legend } from '../pages/legend.tsx'
import { useTableContext } from './context.ts'

const PrimerPage = lazy(async () => ({ default: (await import('./primer.tsx')).PrimerPage }))

/** Above the rules beside a table: the two minutes once more, and what the signs mean. */
export function RulesHead() {
  const { kit, props } = useTableContext()
  const { table, say } = props
  const [reading, setReading] = useState(false)
  const { words } = kit.board ?? {}
  const primer = words?.primer?.(table.view, Math.max(0, table.seat), say)
  const signs = words?.signs?.(say) ?? []
  return (
    <div className="rules-head">
      {primer === undefined ? undefined : <Button onClick={() => setReading(true)}>{say('primer.again')}</Button>}
      {signs.length === 0 ? undefined : (
        <details className="rule-chapter">
          <summary>
            <h2>{say('rules.signs')}</h2>
          </summary>
          <Legend kit={kit} />
        </details>
      )}
      {reading && primer !== undefined ? (
        <Suspense>
          <PrimerPage kit={kit} primer={primer} onClose={() => setReading(false)} />
        </Suspense>
      ) : undefined}
    </div>
  )
}
