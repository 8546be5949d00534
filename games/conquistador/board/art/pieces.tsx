import type { ReactNode } from 'react'
import { Mark } from './icon.tsx'
import { LIVERIES } from './liveries.tsx'

/** A disk with crest and Colonists; an anchor below says that it is a port. */
export function Settlement({ country, colonists, port }: { country: number; colonists: number; port: boolean }) {
  const { fill, ink, crest, hatching } = LIVERIES[country]
  return (
    <g>
      <circle r="12.1" cy=".9" fill="#000" opacity=".22" />
      <circle r="12" fill="var(--rim)" />
      <circle r="11.2" fill={fill} />
      <circle r="11.2" fill={hatching} />
      <circle r="7.7" fill={fill} />
      <circle r="11.2" fill="none" className="cq-edge" />
      <Mark name={crest} size={12} fill={ink} />
      {port && (
        <g transform="translate(0 11.6)">
          <circle r="5" className="cq-port" />
          <Mark name="anchor" size={6.6} fill="#fffdf6" />
        </g>
      )}
      {colonists > 0 && <Count x={-10.5} y={-8.5} n={colonists} />}
    </g>
  )
}

/** A number in a cream oval. */
export function Count({ x = 0, y = 0, n }: { x?: number; y?: number; n: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx={n > 9 ? 8 : 6} ry="6.4" className="cq-count" />
      <text y="3.6" className="cq-count-n">
        {n}
      </text>
    </g>
  )
}

const FLAG = 'M-7-8H7V9L0 5.4-7 9z'

/** Detachments: a hanging banner with their number. */
export function Banner({ country, n }: { country: number; n: number }) {
  const { fill, ink, hatching } = LIVERIES[country]
  return (
    <g>
      <path d={FLAG} className="cq-rim" />
      <path d={FLAG} fill={fill} />
      <path d={FLAG} fill={hatching} />
      <rect x="-4.9" y="-6.6" width="9.8" height="10.4" rx="1.5" fill={fill} />
      <path d={FLAG} fill="none" className="cq-edge" />
      <path d="M-9-8.4H9" className="cq-pole" />
      <text y="2.4" className="cq-banner-n" fill={ink}>
        {n}
      </text>
    </g>
  )
}

/** A Conquistador: a lozenge with a helmet. */
export function Leader({ country }: { country: number }) {
  const { fill, ink } = LIVERIES[country]
  return (
    <g>
      <path d="M0-9.4L8.6 0 0 9.4-8.6 0z" className="cq-rim" />
      <path d="M0-9.4L8.6 0 0 9.4-8.6 0z" fill={fill} className="cq-edge" />
      <Mark name="crested-helmet" size={10} fill={ink} />
    </g>
  )
}

const ARCH = 'M-6.4 8V-1.5C-6.4-6-3.6-8.6 0-8.6S6.4-6 6.4-1.5V8z'

/** A Missionary: a tablet with a cross and his rating. */
export function Friar({ rating }: { rating: number }) {
  return (
    <g>
      <path d={ARCH} className="cq-rim" />
      <path d={ARCH} fill="#fbf3df" className="cq-edge" />
      <Mark name="cross" y={-3.4} size={7.4} fill="#5b1f69" />
      <text y="6.4" className="cq-friar-n">
        {rating === 0 ? '?' : rating > 0 ? `+${rating}` : `−${-rating}`}
      </text>
    </g>
  )
}

/** An ingot with its ducats. */
export function Gold({ ducats }: { ducats: number }) {
  return (
    <g>
      <path d="M-8 4.6L-5.6-4.6H5.6L8 4.6z" className="cq-gold" />
      <text y="2.9" className="cq-gold-n">
        {ducats}
      </text>
    </g>
  )
}

/** A mine: not found, worked or abandoned, run dry. */
export function Mine({ state }: { state: number }) {
  if (state === 0)
    return (
      <g className="cq-mine cq-unknown">
        <circle r="6.4" />
        <text y="3.4">{'?'}</text>
      </g>
    )
  return (
    <g className={state === 1 ? 'cq-mine cq-found' : 'cq-mine cq-spent'}>
      <circle r="6.4" />
      <Mark name="mining" size={8.4} fill="#2a1707" />
      {state === 3 && <path d="M-5 5L5-5" className="cq-struck" />}
    </g>
  )
}

/** A city with treasure; empty, it is struck through. */
export function City({ open, empty }: { open: boolean; empty: boolean }) {
  return (
    <g className={open ? 'cq-city cq-open' : 'cq-city'}>
      <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="2.2" />
      <Mark name="mayan-pyramid" size={11} fill={open ? '#2a1707' : 'var(--ink)'} />
      {empty && <path d="M-6 6L6-6" className="cq-struck" />}
    </g>
  )
}

/** A piece in a line of text or a list. */
export function Picture({ children, box = '-14 -14 28 28' }: { children: ReactNode; box?: string }) {
  return (
    <svg className="cq-picture cq-small" viewBox={box} aria-hidden="true">
      {children}
    </svg>
  )
}
