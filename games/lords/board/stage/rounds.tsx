import type { BoardProps, Happening } from '@spanish-main/ui'
import { TACTICS } from '../../data/index.ts'
import { cell, columnOf, MOST_ROUNDS } from '../../rules/e4-battles.ts'
import type { Lords } from '../../rules/state.ts'
import { ICON } from '../../rules/tables.ts'
import { Icon } from '../art/icon.tsx'
import { TACTIC_ICONS } from '../words/verbs.ts'
import { Rule } from './steps.tsx'

type Props = BoardProps<Lords>

/** A round that was fought: both tactics, who held the vane before it, and what came of it. */
export interface Fought {
  readonly tactics: readonly [number, number]
  readonly vane: number
  readonly after: readonly Happening[]
}

/** Rounds among the events of a battle, each with what came of it. */
export function roundsOf(events: readonly Happening[], attacker: number): Fought[] {
  const rounds: Fought[] = []
  let vane = 0
  for (const happening of events) {
    const { kind, args } = happening.event
    if (kind === 'fought') rounds.push({ tactics: [args[1], args[3]], vane, after: [] })
    else if (rounds.length > 0) {
      const last = rounds[rounds.length - 1]
      rounds[rounds.length - 1] = { ...last, after: [...last.after, happening] }
    }
    if (kind === 'vane') vane = args[0] === attacker ? 1 : 2
  }
  return rounds
}

/** The icons of a cell of the chart, as they are printed. */
export const iconsOf = (icons: readonly number[]): string => icons.map(icon => ICON_NAMES[icon]).join(' ')

const ICON_NAMES = Object.keys(ICON)
const RESULTS = new Set(['soldiers-died', 'captured', 'sank', 'vane', 'disrupted', 'battle-over'])

/** So many rounds are in sight; those before them are in the chronicle. */
const SHOWN = 3

/** The rounds of a battle as a table: the column of the chart, both tactics, what came of it. */
export function Rounds({
  rounds,
  attacker,
  defender,
  now,
  ...props
}: Props & { rounds: readonly Fought[]; attacker: number; defender: number; now?: { vane: number; side: number } }) {
  const { say, name } = props
  const first = Math.max(0, rounds.length - SHOWN)
  return (
    <table className="lo-rounds">
      <thead>
        <tr>
          <td />
          <th scope="col">{say('battle.column')}</th>
          <th scope="col">{name('place', attacker)}</th>
          <th scope="col">{name('place', defender)}</th>
          <th scope="col">{say('battle.came')}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.slice(first).map(({ tactics, vane, after }, i) => {
          const column = columnOf(attacker, defender, vane)
          return (
            <tr key={first + i}>
              <th scope="row">{first + i + 1}</th>
              <td>{say(`battle.col.${column}`)}</td>
              {tactics.map((tactic, role) => (
                <td key={role}>
                  <Icon name={TACTIC_ICONS[tactic]} /> <b>{say(`battle.${TACTICS[tactic]}`)}</b>{' '}
                  <kbd>{iconsOf(cell(role, tactic, column, vane))}</kbd>
                </td>
              ))}
              <td>{toldOf(after, props)}</td>
            </tr>
          )
        })}
        {now !== undefined && (
          <tr className="lo-round-now">
            <th scope="row">{rounds.length + 1}</th>
            <td>{say(`battle.col.${columnOf(attacker, defender, now.vane)}`)}</td>
            {[0, 1].map(role =>
              role === now.side ? (
                <td key={role}>
                  <b>{say('battle.you-choose')}</b>
                </td>
              ) : (
                <td key={role}>
                  <Icon name="wax-seal" /> <b>{say('battle.is-sealed')}</b>
                </td>
              ),
            )}
            <td>
              {say('battle.most', { most: MOST_ROUNDS })} <Rule id="E4.10" {...props} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** What came of a round in a few sentences. */
function toldOf(after: readonly Happening[], { say, name }: Props): string {
  const told = after
    .filter(({ event }) => RESULTS.has(event.kind))
    .map(({ event }) =>
      say(`battle.told.${event.kind}`, {
        place: name('place', event.args[0]),
        place2: name('place', event.args[1] ?? 0),
        men: event.args[1] ?? 0,
      }),
    )
  return told.join(' ') || say('battle.nothing')
}
