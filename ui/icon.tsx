import sprite from './icons.svg'
import './icon.css'

export type IconName =
  | 'compass'
  | 'sunbeams'
  | 'moon'
  | 'meeple'
  | 'hourglass'
  | 'lion'
  | 'white-tower'
  | 'windmill'
  | 'queen-crown'
  | 'galleon'
  | 'mayan-pyramid'
  | 'crested-helmet'
  | 'anchor'
  | 'scroll-quill'
  | 'crossed-swords'
  | 'open-book'
  | 'ship-wheel'
  | 'treasure-map'
  | 'poker-hand'
  | 'meeple-group'
  | 'two-coins'
  | 'fleur-de-lys'
  | 'sad-crab'
  | 'scroll-unfurled'
  | 'quill-ink'
  | 'flying-flag'
  | 'wax-seal'
  | 'discussion'

/** An icon in the size and colour of the text around it. It is decoration: the text says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

/** An icon inside a drawing, as a square around a point. */
export function Emblem({
  name,
  x = 0,
  y = 0,
  size,
  fill,
}: {
  name: IconName
  x?: number
  y?: number
  size: number
  fill: string
}) {
  return <use href={`${sprite}#${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} fill={fill} />
}
