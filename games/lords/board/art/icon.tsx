import { NATIONS } from '../../data/index.ts'
import type { IconName } from './icon-names.ts'

/** An icon in the size and colour of the text around it. It is decoration: the text says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="lo-icon" viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#lo-i-${name}`} />
    </svg>
  )
}

/** The same inside a drawing, around a point. */
export function Glyph({ name, size, x = 0, y = 0 }: { name: IconName; size: number; x?: number; y?: number }) {
  return <use href={`#lo-i-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
}

const flagOf = (nation: number): string => `#lo-f-${nation < 0 ? 'none' : NATIONS[nation]}`

/** The flag of a nation, 18 by 12; −1 for none. */
export function Flag({ nation, label }: { nation: number; label?: string }) {
  return (
    <svg
      className="lo-flag"
      viewBox="0 0 18 12"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <use href={flagOf(nation)} />
    </svg>
  )
}

export function FlagGlyph({ nation, x, y, scale = 1 }: { nation: number; x: number; y: number; scale?: number }) {
  return <use href={flagOf(nation)} x={x} y={y} width={18 * scale} height={12 * scale} />
}
