import { Button, type Choice, WorkPanel } from '@spanish-main/ui'
import { priceOf } from '../../rules/mb5-buy.ts'
import { handOf } from '../../rules/players.ts'
import { tables } from '../../rules/tables.ts'
import { pending, top } from '../../rules/words.ts'
import { Icon } from '../art/icon.tsx'
import { coin, numberSize, Signs } from '../art/signs.tsx'
import { effectLines, sayCost, sayReward } from '../words/effects.ts'
import { cardName, locationName, nameIn, questName, ROMAN } from '../words/names.ts'
import { BuyRows } from './buying.tsx'
import {
  choicesOf,
  Foot,
  type Props,
  RefusedRow,
  Row,
  Rule,
  refusedOf,
  Section,
  type Taken,
  useTaken,
  useTakenFromHand,
  verb,
} from './parts.tsx'

/** MB-5. The village actions: take, discard, buy, invest, use. */
export function Village(props: Props) {
  const { table, act, say } = props
  const { view, seat } = table
  const taken = useTaken(props)
  useTakenFromHand(props, taken, 'buy')
  const frame = pending(view, 'village-actions')
  const left = (frame?.left ?? 0) + 1
  return (
    <WorkPanel
      title={say('village.title', { place: locationName(say, view.ship[seat]) })}
      sub={
        <>
          <Pips left={left} /> {say('village.left', { left })} <Rule {...props} id="MB-5.2" />
        </>
      }
      foot={
        <Foot
          sum={sumOf(props, taken.chosen)}
          confirm={confirmOf(props, taken.chosen)}
          disabled={taken.chosen === undefined}
          onConfirm={taken.play}
        >
          {choicesOf(table, 'stop').map(choice => (
            <Button key={choice.text} onClick={() => void act.play(choice.text)}>
              {say('village.stop')}
            </Button>
          ))}
        </Foot>
      }
    >
      <div className="mb-two">
        <Simple {...props} move="take" taken={taken} amount={1} first />
        <Simple {...props} move="discard-hand" taken={taken} amount={2} />
      </div>
      <BuyRows {...props} taken={taken} />
      <Uses {...props} taken={taken} />
      <Invest {...props} taken={taken} />
      <Plan {...props} taken={taken} />
    </WorkPanel>
  )
}

const Pips = ({ left }: { left: number }) => (
  <span className="mb-pips" aria-hidden="true">
    {Array.from({ length: Math.max(left, 1) }, (_, i) => (
      <i key={i} className={i === 0 ? 'mb-on' : undefined} />
    ))}
  </span>
)

function Simple({
  move,
  taken,
  amount,
  first = false,
  ...props
}: Props & { move: string; taken: Taken; amount: number; first?: boolean }) {
  const { table } = props
  const [choice] = choicesOf(table, move)
  const [refused] = refusedOf(table, move)
  const picture = <Icon name={move === 'take' ? 'receive-money' : 'poker-hand'} />
  const right = <Signs drawings={[coin(amount, numberSize(18))]} />
  if (choice === undefined)
    return refused === undefined ? undefined : (
      <RefusedRow {...props} choice={refused} picture={picture} title={verb(props, move)} />
    )
  return (
    <Row
      first={first}
      picture={picture}
      title={verb(props, move)}
      right={right}
      state={taken.chosen === choice ? 'taken' : 'lit'}
      onTake={() => taken.take(choice)}
    />
  )
}

/** Actions of cards, upgrades and the port; quests on own cards. */
function Uses({ taken, ...props }: Props & { taken: Taken }) {
  const { table, say, name } = props
  const uses = choicesOf(table, 'use', 'card-quest')
  const refused = refusedOf(table, 'use', 'card-quest')
  if (uses.length + refused.length === 0) return undefined
  const title = ({ move, args }: Choice) => (move === 'use' ? name('source', args[0]) : questName(say, args[0]))
  const sub = ({ move, args }: Choice) => {
    if (move === 'card-quest') {
      const { cost, reward } = tables.quests[args[0]]
      return say('about.quest', { cost: sayCost(say, cost), reward: sayReward(say, reward) })
    }
    return actionLine(args[0], say)
  }
  return (
    <Section title={say('village.uses')}>
      {uses.map(choice => (
        <Row
          key={choice.text}
          picture={<Icon name={choice.move === 'use' ? 'hut' : 'tied-scroll'} />}
          title={title(choice)}
          sub={sub(choice)}
          state={taken.chosen === choice ? 'taken' : 'lit'}
          onTake={() => taken.take(choice)}
        />
      ))}
      {refused.map(choice => (
        <RefusedRow key={choice.text} {...props} choice={choice} picture={<Icon name="hut" />} title={title(choice)} />
      ))}
    </Section>
  )
}

/** The village action of a card, upgrade or port. */
function actionLine(source: number, say: Props['say']): string {
  const upgrade = source - tables.cards.length
  const effects =
    upgrade < 0
      ? tables.cards[source].effects
      : upgrade < tables.upgrades.length
        ? tables.upgrades[upgrade]
        : tables.ports[upgrade - tables.upgrades.length]?.effects
  if (effects?.village === undefined) return say('side.resistance-tile')
  const { cost, gain } = effects.village
  return say('clause.village', { cost: sayCost(say, cost) || 'none', gain: sayReward(say, gain) })
}

function Invest({ taken, ...props }: Props & { taken: Taken }) {
  const { table, say } = props
  const choices = choicesOf(table, 'invest')
  const refused = refusedOf(table, 'invest')
  if (choices.length + refused.length === 0) return undefined
  const title = ({ args }: Choice) => nameIn(say, 'building', args[0])
  return (
    <Section title={say('village.invest')} note={say('village.invest.note')}>
      {choices.map(choice => {
        const { cost, vp, effects } = tables.buildings[choice.args[0]]
        return (
          <Row
            key={choice.text}
            picture={<span className="mb-coin">{cost}</span>}
            title={title(choice)}
            sub={say('about.building', { cost, vp, lines: effectLines(say, effects).join('. ') || 'none' })}
            state={taken.chosen === choice ? 'taken' : 'lit'}
            onTake={() => taken.take(choice)}
          />
        )
      })}
      {refused.map(choice => (
        <RefusedRow
          key={choice.text}
          {...props}
          choice={choice}
          picture={<span className="mb-coin">{tables.buildings[choice.args[0]].cost}</span>}
          title={title(choice)}
        />
      ))}
    </Section>
  )
}

/** MB-2.2. Planning costs no action. */
function Plan({ taken, ...props }: Props & { taken: Taken }) {
  const { table, say } = props
  const choices = choicesOf(table, 'plan')
  if (choices.length === 0) return undefined
  return (
    <Section title={say('village.plan')} note={say('village.plan.note')}>
      {choices.map(choice => (
        <Row
          key={choice.text}
          picture={<Icon name="card-pickup" />}
          title={say('village.plan.card', { card: cardName(say, choice.args[0]) })}
          state={taken.chosen === choice ? 'taken' : 'lit'}
          onTake={() => taken.take(choice)}
        />
      ))}
    </Section>
  )
}

function confirmOf(props: Props, choice: Choice | undefined): string {
  const { say, name } = props
  if (choice === undefined) return say('panel.choose')
  const what = choice.args.map((value, i) => name(choice.domains[i], value)).join(', ')
  return what === '' ? verb(props, choice.move) : say('panel.do', { verb: verb(props, choice.move), what })
}

/** The doubloons before and after. */
function sumOf({ table, say }: Props, choice: Choice | undefined): string {
  if (choice === undefined) return ''
  const { view, seat } = table
  const now = view.doubloons[seat]
  const [value] = choice.args
  if (choice.move === 'take') return say('sum.plus', { now, plus: 1, after: now + 1 })
  if (choice.move === 'discard-hand')
    return say('sum.discard', { now, after: now + 2, cards: handOf(view, seat).length })
  if (choice.move === 'buy')
    return say('sum.minus', { now, minus: priceOf(view, seat, value, 0), after: now - priceOf(view, seat, value, 0) })
  if (choice.move === 'invest')
    return say('sum.minus', { now, minus: tables.buildings[value].cost, after: now - tables.buildings[value].cost })
  return ''
}

/** BUY_FORn. One card at a discount. */
export function BuyCheaper(props: Props) {
  const { table, act, say } = props
  const taken = useTaken(props)
  useTakenFromHand(props, taken, 'buy')
  const { discount } = top(table.view, 'buy-cheaper')
  return (
    <WorkPanel
      title={say('buy.cheaper', { discount })}
      sub={<Rule {...props} id="MB-5.3" />}
      foot={
        <Foot confirm={confirmOf(props, taken.chosen)} disabled={taken.chosen === undefined} onConfirm={taken.play}>
          <Button onClick={() => void act.play('leave')}>{verb(props, 'leave')}</Button>
        </Foot>
      }
    >
      <BuyRows {...props} taken={taken} discount={discount} />
    </WorkPanel>
  )
}

/** MB-11.2. One choice before the income. */
export function Interim(props: Props) {
  const { table, say } = props
  const { view, seat } = table
  const taken = useTaken(props)
  useTakenFromHand(props, taken, 'buy')
  const income = view.round === 4 ? 0 : view.income[seat]
  const then = (doubloons: number) => say('interim.then', { doubloons: doubloons + income })
  const steps = ['choose', 'income', 'clear', 'quest', 'next']
  return (
    <WorkPanel
      title={say('interim.title', { round: ROMAN[view.round] })}
      sub={
        <>
          {say('interim.sub')} <Rule {...props} id="MB-11.2" />
        </>
      }
      foot={
        <Foot
          sum={interimSum(props, taken.chosen)}
          confirm={confirmOf(props, taken.chosen)}
          disabled={taken.chosen === undefined}
          onConfirm={taken.play}
        />
      }
    >
      <ol className="mb-steps">
        {steps.map((step, i) => (
          <li key={step} className={i === 0 ? 'mb-now' : undefined}>
            {say(`interim.step.${step}`)}
          </li>
        ))}
      </ol>
      <div className="mb-two">
        {['take', 'disc'].map((move, i) => {
          const [choice] = choicesOf(table, move)
          const [refused] = refusedOf(table, move)
          const picture = <Icon name={move === 'take' ? 'receive-money' : 'anchor'} />
          if (choice === undefined)
            return refused === undefined ? undefined : (
              <RefusedRow key={move} {...props} choice={refused} picture={picture} title={verb(props, move)} />
            )
          const gain = move === 'take' ? tables.pack.interim.doubloons : 0
          return (
            <Row
              key={move}
              first={i === 0}
              picture={picture}
              title={verb(props, move)}
              sub={then(view.doubloons[seat] + gain)}
              state={taken.chosen === choice ? 'taken' : 'lit'}
              onTake={() => taken.take(choice)}
            />
          )
        })}
      </div>
      <BuyRows {...props} taken={taken} then={card => then(view.doubloons[seat] - priceOf(view, seat, card, 0))} />
      <Section title={say('interim.income')} note={<Rule {...props} id="MB-11.2" />}>
        <table className="mb-ledger">
          <thead>
            <tr>
              <th scope="col">{say('interim.who')}</th>
              <th scope="col">{say('seat.doubloons')}</th>
              <th scope="col">{say('seat.vp')}</th>
            </tr>
          </thead>
          <tbody>
            {view.points.map((now, each) => (
              <tr key={each}>
                <th scope="row">{props.name('seat', each)}</th>
                <td>
                  {view.round === 4
                    ? view.doubloons[each]
                    : `${view.doubloons[each]} + ${view.income[each]} = ${view.doubloons[each] + view.income[each]}`}
                </td>
                <td>
                  {(() => {
                    const plus = view.pointIncome[each] + (view.round === 4 ? Math.floor(view.income[each] / 2) : 0)
                    return `${now} + ${plus} = ${now + plus}`
                  })()}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </WorkPanel>
  )
}

function interimSum({ table, say }: Props, choice: Choice | undefined): string {
  if (choice?.move !== 'buy') return ''
  const { view, seat } = table
  const price = priceOf(view, seat, choice.args[0], 0)
  return say('sum.minus', { now: view.doubloons[seat], minus: price, after: view.doubloons[seat] - price })
}
