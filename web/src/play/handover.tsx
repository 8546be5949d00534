import { Button, Crest, Dialog } from '@spanish-main/ui'
import { useTableContext } from './context.ts'

/** Between two people at one screen. Behind it is only what a bystander sees. */
export function Handover({
  seat,
  others,
  previous,
  onTake,
  onBack,
}: {
  seat: number
  /** Who else is asked and not yet ready. */
  others: readonly number[]
  /** Who has just moved and may still take it back. */
  previous: number | undefined
  onTake: (seat: number) => void
  onBack: () => void
}) {
  const { props, look, seatName, sitterName } = useTableContext()
  const { say } = props
  const name = sitterName(seat)
  return (
    <Dialog title={say('handover.title', { name, seat: seatName(seat) })} size="small">
      <div className="dialog-body handover">
        <Crest look={look(seat)} />
        <p>{say('handover.look-away', { name })}</p>
      </div>
      <footer className="dialog-foot">
        <Button kind="primary" onClick={() => onTake(seat)}>
          {say('handover.take', { name })}
        </Button>
        {others.map(other => (
          <Button key={other} onClick={() => onTake(other)}>
            {say('handover.take', { name: sitterName(other) })}
          </Button>
        ))}
        {previous === undefined ? undefined : (
          <Button onClick={onBack}>{say('handover.back', { name: sitterName(previous) })}</Button>
        )}
      </footer>
    </Dialog>
  )
}
