import { Button } from '@spanish-main/ui'
import { seatsIn, useTableContext } from '../play/context.ts'
import { Bar } from './bar.tsx'
import type { Remote } from './use-remote.ts'

/** The host would end the table without a result: whoever plays says yes, or lets the game go on. */
export function Ending({ remote, ending }: { remote: Remote; ending: number }) {
  const { props, seatName } = useTableContext()
  const { say } = props
  const { table, you } = remote.seen
  const silent = table.seats.flatMap(({ kind, arrived, standIn }, at) =>
    kind !== 'bot' && kind !== 'empty' && arrived && standIn === undefined && (ending & (1 << at)) === 0 ? [at] : [],
  )
  const answer = (agrees: boolean) => void remote.ask('answer-ending', { agrees })
  const mine = silent.includes(you.seat)
  return (
    <Bar kind="quiet">
      <span>
        <b>{say('ending.asked')}</b> {say('ending.waiting', { names: silent.map(seatName).join(', ') })}
      </span>
      {mine ? <Button onClick={() => answer(true)}>{say('ending.yes')}</Button> : undefined}
      {mine || (seatsIn(ending, table.seats.length).includes(you.seat) && you.seat >= 0) ? (
        <Button kind="primary" onClick={() => answer(false)}>
          {say('ending.no')}
        </Button>
      ) : undefined}
    </Bar>
  )
}
