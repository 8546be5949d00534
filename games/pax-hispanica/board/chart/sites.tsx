import type { Say } from '@spanish-main/ui'
import { memo } from 'react'
import { SITES } from '../../data/index.ts'
import type { Pax } from '../../rules/state.ts'
import { Emblem } from '../art/icon.tsx'
import { chartName, twoLines } from '../names.ts'
import { type Point, SITE_PLACES, TOKEN_SCALE } from './layout.ts'
import type { Mark } from './marks.ts'
import { TRUE_PLACES } from './places.ts'
import { SiteToken } from './site-token.tsx'

/** From north to south, so that southern tokens overlap northern ones. */
const NORTH_TO_SOUTH = SITES.map((_, site) => site).sort((a, b) => SITE_PLACES[a].at[1] - SITE_PLACES[b].at[1])

const RING = 23.7
const FORT_RING = 28.6

/** The ring around a Site stands outside its tokens. */
export const ringOf = (g: Pax, site: number): number => (g.fort[site] === 1 ? FORT_RING : RING)

type SiteMarks = ReadonlyMap<number, Mark>

interface SitesProps {
  readonly view: Pax
  readonly marks: SiteMarks
}

/** Leaders, halos, tokens and verbs of the Sites, in this order. */
export const Sites = memo(function Sites({ view, marks }: SitesProps) {
  const marked = NORTH_TO_SOUTH.filter(site => marks.has(site))
  return (
    <>
      <Leaders />
      {marked.map(site => (
        <SiteRing key={site} at={SITE_PLACES[site].at} radius={ringOf(view, site)} mark={marks.get(site)!} />
      ))}
      {NORTH_TO_SOUTH.map(site => (
        <g key={site} data-pick={`site:${site}`} transform={placed(SITE_PLACES[site].at, TOKEN_SCALE)}>
          <circle r="17" className="px-hit-disk" />
          <SiteToken
            kind={SITES[site].kind}
            disk={view.disk[site]}
            bible={view.bible[site]}
            meeple={view.meeple[site]}
            cathedral={view.cathedral[site]}
            fort={view.fort[site]}
            chest={view.chest[site]}
            relics={view.relicsAt[site]}
            rebel={view.rebel[site]}
          />
        </g>
      ))}
      {marked.map(site => (
        <Verb key={site} at={SITE_PLACES[site].at} radius={ringOf(view, site)} mark={marks.get(site)!} />
      ))}
    </>
  )
})

const placed = ([x, y]: Point, k: number) => `translate(${x} ${y}) scale(${k})`

/** A thin line from the true place to where there is room to draw. Rebel Sites belong to the whole land zone. */
const Leaders = memo(function Leaders() {
  return (
    <g className="px-leaders">
      {SITES.map((site, i) => {
        if (site.kind === 'rebel') return null
        const [x0, y0] = TRUE_PLACES[i]
        const [x1, y1] = SITE_PLACES[i].at
        const length = Math.hypot(x1 - x0, y1 - y0)
        const t = Math.max(0, length - 15) / length
        return (
          <g key={site.id}>
            {length > 17 && <path d={`M${x0} ${y0}L${x0 + (x1 - x0) * t} ${y0 + (y1 - y0) * t}`} />}
            <circle cx={x0} cy={y0} r="2.1" />
          </g>
        )
      })}
    </g>
  )
})

export function SiteRing({ at: [x, y], radius, mark }: { at: Point; radius: number; mark: Mark }) {
  return (
    <g key={mark.times} className={`px-mark px-${mark.state}`} transform={`translate(${x} ${y})`}>
      {mark.state !== 'refused' && <circle className="px-halo" r={Math.max(46, radius + 18)} fill="url(#px-glow)" />}
      {mark.state !== 'refused' && <circle className="px-ring-ground" r={radius} />}
      <circle className="px-ring" r={radius} />
    </g>
  )
}

export function Verb({ at: [x, y], radius, mark }: { at: Point; radius: number; mark: Mark }) {
  if (mark.state === 'refused') return null
  const offset = -radius * 0.72
  return (
    <g className="px-verb" transform={`translate(${x + offset} ${y + offset})`}>
      <circle r="9" />
      <Emblem name={mark.icon} size={11.6} />
    </g>
  )
}

const LONG_NAME = 17

/** Names of the Sites. No fleet lies over them. */
export const SiteNames = memo(function SiteNames({ marks, say }: { marks: SiteMarks; say: Say }) {
  return (
    <g className="px-site-names">
      {SITES.map((site, i) => {
        const { at, name } = SITE_PLACES[i]
        if (name === undefined) return null
        const words = chartName(say, i)
        const lines = words.length > LONG_NAME ? twoLines(words) : [words]
        const first = name.dy < -12 ? 1 - lines.length : 0
        const className = [site.kind === 'tribal' && 'px-tribal', marks.has(i) && 'px-marked'].filter(Boolean).join(' ')
        return (
          <text key={site.id} className={className} textAnchor={name.anchor} data-named={`site:${i}`}>
            {lines.map((line, n) => (
              <tspan key={line} x={at[0] + name.dx} y={at[1] + name.dy + (first + n) * 11.5}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </g>
  )
})
