import { type Choice, WorkPanel } from '@spanish-main/ui'
import { nationValue } from '../../rules/mb11-scoring.ts'
import { gainOf } from '../../rules/mu7-search.ts'
import { influenceOf, rankAt } from '../../rules/players.ts'
import { tables } from '../../rules/tables.ts'
import { top } from '../../rules/words.ts'
import { Icon } from '../art/icon.tsx'
import { Flag } from '../art/pieces.tsx'
import { about } from '../words/about.ts'
import { sayReward } from '../words/effects.ts'
import { prompt } from '../words/facts.ts'
import { iconName } from '../words/icons.tsx'
import { Foot, type Props, RefusedRow, Row, Rule, useTaken, verb } from './parts.tsx'

/** A decision between a few things, each with what it leads to; what is refused stands below with its reason. */
export function Choose(props: Props) {
  const { table, say, name } = props
  const { decision, choices, refused } = table
  const taken = useTaken(props)
  const facts = prompt(table, say, name)
  const what = (choice: Choice) => choice.args.map((value, i) => name(choice.domains[i], value)).join(', ')
  const named = (choice: Choice) => {
    const reward = rewardOf(props, choice)
    if (reward !== '') return reward
    return what(choice) === '' ? verb(props, choice.move) : what(choice)
  }
  return (
    <WorkPanel
      title={say(`decision.${decision?.name}`, facts?.params)}
      sub={
        <>
          {facts?.facts} <Rule {...props} id={decision?.rule ?? 'MB-0.1'} />
        </>
      }
      foot={
        <Foot
          confirm={
            taken.chosen === undefined
              ? say('panel.choose')
              : what(taken.chosen) === ''
                ? verb(props, taken.chosen.move)
                : say('panel.do', { verb: verb(props, taken.chosen.move), what: named(taken.chosen) })
          }
          disabled={taken.chosen === undefined}
          onConfirm={taken.play}
        />
      }
    >
      {choices.map((choice, i) => (
        <Row
          key={choice.text}
          first={i === 0}
          picture={<Picture choice={choice} />}
          title={named(choice)}
          sub={leadsTo(props, choice)}
          state={taken.chosen === choice ? 'taken' : 'lit'}
          onTake={() => taken.take(choice)}
        />
      ))}
      {refused.map(choice => (
        <RefusedRow
          key={choice.text}
          {...props}
          choice={choice}
          picture={<Picture choice={choice} />}
          title={named(choice)}
        />
      ))}
    </WorkPanel>
  )
}

/** The flag of a nation, else the sign of what is done. */
function Picture({ choice: { move, args, domains } }: { choice: Pick<Choice, 'move' | 'args' | 'domains'> }) {
  if (domains[0] !== 'nation') return <Icon name={iconName(move)} />
  return (
    <svg className="mb-flag" viewBox="-3 -28 28 31" width="22" height="24" aria-hidden="true">
      <Flag nation={args[0]} />
    </svg>
  )
}

/** The reward that a numbered choice is. */
function rewardOf({ table, say }: Props, { decision, args }: Choice): string {
  if (decision !== 'choose') return ''
  const { reward, part } = top(table.view, 'choose')
  return sayReward(say, tables.rewards[reward][part].of[args[0] - 1])
}

const STEPS: Readonly<Record<string, number>> = { 'lose-influence': -1 }

/** What a choice leads to: ranks with a nation, what a thing does. */
function leadsTo(props: Props, choice: Choice): string {
  const { table, say, name } = props
  const { view, seat } = table
  const [domain] = choice.domains
  if (domain === 'nation' && seat >= 0) {
    const [nation] = choice.args
    const now = influenceOf(view, seat, nation)
    const then = Math.max(0, now + stepsOf(props, nation))
    const worth = nationValue(view, nation)
    return say('choice.nation', {
      now: Math.max(0, now),
      after: then,
      rank: rankAt(then),
      value: worth,
      worth: rankAt(then) * worth,
    })
  }
  if (domain === 'slot' && choice.decision === 'resist')
    return sayReward(say, tables.resistance.spaces[choice.args[0] - 1])
  if (domain === 'hole') return sayReward(say, gainOf(choice.args[0]))
  if (domain === undefined) return ''
  return about(table, { domain, value: choice.args[0] }, choice.move, say, name)?.detail ?? ''
}

/** Steps of influence that the open decision is about. */
function stepsOf({ table }: Props, nation: number): number {
  const { view, seat, decision } = table
  const label = decision?.name ?? ''
  if (label === 'gain-influence' || label === 'fewest-influence' || label === 'lose-influence')
    return top(view, label).steps * (STEPS[label] ?? 1)
  if (label === 'rise-in-rank') {
    const now = influenceOf(view, seat, nation)
    return (tables.pack.influence.ranks[rankAt(now)] ?? now) - now
  }
  return 0
}
