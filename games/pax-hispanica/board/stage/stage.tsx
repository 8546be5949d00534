import type { Happening, StageProps } from '@spanish-main/ui'
import { type Occasion, occasion } from '../../rules/g1-occasions.ts'
import { isSunKing } from '../../rules/players.ts'
import type { Pax } from '../../rules/state.ts'
import { useSprite } from '../sprite.ts'
import { OpenBids } from './auction-stage.tsx'
import { KingBattle } from './king-stage.tsx'
import { Fought, TakeSides, Threatened } from './land-stage.tsx'
import { argsOf, ownColour, useRecent } from './recent.ts'
import { FoughtAtSea, Interdicted } from './sea-stage.tsx'

/** Battles and auctions over the table: the own choice while it is asked for, then how it went. */
export function Stage({ since, ...props }: StageProps<Pax>) {
  useSprite()
  const { table } = props
  const own = ownColour(table)
  const alone = table.view.solitaire === 1
  const battle = useRecent(table, 'land-battle-fought', events => takesPart(events, own, table.view), since)
  const sea = useRecent(table, 'tactics-shown', events => foughtAtSea(events, own), since)
  // In solitaire the bids are open; dice and all are told step by step.
  const auction = useRecent(table, 'bid', events => !alone && hasBid(events, own), since)
  const asked = table.choices.length > 0 && table.sealed === undefined
  const king = useRecent(table, 'king-battle', () => alone, since)
  if (king !== undefined) return <KingBattle {...props} recent={king} />
  if (battle !== undefined) return <Fought {...props} recent={battle} />
  if (sea !== undefined) return <FoughtAtSea {...props} recent={sea} />
  if (auction !== undefined) return <OpenBids {...props} recent={auction} />
  const talk = talksNow(props)
  if (talk === 'tribute') return <Threatened {...props} />
  if (talk === 'terms') return <Interdicted {...props} />
  if (!asked) return null
  switch (table.decision?.name) {
    case 'battle-support':
      return <TakeSides {...props} />
    case 'strike-colours':
    case 'sea-tactics':
      return <Interdicted {...props} />
    default:
      return null
  }
}

/** G1b, G1c. What the person at the screen may agree on before a battle, whoever is asked. */
function talksNow({ table: { view, seat }, deals }: Omit<StageProps<Pax>, 'since'>): Occasion | undefined {
  if (deals === undefined || seat < 0) return undefined
  for (let other = 0; other < view.seats; other++) {
    const about = other === seat ? undefined : occasion(view, seat, other)
    if (about === 'tribute' || about === 'terms') return about
  }
  return undefined
}

/** The person attacked, took a side, or owns the place. What the Sun King attacks is told step by step. */
function takesPart(events: readonly Happening[], own: number, view: Pax): boolean {
  const [attacker, site] = argsOf(events, 'land-battle-fought')!
  if (isSunKing(view, attacker)) return false
  const sided = events.some(({ event }) => event.kind === 'side-taken' && event.args[0] === own)
  const lost = events.some(({ event }) => event.kind.endsWith('-returned') && event.args[0] === own)
  return own >= 0 && (attacker === own || sided || lost || view.disk[site] === own || view.bible[site] === own)
}

/** Between the two colours stand their tactics, which are numbers as well. */
function foughtAtSea(events: readonly Happening[], own: number): boolean {
  const [fleet, , pirates] = argsOf(events, 'tactics-shown')!
  return own === fleet || own === pirates
}

const hasBid = (events: readonly Happening[], own: number): boolean =>
  events.some(({ event }) => event.kind === 'bid' && event.args[0] === own)
