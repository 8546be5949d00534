import { Button, type Choice, RuleChip, SidePanel } from '@spanish-main/ui'
import { useState } from 'react'
import { useTableContext } from './context.ts'
import { sayChoice } from './prompt.ts'

/** What the seat may do at any time, whoever is asked. Such things weigh: each is asked about once more. */
export function Anytime({ onClose }: { onClose: () => void }) {
  const { props } = useTableContext()
  const { table, say } = props
  return (
    <SidePanel
      title={say('anytime.title')}
      sub={say('anytime.sub')}
      closeLabel={say('act.understood')}
      onClose={onClose}
    >
      <ul className="reasons">
        {table.anytime.map(choice => (
          <Possible key={choice.text} choice={choice} onDone={onClose} />
        ))}
      </ul>
    </SidePanel>
  )
}

function Possible({ choice, onDone }: { choice: Choice; onDone: () => void }) {
  const { kit, props } = useTableContext()
  const { say, act } = props
  const [asking, setAsking] = useState(false)
  const play = async () => {
    if ((await act.play(choice.text)) === undefined) onDone()
  }
  return (
    <li data-move={choice.move}>
      <span className="reason-icon" aria-hidden="true">
        {kit.board?.words?.icon?.(choice.move)}
      </span>
      <div>
        <b>{sayChoice(kit, choice)}</b>{' '}
        <RuleChip id={choice.rule} label={say('rule.open', { id: choice.rule })} onOpen={act.openRule} />
        <p>
          {asking ? (
            <>
              <Button kind="primary" onClick={() => void play()}>
                {say('anytime.sure')}
              </Button>{' '}
              <Button onClick={() => setAsking(false)}>{say('act.back')}</Button>
            </>
          ) : (
            <Button onClick={() => setAsking(true)}>{say('anytime.do')}</Button>
          )}
        </p>
      </div>
    </li>
  )
}
