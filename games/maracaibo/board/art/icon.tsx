import { useSprite } from '@spanish-main/ui'
import icons from './icons.svg?raw'

export type IconName =
  | 'anchor'
  | 'cannon'
  | 'card-draw'
  | 'card-pickup'
  | 'castle'
  | 'check-mark'
  | 'compass'
  | 'corn'
  | 'cotton-flower'
  | 'crossed-sabres'
  | 'crossed-swords'
  | 'fist'
  | 'flag-objective'
  | 'fleur-de-lys'
  | 'greek-temple'
  | 'halt'
  | 'hourglass'
  | 'hut'
  | 'lion'
  | 'mayan-pyramid'
  | 'meeple'
  | 'open-book'
  | 'path-distance'
  | 'poker-hand'
  | 'queen-crown'
  | 'receive-money'
  | 'sad-crab'
  | 'sailboat'
  | 'scales'
  | 'scroll-quill'
  | 'sea-serpent'
  | 'ship-wheel'
  | 'smoking-pipe'
  | 'spyglass'
  | 'sugar-cane'
  | 'sun'
  | 'sunbeams'
  | 'three-leaves'
  | 'tied-scroll'
  | 'treasure-map'
  | 'walking-boot'
  | 'wax-seal'
  | 'white-book'
  | 'white-tower'

const SHEETS = [icons]

/** An icon in the size and colour of the text around it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
      <Emblem name={name} x={256} y={256} size={512} fill="currentColor" />
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
  useSprite('mb-sprite', SHEETS)
  return <use href={`#mb-i-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} fill={fill} />
}
