import { memo } from 'react'
import { AREA_IDS } from '../../data/index.ts'
import { HEXES } from '../../rules/geography.ts'
import { tables } from '../../rules/tables.ts'
import { hexPath, SEAS, SHEET } from './layout.ts'

export const BOX = `${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height}`

/** Strokes of the veil, the widest and faintest first, so that the ink fades. */
const FADING = [34, 22, 10, 1]
const BEYOND = ['far-north', 'greenland', 'fuego']

/** The engraved sheet. Only the Areas that are entered, the distance and another language change it. */
export const Sheet = memo(function Sheet({ entered, far }: { entered: number; far: boolean }) {
  return (
    <svg className="cq-sheet" viewBox={BOX} width={SHEET.width} height={SHEET.height} aria-hidden="true">
      <use href="#cq-sea" />
      <use href="#cq-ground" />
      {!far && <use href="#cq-grid" />}
      {!far && <use href="#cq-relief" />}
      <use href="#cq-deco" />
      <Veil entered={entered} />
      <use href="#cq-land" className="cq-dotted" />
      {SEAS.map(({ text, at: [x, y], size, rotate }) => (
        <text
          key={text}
          className="cq-sea-name"
          data-ornament=""
          fontSize={size}
          transform={`translate(${x} ${y}) rotate(${rotate})`}
        >
          {text}
        </text>
      ))}
      <HitAreas />
    </svg>
  )
})

/** Bare paper over whatever no European has entered; numbers and plates stay readable above it. */
export function Veil({ entered }: { entered: number }) {
  const hidden = [...AREA_IDS.filter((_, area) => (entered & (1 << area)) === 0), ...BEYOND]
  return FADING.map((width, i) => (
    <g key={width} className={`cq-veil cq-veil-${i}`} strokeWidth={width}>
      {hidden.map(id => (
        <use key={id} href={`#cq-veil-${id}`} />
      ))}
    </g>
  ))
}

const HITS = Array.from({ length: HEXES }, (_, hex) => hex)
  .filter(hex => tables.hasLand[hex] || tables.watersOf[hex].length > 0)
  .map(hex => ({ hex, d: hexPath(hex) }))

/** What lies under the pointer: every hex of the sheet. */
const HitAreas = memo(function HitAreas() {
  return (
    <g className="cq-hit">
      {HITS.map(({ hex, d }) => (
        <path key={hex} d={d} data-pick={`hex:${hex}`} />
      ))}
    </g>
  )
})
