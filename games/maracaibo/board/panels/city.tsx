import { Button, type Choice, WorkPanel } from '@spanish-main/ui'
import { actionOf, goodOf, marketSpaces } from '../../rules/board.ts'
import { discsOn } from '../../rules/players.ts'
import { tables } from '../../rules/tables.ts'
import { top } from '../../rules/words.ts'
import { rewardSigns } from '../art/effects.tsx'
import { Icon } from '../art/icon.tsx'
import { good, numberSize, object, Signs } from '../art/signs.tsx'
import { upgradeLines, upgradeTitle } from '../side/ship.tsx'
import { sayReward } from '../words/effects.ts'
import { cardName, locationName, nameIn } from '../words/names.ts'
import {
  choicesOf,
  Foot,
  type Props,
  RefusedRow,
  Row,
  Rule,
  refusedOf,
  Section,
  useTaken,
  useTakenFromHand,
  verb,
} from './parts.tsx'

/** MB-6.1, MB-6.2. A delivery first, then the city's action; both may be left. */
export function City(props: Props) {
  const { table, act, say } = props
  const { view } = table
  const decision = table.decision?.name ?? ''
  const city =
    decision === 'city-act'
      ? top(view, 'city-act').city
      : decision === 'deliver-again'
        ? top(view, 'deliver-again').city
        : top(view, 'deliver').city
  const taken = useTaken(props, decision === 'city-act' ? choicesOf(table, 'act')[0] : undefined)
  const wanted = goodOf(view, city)
  const leave = decision === 'deliver' ? 'none' : decision === 'deliver-again' ? 'enough' : 'skip'
  const move = decision === 'deliver' ? 'deliver' : 'again'
  const action = actionOf(view, city)
  // Nothing can be delivered: the way on is the one button.
  const isIdle = decision !== 'city-act' && choicesOf(table, move, 'take-disc').length === 0
  useTakenFromHand(props, taken, move)
  return (
    <WorkPanel
      title={say('city.title', { place: locationName(say, city) })}
      sub={
        <>
          {say(decision === 'city-act' ? 'city.act' : 'city.deliver')}{' '}
          <Rule {...props} id={decision === 'city-act' ? 'MB-6.2' : 'MB-6.1'} />
        </>
      }
      foot={
        isIdle ? (
          <Foot confirm={verb(props, leave)} onConfirm={() => void act.play(leave)} />
        ) : (
          <Foot
            sum={decision === 'city-act' ? '' : say('city.sum')}
            confirm={taken.chosen === undefined ? say('panel.choose') : confirmOf(props, taken.chosen)}
            disabled={taken.chosen === undefined}
            onConfirm={taken.play}
          >
            <Button onClick={() => void act.play(leave)}>{verb(props, leave)}</Button>
          </Foot>
        )
      }
    >
      {decision === 'city-act' ? (
        choicesOf(table, 'act').map(choice => (
          <Row
            key={choice.text}
            first
            picture={<Icon name="castle" />}
            title={say('city.action')}
            sub={sayReward(say, action)}
            right={<Signs drawings={rewardSigns(action, numberSize(18))} />}
            state={taken.chosen === choice ? 'taken' : 'lit'}
            onTake={() => taken.take(choice)}
          />
        ))
      ) : (
        <>
          <Section
            title={say('city.market', { good: nameIn(say, 'good', wanted) })}
            note={say('city.discs', { discs: view.market[city], of: marketSpaces(view) })}
          >
            {choicesOf(table, move, 'take-disc').map((choice, i) => (
              <Row
                key={choice.text}
                first={i === 0}
                picture={choice.args.length === 0 ? <Icon name="ship-wheel" /> : <Symbols card={choice.args[0]} />}
                title={choice.args.length === 0 ? verb(props, choice.move) : cardName(say, choice.args[0])}
                sub={
                  choice.args.length === 0 ? sayReward(say, tables.marketTake) : paysAs(props, choice.args[0], wanted)
                }
                state={taken.chosen === choice ? 'taken' : 'lit'}
                onTake={() => taken.take(choice)}
              />
            ))}
            {refusedOf(table, move).map(choice => (
              <RefusedRow
                key={choice.text}
                {...props}
                choice={choice}
                picture={<Symbols card={choice.args[0]} />}
                title={cardName(say, choice.args[0])}
              />
            ))}
          </Section>
          <Section title={say('city.then')}>
            <p className="mb-sum">
              <Signs drawings={rewardSigns(action, numberSize(18))} /> {sayReward(say, action)}
            </p>
          </Section>
        </>
      )}
    </WorkPanel>
  )
}

const Symbols = ({ card }: { card: number }) => (
  <Signs drawings={[good(tables.cards[card].good), object(tables.cards[card].object)]} height={14} />
)

/** Whether a card shows the good itself, or stands for it. */
function paysAs({ say }: Props, card: number, wanted: number): string {
  const own = tables.cards[card].good
  return own === wanted
    ? nameIn(say, 'good', own)
    : say('city.stands', { good: nameIn(say, 'good', own), for: nameIn(say, 'good', wanted) })
}

function confirmOf(props: Props, choice: Choice): string {
  const what = choice.args.map((value, i) => props.name(choice.domains[i], value)).join(', ')
  return what === '' ? verb(props, choice.move) : props.say('panel.do', { verb: verb(props, choice.move), what })
}

/** MB-6.5. Which upgrade loses a disc: those that would open come first. */
export function Discs(props: Props) {
  const { table, say } = props
  const { view, seat } = table
  const taken = useTaken(props)
  const choices = [...choicesOf(table, 'disc')].sort(
    (a, b) => discsOn(view, seat, a.args[0]) - discsOn(view, seat, b.args[0]),
  )
  const rows = (discs: number) =>
    choices
      .filter(({ args }) => discsOn(view, seat, args[0]) === discs)
      .map((choice, i) => (
        <Row
          key={choice.text}
          first={i === 0 && choice === choices[0]}
          picture={<Icon name="anchor" />}
          title={upgradeTitle(view, seat, choice.args[0], say)}
          sub={upgradeLines(view, seat, choice.args[0], say).join('. ')}
          state={taken.chosen === choice ? 'taken' : 'lit'}
          onTake={() => taken.take(choice)}
        />
      ))
  const last = choices.filter(({ args }) => discsOn(view, seat, args[0]) === 1)
  return (
    <WorkPanel
      title={say('disc.title')}
      sub={
        <>
          {say('disc.sub')} <Rule {...props} id="MB-6.5" />
        </>
      }
      foot={
        <Foot
          sum={
            taken.chosen === undefined
              ? ''
              : say(discsOn(view, seat, taken.chosen.args[0]) === 1 ? 'disc.opens' : 'disc.half')
          }
          confirm={
            taken.chosen === undefined
              ? say('panel.choose')
              : say('disc.confirm', { upgrade: upgradeTitle(view, seat, taken.chosen.args[0], say) })
          }
          disabled={taken.chosen === undefined}
          onConfirm={taken.play}
        />
      }
    >
      {last.length > 0 ? <Section title={say('disc.last')}>{rows(1)}</Section> : undefined}
      <Section title={say('disc.two')}>{rows(2)}</Section>
    </WorkPanel>
  )
}
