import { type Choice, WorkPanel } from '@spanish-main/ui'
import { useState } from 'react'
import { standingBonus, startingValue, tokensIn } from '../../rules/mb10-combat.ts'
import { nationValue } from '../../rules/mb11-scoring.ts'
import { influenceOf, isFreeing, locationsOf, measure, rankAt } from '../../rules/players.ts'
import { NATIONS, TOKEN0 } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { pending, top } from '../../rules/words.ts'
import { Icon } from '../art/icon.tsx'
import { Flag } from '../art/pieces.tsx'
import { sayReward } from '../words/effects.ts'
import { locationName, nameIn, nationName } from '../words/names.ts'
import { Fight } from './fight.tsx'
import { choicesOf, Foot, type Props, Row, Rule, refusedOf, Section, useTaken, verb } from './parts.tsx'

const FOR = 1
const AGAINST = 2

/** MB-10. A combat from the token to the last point, in one panel. */
export function Combat(props: Props) {
  switch (props.table.decision?.name) {
    case 'draw-token':
    case 'draw-second':
      return <Draw {...props} />
    case 'keep-token':
      return <Keep {...props} />
    case 'choose-side':
      return <Sides {...props} />
    case 'token-cost':
      return <Cost {...props} />
    default:
      return <Fight {...props} />
  }
}

const title = ({ table, say }: Props): string =>
  say('combat.title', { place: locationName(say, table.view.ship[table.seat]) })

/** MB-10.1. Which pile: what lies in them is known to nobody. */
function Draw(props: Props) {
  const { table, say } = props
  const { view } = table
  const taken = useTaken(props)
  return (
    <WorkPanel
      title={title(props)}
      sub={
        <>
          {say(table.decision?.name === 'draw-second' ? 'combat.second' : 'combat.draw')}{' '}
          <Rule {...props} id="MB-10.1" />
        </>
      }
      foot={
        <Foot
          sum={say('combat.reveals')}
          confirm={
            taken.chosen === undefined
              ? say('panel.choose')
              : say('combat.pile', { pile: nameIn(say, 'pile', taken.chosen.args[0]) })
          }
          disabled={taken.chosen === undefined}
          onConfirm={taken.play}
        />
      }
    >
      {table.choices.map((choice, i) => (
        <Row
          key={choice.text}
          first={i === 0}
          picture={<Icon name="crossed-swords" />}
          title={say('combat.pile', { pile: nameIn(say, 'pile', choice.args[0]) })}
          sub={say('combat.in-pile', { count: tokensIn(view, choice.args[0]) })}
          state={taken.chosen === choice ? 'taken' : 'lit'}
          onTake={() => taken.take(choice)}
        />
      ))}
      <Section title={say('combat.how')}>
        <p className="mb-sum">{say(isFreeing(view) ? 'combat.how.freeing' : 'combat.how.says')}</p>
      </Section>
    </WorkPanel>
  )
}

/** A token: the value for each nation, and its extra. */
function Token({ token, say }: { token: number; say: Props['say'] }) {
  const { values, most, fewest, bonus, cost } = tables.tokens[token]
  const extra =
    most > 0
      ? say('combat.most', { n: most })
      : fewest > 0
        ? say('combat.fewest', { n: fewest })
        : cost > 0
          ? say('combat.cost', { n: cost })
          : bonus >= 0
            ? sayReward(say, bonus)
            : ''
  return (
    <svg
      className="mb-token-face"
      viewBox="0 0 92 74"
      width="92"
      height="74"
      role="img"
      aria-label={say('combat.token', {
        token: nameIn(say, 'token', token),
        values: values.map((value, nation) => `${nationName(say, nation)} ${value}`).join(', '),
        extra: extra || 'none',
      })}
    >
      <rect x="1" y="1" width="90" height="72" rx="10" fill="#fbf3df" stroke="#1b120a" strokeWidth="1.4" />
      <rect x="4.5" y="4.5" width="83" height="65" rx="7" fill="none" stroke="#1b120a" strokeWidth=".6" />
      {values.map((value, nation) => (
        <g key={nation}>
          <g transform={`translate(${13 + nation * 26} 31) scale(.8)`}>
            <Flag nation={nation} />
          </g>
          <text x={20 + nation * 26} y="49" textAnchor="middle" fontSize="15" fontWeight="700" fill="#1f160c">
            {value}
          </text>
        </g>
      ))}
      <text x="46" y="64" textAnchor="middle" fontSize="11.5" fontWeight="600" fill="#54442f">
        {extra}
      </text>
    </svg>
  )
}

/** MU-9.5. Two tokens: one is kept, the other goes under a pile. */
function Keep(props: Props) {
  const { table, say } = props
  const taken = useTaken(props)
  const { first, second } = top(table.view, 'keep-token')
  return (
    <WorkPanel
      title={title(props)}
      sub={
        <>
          {say('combat.keep')} <Rule {...props} id="MU-9.5" />
        </>
      }
      foot={<Foot confirm={say('panel.take')} disabled={taken.chosen === undefined} onConfirm={taken.play} />}
    >
      <div className="mb-token">
        {[first, second].map(card => (
          <Token key={card} token={card - TOKEN0} say={say} />
        ))}
      </div>
      {table.choices.map(choice => (
        <Row
          key={choice.text}
          picture={<Icon name="crossed-swords" />}
          title={say('combat.keep.row', {
            token: nameIn(say, 'token', choice.args[0]),
            pile: nameIn(say, 'pile', choice.args[1]),
          })}
          state={taken.chosen === choice ? 'taken' : 'lit'}
          onTake={() => taken.take(choice)}
        />
      ))}
    </WorkPanel>
  )
}

/** How the starting value comes about: printed, by standing, by cards. */
function valueParts(props: Props, nation: number, side: number): string {
  const { table, say } = props
  const { view, seat } = table
  const { token } = pending(view, 'combat')!
  const { values, most, fewest } = tables.tokens[token]
  const parts = [say('combat.printed', { n: values[nation] })]
  if (side === FOR || isFreeing(view)) {
    const standing = isFreeing(view) ? 0 : standingBonus(view, nation, most, fewest)
    if (standing > 0) parts.push(say('combat.standing', { n: standing }))
    const cards = measure(view, seat, 'FIGHT_FOR') + measure(view, seat, 'FIGHT_ANY')
    if (cards > 0) parts.push(say('combat.cards', { n: cards }))
  }
  return parts.join(', ')
}

/** MB-10.2. For whom, or against whom: a stance, and three nations with worked-out values. */
function Sides(props: Props) {
  const { table, act, say } = props
  const { view, seat } = table
  const { token } = pending(view, 'combat')!
  const may: Readonly<Record<number, readonly Choice[]>> = {
    [FOR]: choicesOf(table, 'for'),
    [AGAINST]: choicesOf(table, 'against'),
  }
  const [side, setSide] = useState<number>(may[FOR].length > 0 ? FOR : AGAINST)
  const taken = useTaken(props)
  const stances = [FOR, AGAINST].map(each => ({ each, move: each === FOR ? 'for' : 'against' }))
  return (
    <WorkPanel
      title={title(props)}
      sub={
        <>
          {say('combat.whom')} <Rule {...props} id="MB-10.2" />
        </>
      }
      foot={
        <Foot
          sum={say('combat.force', { points: view.combat[seat], figures: view.supply[seat] })}
          confirm={
            taken.chosen === undefined
              ? say('panel.choose')
              : say('panel.do', { verb: verb(props, taken.chosen.move), what: nationName(say, taken.chosen.args[0]) })
          }
          disabled={taken.chosen === undefined}
          onConfirm={taken.play}
        />
      }
    >
      <div className="mb-token">
        <Token token={token} say={say} />
        <p>
          <b>{nameIn(say, 'token', token)}</b>
          {tables.tokens[token].bonus >= 0
            ? ` ${say('combat.bonus', { bonus: sayReward(say, tables.tokens[token].bonus) })}`
            : ''}
        </p>
      </div>
      <fieldset className="mb-stance" aria-label={say('combat.stance')}>
        {stances.map(({ each, move }) => {
          const [refused] = refusedOf(table, move)
          return (
            <button
              key={move}
              type="button"
              aria-pressed={side === each}
              data-refused={may[each].length === 0}
              onClick={() => (may[each].length > 0 ? setSide(each) : refused && act.refuse(refused.problem))}
            >
              {verb(props, move)}
            </button>
          )
        })}
      </fieldset>
      <div className="mb-nation-cards">
        {may[side].map(choice => {
          const [nation] = choice.args
          const chosen = taken.chosen === choice
          return (
            <button
              key={choice.text}
              type="button"
              className={chosen ? 'mb-nation-card mb-row-taken' : 'mb-nation-card mb-row-lit'}
              aria-pressed={chosen}
              {...(nation === 0 ? { 'data-first': '' } : {})}
              onClick={() => taken.take(choice)}
            >
              <b>
                <svg viewBox="-3 -28 28 31" width="18" height="20" aria-hidden="true">
                  <Flag nation={nation} />
                </svg>
                {nationName(say, nation)}
              </b>
              <strong>{startingValue(view, seat, token, nation, side)}</strong>
              <small>{valueParts(props, nation, side)}</small>
            </button>
          )
        })}
      </div>
      {isFreeing(view) ? undefined : <Worth {...props} />}
    </WorkPanel>
  )
}

/** What each nation is to the person now: influence, rank, value, flags. */
function Worth({ table, say }: Props) {
  const { view, seat } = table
  return (
    <table className="mb-ledger">
      <thead>
        <tr>
          <th scope="col">{say('combat.worth')}</th>
          <th scope="col">{say('combat.flags')}</th>
          <th scope="col">{say('combat.influence')}</th>
          <th scope="col">{say('combat.rank')}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: NATIONS }, (_, nation) => {
          const mine = influenceOf(view, seat, nation)
          return (
            <tr key={nation}>
              <th scope="row">{nationName(say, nation)}</th>
              <td>{locationsOf(view, nation)}</td>
              <td>{Math.max(0, mine)}</td>
              <td>{`${rankAt(mine)} × ${nationValue(view, nation)} = ${rankAt(mine) * nationValue(view, nation)}`}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** MR-40. A token with a price. */
function Cost(props: Props) {
  const { table, say } = props
  const { token, value } = pending(table.view, 'combat')!
  const taken = useTaken(props)
  const { cost } = tables.tokens[token]
  return (
    <WorkPanel
      title={title(props)}
      sub={<Rule {...props} id="MR-40" />}
      foot={
        <Foot
          confirm={taken.chosen === undefined ? say('panel.choose') : verb(props, taken.chosen.move)}
          disabled={taken.chosen === undefined}
          onConfirm={taken.play}
        />
      }
    >
      {table.choices.map((choice, i) => (
        <Row
          key={choice.text}
          first={i === 0}
          picture={<Icon name={choice.move === 'pay' ? 'receive-money' : 'crossed-sabres'} />}
          title={verb(props, choice.move)}
          sub={
            choice.move === 'pay'
              ? say('combat.cost.pay', { cost, value })
              : say('combat.cost.lower', { value: value - 1 })
          }
          state={taken.chosen === choice ? 'taken' : 'lit'}
          onTake={() => taken.take(choice)}
        />
      ))}
    </WorkPanel>
  )
}
