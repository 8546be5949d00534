import type { Happening, StageProps } from '@spanish-main/ui'
import type { Lords } from '../../rules/state.ts'
import { answerFor, ownerOf } from '../../rules/units.ts'
import { useSprite } from '../sprite.ts'
import { Auction } from './auction.tsx'
import { Battle, BattleOver } from './battle.tsx'
import { Skullduggery } from './plots.tsx'
import { useRecent } from './recent.ts'
import { Raid, SiegeOver } from './siege.tsx'

/** Great moments over the table: one's own choice while it is asked for, then how it went. */
export function Stage({ since, ...props }: StageProps<Lords>) {
  useSprite()
  const { table, picking } = props
  const { view, seat } = table
  const battle = useRecent(
    table,
    ['interdicted', 'raids'],
    'battle-over',
    events => mine(view, seat, events.at(-1)!),
    since,
  )
  const siege = useRecent(table, ['raids'], 'besieged', events => mine(view, seat, events.at(-1)!), since)
  const asked = table.choices.length > 0 && table.sealed === undefined && seat >= 0
  const decision = asked ? table.decision?.name : undefined
  if (decision === 'tactics') return <Battle key={table.question} {...props} />
  if (decision === 'ransom' || decision === 'attack' || decision === 'spoils' || decision === 'reinforce')
    return <Raid {...props} />
  if (battle !== undefined) return <BattleOver {...props} events={battle.events} onDone={battle.dismiss} />
  if (siege !== undefined)
    return (
      <SiegeOver
        {...props}
        events={[...siege.events, ...after(table.events, siege.events.at(-1)!)]}
        onDone={siege.dismiss}
      />
    )
  // Whoever has begun to choose on the chart sees the chart.
  if (picking.move !== undefined && (picking.move === 'plot' || picking.move === 'pledge')) return null
  if (decision === 'bid') return <Auction key={table.question} {...props} />
  // Without a declaration to answer and without one to make, the dock is enough.
  const plots = view.plots.length > 0 || table.choices.some(({ move }) => move === 'plot')
  return decision === 'declare' && plots ? <Skullduggery key={table.question} {...props} /> : null
}

/** The person at the screen has a side in this. */
function mine(view: Lords, seat: number, { event: { args } }: Happening): boolean {
  return seat >= 0 && args.slice(0, 2).some(at => ownerOf(view, at) === seat || answerFor(view, at) === seat)
}

/** What followed an event in the same moves, up to the next raid. */
function after(events: readonly Happening[], last: Happening): readonly Happening[] {
  const from = events.indexOf(last) + 1
  const next = events.findIndex(
    ({ event }, i) => i >= from && ['raids', 'interdicted', 'entered', 'year'].includes(event.kind),
  )
  return events.slice(from, next < 0 ? undefined : next)
}
