import { type BoardProps, Button, type Choice } from '@spanish-main/ui'
import { isBound } from '../../rules/fleet.ts'
import { type Conquest, EXPEDITIONS } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { planOf, seaFaces } from '../desk/forecast.ts'
import { Odds } from '../desk/odds.tsx'
import { ShipLoad } from '../desk/ship-load.tsx'
import { hexName, slipName } from '../names.ts'
import { PlayButton, SegmentPanel, Task } from './panel.tsx'

type Props = BoardProps<Conquest>

const sailsOf = ({ table: { choices } }: Props) => choices.filter(({ move }) => move === 'sail')

/** 7.2. The slips that cross now, as they were written, with the roll that each will face. */
export function Crossings(props: Props) {
  const { act, say } = props
  const sails = sailsOf(props)
  const others = othersOf(props)
  return (
    <SegmentPanel
      part="crossings"
      {...props}
      first={
        sails.length === 0
          ? undefined
          : {
              label: say('crossings.panel.all', { n: sails.length }),
              play: () => {
                const [first, ...more] = sails.map(({ text }) => text)
                // Where nothing but sailing is possible, all is done with it.
                void act.play(first, ...more, ...(others.length === 0 ? ['done'] : []))
              },
            }
      }
    >
      {sails.map(choice => (
        <Crossing key={choice.text} {...props} choice={choice} />
      ))}
      {sails.length === 0 && <li className="cq-small-print">{say('crossings.panel.none')}</li>}
      <Others {...props} />
      {sails.length > 0 && <li className="cq-small-print">{say('odds.legend')}</li>}
    </SegmentPanel>
  )
}

/** 7.2. The end of the turn: who may come home or still go out, with the roll that each will face. */
export function LastCrossings(props: Props) {
  const { say } = props
  const sails = sailsOf(props)
  return (
    <SegmentPanel part="homeward" {...props}>
      {sails.map(choice => (
        <Crossing key={choice.text} {...props} choice={choice} />
      ))}
      {sails.length === 0 && <li className="cq-small-print">{say('homeward.panel.none')}</li>}
      <Others {...props} />
      {sails.length > 0 && <li className="cq-small-print">{say('odds.legend')}</li>}
    </SegmentPanel>
  )
}

/** An Expedition that may cross: from where or to where, with whom, and how its die would fall. */
function Crossing({ table, act, say, choice }: Props & { choice: Choice }) {
  const { view, seat } = table
  const plan = planOf(view, seat * EXPEDITIONS + choice.args[0] - 1)
  const home = !plan.inEurope
  const hex = tables.waterHex[home ? view.expAt[plan.expedition] : plan.goal]
  const bounds = home ? plan.home : plan.out
  const used = view.expFirst[plan.expedition]
  return (
    <Task
      picture={<b className="cq-roman">{slipName(plan.number)}</b>}
      title={say(home ? 'desk.home-from' : 'desk.to', { place: hexName(say, hex) })}
      facts={[
        say(used > 0 ? 'homeward.panel.bounds' : 'crossings.panel.bounds', { n: bounds, used, bought: plan.bought }),
      ]}
      onShow={() => act.show({ domain: 'hex', value: hex })}
    >
      <span className="cq-slip-ships">
        {plan.ships.map(ship => (
          <ShipLoad key={ship} view={view} ship={ship} say={say} />
        ))}
      </span>
      {/* 15.42, 7.14. Privateers and Galleon Fleets roll for nothing. */}
      {!isBound(view, plan.expedition) && (
        <Odds
          label={say(home ? 'desk.home' : 'desk.out', { n: bounds })}
          faces={seaFaces(used + bounds <= plan.bought ? bounds : 9)}
          say={say}
        />
      )}
      <PlayButton
        choice={choice}
        act={act}
        label={say(home ? 'homeward.panel.sail' : 'crossings.panel.sail', { slip: slipName(plan.number) })}
      />
    </Task>
  )
}

/** What else can be done before the crossing or after it: who comes aboard, and who goes ashore. */
const OTHERS = ['sail-again', 'land-all', 'land', 'debark', 'board', 'embark']
const othersOf = ({ table: { choices } }: Props) => OTHERS.filter(verb => choices.some(({ move }) => move === verb))

function Others(props: Props) {
  const { act, say } = props
  return othersOf(props).map(verb => (
    <li key={verb}>
      <Button onClick={() => act.choose(verb)}>{say(`crossings.panel.${verb}`)}</Button>
    </li>
  ))
}
