import type { Say } from '@spanish-main/ui'
import { memo } from 'react'
import { AREAS, type Good } from '../../data/index.ts'
import { Emblem } from '../art/icon.tsx'
import { GOOD_ICONS } from '../art/icon-names.ts'
import { areaName, twoLines, zoneName } from '../names.ts'
import { AREA_PLACES, BOXES, ZONE_PLACES, type ZonePlace } from './layout.ts'
import { HAVEN_PLACES } from './places.ts'

/** Names of seas and lands, Goods, haven circles, the compass letters and the cartouche. They change with the language only. */
export const Labels = memo(function Labels({ say }: { say: Say }) {
  return (
    <g className="px-labels">
      {HAVEN_PLACES.map(([x, y], zone) => (
        <g key={ZONE_PLACES[zone].haven.join()} transform={`translate(${x} ${y})`}>
          <circle r={ZONE_PLACES[zone].radius} className="px-haven-outer" />
          <circle r={ZONE_PLACES[zone].radius - 2.2} className="px-haven-inner" />
        </g>
      ))}
      <g className="px-compass-letters" data-ornament="" transform="translate(875.6 398.4)">
        <text x="48" y="4">
          {say('board.east')}
        </text>
        <text y="52">{say('board.south')}</text>
        <text x="-48" y="4">
          {say('board.west')}
        </text>
      </g>
      <text className="px-ocean-name" transform="translate(900 150) rotate(25)">
        {say('board.sargasso')}
      </text>
      <text className="px-ocean-name px-small" transform="translate(338 656)">
        {say('board.south-sea')}
      </text>
      {ZONE_PLACES.map((place, zone) => (
        <SeaName key={place.label.join()} place={place} name={zoneName(say, zone)} />
      ))}
      {AREAS.map((_, area) => (
        <AreaName key={AREAS[area].id} area={area} name={areaName(say, area)} />
      ))}
      <Cartouche say={say} />
    </g>
  )
})

function SeaName({ place: { label, twoLines: broken, ends }, name }: { place: ZonePlace; name: string }) {
  const [x, y] = label
  const lines = broken === true ? twoLines(name) : [name]
  return (
    <text className={ends === true ? 'px-sea-name px-ends' : 'px-sea-name'}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={y + i * 19}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** Width of the longest name that fits between the islands and the frame. */
const AFLOAT_MOST = 134

function AreaName({ area, name }: { area: number; name: string }) {
  const { label, turn, good: at, small, afloat, ends } = AREA_PLACES[area]
  const good: Good | null = AREAS[area].good
  const className = [
    'px-land-name',
    small && 'px-small',
    afloat && 'px-afloat',
    ends && 'px-ends',
    good === null && 'px-wild',
  ]
  return (
    <g transform={`translate(${label[0]} ${label[1]})${turn === 0 ? '' : ` rotate(${turn})`}`}>
      <text
        className={className.filter(Boolean).join(' ')}
        {...(afloat && name.length > 15 ? { textLength: AFLOAT_MOST, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {name}
      </text>
      {good !== null && at !== undefined && (
        <g className="px-good" transform={`translate(${at[0]} ${at[1]})${turn === -90 ? ' rotate(90)' : ''}`}>
          <circle r="9.5" />
          <Emblem name={GOOD_ICONS[good]} size={12.8} />
        </g>
      )}
    </g>
  )
}

function Cartouche({ say }: { say: Say }) {
  const { x, y } = BOXES.cartouche
  return (
    <g className="px-cartouche" data-ornament="" transform={`translate(${x} ${y})`}>
      <path
        className="px-cartouche-ground"
        d="M14 4C40 0 120 0 146 4 152 10 158 12 164 12 160 22 160 66 164 78 158 78 152 80 146 86 120 90 40 90 14 86 8 80 2 78-4 78 0 66 0 22-4 12 2 12 8 10 14 4z"
      />
      <path
        className="px-cartouche-line"
        d="M18 9C44 5.5 116 5.5 142 9 146 13 150 15.5 155 16.5 153 28 153 62 155 73.5 150 74.5 146 77 142 81 116 84.5 44 84.5 18 81 14 77 10 74.5 5 73.5 7 62 7 28 5 16.5 10 15.5 14 13 18 9z"
      />
      <text x="80" y="27" className="px-cartouche-small">
        {say('board.cartouche.above')}
      </text>
      <text x="80" y="48" className="px-cartouche-title">
        {say('board.cartouche.title')}
      </text>
      <text x="80" y="64" className="px-cartouche-small">
        {say('board.cartouche.below')}
      </text>
      <path className="px-cartouche-line" d="M38 71h84M38 69v4M59 69v4M80 69v4M101 69v4M122 69v4" />
      <path className="px-cartouche-scale" d="M38 71h21M80 71h21" />
    </g>
  )
}
