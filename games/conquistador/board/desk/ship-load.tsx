import type { Say } from '@spanish-main/ui'
import { goldIn } from '../../rules/fleet.ts'
import { isFriar, isLeader, peopleAboard } from '../../rules/people.ts'
import { type Conquest, GOLD_ABOARD, PERSONS, SHIPS } from '../../rules/state.ts'
import { SHIP_KINDS } from '../../rules/tables.ts'
import { Icon } from '../art/icon.tsx'
import { Banner, Friar, Leader, Picture, Settlement } from '../art/pieces.tsx'
import { ShipPicture } from '../art/ships.tsx'
import { friarRating, loadOf } from '../chart/describe.ts'
import { personName } from '../names.ts'

/** A ship with everybody aboard, as pictures, and in words for those who listen. */
export function ShipLoad({ view, ship, say }: { view: Conquest; ship: number; say: Say }) {
  const country = view.nation[Math.floor(ship / SHIPS)]
  const [colonists, dets] = [view.shipColonists[ship], view.shipDets[ship]]
  const gold = goldIn(view, GOLD_ABOARD + ship)
  return (
    <span className="cq-load">
      <ShipPicture kind={view.shipKind[ship]} country={country} />
      <span className="cq-heard">
        {say(`shipKind.${SHIP_KINDS[view.shipKind[ship]]}`)} {loadOf(say, colonists, dets, gold)}
      </span>
      {Array.from({ length: colonists }, (_, i) => (
        <Picture key={`c${i + 1}`}>
          <Settlement country={country} colonists={0} port={false} />
        </Picture>
      ))}
      {Array.from({ length: dets }, (_, i) => (
        <Picture key={`d${i + 1}`}>
          <Banner country={country} n={1} />
        </Picture>
      ))}
      {peopleAboard(view, ship).map(person => (
        <span key={person} className="cq-person" title={personName(say, person)}>
          {isFriar(person) ? (
            <Picture>
              <Friar rating={view.friarRating[person - PERSONS]} />
            </Picture>
          ) : isLeader(person) ? (
            <Picture>
              <Leader country={country} />
            </Picture>
          ) : (
            <Icon name="spyglass" />
          )}
          <i>{isFriar(person) ? friarRating(view, person) : personName(say, person)}</i>
        </span>
      ))}
      {gold > 0 && <i className="cq-load-gold">{say('board.gold', { ducats: gold })}</i>}
    </span>
  )
}
