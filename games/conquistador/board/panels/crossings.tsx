import { type BoardProps, Button } from '@spanish-main/ui'
import { type Conquest, EUROPE, EXPEDITIONS } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { planOf, seaFaces } from '../desk/forecast.ts'
import { Odds } from '../desk/odds.tsx'
import { ShipLoad } from '../desk/ship-load.tsx'
import { hexName, slipName } from '../names.ts'
import { PlayButton, SegmentPanel, Task } from './panel.tsx'

/** 7.2. The slips that cross now, as they were written, with the roll that each will face. */
export function Crossings(props: BoardProps<Conquest>) {
  const { table, act, say } = props
  const { view, seat, choices } = table
  const sails = choices.filter(({ move }) => move === 'sail')
  const boards = ['board', 'embark'].filter(verb => choices.some(({ move }) => move === verb))
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
                void act.play(first, ...more, ...(boards.length === 0 ? ['done'] : []))
              },
            }
      }
    >
      {sails.map(choice => {
        const plan = planOf(view, seat * EXPEDITIONS + choice.args[0] - 1)
        const home = plan.goal === EUROPE
        const hex = tables.waterHex[home ? view.expAt[plan.expedition] : plan.goal]
        const bounds = home ? plan.home : plan.out
        return (
          <Task
            key={choice.text}
            picture={<b className="cq-roman">{slipName(plan.number)}</b>}
            title={say(home ? 'desk.home-from' : 'desk.to', { place: hexName(say, hex) })}
            facts={[say('crossings.panel.bounds', { n: bounds, bought: plan.bought })]}
            onShow={() => act.show({ domain: 'hex', value: hex })}
          >
            <span className="cq-slip-ships">
              {plan.ships.map(ship => (
                <ShipLoad key={ship} view={view} ship={ship} say={say} />
              ))}
            </span>
            <Odds
              label={say(home ? 'desk.home' : 'desk.out', { n: bounds })}
              faces={seaFaces(bounds <= plan.bought ? bounds : 9)}
              say={say}
            />
            <PlayButton
              choice={choice}
              act={act}
              label={say('crossings.panel.sail', { slip: slipName(plan.number) })}
            />
          </Task>
        )
      })}
      {sails.length === 0 && <li className="cq-small-print">{say('crossings.panel.none')}</li>}
      {boards.map(verb => (
        <li key={verb}>
          <Button onClick={() => act.choose(verb)}>{say(`crossings.panel.${verb}`)}</Button>
        </li>
      ))}
      {sails.length > 0 && <li className="cq-small-print">{say('odds.legend')}</li>}
    </SegmentPanel>
  )
}
