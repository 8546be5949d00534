import { type BoardProps, Button } from '@spanish-main/ui'
import { useEffect, useRef } from 'react'
import { AREA_IDS, PEOPLE } from '../../data/index.ts'
import { roomOf } from '../../rules/fleet.ts'
import { hasExplorer } from '../../rules/people.ts'
import { type Conquest, EUROPE, SHIPS } from '../../rules/state.ts'
import { SHIP_KINDS, tables } from '../../rules/tables.ts'
import { buyPrice } from '../../rules/treasury.ts'
import { Icon } from '../art/icon.tsx'
import { hexCentre, hexPath } from '../chart/layout.ts'
import { Veil } from '../chart/sheet.tsx'
import { areaName, hexName, personName, slipName } from '../names.ts'
import { idlePeople, type Plan, seaFaces } from './forecast.ts'
import { Odds } from './odds.tsx'
import { ShipLoad } from './ship-load.tsx'

type Props = BoardProps<Conquest> & { readonly plan: Plan; readonly entered: number }

/** One Expedition is one slip: its chart, its ships, its Bounds and its odds. Only the slip in hand can be written on. */
export function SlipCard(props: Props) {
  const { table, act, say, plan } = props
  const { view, seat } = table
  const inHand = view.slip[seat] === plan.number - 1
  return (
    <section
      className={inHand ? 'cq-slip cq-in-hand' : 'cq-slip'}
      aria-label={say('slip.title', { slip: slipName(plan.number) })}
    >
      <SlipChart {...props} />
      <div className="cq-slip-body">
        <div className="cq-slip-ships">
          {plan.ships.map(ship => (
            <ShipLoad key={ship} view={view} ship={ship} say={say} />
          ))}
          {plan.ships.length === 0 && <em>{say('desk.no-ships')}</em>}
        </div>
        {plan.inEurope && plan.ships.length > 0 && <Fitness view={view} plan={plan} say={say} />}
        <Bounds {...props} />
        {inHand ? (
          <Writing {...props} />
        ) : (
          <Button kind="lit" onClick={() => void act.play(`slip ${plan.number}`)}>
            {say('desk.take-up', { slip: slipName(plan.number) })}
          </Button>
        )}
      </div>
    </section>
  )
}

/** What the slip can do as it stands: room left, and where it may land (15.33). */
function Fitness({ view, plan, say }: { view: Conquest; plan: Plan; say: Props['say'] }) {
  const room = plan.ships.reduce((sum, ship) => sum + roomOf(view, ship), 0)
  return (
    <p className="cq-fitness">
      {say('desk.room', { n: room })} {say(hasExplorer(view, plan.expedition) ? 'desk.explorer' : 'desk.no-explorer')}
    </p>
  )
}

/** Where the slip leads, on a chart of its own. */
function SlipChart({ table: { view }, say, plan, entered }: Props) {
  const place = plan.goal >= 0 && plan.goal !== EUROPE ? plan.goal : plan.inEurope ? -1 : view.expAt[plan.expedition]
  const hex = place < 0 ? -1 : tables.waterHex[place]
  const [x, y] = hex < 0 ? [760, 860] : hexCentre(hex)
  const title =
    plan.goal === EUROPE
      ? say('desk.home-from', { place: hexName(say, hex) })
      : hex < 0
        ? say('desk.nowhere')
        : say(plan.inEurope ? 'desk.to' : 'desk.at', { place: hexName(say, hex) })
  return (
    <div className="cq-slip-chart">
      <svg viewBox={`${x - 150} ${y - 70} 300 140`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href="#cq-sea" />
        <use href="#cq-ground" />
        <use href="#cq-grid" />
        <Veil entered={entered} />
        {hex >= 0 && <path className="cq-goal" d={hexPath(hex)} />}
        {hex >= 0 && <path className="cq-lane" d={`M${x} ${y}Q${x + 90} ${y - 70} ${x + 160} ${y - 50}`} />}
      </svg>
      <b className="cq-roman">{slipName(plan.number)}</b>
      <p>{title}</p>
    </div>
  )
}

function Bounds({ say, plan }: Props) {
  const { out, home, bought, inEurope } = plan
  const spare = bought - out - home
  return (
    <>
      <p className="cq-bounds">
        <Icon name="bound" />{' '}
        {inEurope
          ? say('desk.bounds', { bought, out, home, spare: Math.max(0, spare), ducats: bought * buyPrice('bound') })
          : say('desk.bounds-over', { bought, home })}
      </p>
      {inEurope && out > 0 && (
        <Odds label={say('desk.out', { n: out })} faces={seaFaces(out <= bought ? out : 9)} say={say} />
      )}
      {home > 0 && (
        <Odds
          label={say('desk.home', { n: home })}
          faces={seaFaces((inEurope ? out + home : home) <= bought ? home : 9)}
          say={say}
        />
      )}
    </>
  )
}

/** What may be written on the slip in hand. What is not possible keeps its button, dashed, and says why. */
function Writing(props: Props) {
  const { table, say, plan } = props
  const { view, seat } = table
  const idle = idleShips(view, seat)
  const hold = (kind: number) => plan.ships.find(ship => roomOf(view, ship) > 0 && kind >= 0)
  const number = (ship: number | undefined) => ((ship ?? 0) % SHIPS) + 1
  const missing = Math.max(0, plan.out + plan.home - plan.bought)
  const area = plan.goal >= 0 && plan.goal !== EUROPE ? tables.areaOf[tables.waterHex[plan.goal]] : -1
  const desk = useRef<HTMLDivElement>(null)
  const written = [
    plan.ships.length,
    plan.people.length,
    plan.goal,
    plan.bought,
    ...plan.ships.map(roomLeft(view)),
  ].join()
  // Whatever has been written, what can be written next stays in sight.
  useEffect(() => {
    if (written !== '') bringInSight(desk.current)
  }, [written])
  return (
    <div className="cq-writing" ref={desk}>
      {plan.inEurope &&
        SHIP_KINDS.map((kind, i) => {
          const ship = idle.find(each => view.shipKind[each] === i)
          return (
            ship !== undefined && (
              <Write
                key={kind}
                {...props}
                text={`assign ${number(ship)}`}
                label={say('desk.add', { what: say(`shipKind.${kind}`) })}
              />
            )
          )
        })}
      {plan.inEurope && view.europeColonists[seat] > 0 && (
        <Write
          {...props}
          text={`stow colonist ${number(hold(0) ?? plan.ships[0])}`}
          label={say('desk.add', { what: say('men.colonist') })}
        />
      )}
      {plan.inEurope && <WriteAll {...props} kind="colonist" />}
      {plan.inEurope && view.europeDets[seat] > 0 && (
        <Write
          {...props}
          text={`stow detachment ${number(hold(1) ?? plan.ships[0])}`}
          label={say('desk.add', { what: say('men.detachment') })}
        />
      )}
      {plan.inEurope && <WriteAll {...props} kind="detachment" />}
      {plan.inEurope &&
        plan.ships.length > 0 &&
        idlePeople(view, seat).map(person => (
          <Write
            key={person}
            {...props}
            text={`send ${PEOPLE[person].id} ${number(plan.ships[0])}`}
            label={say('desk.add', { what: personName(say, person) })}
          />
        ))}
      {plan.inEurope && area >= 0 && seat === 0 && (
        <Write
          {...props}
          text={`draw ${AREA_IDS[area]}`}
          label={say('desk.draw', { area: areaName(say, area) })}
          hide
        />
      )}
      <Write
        {...props}
        text="destine"
        label={say(plan.goal < 0 ? 'desk.destine' : 'desk.destine-anew')}
        hide={!plan.inEurope}
      />
      {!plan.inEurope && <Write {...props} text="home" label={say('desk.go-home')} />}
      {missing > 0 && (
        <Write
          {...props}
          text={`bounds ${Math.min(12, missing)}`}
          label={say('desk.buy-bounds', { n: Math.min(12, missing) })}
        />
      )}
      <Write {...props} text="bounds 1" label={say('desk.buy-bounds', { n: 1 })} />
      {!plan.inEurope &&
        plan.ships.length > 1 &&
        plan.ships.map(ship => (
          <Write
            key={ship}
            {...props}
            text={`detach ${number(ship)}`}
            label={say('desk.detach', { what: say(`shipKind.${SHIP_KINDS[view.shipKind[ship]]}`) })}
          />
        ))}
      <Write {...props} text="privateer" label={say('desk.privateer')} hide />
    </div>
  )
}

/** Scrolls the desk and nothing around it. */
function bringInSight(part: HTMLElement | null): void {
  const desk = part?.closest('.stage-body')
  if (part === null || desk === null || desk === undefined) return
  const [own, seen] = [part.getBoundingClientRect(), desk.getBoundingClientRect()]
  desk.scrollTop += Math.max(0, own.bottom + 12 - seen.bottom) + Math.min(0, own.top - 12 - seen.top)
}

const roomLeft = (view: Conquest) => (ship: number) => roomOf(view, ship)

export const idleShips = (view: Conquest, seat: number): number[] =>
  Array.from({ length: SHIPS }, (_, i) => seat * SHIPS + i).filter(
    ship => view.shipKind[ship] >= 0 && view.shipExp[ship] < 0,
  )

/** Everybody of a kind who finds room on the slip, one move each: "+ all 4 Colonists". */
function WriteAll({ table: { view, seat }, act, say, plan, kind }: Props & { kind: 'colonist' | 'detachment' }) {
  const waiting = (kind === 'colonist' ? view.europeColonists : view.europeDets)[seat]
  const holds = plan.ships.flatMap(ship => Array<number>(roomOf(view, ship)).fill((ship % SHIPS) + 1))
  const texts = holds.slice(0, waiting).map(ship => `stow ${kind} ${ship}`)
  if (texts.length < 2 || act.why(texts[0]) !== undefined) return null
  return (
    <Button kind="lit" onClick={() => void act.play(texts[0], ...texts.slice(1))}>
      {say(`desk.add-all.${kind}`, { n: texts.length })}
    </Button>
  )
}

/** A button that writes; if that is not allowed, it says why, or hides. */
function Write({ act, text, label, hide = false }: Props & { text: string; label: string; hide?: boolean }) {
  const problem = act.why(text)
  if (problem !== undefined && hide) return null
  return (
    <Button
      kind={problem === undefined ? 'lit' : 'impossible'}
      onClick={() => (problem === undefined ? void act.play(text) : act.refuse(problem))}
    >
      {label}
    </Button>
  )
}
