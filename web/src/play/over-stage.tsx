import { Button, Stage } from '@spanish-main/ui'
import { useEffect, useState } from 'react'
import { useTableContext } from './context.ts'
import { sayChoice } from './prompt.ts'
import { RefusalCard } from './refusal-card.tsx'
import type { Chooser } from './use-picking.ts'

/**
 * A window over the table, such as a battle, keeps everything else out of reach. What the dock would ask and the board
 * would refuse is then said in a window above it.
 */
export function OverStage({ chooser }: { chooser: Chooser }) {
  const { kit, props } = useTableContext()
  const { say, act, picking } = props
  const { doubt } = chooser
  const [covered, setCovered] = useState(false)
  const pressing = picking.refusal !== undefined || doubt !== undefined
  useEffect(() => {
    setCovered(pressing && document.querySelector('dialog.stage[open]:not(.stage-small)') !== null)
  }, [pressing])
  if (!covered || !pressing) return undefined
  if (doubt !== undefined && picking.ready !== undefined) {
    const choice = sayChoice(kit, picking.ready)
    return (
      <Stage title={say('prompt.sure', { choice })} size="small" onClose={act.back} closeLabel={say('act.back')}>
        <div className="stage-body">
          <p>{doubt.kind === 'caution' ? doubt.sentence : say(`doubt.${doubt.kind}`)}</p>
        </div>
        <footer className="stage-foot">
          <Button kind="primary" onClick={act.confirm}>
            {choice}
          </Button>
          <Button onClick={act.back}>{say('act.back')}</Button>
        </footer>
      </Stage>
    )
  }
  return (
    <Stage title={say('refused')} size="small" onClose={chooser.dismiss} closeLabel={say('act.understood')}>
      <div className="stage-body">
        <RefusalCard onClose={chooser.dismiss} still />
      </div>
    </Stage>
  )
}
