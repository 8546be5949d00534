import type { Name, Say } from '@spanish-main/ui'
import { memo } from 'react'
import { CARDS, DISTRICTS, ZONES } from '../../data/index.ts'
import { UNITS } from '../../rules/state.ts'
import { isColony } from '../../rules/tables.ts'
import { BOXES, DISTRICT_LABELS, HAVEN_PLACES, type Label, SITES, VIEW, ZONE_PLACES } from './layout.ts'

const TITLE = 'Spanish Main'
const YEARS = '1600–1649'

/** Where a name that is set about its middle would run off the sheet. */
const EDGE = 90

/** Zones whose names need two lines. */
const IN_TWO = new Set(['bahama', 'gulf-of-honduras'])

/** A name cut at the blank nearest to its middle. */
function inTwo(name: string): string[] {
  const blanks = [...name].flatMap((letter, i) => (letter === ' ' ? [i] : []))
  if (blanks.length === 0) return [name]
  const middle = name.length / 2
  const cut = blanks.reduce((best, i) => (Math.abs(i - middle) < Math.abs(best - middle) ? i : best))
  return [name.slice(0, cut), name.slice(cut + 1)]
}

/** The names of seas and districts, engraved on the sheet. */
export const Labels = memo(function Labels({ say }: { say: Say }) {
  const { cartouche } = BOXES
  return (
    <>
      {DISTRICTS.map(({ id }) => {
        const { at, turn, afloat } = DISTRICT_LABELS[id]
        return (
          <text
            key={id}
            className={afloat ? 'lo-land-name lo-afloat' : 'lo-land-name'}
            transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}
          >
            {say(`district.${id}.name`)}
          </text>
        )
      })}
      {ZONES.map(({ id, shoals }) => {
        const [x, y] = ZONE_PLACES[id].label
        const atEdge = x > VIEW.width - EDGE
        const lines = IN_TWO.has(id) ? inTwo(say(`zone.${id}.name`)) : [say(`zone.${id}.name`)]
        return (
          <g key={id} transform={`translate(${atEdge ? VIEW.width - 8 : x} ${y})`}>
            <text className={atEdge ? 'lo-sea-name lo-at-edge' : 'lo-sea-name'}>
              {lines.map((line, i) => (
                <tspan key={line} x={0} y={i * 18}>
                  {line}
                </tspan>
              ))}
            </text>
            {shoals && (
              <text className="lo-shoal-note" y={lines.length * 15}>
                {say('board.shoals')}
              </text>
            )}
          </g>
        )
      })}
      <text className="lo-ocean-name" transform="translate(730 84) rotate(24)">
        {say('board.ocean')}
      </text>
      <g className="lo-cartouche" data-ornament="" transform={`translate(${cartouche.x} ${cartouche.y})`}>
        <path className="lo-box" d="M10 0H138Q142 8 148 10V62Q142 64 138 72H10Q6 64 0 62V10Q6 8 10 0z" />
        <path className="lo-box-line" d="M13 4H135Q138 10 144 13V59Q138 62 135 68H13Q10 62 4 59V13Q10 10 13 4z" />
        <text x={74} y={21} className="lo-cartouche-small">
          {say('board.cartouche')}
        </text>
        <text x={74} y={41} className="lo-cartouche-title">
          {TITLE}
        </text>
        <text x={74} y={57} className="lo-cartouche-small">
          {YEARS}
        </text>
      </g>
    </>
  )
})

export function placeLabel(label: Label | undefined, scale = 1) {
  return label === undefined ? undefined : { x: label.dx * scale, y: label.dy * scale, textAnchor: label.anchor }
}

const SITE_NAMES = new Map(CARDS.flatMap(card => ('site' in card ? [[card.id, card.site] as const] : [])))

/** What the chart calls a place: the site, not the company that holds it. */
export function siteName(id: string, say: Say): string {
  if (say.has(`site.${id}`)) return say(`site.${id}`)
  return SITE_NAMES.get(id) ?? say(`card.${id}.name`)
}

/** A place that is fought over: a colony by its site, for a lord's own card bears his name. */
export const townName = (at: number, say: Say, name: Name): string =>
  at < UNITS && isColony(at) ? siteName(CARDS[at].id, say) : name('place', at)

export const siteOf = (id: string) => SITES[id]
export const havenOf = (id: string) => HAVEN_PLACES[id]
