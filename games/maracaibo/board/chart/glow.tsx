import type { Point } from '@spanish-main/ui'
import { PLACES } from './layout.ts'
import type { Mark } from './marks.ts'

/** Halos under the places that may be taken. */
export function Halos({ marks }: { marks: readonly Mark[] }) {
  return marks
    .filter(({ state, shape }) => state !== 'refused' && shape !== 'plate')
    .map(({ at: [x, y], shape, target }) => (
      <circle
        key={`${target.domain} ${target.value}`}
        className="mb-halo"
        cx={x}
        cy={y}
        r={shape === 'small' ? 22 : 36}
      />
    ))
}

const SIZES = { disc: 20, square: 21, small: 15, plate: 18 } as const

/** Widths and heights of rings around what is no place. */
const PLATES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  quest: [96, 27],
  pile: [44, 48],
  building: [68, 58],
}

/** Rings around them, dark around what was chosen, dashed red around what was refused. */
export function Rings({ marks, hot }: { marks: readonly Mark[]; hot: Point | undefined }) {
  return (
    <g className="mb-rings">
      {marks.map(({ at: [x, y], shape, state, target }) => {
        const r = SIZES[shape]
        const key = `${state} ${target.domain} ${target.value}`
        if (shape === 'plate') {
          const [width, height] = PLATES[target.domain] ?? PLATES.quest
          return (
            <rect
              key={key}
              x={x - width / 2}
              y={y - height / 2}
              width={width}
              height={height}
              rx="7"
              className={`mb-ring mb-${state}`}
            />
          )
        }
        return shape === 'square' ? (
          <rect key={key} x={x - r} y={y - r} width={2 * r} height={2 * r} rx="8" className={`mb-ring mb-${state}`} />
        ) : (
          <circle key={key} cx={x} cy={y} r={r} className={`mb-ring mb-${state}`} />
        )
      })}
      {hot === undefined ? undefined : <circle cx={hot[0]} cy={hot[1]} r="24" className="mb-ring mb-hot" />}
    </g>
  )
}

/** Badges with prices. */
export function Badges({ marks, scale }: { marks: readonly Mark[]; scale: number }) {
  return marks.map(({ at: [x, y], badge, target, shape }) => {
    if (badge === undefined) return undefined
    const [dx, dy] = target.domain === 'location' ? PLACES[target.value].badge : [0, shape === 'small' ? -18 : -22]
    return (
      <g
        key={`${target.domain} ${target.value}`}
        className="mb-badge"
        transform={`translate(${x + dx} ${y + dy}) scale(${scale})`}
      >
        <circle r="9.6" />
        <text y="4.6">{badge}</text>
      </g>
    )
  })
}
