import { type BoardProps, Button, Stage } from '@spanish-main/ui'
import { useMemo } from 'react'
import type { Conquest } from '../../rules/state.ts'
import { areasEntered } from '../chart/entered.ts'
import { slipName } from '../names.ts'
import { plansOf } from './forecast.ts'
import { SlipCard } from './slip-card.tsx'
import { Shelf } from './stores.tsx'
import './desk.css'

/** 6.71. The planning desk in the place of the chart: slip by slip. While a landfall is chosen the chart comes back. */
export function Desk(props: BoardProps<Conquest>) {
  const { table, act, say } = props
  const { view, seat, events } = table
  const plans = plansOf(view, seat)
  const entered = useMemo(() => areasEntered(view, events), [view, events])
  const problem = act.why('new-slip')
  return (
    <Stage
      title={say('desk.title')}
      sub={say('desk.sub')}
      note={say('desk.note', { n: plans.length })}
      rule="6.71"
      foot={
        <Button
          kind={problem === undefined ? 'lit' : 'impossible'}
          data-first=""
          onClick={() => (problem === undefined ? void act.play('new-slip') : act.refuse(problem))}
        >
          {say('desk.new')}
        </Button>
      }
    >
      <div className="cq-desk">
        {/* A phone has no room for the stores beside the desk: what may be bought stands on it. */}
        <div className="cq-desk-shelf">
          <Shelf {...props} />
        </div>
        {plans.length === 0 && <p className="cq-desk-empty">{say('desk.empty')}</p>}
        {plans.map(plan => (
          <SlipCard key={slipName(plan.number)} {...props} plan={plan} entered={entered} />
        ))}
        {plans.some(({ out, home }) => out + home > 0) && <p className="cq-legend">{say('odds.legend')}</p>}
      </div>
    </Stage>
  )
}
