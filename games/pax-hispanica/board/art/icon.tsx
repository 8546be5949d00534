import type { IconName } from './icon-names.ts'

/** An icon in the size and colour of the text around it. It is decoration: the text says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="px-icon" viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#px-i-${name}`} />
    </svg>
  )
}

interface EmblemProps {
  readonly name: IconName
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly fill?: string
}

/** An icon inside a drawing, as a square around a point. */
export function Emblem({ name, x = 0, y = 0, size, fill = 'currentColor' }: EmblemProps) {
  return <use href={`#px-i-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} fill={fill} />
}

/** The target that stands for Sway. */
export function SwaySign() {
  return (
    <svg className="px-icon" viewBox="-10 -10 20 20" aria-hidden="true">
      <circle r="8.2" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <circle r="3.6" />
    </svg>
  )
}
