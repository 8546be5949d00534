import type { Say } from '@spanish-main/ui'
import { memo } from 'react'
import { AREA_IDS, LAND_ZONE_COUNT, ZONE_IDS } from '../../data/index.ts'
import { EUROPE, PIRATING } from '../../rules/state.ts'
import { AREA_SHAPES, OCEAN_SHAPE, SEA_SHAPES } from '../art/sheet-shapes.ts'
import { Labels } from './labels.tsx'
import { BOXES, VIEW } from './layout.ts'

const viewBox = `${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`

/** The engraved sheet: sea, land, borders, names. Only a rebellion or another language changes it. */
export const Sheet = memo(function Sheet({ rebellious, say }: { rebellious: number; say: Say }) {
  return (
    <svg className="px-sheet" viewBox={viewBox} width={VIEW.width} height={VIEW.height} aria-hidden="true">
      <use href="#engraved-ground" />
      {AREA_IDS.slice(0, LAND_ZONE_COUNT).map(
        (id, area) => (rebellious & (1 << area)) !== 0 && <Rebellion key={id} id={id} />,
      )}
      <use href="#px-lines" />
      <Labels say={say} />
      <Boxes say={say} />
      <HitAreas />
    </svg>
  )
})

/** Red hatching over a land zone: the token alone is too small to be noticed. */
function Rebellion({ id }: { id: string }) {
  return (
    <g clipPath="url(#engraved-clip-land)">
      <path className="px-rebellion" fill="url(#px-rebel)" d={AREA_SHAPES[id]} />
    </g>
  )
}

/** What lies under the pointer where no token is. */
function HitAreas() {
  return (
    <g className="px-hit">
      <path d={OCEAN_SHAPE} data-pick={`box:${EUROPE}`} />
      {ZONE_IDS.map((id, zone) => (
        <path key={id} d={SEA_SHAPES[id]} fillRule="evenodd" data-pick={`zone:${zone}`} />
      ))}
      <g clipPath="url(#engraved-clip-land)">
        {AREA_IDS.map((id, area) => (
          <path key={id} d={AREA_SHAPES[id]} data-pick={`area:${area}`} />
        ))}
      </g>
      {[EUROPE, PIRATING].map(box => {
        const { x, y, width, height } = box === EUROPE ? BOXES.europe : BOXES.pirating
        return <rect key={box} x={x} y={y} width={width} height={height} data-pick={`box:${box}`} />
      })}
    </g>
  )
}

function Boxes({ say }: { say: Say }) {
  return (
    <>
      <Box {...BOXES.europe} title={say('board.europe')} motto={say('board.europe.motto')} />
      <Box {...BOXES.pirating} title={say('board.pirating')} motto={say('board.pirating.motto')} />
    </>
  )
}

interface BoxProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly title: string
  readonly motto: string
}

function Box({ x, y, width, height, title, motto }: BoxProps) {
  return (
    <g className="px-box" transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="3" />
      <rect x="4" y="4" width={width - 8} height={height - 8} rx="2" className="px-box-line" />
      <text x="14" y="27" className="px-box-title">
        {title}
      </text>
      <text x={width - 14} y="26" className="px-box-motto">
        {motto}
      </text>
    </g>
  )
}
