import { Arms, type BoardProps, RuleChip, type Say } from '@spanish-main/ui'
import { nationValue } from '../../rules/mb11-scoring.ts'
import { hasGivenUp, influenceOf, locationsOf, rankOf } from '../../rules/players.ts'
import { JEAN, type Maracaibo, NATIONS } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { AUTOMA_LOOK, NATION_LOOKS, SEAT_LOOKS } from '../art/looks.tsx'
import { Flag } from '../art/pieces.tsx'
import { nationName } from '../words/names.ts'

const WIDE = 200
/** How far influence runs. */
const RULE = 'MB-14.2'

/** The three nations: who stands where, what a rank is worth now. */
export function Influence({ table, picking, act, say, of }: BoardProps<Maracaibo> & { of: number }) {
  const { view } = table
  const worth = Array.from({ length: NATIONS }, (_, nation) => rankOf(view, of, nation) * nationValue(view, nation))
  const total = worth.reduce((sum, n) => sum + n, 0)
  return (
    <section className="mb-nations" aria-label={say('side.influence')}>
      <h2>
        {say('side.influence')} <RuleChip id={RULE} label={say('rule.open', { id: RULE })} onOpen={act.openRule} />
        <small>{say('side.influence.worth', { total })}</small>
      </h2>
      {worth.map((_, nation) => {
        const target = picking.targets.find(({ domain, value }) => domain === 'nation' && value === nation)
        const line = <Nation view={view} nation={nation} of={of} say={say} />
        return target === undefined ? (
          <div key={nation} className="mb-nation">
            {line}
          </div>
        ) : (
          <button key={nation} type="button" className="mb-nation mb-lit" onClick={() => act.pick(target)}>
            {line}
          </button>
        )
      })}
    </section>
  )
}

function Nation({ view, nation, of, say }: { view: Maracaibo; nation: number; of: number; say: Say }) {
  const rank = rankOf(view, of, nation)
  const value = nationValue(view, nation)
  const places = locationsOf(view, nation)
  return (
    <>
      <span className="mb-nation-name">
        <svg viewBox="-3 -28 28 31" width="22" height="24" aria-hidden="true">
          <Flag nation={nation} />
        </svg>
        {nationName(say, nation)}
      </span>
      <Track view={view} nation={nation} say={say} />
      <span className="mb-nation-worth">
        <b>{hasGivenUp(view, of, nation) ? say('side.given-up') : `${rank} × ${value}`}</b>
        <small>{say('side.on-map', { count: places })}</small>
      </span>
    </>
  )
}

/** The track with its ranks, everybody's shield on it, and the nation's row of markers below. */
function Track({ view, nation, say }: { view: Maracaibo; nation: number; say: Say }) {
  const { most, ranks } = tables.pack.influence
  const x = (n: number) => 8 + (n * (WIDE - 16)) / most
  const standing = [
    ...view.points.map((_, seat) => ({ look: SEAT_LOOKS[seat], n: influenceOf(view, seat, nation) })),
    ...(view.opponent === JEAN ? [{ look: AUTOMA_LOOK, n: view.aInfluence[nation] }] : []),
  ].filter(({ n }) => n >= 0)
  const bands = [0, ...ranks, most + 1]
  return (
    <svg
      className="mb-influence-track"
      viewBox={`0 0 ${WIDE} 46`}
      role="img"
      aria-label={say('side.track', { nation: nationName(say, nation), all: standing.map(({ n }) => n).join(', ') })}
    >
      {bands.slice(0, -1).map((from, rank) => (
        <g key={from}>
          <rect
            x={x(from) - 4.6}
            y="0"
            width={x(bands[rank + 1]) - x(from)}
            height="18"
            className={rank % 2 === 0 ? 'mb-band' : 'mb-band mb-odd'}
          />
          <text x={(x(from) + x(bands[rank + 1])) / 2 - 4.6} y="30" className="mb-rank">
            {rank}
          </text>
        </g>
      ))}
      {standing.map(({ look, n }, i) => {
        const before = standing.slice(0, i).filter(other => other.n === n).length
        return (
          <g key={look.colour} transform={`translate(${x(n) - 7 + before * 5} ${1 + before * 2}) scale(.35)`}>
            <Arms look={look} />
          </g>
        )
      })}
      <Row view={view} nation={nation} />
    </svg>
  )
}

/** MB-1.7. Spaces of the row that are still full; an emptied one adds to the nation's value. */
function Row({ view, nation }: { view: Maracaibo; nation: number }) {
  const { row } = tables.pack.ownership
  let taken = row.reduce((sum, n) => sum + n, 0) - view.row[nation]
  return row.map((markers, i) => {
    const gone = Math.min(markers, Math.max(0, taken))
    taken -= markers
    return (
      <g key={i} transform={`translate(${4 + i * 27.4} 35)`}>
        <rect width="24" height="10" rx="3" className="mb-row-space" />
        {Array.from({ length: markers }, (_, m) => (
          <rect
            key={m}
            x={3 + m * 9.5}
            y="2"
            width="8"
            height="6"
            rx="1.5"
            className={m < gone ? 'mb-row-gone' : 'mb-row-marker'}
            fill={NATION_LOOKS[nation].colour}
          />
        ))}
      </g>
    )
  })
}
