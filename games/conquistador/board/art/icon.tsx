export type IconName =
  | 'anchor'
  | 'armillary'
  | 'bound'
  | 'caravel'
  | 'check'
  | 'coins'
  | 'crested-helmet'
  | 'cross'
  | 'crossed-swords'
  | 'death-skull'
  | 'discussion'
  | 'fleur-de-lys'
  | 'flying-flag'
  | 'footsteps'
  | 'galleon'
  | 'hourglass'
  | 'laurels'
  | 'lion'
  | 'mayan-pyramid'
  | 'meeple-group'
  | 'mining'
  | 'no'
  | 'open-book'
  | 'palm-tree'
  | 'peace-dove'
  | 'person1'
  | 'pikes'
  | 'queen-crown'
  | 'quill-ink'
  | 'sailboat'
  | 'scroll-quill'
  | 'scroll-unfurled'
  | 'sea-dragon'
  | 'sea-serpent'
  | 'ship-bow'
  | 'ship-wheel'
  | 'sinking-ship'
  | 'skull-crossed-bones'
  | 'spyglass'
  | 'sunbeams'
  | 'telescope'
  | 'treasure-map'
  | 'two-coins'
  | 'uncertainty'
  | 'walking-boot'
  | 'wax-seal'
  | 'whale-tail'
  | 'white-tower'
  | 'wooden-crate'

/** An icon in the size and colour of the text around it. It is decoration: the text says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="cq-icon" viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#cq-i-${name}`} />
    </svg>
  )
}

/** An icon inside a drawing, as a square around a point. */
export function Mark({ name, x = 0, y = 0, size, fill = 'currentColor' }: MarkProps) {
  return <use href={`#cq-i-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} fill={fill} />
}

interface MarkProps {
  readonly name: IconName
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly fill?: string
}
