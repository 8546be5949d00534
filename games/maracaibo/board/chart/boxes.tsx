import { type Say, targetKey } from '@spanish-main/ui'
import { topQuest } from '../../rules/mb8-quests.ts'
import { tokensIn } from '../../rules/mb10-combat.ts'
import { BUILDING0, type Maracaibo } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { effectSigns } from '../art/effects.tsx'
import { Emblem, type IconName } from '../art/icon.tsx'
import { SEAT_LOOKS } from '../art/looks.tsx'
import { Figure } from '../art/pieces.tsx'
import { coin, points, Row, synergy, widthOf } from '../art/signs.tsx'
import { nameIn } from '../words/names.ts'
import { BOXES } from './layout.ts'
import { QuestPlate } from './plates.tsx'
import { onSheet, type Zoom } from './zoom.ts'

function Box({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="3" />
      <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="2" className="mb-line" />
    </>
  )
}

/** The row of prestige buildings; those face down open one by one. */
export function Prestige({ view, say, zoom }: { view: Maracaibo; say: Say; zoom: Zoom }) {
  const { x, y, width } = BOXES.prestige
  const count = view.buildings.length
  const step = (width - 18) / Math.max(4, count)
  return (
    <g className="mb-box">
      <Box {...BOXES.prestige} />
      <text x={x + 13} y={y + 20} className="mb-box-title">
        {say('board.prestige')}
      </text>
      <text x={x + width - 13} y={y + 19} className="mb-box-note" textAnchor="end">
        {say('board.prestige.open', { open: view.buildingsOpen, of: count })}
      </text>
      {view.buildings.map((component, i) => (
        <g key={component < 0 ? `closed ${i}` : component} transform={`translate(${x + 11 + i * step} ${y + 27})`}>
          {i < view.buildingsOpen ? (
            <Building view={view} building={component - BUILDING0} wide={step - 5} say={say} zoom={zoom} />
          ) : (
            <Closed wide={step - 5} />
          )}
        </g>
      ))}
    </g>
  )
}

const Closed = ({ wide }: { wide: number }) => (
  <>
    <rect width={wide} height="52" rx="4" className="mb-closed" />
    <Emblem name="wax-seal" x={wide / 2} y={26} size={22} fill="var(--ink-3)" />
  </>
)

/** Pixels a unit from which there is room for a name; it can be pointed at all the same. */
const NAMED_FROM = 0.7

function Building({
  view,
  building,
  wide,
  say,
  zoom,
}: {
  view: Maracaibo
  building: number
  wide: number
  say: Say
  zoom: Zoom
}) {
  const { cost, vp, effects, synergy: symbol } = tables.buildings[building]
  const name = nameIn(say, 'building', building)
  const size = onSheet(zoom, 17)
  const signs = [...effectSigns(effects, onSheet(zoom, 14)).flat(), synergy(symbol)]
  const small = (widthOf(signs) * 14) / 20
  const isNamed = zoom.k >= NAMED_FROM
  const investors = view.points.flatMap((_, seat) => ((view.invested[building] & (1 << seat)) === 0 ? [] : [seat]))
  return (
    <g className="mb-building" data-pick={targetKey({ domain: 'building', value: building })}>
      <title>{name}</title>
      <rect width={wide} height="52" rx="4" className="mb-open" />
      {isNamed ? (
        <text
          x={wide / 2}
          y="13"
          textAnchor="middle"
          className="mb-building-name"
          textLength={name.length > 10 ? wide - 6 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {name}
        </text>
      ) : undefined}
      <Row drawings={[coin(cost, size)]} x={4} y={isNamed ? 17 : 7} height={17} />
      <Row drawings={[points(vp, size)]} x={wide - 21} y={isNamed ? 17 : 7} height={17} />
      <Row
        drawings={signs}
        x={Math.max(2, (wide - small) / 2)}
        y={isNamed ? 36 : 32}
        height={Math.min(14, (14 * (wide - 4)) / small)}
      />
      {investors.map((seat, i) => (
        <g key={seat} transform={`translate(${wide / 2 - 8 + 14 * i} 25) scale(.8)`}>
          <Figure look={SEAT_LOOKS[seat]} />
        </g>
      ))}
    </g>
  )
}

/** The piles: combat tokens left and right, quests with the top one open. */
export function Piles({ view, say, zoom }: { view: Maracaibo; say: Say; zoom: Zoom }) {
  const { x, y, width } = BOXES.piles
  const top = topQuest(view)
  return (
    <g className="mb-box">
      <Box {...BOXES.piles} />
      <text x={x + 13} y={y + 21} className="mb-box-title">
        {say('board.piles')}
      </text>
      {[0, 1].map(pile => (
        <g key={pile} data-pick={targetKey({ domain: 'pile', value: pile })}>
          <Pile x={x + 13 + 41 * pile} y={y + 33} icon="crossed-swords" count={tokensIn(view, pile)} />
        </g>
      ))}
      <Pile x={x + 100} y={y + 33} icon="tied-scroll" count={view.questSize + (top >= 0 ? 1 : 0)} />
      {top >= 0 ? (
        <QuestPlate quest={top} at={[x + width / 2, y + 94]} zoom={{ ...zoom, scale: 1 }} payable={false} />
      ) : undefined}
    </g>
  )
}

function Pile({ x, y, icon, count }: { x: number; y: number; icon: IconName; count: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="3" y="-3" width="34" height="38" rx="4" className="mb-closed" />
      <rect x="1.5" y="-1.5" width="34" height="38" rx="4" className="mb-closed" />
      <rect width="34" height="38" rx="4" className="mb-closed" />
      <Emblem name={icon} x={17} y={14} size={18} fill="var(--ink-2)" />
      <text x="17" y="34.5" textAnchor="middle" className="mb-pile-number">
        {count}
      </text>
    </g>
  )
}

export function Cartouche({ say }: { say: Say }) {
  const { x, y } = BOXES.cartouche
  return (
    <g className="mb-cartouche" data-ornament="" transform={`translate(${x} ${y})`}>
      <path d="M6 0H92C92 4 94 6 98 6V66C94 66 92 68 92 72H6C6 68 4 66 0 66V6C4 6 6 4 6 0z" />
      <path d="M9 4H89M9 68H89M4 9V63M94 9V63" className="mb-line" />
      <text x="49" y="23" className="mb-cartouche-small">
        {say('board.cartouche.above')}
      </text>
      <text x="49" y="41" className="mb-cartouche-title">
        {say('board.cartouche')}
      </text>
      <text x="49" y="57" className="mb-cartouche-small">
        {say('board.cartouche.below')}
      </text>
    </g>
  )
}
