import type { Say } from '@spanish-main/ui'
import { memo } from 'react'
import { ZONES } from '../../data/index.ts'
import { Labels } from './labels.tsx'
import { SITES, TRAILS, VIEW, ZONE_PLACES } from './layout.ts'

export const VIEW_BOX = `${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`

/** The engraved sheet: sea, land, winds, names. Only another language changes it. */
export const Sheet = memo(function Sheet({ say }: { say: Say }) {
  return (
    <svg className="lo-sheet" viewBox={VIEW_BOX} width={VIEW.width} height={VIEW.height} aria-hidden="true">
      <use href="#lo-ground" />
      {TRAILS.map(({ from, to, thin }) => (
        <path
          key={`${from} ${to}`}
          className={thin ? 'lo-trail lo-thin' : 'lo-trail'}
          d={trail(SITES[from].at, SITES[to].at)}
        />
      ))}
      <use href="#lo-seaways" />
      <Labels say={say} />
      <g className="lo-hit">
        {ZONES.map(({ id }, zone) => (
          <path key={id} d={ZONE_PLACES[id].shape} fillRule="evenodd" data-pick={`zone:${zone}`} />
        ))}
      </g>
    </svg>
  )
})

/** A trail bends a little, as mules do. */
function trail([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): string {
  const bend = 0.12
  const mx = (x0 + x1) / 2 + (y1 - y0) * bend
  const my = (y0 + y1) / 2 - (x1 - x0) * bend
  return `M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`
}
