import { argsOf, type Happening, type StageProps, useRecent } from '@spanish-main/ui'
import { useState } from 'react'
import type { Conquest } from '../../rules/state.ts'
import { Desk } from '../desk/desk.tsx'
import { useSprite } from '../sprite.ts'
import { Councils } from './council.tsx'
import { FoughtNatives, FoughtOnLand } from './land.tsx'
import { FoughtAtSea, Meeting } from './sea.tsx'

/** What takes the place of the chart: councils, the planning desk, meetings at sea, and how fights went. */
export function Stage({ since, ...props }: StageProps<Conquest>) {
  useSprite()
  const { table } = props
  const { view, seat, decision, verbs } = table
  const own = seat < 0 ? -1 : view.nation[seat]
  const [council, setCouncil] = useState(0)
  const sea = useRecent(table, 'sea-battle', among('sea-battle', [0, 1], own), since)
  const land = useRecent(table, 'land-battle', events => concernsLand(events, own), since)
  const natives = useRecent(table, 'natives-attacked', among('natives-attacked', [0], own), since)
  if (sea !== undefined) return <FoughtAtSea {...props} recent={sea} />
  if (land !== undefined) return <FoughtOnLand {...props} recent={land} />
  if (natives !== undefined) return <FoughtNatives {...props} recent={natives} />
  if (verbs.length === 0) return null
  if (decision?.name === 'declare' || decision?.name === 'try-attack') return <Meeting {...props} />
  if (decision?.name !== 'planning' || view.pen[seat] === 1) return null
  if (council < view.turn && table.events.some(({ event }) => event.kind === 'initiative'))
    return <Councils {...props} onClose={() => setCouncil(view.turn)} />
  return <Desk {...props} />
}

const among =
  (kind: string, at: readonly number[], own: number) =>
  (events: readonly Happening[]): boolean => {
    const args = argsOf(events, kind)
    return args !== undefined && at.some(i => args[i] === own)
  }

/** The person attacks, is attacked, or loses men by it. */
const concernsLand = (events: readonly Happening[], own: number): boolean =>
  argsOf(events, 'land-battle')?.[0] === own ||
  (argsOf(events, 'land-battle') !== undefined && argsOf(events, 'forces')?.[2] === own) ||
  events.some(({ event }) => (event.kind === 'men-lost' || event.kind === 'retreated') && event.args[0] === own)
