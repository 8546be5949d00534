import { type Point, type Say, type SeatLook, targetKey } from '@spanish-main/ui'
import { hasRuin, questsAt } from '../../rules/board.ts'
import { trackPlace } from '../../rules/mb7-explorer.ts'
import type { Maracaibo } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { rewardSigns } from '../art/effects.tsx'
import { Emblem } from '../art/icon.tsx'
import { AUTOMA_LOOK, SEAT_LOOKS } from '../art/looks.tsx'
import { Figure } from '../art/pieces.tsx'
import { counted, type Drawn, Row, widthOf } from '../art/signs.tsx'
import { BARRIER_BONUS, BARRIERS, RUIN, TRAIL, TRAIL_QUEST } from './layout.ts'
import { QuestPlate } from './plates.tsx'
import { onPlate, onSheet, type Zoom } from './zoom.ts'

const BARRIER_NAMES = ['green', 'red', 'yellow']

/** The explorer track as a trail through Tierra Firme, with the figures on it. */
export function Trail({
  view,
  say,
  zoom,
  payable,
}: {
  view: Maracaibo
  say: Say
  zoom: Zoom
  payable: (quest: number) => boolean
}) {
  const path = tables.spaces
    .flatMap(({ next }, from) => next.map(to => `M${TRAIL[from].join(' ')}L${TRAIL[to].join(' ')}`))
    .join('')
  return (
    <g className="mb-trail">
      <path d={path} className="mb-trail-ground" />
      <path d={path} className="mb-trail-line" />
      <text x="552" y="662" className="mb-trail-name" data-ornament="">
        {say('board.trail')}
      </text>
      {BARRIERS.map(([x, from, to], barrier) => (
        <g key={x} className={`mb-barrier mb-${BARRIER_NAMES[barrier]}`}>
          <path d={`M${x} ${from}V${to}`} className="mb-barrier-ground" />
          <path d={`M${x} ${from}V${to}`} className="mb-barrier-line" />
        </g>
      ))}
      {BARRIERS.map(([x], barrier) => {
        const gains = tables.barrierRewards[barrier]
        const next = gains[Math.min(view.order[barrier], gains.length - 1)]
        return <Bonus key={x} at={BARRIER_BONUS[barrier]} signs={rewardSigns(next, onPlate(zoom, 14))} zoom={zoom} />
      })}
      {TRAIL.map((at, space) => (
        <Space key={at.join()} at={at} space={space} zoom={zoom} />
      ))}
      {tables.spaces.map(({ quest }, space) => {
        const [found] = quest ? questsAt(view, trackPlace(space)) : []
        if (found === undefined) return undefined
        const [x, y] = TRAIL[space]
        return (
          <QuestPlate
            key={found}
            quest={found}
            at={[x + TRAIL_QUEST[0], y + TRAIL_QUEST[1] * Math.max(1, zoom.scale * 0.95)]}
            zoom={zoom}
            payable={payable(found)}
          />
        )
      })}
      {hasRuin(view) ? <RuinTrail view={view} zoom={zoom} /> : undefined}
      <Figures view={view} />
    </g>
  )
}

function Bonus({ at: [x, y], signs, zoom }: { at: Point; signs: readonly Drawn[]; zoom: Zoom }) {
  const wide = widthOf(signs) * 0.7 + 10
  return (
    <g className="mb-plate mb-bonus" transform={`translate(${x} ${y}) scale(${zoom.scale})`}>
      <rect x={-wide / 2} y="-9" width={wide} height="18" rx="9" />
      <Row drawings={signs} x={-wide / 2 + 5} y={-7} height={14} />
    </g>
  )
}

function Space({ at: [x, y], space, zoom }: { at: Point; space: number; zoom: Zoom }) {
  const { quest, reward, next } = tables.spaces[space]
  const signs =
    space === 0
      ? []
      : next.length === 0
        ? [counted('hut', 2, onSheet(zoom, 13))]
        : rewardSigns(reward, onSheet(zoom, 13))
  const height = widthOf(signs) > 24 ? 13 : 17
  const wide = (widthOf(signs) * height) / 20
  return (
    <g
      className={quest ? 'mb-space mb-quest-space' : 'mb-space'}
      data-pick={targetKey({ domain: 'space', value: space })}
    >
      <circle cx={x} cy={y} r={next.length === 0 ? 15 : 12} />
      {space === 0 ? <Emblem name="hut" x={x} y={y} size={15} fill="var(--ink)" /> : undefined}
      {quest ? <Emblem name="tied-scroll" x={x} y={y} size={16} fill="#6a2f12" /> : undefined}
      <Row drawings={signs} x={x - wide / 2} y={y - height / 2} height={height} />
    </g>
  )
}

function RuinTrail({ view, zoom }: { view: Maracaibo; zoom: Zoom }) {
  const path = `M${RUIN.map(point => point.join(' ')).join('L')}`
  return (
    <g>
      <path d={path} className="mb-trail-ground" />
      <path d={path} className="mb-trail-line" />
      {RUIN.map(([x, y], space) => (
        <g key={x} className="mb-space" data-pick={targetKey({ domain: 'ruin', value: space })}>
          <circle cx={x} cy={y} r="11" />
          {space === 0 || space === RUIN.length - 1 ? (
            <Emblem name="mayan-pyramid" x={x} y={y} size={14} fill="var(--ink)" />
          ) : (
            <Row
              drawings={rewardSigns(tables.ruinTrack[space - 1].gain, onSheet(zoom, 13))}
              x={x - 7}
              y={y - 6.5}
              height={13}
            />
          )}
        </g>
      ))}
      {view.ruin.map((space, seat) =>
        space < 0 ? undefined : (
          <g key={seat} transform={`translate(${RUIN[space][0]} ${RUIN[space][1] - 16})`}>
            <Figure look={SEAT_LOOKS[seat]} />
          </g>
        ),
      )}
    </g>
  )
}

/** Explorers stand above their space; several share it. */
function Figures({ view }: { view: Maracaibo }) {
  const standing: { look: SeatLook; space: number; key: string }[] = [
    ...view.explorer.map((space, seat) => ({ look: SEAT_LOOKS[seat], space, key: `explorer ${seat}` })),
    ...view.second.flatMap((space, seat) =>
      space < 0 ? [] : [{ look: SEAT_LOOKS[seat], space, key: `second ${seat}` }],
    ),
    ...(view.opponent > 0 ? [{ look: AUTOMA_LOOK, space: view.aExplorer, key: 'opponent' }] : []),
  ]
  return standing.map(({ look, space, key }, i) => {
    const before = standing.slice(0, i).filter(other => other.space === space).length
    const together = standing.filter(other => other.space === space).length
    const [x, y] = TRAIL[space]
    return (
      <g key={key} className="mb-glides" transform={`translate(${x + (before - (together - 1) / 2) * 14} ${y - 19})`}>
        <Figure look={look} />
      </g>
    )
  })
}
