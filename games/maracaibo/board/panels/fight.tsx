import { Button, type Choice, WorkPanel } from '@spanish-main/ui'
import { useState } from 'react'
import { cloneTable } from '../../rules/clone.ts'
import { nationValue } from '../../rules/mb11-scoring.ts'
import { influenceOf, isFreeing, rankAt } from '../../rules/players.ts'
import type { Maracaibo } from '../../rules/state.ts'
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

/** MB-10.3, MB-10.4. The value, what may be added, what it may be spent on, and what comes of it. */
export function Fight(props: Props) {
  const { table, act, picking, say } = props
  const { view } = table
  const { nation, value, state, token } = pending(view, 'combat')!
  const side = state[0]
  const placed = ['annex', 'displace', 'further', 'liberate'].filter(move =>
    table.verbs.some(each => each.move === move),
  )
  const possible = placed.filter(move => choicesOf(table, move).length > 0)
  const impossible = placed.filter(move => choicesOf(table, move).length === 0)
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
        <span>{nameIn(say, 'token', token)}</span>
        <span>{say('combat.value')}</span> <b>{value}</b>
        <span>{say('combat.left', { value })}</span>
      </p>
      <div className="mb-steppers">
        <Add {...props} move="add-points" />
        <Add {...props} move="add-figures" />
      </div>
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
        {choicesOf(table, 'influence').length === 0
          ? refusedOf(table, 'influence')
              .slice(0, 1)
              .map(choice => (
                <RefusedRow
                  key={choice.text}
                  {...props}
                  choice={choice}
                  picture={<Icon name="queen-crown" />}
                  title={verb(props, 'influence')}
                />
              ))
          : undefined}
        {impossible.map(move => (
          <PlacedRow key={move} {...props} move={move} taken={picking.move === move} nation={nation} />
        ))}
        {refusedOf(table, 'use').map(choice => (
          <RefusedRow
            key={choice.text}
            {...props}
            choice={choice}
            picture={<Icon name="crossed-swords" />}
            title={props.name('source', choice.args[0])}
          />
        ))}
      </Section>
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

/** An action that is aimed at a place: it lights the chart. */
function PlacedRow({ move, taken, nation, ...props }: Props & { move: string; taken: boolean; nation: number }) {
  const { table, act, say } = props
  const places = choicesOf(table, move)
  const prices = pricesOf(table.view, move)
  const heading = say('combat.place', {
    verb: verb(props, move),
    village: prices?.village ?? 0,
    city: prices?.city ?? 0,
  })
  if (places.length === 0) {
    const refused = refusedOf(table, move)
    const reason = refused.find(({ problem }) => problem.key === 'value') ?? refused[0]
    return reason === undefined ? undefined : (
      <RefusedRow {...props} choice={reason} picture={<Icon name={iconName(move)} />} title={heading} />
    )
  }
  return (
    <Row
      picture={<Icon name={iconName(move)} />}
      title={heading}
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
