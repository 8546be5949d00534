import type { BoardProps } from '@spanish-main/ui'
import { TACTICS } from '../../data/index.ts'
import { cell, columnOf, foresee, type Round, readChart } from '../../rules/e4-battles.ts'
import type { Lords } from '../../rules/state.ts'
import { ownerOf } from '../../rules/units.ts'
import { Icon } from '../art/icon.tsx'
import { TACTIC_ICONS } from '../words/verbs.ts'
import { iconsOf } from './rounds.tsx'

type Props = BoardProps<Lords>

/** A battle as one of its captains sees it before he chooses. */
export interface Duel {
  readonly attacker: number
  readonly defender: number
  readonly vane: number
  /** 0 for the attacker, 1 for the defender. */
  readonly side: 0 | 1
}

/** E4.4. What every pair of tactics would bring in this round, read for one side. */
export function Forecast({
  duel,
  chosen,
  onChoose,
  ...props
}: Props & { duel: Duel; chosen: number | undefined; onChoose: (tactic: number) => void }) {
  const { table, say } = props
  const { attacker, defender, vane, side } = duel
  const column = columnOf(attacker, defender, vane)
  return (
    <table className="lo-forecast">
      <thead>
        <tr>
          <td />
          {TACTICS.map((word, i) => (
            <th key={word} scope="col">
              <Icon name={TACTIC_ICONS[i]} /> {say(`battle.${word}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TACTICS.map((word, own) => (
          <tr key={word} className={chosen === own ? 'lo-chosen-row' : ''}>
            <th scope="row">
              <button type="button" aria-pressed={chosen === own} onClick={() => onChoose(own)}>
                <Icon name={TACTIC_ICONS[own]} /> {say(`battle.${word}`)}{' '}
                <kbd>{iconsOf(cell(side, own, column, vane))}</kbd>
              </button>
            </th>
            {TACTICS.map((other, his) => {
              const round = readChart(table.view, attacker, defender, vane, side === 0 ? [own, his] : [his, own])
              const { text, good } = outcome(table.view, duel, round, say)
              return (
                <td key={other} className={good > 0 ? 'lo-good-for' : good < 0 ? 'lo-bad-for' : ''}>
                  {text}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a cell of the chart brings, from the point of view of one side. */
function outcome(view: Lords, duel: Duel, round: Round, say: Props['say']): { text: string; good: number } {
  const mine = duel.side
  const his: 0 | 1 = mine === 0 ? 1 : 0
  const fleets = [duel.attacker, duel.defender]
  const after = foresee(view, duel.attacker, duel.defender, round)
  const tents = (side: 0 | 1) => {
    const owner = ownerOf(view, fleets[side])
    return after.tents[owner] - view.tents[owner]
  }
  const lost = (side: 0 | 1) => view.treasure[fleets[side]] - after.treasure[fleets[side]]
  const taken = (by: 0 | 1, of: 0 | 1) => Math.max(0, lost(of) - tents(by))
  const vane = round.vane === duel.vane ? -1 : round.vane - 1
  const parts = [
    ...counted('he-loses', round.fallen[his]),
    ...counted('you-lose', round.fallen[mine]),
    ...counted('you-take', round.captured[mine]),
    ...counted('you-win-tent', tents(mine)),
    ...counted('he-takes', round.captured[his]),
    ...counted('he-wins-tent', tents(his)),
    ...counted('he-sinks', round.sunk[his]),
    ...counted('you-sink', round.sunk[mine]),
    ...counted('tents-lost', taken(mine, his) + taken(his, mine)),
    ...(vane === mine ? [['you-get-vane', 1] as const] : vane === his ? [['he-gets-vane', 1] as const] : []),
    ...counted('ends', round.over ? 1 : 0),
  ]
  const worth = (side: 0 | 1) =>
    round.captured[side] * 3 - round.sunk[side] * 3 - round.fallen[side] + 5 * tents(side) + (vane === side ? 0.5 : 0)
  const text = parts.map(([key, count]) => say(`battle.${key}`, { count })).join(', ')
  return { text: text || say('battle.nothing'), good: worth(mine) - worth(his) }
}

const counted = (key: string, count: number): (readonly [string, number])[] => (count > 0 ? [[key, count]] : [])
