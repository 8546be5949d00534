import { useSprite } from '../sprite.ts'
import caribbean from './caribbean.svg?raw'
import './engraving.css'

const SHEETS = [caribbean]

/** The Caribbean as an engraver draws it, 1,200 by 690 units: sea, land, relief, coast. Whoever shows it chooses the part. */
export function Caribbean() {
  useSprite('engraved-caribbean', SHEETS)
  return (
    <>
      <use href="#engraved-ground" />
      <use href="#engraved-relief" />
    </>
  )
}

/** The compass rose around a point, with the letters of the language. */
export function Rose({ x, y, east, south, west }: { x: number; y: number; east: string; south: string; west: string }) {
  useSprite('engraved-caribbean', SHEETS)
  return (
    <g className="engraved-letters" transform={`translate(${x} ${y})`}>
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
