import { memo } from 'react'
import type { SiteKind } from '../../data/index.ts'
import { EMPTY, INDIGENOUS, NO_REBEL, TAX_REBEL } from '../../rules/state.ts'
import { Bible, Cathedral, Chest, Disk, Fort, Meeple, Rebel, Relic } from '../art/pieces.tsx'

/** What stands on a Site, as the state counts it. */
export interface SiteTokenProps {
  readonly kind: SiteKind
  readonly disk: number
  readonly bible: number
  readonly meeple: number
  readonly cathedral: number
  readonly fort: number
  readonly chest: number
  readonly relics: number
  readonly rebel: number
}

/** A Site with its tokens around the origin: labour at the upper right, Chest lower right, Relics lower left. */
export const SiteToken = memo(function SiteToken(site: SiteTokenProps) {
  if (site.rebel !== NO_REBEL) return <Rebel tax={site.rebel === TAX_REBEL} />
  const standing = site.disk !== EMPTY ? <Colony {...site} /> : site.bible !== EMPTY ? <Mission {...site} /> : undefined
  return (
    <>
      {standing ?? <Ground {...site} />}
      {site.chest > 0 && (
        <g transform="translate(13.5 13) scale(.95)">
          <Chest />
        </g>
      )}
      {site.relics > 0 && (
        <g transform="translate(-13.5 12)">
          <Relic count={site.relics} />
        </g>
      )}
    </>
  )
})

function Colony({ disk, meeple, fort }: SiteTokenProps) {
  return (
    <>
      {fort > 0 && <Fort />}
      <Disk colour={disk} />
      {meeple !== EMPTY && (
        <g transform="translate(13.5 -12)">
          <Meeple who={meeple} slave={meeple === INDIGENOUS} />
        </g>
      )}
    </>
  )
}

function Mission({ bible, meeple, cathedral }: SiteTokenProps) {
  return (
    <>
      <rect className="px-site px-tribal" x="-15" y="-10" width="30" height="23" rx="4" />
      {cathedral > 0 && (
        <g transform="translate(-3 -9) scale(1.12)">
          <Cathedral />
        </g>
      )}
      <g transform={cathedral > 0 ? 'translate(-1 6) scale(1.02)' : 'translate(0 5.5) scale(1.02)'}>
        <Bible colour={bible} />
      </g>
      {meeple !== EMPTY && (
        <g transform={cathedral > 0 ? 'translate(13.5 -8)' : 'translate(0 -8.5) scale(1.12)'}>
          <Meeple who={meeple} />
        </g>
      )}
    </>
  )
}

/** An empty Site, or a Tribal Site with nobody but its people. */
function Ground({ kind, meeple }: SiteTokenProps) {
  return (
    <>
      {kind === 'tribal' && <rect className="px-site px-tribal" x="-15" y="-12.5" width="30" height="25" rx="4" />}
      {kind === 'squatter' && <circle className="px-site px-squatter" r="14.5" />}
      {kind === 'rebel' && <use href="#px-hexagon" transform="scale(.94)" className="px-site px-rebel-site" />}
      {kind === 'spanish' && <circle className="px-site px-spanish" r="16" />}
      {kind === 'spanish' && <circle className="px-site px-spanish px-inner" r="12.6" />}
      {meeple !== EMPTY && (
        <g transform="translate(0 .5) scale(1.22)">
          <Meeple who={meeple} />
        </g>
      )}
    </>
  )
}
