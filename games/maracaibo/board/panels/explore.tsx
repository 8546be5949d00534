import { Button, type Choice, WorkPanel } from '@spanish-main/ui'
import { questsAt } from '../../rules/board.ts'
import { trackPlace, waysFrom } from '../../rules/mb7-explorer.ts'
import { canFulfil } from '../../rules/mb8-quests.ts'
import type { Maracaibo } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { pending } from '../../rules/words.ts'
import { rewardSigns } from '../art/effects.tsx'
import { Icon } from '../art/icon.tsx'
import { type Drawn, numberSize, Signs } from '../art/signs.tsx'
import { sayCost, sayReward } from '../words/effects.ts'
import { nameIn } from '../words/names.ts'
import { choicesOf, Foot, type Props, RefusedRow, Row, Rule, refusedOf, Section, useTaken, verb } from './parts.tsx'

/** The reward for crossing a barrier now. */
function barrierGain(view: Maracaibo, barrier: number): number {
  const gains = tables.barrierRewards[barrier]
  return gains[Math.min(view.order[barrier], gains.length - 1)]
}

const TRACK_END = 3

/** MB-7. How far the figure goes, with the full yield of every space. */
export function Explore(props: Props) {
  const { table, act, say } = props
  const { view, seat } = table
  const taken = useTaken(props)
  const { distance, figure } = pending(view, 'explore')!
  const which = figure - 1
  const ways = which < 2 ? waysFrom(view, which === 0 ? view.explorer[seat] : view.second[seat], distance) : new Map()
  const yieldOf = (space: number): { signs: Drawn[]; line: string } => {
    const way = ways.get(space)
    const size = numberSize(17)
    const barriers: number[] = way?.barriers ?? []
    const { quest, reward, next } = tables.spaces[space]
    const end =
      next.length === 0 ? tables.endByOrder[Math.min(view.order[TRACK_END], tables.endByOrder.length - 1)] : -1
    const [found] = quest ? questsAt(view, trackPlace(space)) : []
    return {
      signs: [
        ...barriers.flatMap(barrier => rewardSigns(barrierGain(view, barrier), size)),
        ...rewardSigns(reward === -1 ? end : reward, size),
      ],
      line: [
        say('explore.steps', { steps: way?.cost ?? 1 }),
        ...barriers.map(barrier =>
          say('explore.crosses', {
            barrier: nameIn(say, 'barrier', barrier),
            gain: sayReward(say, barrierGain(view, barrier)),
          }),
        ),
        ...(found === undefined ? [] : [questLine(props, found)]),
        ...(reward < 0 || quest ? [] : [sayReward(say, reward)]),
        ...(end < 0
          ? []
          : [say('explore.end', { gain: sayReward(say, end), actions: sayReward(say, tables.endArriving) })]),
      ].join(' · '),
    }
  }
  const rows = choicesOf(table, 'to')
  const ruin = choicesOf(table, 'to-ruin')
  return (
    <WorkPanel
      title={say('explore.title', { distance, figure: which })}
      sub={
        <>
          {say('explore.sub')} <Rule {...props} id="MB-7.1" />
        </>
      }
      foot={
        <Foot
          confirm={taken.chosen === undefined ? say('panel.choose') : confirmOf(props, taken.chosen)}
          disabled={taken.chosen === undefined}
          onConfirm={taken.play}
        >
          {choicesOf(table, 'stay').map(choice => (
            <Button key={choice.text} onClick={() => void act.play(choice.text)}>
              {verb(props, 'stay')}
            </Button>
          ))}
        </Foot>
      }
    >
      {rows.map((choice, i) => {
        const { signs, line } = yieldOf(choice.args[0])
        return (
          <Row
            key={choice.text}
            first={i === 0}
            picture={<Icon name={tables.spaces[choice.args[0]].quest ? 'tied-scroll' : 'walking-boot'} />}
            title={nameIn(say, 'space', choice.args[0])}
            sub={line}
            right={<Signs drawings={signs} height={17} />}
            state={taken.chosen === choice ? 'taken' : 'lit'}
            onTake={() => {
              act.show({ domain: 'space', value: choice.args[0] })
              taken.take(choice)
            }}
          />
        )
      })}
      {ruin.map(choice => (
        <Row
          key={choice.text}
          picture={<Icon name="mayan-pyramid" />}
          title={nameIn(say, 'ruin', choice.args[0])}
          sub={
            choice.args[0] > tables.ruinTrack.length ? '' : sayReward(say, tables.ruinTrack[choice.args[0] - 1].gain)
          }
          state={taken.chosen === choice ? 'taken' : 'lit'}
          onTake={() => taken.take(choice)}
        />
      ))}
      {refusedOf(table, 'to').length === 0 ? undefined : (
        <Section title={say('explore.not-now')}>
          {refusedOf(table, 'to').map(choice => (
            <RefusedRow
              key={choice.text}
              {...props}
              choice={choice}
              picture={<Icon name="meeple" />}
              title={nameIn(say, 'space', choice.args[0])}
            />
          ))}
        </Section>
      )}
      <Order {...props} />
    </WorkPanel>
  )
}

function questLine({ table, say }: Props, quest: number): string {
  const { cost, reward } = tables.quests[quest]
  return say('explore.quest', {
    cost: sayCost(say, cost),
    reward: sayReward(say, reward),
    may: canFulfil(table.view, table.seat, quest) ? 'yes' : 'no',
  })
}

const confirmOf = (props: Props, choice: Choice): string =>
  props.say('panel.do', { verb: verb(props, choice.move), what: props.name(choice.domains[0], choice.args[0]) })

/** MB-7.3. What is left of the bonuses by order of crossing. */
function Order({ table, say }: Props) {
  const { view } = table
  return (
    <table className="mb-ledger">
      <thead>
        <tr>
          <th scope="col">{say('explore.order')}</th>
          <th scope="col">{say('explore.crossed')}</th>
          <th scope="col">{say('explore.next')}</th>
        </tr>
      </thead>
      <tbody>
        {tables.barrierRewards.map((_, barrier) => (
          <tr key={barrier}>
            <th scope="row">{nameIn(say, 'barrier', barrier)}</th>
            <td>{view.order[barrier]}</td>
            <td>{sayReward(say, barrierGain(view, barrier))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
