import type { HandProps } from '@spanish-main/ui'
import { shipsOf } from '../../rules/fleet.ts'
import { type Conquest, EUROPE, EXPEDITIONS } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { Icon } from '../art/icon.tsx'
import { ShipLoad } from '../desk/ship-load.tsx'
import { hexName, slipName } from '../names.ts'
import { useSprite } from '../sprite.ts'
import './hand.css'

/** The Expedition that the decision is about, −1 if none. */
export function activeExpedition(view: Conquest): number {
  for (let i = view.stack.length - 1; i >= 0; i--) {
    const { at, a } = view.stack[i]
    if (
      at === 'voyage' ||
      at === 'declare' ||
      at === 'meeting' ||
      at === 'landfall' ||
      at === 'lost-port' ||
      at === 'refuge'
    )
      return a
  }
  return -1
}

/** The slip of the Expedition that sails: its ships and one meter of Bounds for the whole turn. */
export function Hand({ table: { view, seat }, say, folded }: HandProps<Conquest>) {
  useSprite()
  const e = activeExpedition(view)
  if (e < 0 || folded || Math.floor(e / EXPEDITIONS) !== seat || view.expAt[e] < 0) return null
  const at = view.expAt[e]
  return (
    <section className="cq-hand panel" aria-label={say('slip.title', { slip: slipName((e % EXPEDITIONS) + 1) })}>
      <h2>
        {say('slip.title', { slip: slipName((e % EXPEDITIONS) + 1) })}
        <small>
          {view.expPrivateer[e] === 1 && (
            <b className="cq-hand-privateer">
              <Icon name="skull-crossed-bones" /> {say('slip.privateer')}
            </b>
          )}
          {at === EUROPE ? say('slip.in-europe') : say('slip.at', { place: hexName(say, tables.waterHex[at]) })}
        </small>
      </h2>
      <div className="cq-hand-ships">
        {shipsOf(view, e).map(ship => (
          <ShipLoad key={ship} view={view} ship={ship} say={say} />
        ))}
      </div>
      <Meter view={view} e={e} say={say} />
    </section>
  )
}

/** Used, the way home, and what is spare: the same meter from the desk to the last crossing. */
function Meter({ view, e, say }: { view: Conquest; e: number; say: HandProps<Conquest>['say'] }) {
  const used = view.expFirst[e] + Math.ceil(view.expPoints[e] / 8) + view.expLast[e]
  const bought = view.expBounds[e]
  const home = view.expAt[e] === EUROPE ? 0 : tables.bounds[view.expAt[e]]
  const spare = bought - used - home
  const cells = Math.max(bought, used + home)
  return (
    <>
      <div className="cq-meter" aria-hidden="true">
        {Array.from({ length: Math.min(20, cells) }, (_, i) => (
          <i
            key={`${i + 1}`}
            className={i < used ? 'cq-used' : i < used + home ? (i < bought ? 'cq-way' : 'cq-way cq-beyond') : ''}
          />
        ))}
      </div>
      <p className="cq-meter-says">
        <span>{say('slip.used', { n: used })}</span>
        <span>{say('slip.home', { n: home })}</span>
        <span>{spare >= 0 ? say('slip.spare', { n: spare, of: bought }) : say('slip.over', { n: -spare })}</span>
      </p>
    </>
  )
}
