import { type BoardProps, Dialog } from '@spanish-main/ui'
import type { Maracaibo } from '../../rules/state.ts'
import { Bought } from '../side/bought.tsx'
import { Career } from '../side/career.tsx'
import { ShipBoard } from '../side/ship.tsx'

type Props = BoardProps<Maracaibo>

/** All that a seat has lying open: its ship, what it bought, its career. */
export function SeatDialog({ of, onClose, ...props }: Props & { of: number; onClose: () => void }) {
  const { say, name } = props
  return (
    <Dialog title={name('seat', of)} onClose={onClose} closeLabel={say('act.understood')} reading>
      <div className="dialog-body mb-seat-dialog">
        <ShipBoard {...props} of={of} />
        <Career {...props} of={of} />
        <Bought {...props} of={of} whole />
      </div>
    </Dialog>
  )
}
