import { Crest, RuleChip, type Say } from '@spanish-main/ui'
import { nationValue } from '../../rules/mb11-scoring.ts'
import { isFreeing, rankOf } from '../../rules/players.ts'
import { type Maracaibo, NATIONS } from '../../rules/state.ts'
import { AUTOMA_LOOK, SEAT_LOOKS } from '../art/looks.tsx'
import { nationName, opponentName } from '../words/names.ts'
import type { Score } from './sheet.ts'
import './score.css'

/** The score sheet: a line for each source with its rule, and a total that adds up. */
export function ScoreTable({
  view,
  score,
  names,
  say,
  onRule,
}: {
  view: Maracaibo
  score: Score
  names: readonly string[]
  say: Say
  onRule: (id: string) => void
}) {
  return (
    <table className="mb-score">
      <thead>
        <tr>
          <th scope="col">{say('score.source')}</th>
          {names.map((name, seat) => (
            <th key={name} scope="col">
              <Crest look={SEAT_LOOKS[seat]} /> {name}
            </th>
          ))}
          {score.opponent === undefined ? undefined : (
            <th scope="col">
              <Crest look={AUTOMA_LOOK} /> {opponentName(say, view)}
            </th>
          )}
          <th scope="col" className="mb-score-rule">
            <span className="unseen">{say('score.rule')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {score.lines.map(({ key, rule, points }) => (
          <tr key={key}>
            <th scope="row">
              {say(`score.${key}`)}
              <small>{say(`score.${key}.note`)}</small>
              {key === 'nations' && !isFreeing(view) ? <Nations view={view} say={say} /> : undefined}
            </th>
            {points.map((n, seat) => (
              <td key={names[seat]}>{n}</td>
            ))}
            {score.opponent === undefined ? undefined : <td />}
            <td className="mb-score-rule">
              <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={onRule} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('score.total')}</th>
          {score.totals.map((n, seat) => (
            <td key={names[seat]}>{n}</td>
          ))}
          {score.opponent === undefined ? undefined : <td>{score.opponent}</td>}
          <td className="mb-score-rule" />
        </tr>
      </tfoot>
    </table>
  )
}

/** What the ranks count: each nation's value, and everybody's rank with it. */
function Nations({ view, say }: { view: Maracaibo; say: Say }) {
  return (
    <ul>
      {Array.from({ length: NATIONS }, (_, nation) => (
        <li key={nation}>
          {say('score.nation', {
            nation: nationName(say, nation),
            value: nationValue(view, nation),
            ranks: view.points.map((_, seat) => rankOf(view, seat, nation)).join(' · '),
          })}
        </li>
      ))}
    </ul>
  )
}
