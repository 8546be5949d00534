import { Button, SidePanel } from '@spanish-main/ui'
import type { Changed } from './changed.ts'
import { useTableContext } from './context.ts'
import { Line } from './log.tsx'
import './changes.css'

const KINDS = ['lost', 'gained', 'around'] as const
const SIGNS = { lost: '−', gained: '+', around: '·' } as const

/** What changed for me while others had their turns: lost, gained, around me. */
export function Changes({
  changed,
  onClose,
  onVictory,
}: {
  changed: readonly Changed[]
  onClose: () => void
  /** Shows who is how close to winning, where the board can say so. */
  onVictory?: (() => void) | undefined
}) {
  const { kit, props, look } = useTableContext()
  const { say, act, table } = props
  return (
    <SidePanel
      title={say('changes.title')}
      sub={say('changes.sub')}
      closeLabel={say('act.understood')}
      onClose={onClose}
    >
      {KINDS.map(kind => {
        const mine = changed.filter(each => each.kind === kind)
        return mine.length === 0 ? undefined : (
          <section key={kind} className={`log changes changes-${kind}`}>
            <h3>
              <span aria-hidden="true">{SIGNS[kind]}</span>
              {say(`changes.${kind}`)}
            </h3>
            <ul>
              {mine.map(({ happening, what }, i) => (
                <Line
                  key={i}
                  event={happening.event}
                  view={table.view}
                  words={kit.words}
                  look={look}
                  act={act}
                  head={what}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {onVictory === undefined ? undefined : (
        <Button kind="quiet" onClick={onVictory}>
          {say('changes.victory')}
        </Button>
      )}
    </SidePanel>
  )
}
