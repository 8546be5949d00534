import { type BoardProps, RuleChip } from '@spanish-main/ui'
import { JEAN, type Maracaibo } from '../../rules/state.ts'
import { clockOf } from '../clock/turns.ts'
import { opponentName } from '../words/names.ts'
import { JacquesCards } from './jacques.tsx'
import { JeanNext } from './jean.tsx'

/** The opponent without a seat: what comes next, what the round will bring, and how long that may take. */
export function Opponent(props: BoardProps<Maracaibo>) {
  const { table, act, say } = props
  const { view } = table
  if (view.opponent === 0) return undefined
  const rule = view.opponent === JEAN ? 'MB-12.7' : 'MU-5.8'
  return (
    <section className="mb-opponent" aria-label={opponentName(say, view)}>
      <h2>
        {opponentName(say, view)} <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={act.openRule} />
      </h2>
      {view.opponent === JEAN ? <JeanNext {...props} /> : <JacquesCards {...props} />}
      {view.round === 0 || view.ender >= 0 ? undefined : (
        <p>{say('opponent.sure', { turns: clockOf(view, Math.max(0, table.seat)).inTurns })}</p>
      )}
    </section>
  )
}
