import { Button } from '@spanish-main/ui'
import { useState } from 'react'
import { useTableContext } from './context.ts'
import './guide.css'

/** The guided first turn: what to see and do now, one thing at a time. */
export function GuideCard() {
  const { kit, props } = useTableContext()
  const { table, say } = props
  const [read, setRead] = useState(-1)
  const [shut, setShut] = useState(false)
  const steps = kit.board?.guide?.steps ?? []
  const at = steps.findLastIndex(step => step.when(table))
  if (shut || at < 0 || at <= read) return undefined
  return (
    <aside className="guide panel" aria-label={say('guide')}>
      <p>{say(`guide.${steps[at].key}`)}</p>
      <div>
        <span>{say('guide.step', { step: at + 1, steps: steps.length })}</span>
        <Button kind="primary" onClick={() => setRead(at)}>
          {say('guide.next')}
        </Button>
        <Button kind="quiet" onClick={() => setShut(true)}>
          {say('guide.end')}
        </Button>
      </div>
    </aside>
  )
}
