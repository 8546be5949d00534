import { useSprite } from '../sprite.ts'
import caribbean from './caribbean.svg?raw'
import './engraving.css'

const SHEETS = [caribbean]

/**
 * Puts the engraved Caribbean into the document, 1,200 by 690 units: `engraved-ground` is sea and land,
 * `engraved-relief` mountains and coast, `engraved-rose` the compass rose, `engraved-clip-land` the land to draw in.
 */
export const useEngraving = (): void => useSprite('engraved-caribbean', SHEETS)

/** All of it; whoever shows it chooses the part. */
export function Caribbean() {
  useEngraving()
  return (
    <>
      <use href="#engraved-ground" />
      <use href="#engraved-relief" />
    </>
  )
}

/** The compass rose around a point, with the letters of the language. */
export function Rose({ x, y, east, south, west }: { x: number; y: number; east: string; south: string; west: string }) {
  useEngraving()
  return (
    <g className="engraved-letters" data-ornament="" transform={`translate(${x} ${y})`}>
      <use href="#engraved-rose" />
      <text x="48" y="4">
        {east}
      </text>
      <text y="52">{south}</text>
      <text x="-48" y="4">
        {west}
      </text>
    </g>
  )
}
