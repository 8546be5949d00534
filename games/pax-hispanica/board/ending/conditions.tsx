import { RuleChip, type Say } from '@spanish-main/ui'
import { CELLS } from '../../data/index.ts'
import type { Condition } from '../../rules/g3-victory.ts'
import type { Pax } from '../../rules/state.ts'
import { Shield } from '../art/shield.tsx'
import { Evidence } from './evidence.tsx'
import { SmallBoard } from './small-board.tsx'
import type { Verdict } from './verdict.ts'
import './conditions.css'

interface ConditionsProps {
  readonly view: Pax
  readonly of: Verdict & { readonly kind: 'conditions' }
  readonly title: string
  readonly say: Say
  readonly onRule: (rule: string) => void
  readonly onRead: (card: number) => void
}

/** What a victory asks for, point by point, with what is on the table. */
export function Conditions({ view, of, title, say, onRule, onRead }: ConditionsProps) {
  const { colour, rule, conditions, either } = of
  const stands = conditions.some(({ key }) => key === 'extremist')
  return (
    <section className={stands ? 'px-verdict px-verdict-stands' : 'px-verdict'} aria-label={title}>
      <header>
        <Shield colour={colour} />
        <h3>{title}</h3>
        <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={onRule} />
        {either && <p>{say('finale.either')}</p>}
      </header>
      {stands && <SmallBoard figure={view.figure} colour={colour} />}
      <ul>
        {conditions.map(condition => (
          <Line
            key={condition.key}
            view={view}
            colour={colour}
            condition={condition}
            say={say}
            onRule={onRule}
            onRead={onRead}
          />
        ))}
      </ul>
    </section>
  )
}

interface LineProps extends Omit<ConditionsProps, 'of' | 'title'> {
  readonly colour: number
  readonly condition: Condition
}

function Line({ view, colour, condition, say, onRule, onRead }: LineProps) {
  const rule = ruleOf(view, colour, condition)
  return (
    <li className={condition.met ? 'px-is-met' : 'px-is-missing'}>
      <p>
        <Mark met={condition.met} />
        <b>{conditionName(view, colour, condition, say)}</b>
        <span className="px-unseen">{say(condition.met ? 'board.victory.met' : 'finale.missing')}</span>
        {condition.key !== 'extremist' && <span>{reading(condition, say)}</span>}
        {rule !== undefined && <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={onRule} />}
      </p>
      <Evidence view={view} colour={colour} condition={condition} say={say} onRead={onRead} />
    </li>
  )
}

/** The rule behind a single condition, where it is not that of the victory itself. */
function ruleOf(view: Pax, colour: number, { key }: Condition): string | undefined {
  if (key === 'extremist') return 'G2'
  if (key === 'peerages' && view.relics[colour] > 0) return 'G3-relic'
  return key === 'tax-rebels' ? 'B5b' : key === 'war-coffers' ? 'B5h' : undefined
}

function conditionName(view: Pax, colour: number, { key, need }: Condition, say: Say): string {
  if (key !== 'extremist') return say(`board.victory.${key}`, { need })
  const space = view.figure[colour]
  return say('finale.figure', { space: space < 0 ? say('board.none') : say(`cell.${CELLS[space].id}.name`) })
}

const reading = ({ key, have, need }: Condition, say: Say): string =>
  key === 'no-slaves' ? say('board.slaves', { count: have }) : say('finale.have', { have, need })

/** A tick or an open ring. */
function Mark({ met }: { met: boolean }) {
  return (
    <svg className="px-verdict-mark" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="10.5" />
      {met && <path d="M-5.5 .5l4 4 7-9" />}
    </svg>
  )
}
