import { type BoardProps, Crest } from '@spanish-main/ui'
import { TENT_WORTH } from '../../data/index.ts'
import { lowestCrown, scoreOf } from '../../rules/a-end.ts'
import type { Lords } from '../../rules/state.ts'
import { lookOf } from '../chart/facts.ts'
import { useSprite } from '../sprite.ts'
import { Rule } from '../stage/steps.tsx'
import { lordName } from '../words/names.ts'
import './ranking.css'

type Props = BoardProps<Lords>

/** Seats from the highest score to the lowest, ties by the lowest crown. */
const ranked = (view: Lords): number[] =>
  view.gold
    .map((_, seat) => seat)
    .sort((a, b) => scoreOf(view, b) - scoreOf(view, a) || lowestCrown(view, a) - lowestCrown(view, b))

/** A3. Gold and treasure of everybody, added up. */
function Ranking(props: Props) {
  const { table, say } = props
  const { view } = table
  const worth = view.parrotYears === 1 ? TENT_WORTH.parrots : TENT_WORTH.usual
  const most = Math.max(1, ...view.gold.map((_, seat) => scoreOf(view, seat)))
  return (
    <table className="lo-ranking">
      <thead>
        <tr>
          <th scope="col">{say('ranking.lord')}</th>
          <th scope="col">{say('figure.gold')}</th>
          <th scope="col">{say('ranking.tents', { worth })}</th>
          <th scope="col">{say('figure.score')}</th>
          <th scope="col">{say('ranking.crown')}</th>
        </tr>
      </thead>
      <tbody>
        {ranked(view).map(seat => (
          <tr key={seat} className={seat === table.seat ? 'lo-you' : ''}>
            <th scope="row">
              <Crest look={lookOf(view, seat)} /> {lordName(view, seat, say)}
            </th>
            <td>{view.gold[seat]}</td>
            <td>{view.tents[seat]}</td>
            <td>
              <b>{scoreOf(view, seat)}</b>
              <meter min={0} max={most} value={Math.max(0, scoreOf(view, seat))} aria-label={say('figure.score')} />
            </td>
            <td>{lowestCrown(view, seat) > 99 ? '' : lowestCrown(view, seat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Who is ahead, if the game ended now. */
export function Victory(props: Props) {
  useSprite()
  const { say } = props
  return (
    <section>
      <p className="lo-total">
        {say('ranking.now')} <Rule id="A3" {...props} />
      </p>
      <Ranking {...props} />
      <p className="lo-total">
        {say('ranking.not')} <Rule id="A3.1" {...props} />
      </p>
    </section>
  )
}

const ENDS = ['A2.1', 'A2.2', 'A2.3', 'A2.5'] as const
const LAST_YEAR = 1649

const ruleOfEnd = ({ ended, lastYear }: Lords): string =>
  ended === 2 && lastYear < LAST_YEAR ? 'A2.4' : ENDS[ended - 1]

/** The end explained: why it came, and what counted. */
export function Ending(props: Props) {
  useSprite()
  const { table, say } = props
  const { view } = table
  if (view.ended === 0) return null
  return (
    <section className="lo-finale">
      <p>
        {say(`ranking.ended.${view.ended}`, { year: String(view.year) })} <Rule id={ruleOfEnd(view)} {...props} />
      </p>
      <Ranking {...props} />
      <p className="lo-total">
        {say('ranking.not')} <Rule id="A3" {...props} />
      </p>
    </section>
  )
}
