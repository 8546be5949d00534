import { Button, type Choice, type RefusedChoice, WorkPanel } from '@spanish-main/ui'
import { useState } from 'react'
import { cloneTable } from '../../rules/clone.ts'
import { nationValue } from '../../rules/mb11-scoring.ts'
import { hasModule, influenceOf, isFreeing, rankAt } from '../../rules/players.ts'
import { type Maracaibo, RESISTANCE } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { pending } from '../../rules/words.ts'
import { Icon } from '../art/icon.tsx'
import { influence as influenceSign, numberSize, Signs } from '../art/signs.tsx'
import { pricesOf } from '../chart/marks.ts'
import { sayReward } from '../words/effects.ts'
import { iconName } from '../words/icons.tsx'
import { locationName, nameIn, nationName } from '../words/names.ts'
import { choicesOf, Foot, type Props, RefusedRow, Row, Rule, refusedOf, Section, verb } from './parts.tsx'

const FOR = 1

const PLACED = ['annex', 'displace', 'further', 'liberate']

/** MB-10.3, MB-10.4. The value, what may be added, what it may be spent on, and what comes of it. */
export function Fight(props: Props) {
  const { table, act, picking, say } = props
  const { view } = table
  const { nation, value, state, token } = pending(view, 'combat')!
  const side = state[0]
  const possible = PLACED.filter(move => choicesOf(table, move).length > 0)
  const hasAction = possible.length > 0 || ['influence', 'use'].some(move => choicesOf(table, move).length > 0)
  return (
    <WorkPanel
      title={say('combat.title', { place: locationName(say, view.ship[table.seat]) })}
      sub={
        <>
          {say(side === FOR ? 'combat.for' : 'combat.against', { nation: nationName(say, nation) })}{' '}
          <Rule {...props} id="MB-10.4" />
        </>
      }
      note={say('combat.left', { value })}
      foot={
        <Foot
          sum={value > 0 ? say('combat.lost', { value }) : ''}
          confirm={verb(props, 'end')}
          onConfirm={() => void act.play('end')}
        >
          {table.undo === undefined ? undefined : (
            <Button onClick={() => act.undo('step')}>{say('combat.back')}</Button>
          )}
        </Foot>
      }
    >
      <p className="mb-equation">
        <span>{nameIn(say, 'token', token)}</span> <b>{value}</b>
        <span>{say('combat.to-spend')}</span>
      </p>
      <div className="mb-steppers">
        <Add {...props} move="add-points" />
        <Add {...props} move="add-figures" />
      </div>
      {hasAction ? (
        <Section title={say('combat.spend')}>
          {choicesOf(table, 'influence').map(choice => (
            <InfluenceRow key={choice.text} {...props} choice={choice} nation={nation} />
          ))}
          {possible.map(move => (
            <PlacedRow key={move} {...props} move={move} taken={picking.move === move} nation={nation} />
          ))}
          {choicesOf(table, 'use').map(choice => (
            <Row
              key={choice.text}
              picture={<Icon name="crossed-swords" />}
              title={props.name('source', choice.args[0])}
              sub={sourceLine(choice.args[0], say)}
              onTake={() => void act.play(choice.text)}
            />
          ))}
        </Section>
      ) : undefined}
      <Refused {...props} />
      {side === FOR && !isFreeing(view) ? <After {...props} nation={nation} /> : undefined}
    </WorkPanel>
  )
}

function sourceLine(source: number, say: Props['say']): string {
  const upgrades = tables.upgrades.length
  const cards = tables.cards.length
  const port = source - cards - upgrades
  const action =
    source < cards
      ? tables.cards[source].effects.combat
      : port < tables.ports.length
        ? tables.ports[port]?.effects.combat
        : { ...tables.l6[port - tables.ports.length], last: false }
  return action === undefined
    ? ''
    : say(action.last ? 'clause.combat.last' : 'clause.combat', {
        value: action.value,
        gain: sayReward(say, action.gain),
      })
}

/** Combat points or figures put into the fight. */
function Add({ move, ...props }: Props & { move: 'add-points' | 'add-figures' }) {
  const { table, act, say } = props
  const { view, seat } = table
  const [choice] = choicesOf(table, move)
  const [n, setN] = useState(1)
  const most = choice?.range?.greatest ?? (choice === undefined ? 0 : 1)
  const has = move === 'add-points' ? view.combat[seat] : view.supply[seat]
  const value = Math.min(n, most)
  return (
    <div className="mb-stepper">
      <span>
        {say(`combat.${move}`)} <small>{say('combat.has', { n: has })}</small>
      </span>
      <span className="mb-counter">
        <button type="button" aria-label={say('combat.less')} disabled={value <= 1} onClick={() => setN(value - 1)}>
          {'−'}
        </button>
        <output>{value}</output>
        <button type="button" aria-label={say('combat.more')} disabled={value >= most} onClick={() => setN(value + 1)}>
          {'+'}
        </button>
      </span>
      <Button disabled={most === 0} onClick={() => void act.play(`${move} ${value}`)}>
        {say('combat.add')}
      </Button>
    </div>
  )
}

function InfluenceRow({ choice, nation, ...props }: Props & { choice: Choice; nation: number }) {
  const { table, act, say } = props
  const { view, seat } = table
  const { value, steps } = tables.pack.combat.influence.options[choice.args[0] - 1]
  const now = influenceOf(view, seat, nation)
  const then = Math.min(tables.pack.influence.most, now + steps)
  const worth = nationValue(view, nation)
  return (
    <Row
      picture={<Icon name="queen-crown" />}
      title={say('combat.influence.row', { value, steps })}
      sub={say('combat.influence.then', { now: rankAt(now) * worth, after: rankAt(then) * worth, rank: rankAt(then) })}
      right={<Signs drawings={[influenceSign(nation, steps, numberSize(18))]} />}
      onTake={() => void act.play(choice.text)}
    />
  )
}

/** An action that is aimed at a place, with what it costs at a village and at a city. */
function headingOf(props: Props, move: string): string {
  const prices = pricesOf(props.table.view, move)
  return props.say('combat.place', {
    verb: verb(props, move),
    village: prices?.village ?? 0,
    city: prices?.city ?? 0,
  })
}

/** What is not possible now: first what only lacks value, then what this fight does not know, reason by reason. */
function Refused(props: Props) {
  const { table, say, name } = props
  const lit = (move: string) => choicesOf(table, move).length > 0
  const { view } = table
  const known = PLACED.filter(move => move !== 'liberate' || isFreeing(view) || hasModule(view, RESISTANCE))
  const rows = ['influence', ...known].flatMap(move => {
    const refused = lit(move) ? [] : refusedOf(table, move)
    const [first] = [...refused.filter(isTooDear), ...refused]
    return first === undefined ? [] : [first]
  })
  rows.push(...refusedOf(table, 'use'))
  if (rows.length === 0) return undefined
  const titleOf = (choice: RefusedChoice) =>
    choice.move === 'use'
      ? name('source', choice.args[0])
      : choice.move === 'influence'
        ? verb(props, 'influence')
        : headingOf(props, choice.move)
  const others = Map.groupBy(
    rows.filter(choice => !isTooDear(choice)),
    ({ problem }) => `${problem.rule}/${problem.key}`,
  )
  const shortOf = (choice: RefusedChoice) => (choice.move === 'use' ? titleOf(choice) : verb(props, choice.move))
  return (
    <Section title={say('explore.not-now')}>
      {rows.filter(isTooDear).map(choice => (
        <RefusedRow
          key={choice.text}
          {...props}
          choice={choice}
          picture={<Icon name={iconOf(choice)} />}
          title={titleOf(choice)}
        />
      ))}
      {[...others].map(([reason, all]) => (
        <RefusedRow
          key={reason}
          {...props}
          choice={all[0]}
          picture={<Icon name={iconOf(all[0])} />}
          title={all.length === 1 ? titleOf(all[0]) : all.map(shortOf).join(', ')}
        />
      ))}
    </Section>
  )
}

const isTooDear = ({ problem }: RefusedChoice): boolean => problem.key === 'value'

const iconOf = ({ move }: RefusedChoice) =>
  move === 'influence' ? 'queen-crown' : move === 'use' ? 'crossed-swords' : iconName(move)

/** An action that is aimed at a place lights the chart. */
function PlacedRow({ move, taken, nation, ...props }: Props & { move: string; taken: boolean; nation: number }) {
  const { table, act, say } = props
  const places = choicesOf(table, move)
  return (
    <Row
      picture={<Icon name={iconName(move)} />}
      title={headingOf(props, move)}
      sub={say(taken ? 'combat.click' : 'combat.lights', { nation: nationName(say, nation) })}
      right={say('combat.places', { count: places.length })}
      state={taken ? 'taken' : 'lit'}
      onTake={() => (taken ? act.back() : act.choose(move))}
    />
  )
}

/** What one more flag, or one more rank, would be worth. */
function After({ nation, ...props }: Props & { nation: number }) {
  const { table, say } = props
  const { view, seat } = table
  const mine = influenceOf(view, seat, nation)
  const rank = rankAt(mine)
  const now = nationValue(view, nation)
  const [empty] = choicesOf(table, 'annex')
  const then = empty === undefined ? now : valueWithFlag(view, nation, empty.args[0])
  const most = Math.max(...view.points.map((_, other) => (other === seat ? 0 : influenceOf(view, other, nation))))
  return (
    <table className="mb-ledger">
      <thead>
        <tr>
          <th scope="col">{say('combat.after')}</th>
          <th scope="col">{say('combat.now')}</th>
          <th scope="col">{say('combat.then')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say('combat.after.flag', { nation: nationName(say, nation) })}</th>
          <td>{`${rank} × ${now} = ${rank * now}`}</td>
          <td>{`${rank} × ${then} = ${rank * then}`}</td>
        </tr>
        <tr>
          <th scope="row">{say('combat.after.most')}</th>
          <td>{say('combat.after.other', { n: most })}</td>
          <td>{say('combat.after.you', { n: Math.max(0, mine) })}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** The nation's value with one more flag at a place. */
function valueWithFlag(view: Maracaibo, nation: number, at: number): number {
  const g = cloneTable(view)
  g.row[nation]--
  g.markers[at]++
  g.owner[at] = nation
  return nationValue(g, nation)
}
