import type { Say } from '@spanish-main/ui'
import { memo } from 'react'
import { AREAS } from '../../data/index.ts'
import { controller } from '../../rules/19-control.ts'
import type { Conquest } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { Mark } from '../art/icon.tsx'
import { LIVERIES } from '../art/liveries.tsx'
import { areaName } from '../names.ts'
import { AREA_LABELS } from './layout.ts'
import { boundsOf, stripOf } from './plate-size.ts'

/** Name and numbers of every Area: natives as diamonds, attrition, Bounds, R2. The plate is the button of its Area. */
export const Plates = memo(function Plates({ view, entered, say }: { view: Conquest; entered: number; say: Say }) {
  return AREAS.map(({ id }, area) => (
    <Plate key={id} view={view} area={area} seen={(entered & (1 << area)) !== 0} say={say} />
  ))
})

function Plate({ view, area, seen, say }: { view: Conquest; area: number; seen: boolean; say: Say }) {
  const [x, y, onSea] = AREA_LABELS[area]
  const most = Math.max(tables.native[area], view.native[area])
  const settlers = view.european[area]
  const bounds = boundsOf(area)
  const { parts, width } = stripOf(area, most, settlers)
  const holder = controller(view, area)
  return (
    <g
      className={seen ? 'cq-plate' : 'cq-plate cq-unseen-area'}
      transform={`translate(${x} ${y})`}
      data-pick={`area:${area}`}
    >
      <g className="cq-legible">
        <text className={onSea ? 'cq-area cq-on-sea' : 'cq-area'}>{areaName(say, area)}</text>
        <g transform={`translate(${-width / 2} 9)`}>
          <rect className="cq-plate-ground" y="-6" width={width} height="12" rx="3" />
          {Array.from({ length: most }, (_, i) => (
            <path
              key={`native ${i + 1}`}
              d={`M${8 + i * 8}-3.8l3 3.8-3 3.8-3-3.8z`}
              className={i < view.native[area] ? 'cq-native' : 'cq-native cq-broken'}
            />
          ))}
          {settlers > 0 && (
            <g transform={`translate(${10 + most * 8} 0)`}>
              <circle r="5" fill={LIVERIES[view.europeanBy[area] + 1]?.fill ?? LIVERIES[3].fill} className="cq-edge" />
              <text x="7" y="3" className="cq-plate-n">
                {settlers}
              </text>
            </g>
          )}
          <g transform={`translate(${parts[0] + 10} 0)`}>
            <Mark name="death-skull" size={8} fill="var(--ink-2)" />
            <text x="6" y="3" className="cq-plate-n">
              {AREAS[area].attrition}
            </text>
          </g>
          {bounds !== '' && (
            <g transform={`translate(${parts[0] + 30} 0)`}>
              <Mark name="bound" size={8} fill="var(--ink-2)" />
              <text x="6" y="3" className="cq-plate-n">
                {bounds}
              </text>
            </g>
          )}
          {tables.double[area] && (
            <g transform={`translate(${width - 11} 0)`}>
              <rect x="-8" y="-4.6" width="16" height="9.2" rx="2" className="cq-double" />
              <text y="2.8" className="cq-double-n">
                {'R2'}
              </text>
            </g>
          )}
          {holder >= 0 && (
            <g transform="translate(-9 -3)">
              <circle r="7" fill={LIVERIES[view.nation[holder]].fill} className="cq-edge" />
              <Mark name={LIVERIES[view.nation[holder]].crest} size={8.4} fill={LIVERIES[view.nation[holder]].ink} />
            </g>
          )}
        </g>
      </g>
    </g>
  )
}
