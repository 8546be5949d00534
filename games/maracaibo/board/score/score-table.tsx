import { Crest, RuleChip, type Say } from '@spanish-main/ui'
import { BUILDING0, type Maracaibo } from '../../rules/state.ts'
import { AUTOMA_LOOK, SEAT_LOOKS } from '../art/looks.tsx'
import { nameIn, nationName, opponentName } from '../words/names.ts'
import type { Score, ScoreLine, Share } from './sheet.ts'
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
        {score.lines.map(line => (
          <tr key={`${line.key} ${line.nation ?? ''}`}>
            <Source line={line} say={say} onRule={onRule} />
            {line.shares.map((share, seat) => (
              <Points key={names[seat]} share={share} value={line.value} say={say} />
            ))}
            {score.opponent === undefined ? undefined : <Points share={line.opponent} value={line.value} say={say} />}
            <td className="mb-score-rule">
              <RuleChip id={line.rule} label={say('rule.open', { id: line.rule })} onOpen={onRule} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('score.total')}</th>
          {score.totals.map((n, seat) => (
            <td key={names[seat]}>
              <b>{n}</b>
            </td>
          ))}
          {score.opponent === undefined ? undefined : (
            <td>
              <b>{score.opponent}</b>
            </td>
          )}
          <td className="mb-score-rule" />
        </tr>
      </tfoot>
    </table>
  )
}

function Source({
  line: { key, nation, value = 0, rule },
  say,
  onRule,
}: {
  line: ScoreLine
  say: Say
  onRule: (id: string) => void
}) {
  return (
    <th scope="row">
      {nation === undefined ? say(`score.${key}`) : nationName(say, nation)}
      <small>{nation === undefined ? say(`score.${key}.note`) : say('score.nation.note', { value })}</small>
      <span className="mb-score-chip">
        <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={onRule} />
      </span>
    </th>
  )
}

/** Points with what they are made of. */
function Points({ share, value = 0, say }: { share: Share | undefined; value: number | undefined; say: Say }) {
  if (share === undefined) return <td />
  const note = noteOf(share, value, say)
  return (
    <td>
      {note === '' ? undefined : <small>{note}</small>}
      <b>{share.points}</b>
    </td>
  )
}

function noteOf({ rank, halved, buildings = [] }: Share, value: number, say: Say): string {
  if (rank !== undefined) return say('score.rank', { rank, value })
  if (halved !== undefined) return say('score.halved', { income: halved })
  return buildings.map(building => nameIn(say, 'card', BUILDING0 + building)).join(', ')
}
