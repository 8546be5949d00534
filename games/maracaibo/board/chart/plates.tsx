import { type Point, targetKey } from '@spanish-main/ui'
import type { Maracaibo } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { costSigns, rewardSigns } from '../art/effects.tsx'
import { Emblem } from '../art/icon.tsx'
import { SEAT_LOOKS } from '../art/looks.tsx'
import { Figure, Flag } from '../art/pieces.tsx'
import { arrow, type Drawn, Row, widthOf } from '../art/signs.tsx'
import { PLACES, type PlaceOnChart } from './layout.ts'
import { assistantsAt, locationsOf, questsOf } from './position.ts'
import { onPlate, type Zoom } from './zoom.ts'

const HEIGHT = 14

/** A quest: cost, arrow, reward. Gold where it can be paid now. */
export function QuestPlate({
  quest,
  at: [x, y],
  zoom,
  payable,
}: {
  quest: number
  at: Point
  zoom: Zoom
  payable: boolean
}) {
  const size = onPlate(zoom, HEIGHT)
  const { cost, reward } = tables.quests[quest]
  const signs: Drawn[] = [...costSigns(cost, size), arrow, ...rewardSigns(reward, size)]
  const wide = widthOf(signs) * (HEIGHT / 20) + 19
  return (
    <g
      className={payable ? 'mb-plate mb-quest mb-payable' : 'mb-plate mb-quest'}
      transform={`translate(${x} ${y}) scale(${zoom.scale})`}
      data-pick={targetKey({ domain: 'quest', value: quest })}
    >
      <rect x={-wide / 2} y="-10" width={wide} height="20" rx="4" />
      <Emblem name="tied-scroll" x={-wide / 2 + 8.5} size={13} fill="#6a2f12" />
      <Row drawings={signs} x={-wide / 2 + 16.5} y={-HEIGHT / 2} height={HEIGHT} />
    </g>
  )
}

/** A legacy tile at a place: what a stop there gives. */
function TilePlate({ signs, at: [x, y], zoom }: { signs: readonly Drawn[]; at: Point; zoom: Zoom }) {
  const wide = widthOf(signs) * (HEIGHT / 20) + 22
  const [left, right] = [-wide / 2, wide / 2]
  return (
    <g className="mb-plate mb-tile" transform={`translate(${x} ${y}) scale(${zoom.scale})`}>
      <path d={`M${left} 0L${left + 7} -10H${right - 7}L${right} 0L${right - 7} 10H${left + 7}z`} />
      <Row drawings={signs} x={left + 11} y={-HEIGHT / 2} height={HEIGHT} />
    </g>
  )
}

/** Hints that lie face down at a place, below its flag. */
function Hints({ count, at: [x, y], zoom }: { count: number; at: Point; zoom: Zoom }) {
  return (
    <g className="mb-plate mb-hint" transform={`translate(${x} ${y}) scale(${zoom.scale})`}>
      <circle r="8.5" />
      <text y="4.4">{`?${count > 1 ? count : ''}`}</text>
    </g>
  )
}

/** Where a quest lies beside its place: one below the other. */
function questSpot({ quest, second }: PlaceOnChart, i: number, zoom: Zoom): Point {
  const start = i > 0 && second !== undefined ? second : quest
  const row = start === quest ? i : i - 1
  return [start[0], start[1] + 22 * zoom.scale * row]
}

const plus = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]

/** Everything that lies at the places: quests, tiles, markers, assistants, hints. */
export function Plates({ view, zoom, payable }: { view: Maracaibo; zoom: Zoom; payable: (quest: number) => boolean }) {
  return locationsOf(view).map(at => <AtPlace key={at} view={view} at={at} zoom={zoom} payable={payable} />)
}

function AtPlace({
  view,
  at,
  zoom,
  payable,
}: {
  view: Maracaibo
  at: number
  zoom: Zoom
  payable: (quest: number) => boolean
}) {
  const place = PLACES[at]
  const quests = questsOf(view, at)
  const stops = tables.legacy.flatMap((tile, i) =>
    (view.legacy & (1 << i)) !== 0 && tile.at === at && tile.stop >= 0 ? [tile.stop] : [],
  )
  const [tx, ty] = place.tile
  // Below the quests, where these lie in its way.
  const lower = quests.length > 0 && Math.abs(tx - place.quest[0]) < 40
  const row = place.second === undefined ? quests.length : 1
  const tileY = lower ? place.quest[1] + 22 * zoom.scale * row * Math.sign(place.quest[1]) : ty
  return (
    <g>
      {quests.map((quest, i) => (
        <QuestPlate
          key={quest}
          quest={quest}
          at={plus(place.at, questSpot(place, i, zoom))}
          zoom={zoom}
          payable={payable(quest)}
        />
      ))}
      {stops.map(stop => (
        <TilePlate
          key={stop}
          signs={rewardSigns(stop, onPlate(zoom, HEIGHT))}
          at={plus(place.at, [tx, tileY])}
          zoom={zoom}
        />
      ))}
      {Array.from({ length: view.markers[at] }, (_, i) => (
        <g key={i} transform={`translate(${place.at[0] + place.marker[0] + 9 * i} ${place.at[1] + place.marker[1]})`}>
          <Flag nation={view.owner[at]} />
        </g>
      ))}
      {assistantsAt(view, at).map(({ seat, card }, i) => (
        <g
          key={card}
          transform={`translate(${place.at[0] + place.assistant[0] - 13 * i} ${place.at[1] + place.assistant[1]})`}
          data-pick={targetKey({ domain: 'project', value: card })}
        >
          <Figure look={SEAT_LOOKS[seat]} />
        </g>
      ))}
      {view.hints[at] > 0 ? (
        <Hints count={view.hints[at]} at={plus(place.at, [27 * Math.sign(place.marker[0]), 6])} zoom={zoom} />
      ) : undefined}
      {view.luysaAt === at && view.luysa === 1 ? (
        <g transform={`translate(${place.at[0] + 22} ${place.at[1] - 20})`} className="mb-luysa">
          <circle r="11" />
          <Emblem name="sunbeams" size={17} fill="#fffdf6" />
        </g>
      ) : undefined}
    </g>
  )
}
