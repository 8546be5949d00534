import type { BoardProps, Say } from '@spanish-main/ui'
import { memo, useMemo } from 'react'
import { inNewWorld, shipsOf } from '../../rules/fleet.ts'
import { BANKERS, type Conquest, EXPEDITIONS } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { LIVERIES } from '../art/liveries.tsx'
import { areasEntered } from '../chart/entered.ts'
import { hexCentre, SHEET, WINDOW_NAMES, WINDOWS } from '../chart/layout.ts'
import { lookAt, useSeen } from '../chart/look.ts'
import { BOX, Veil } from '../chart/sheet.tsx'
import { idlePeople } from '../desk/forecast.ts'
import { idleShips } from '../desk/slip-card.tsx'
import { countryName, personName, seatName } from '../names.ts'
import { colonisedBy, RIVALS } from '../score/rivals.tsx'
import { useSprite } from '../sprite.ts'
import './side.css'

/** The whole sheet beside the chart, its windows, and the quay of Europe. */
export function Side({ table, say }: BoardProps<Conquest>) {
  useSprite()
  const { view, seat, events } = table
  const entered = useMemo(() => areasEntered(view, events), [view, events])
  return (
    <div className="cq-side panel">
      <div className="cq-overview">
        <Small view={view} entered={entered} say={say} />
        <nav className="cq-windows" aria-label={say('board.overview')}>
          {WINDOW_NAMES.map((name, i) => (
            <WindowButton key={name} name={name} number={i + 1} say={say} />
          ))}
        </nav>
      </div>
      <Quays view={view} seat={seat} say={say} />
    </div>
  )
}

function WindowButton({ name, number, say }: { name: (typeof WINDOW_NAMES)[number]; number: number; say: Say }) {
  const seen = useSeen()
  const [x, y, width, height] = WINDOWS[name]
  const [mx, my] = [x + width / 2, y + height / 2]
  const inside =
    seen !== undefined && Math.abs(seen.x + seen.width / 2 - mx) < 90 && Math.abs(seen.y + seen.height / 2 - my) < 90
  return (
    <button
      type="button"
      className={inside ? 'cq-window cq-on' : 'cq-window'}
      aria-pressed={inside}
      aria-keyshortcuts={`${number}`}
      onClick={() => lookAt(WINDOWS[name])}
    >
      {say(`board.window.${name}`)}
      <span className="key" aria-hidden="true">
        {number}
      </span>
    </button>
  )
}

/** The sheet as small as it goes, with the window on it. A click turns the chart there. */
function Small({ view, entered, say }: { view: Conquest; entered: number; say: Say }) {
  const seen = useSeen()
  return (
    <svg
      className="cq-small-sheet"
      viewBox={BOX}
      role="img"
      aria-label={say('board.overview')}
      onPointerDown={event => {
        const box = event.currentTarget.getBoundingClientRect()
        const x = SHEET.x + ((event.clientX - box.left) / box.width) * SHEET.width
        const y = SHEET.y + ((event.clientY - box.top) / box.height) * SHEET.height
        lookAt([x - 400, y - 220, 800, 440])
      }}
    >
      <Ground entered={entered} />
      <Dots view={view} />
      {seen !== undefined && <rect className="cq-seen" x={seen.x} y={seen.y} width={seen.width} height={seen.height} />}
    </svg>
  )
}

const Ground = memo(function Ground({ entered }: { entered: number }) {
  return (
    <>
      <rect className="cqc-sea" width="1460" height="2100" />
      <use href="#cq-land" className="cqc-land" />
      <use href="#cq-land" className="cqc-coast" />
      <Veil entered={entered} />
    </>
  )
})

/** A dot for each settled hex and each Expedition. */
function Dots({ view }: { view: Conquest }) {
  return (
    <>
      {view.postHex.map((hex, i) => {
        const [x, y] = hexCentre(hex)
        return (
          <circle
            key={`${hex} ${view.postSeat[i]}`}
            cx={x}
            cy={y}
            r="18"
            fill={LIVERIES[view.nation[view.postSeat[i]]].fill}
            className="cq-dot"
          />
        )
      })}
      {view.expAt.map((water, e) => {
        if (!inNewWorld(view, e) || shipsOf(view, e).length === 0) return null
        const [x, y] = hexCentre(tables.waterHex[water])
        const fill = LIVERIES[view.nation[Math.floor(e / EXPEDITIONS)]].fill
        return <path key={`${e + 1}`} d={`M${x - 20} ${y + 12}h40L${x} ${y - 26}z`} fill={fill} className="cq-dot" />
      })}
    </>
  )
}

/** What is in the chest and on the quay; what there is none of is not named. */
function goodsOf(view: Conquest, say: Say, seat: number): string[] {
  const counted = (key: string, n: number) => (n === 0 ? [] : [say(key, { n })])
  return [
    say('quay.ducats', { n: view.treasury[seat] }),
    ...counted('quay.colonists', view.europeColonists[seat]),
    ...counted('quay.dets', view.europeDets[seat]),
    ...counted('quay.ships', idleShips(view, seat).length),
  ]
}

/** Own goods on the quay; foreign gates are shut from the planning to the end of the turn. */
function Quays({ view, seat, say }: { view: Conquest; seat: number; say: Say }) {
  const known = (other: number) => view.treasury[other] >= 0
  return (
    <section className="cq-quay" aria-label={say('quay.title')}>
      <h2>{say('quay.title')}</h2>
      <ul>
        {view.nation.map((nation, other) => (
          <li key={nation}>
            <span className="cq-gate" style={{ background: LIVERIES[nation].fill }} aria-hidden="true" />
            <b>{seatName(view, say, other)}</b>
            <span>
              {!known(other)
                ? say('quay.shut')
                : nation === BANKERS
                  ? say('quay.ducats', { n: view.treasury[other] })
                  : goodsOf(view, say, other).join(', ')}
              {other === seat && idlePeople(view, other).length > 0 && (
                <em>
                  {idlePeople(view, other)
                    .map(person => personName(say, person))
                    .join(', ')}
                </em>
              )}
            </span>
          </li>
        ))}
        {view.solitaire === 1 &&
          RIVALS.map(country => (
            <li key={`rival ${country}`}>
              <span className="cq-gate" style={{ background: LIVERIES[country + 1].fill }} aria-hidden="true" />
              <b>{countryName(say, country + 1)}</b>
              <span>{colonisedBy(view, country, say).join(', ') || say('rivals.none')}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
