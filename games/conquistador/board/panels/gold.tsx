import type { BoardProps, Say } from '@spanish-main/ui'
import { AREA } from '../../data/index.ts'
import { COLONIST, menAt } from '../../rules/posts.ts'
import { type Conquest, FOUND } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { Die } from '../art/die.tsx'
import { City, Mine, Picture } from '../art/pieces.tsx'
import { hexName } from '../names.ts'
import { eventsOfTurn } from '../stage/council.tsx'
import { PlayButton, SegmentPanel, Task } from './panel.tsx'

const goldOf = (hex: number) => (tables.areaOf[hex] === AREA.caribbean ? tables.gold.caribbean : tables.gold.mainland)

/** 13. One sweep over all own mines and cities: what pays, what may be looked for, what may run dry. */
export function GoldPanel(props: BoardProps<Conquest>) {
  const { table, act, say } = props
  const { view, seat, choices } = table
  const prospects = choices.filter(({ move }) => move === 'prospect' || move === 'loot')
  const places = [
    ...new Set(
      choices.flatMap(({ move, args: [at] }) => (move === 'done' ? [] : [move === 'loot' ? tables.cities[at] : at])),
    ),
  ]
  // 13.12. What was looked for in this segment, with its die.
  const looked = eventsOfTurn(table.events, view.turn).flatMap(({ event: { kind, args } }) =>
    kind === 'prospected' && args[0] === view.nation[seat] ? [args] : [],
  )
  return (
    <SegmentPanel
      part="gold"
      {...props}
      first={
        prospects.length === 0
          ? undefined
          : {
              label: say('gold.panel.all', { n: prospects.length }),
              play: () => void act.play(prospects[0].text, ...prospects.slice(1).map(({ text }) => text)),
            }
      }
    >
      {places.map(hex => (
        <Place key={hex} {...props} hex={hex} />
      ))}
      {looked.map(([, hex, die, found]) => (
        <Task
          key={`looked ${hex}`}
          picture={<Die face={die} />}
          title={hexName(say, hex)}
          facts={[say(found === 1 ? 'gold.panel.success' : 'gold.panel.failure')]}
          onShow={() => act.show({ domain: 'hex', value: hex })}
        />
      ))}
      {places.length + looked.length === 0 && <li className="cq-small-print">{say('gold.panel.none')}</li>}
      <li className="cq-small-print">{say('gold.panel.legend', { n: view.turn })}</li>
    </SegmentPanel>
  )
}

function Place({ table, act, say, hex }: BoardProps<Conquest> & { hex: number }) {
  const { view, seat, choices } = table
  const mine = tables.mineAt.get(hex)
  const city = tables.cities.indexOf(hex)
  const here = choices.filter(
    ({ move, args: [at] }) => move !== 'done' && (move === 'loot' ? tables.cities[at] === hex : at === hex),
  )
  const worked = mine !== undefined && view.mine[mine] === FOUND && menAt(view, seat, hex, COLONIST) > 0
  return (
    <Task
      picture={<Picture>{mine === undefined ? <City open empty={false} /> : <Mine state={view.mine[mine]} />}</Picture>}
      title={hexName(say, hex)}
      facts={mine === undefined ? cityFacts(city, say) : mineFacts(hex, worked, view.mine[mine], say)}
      onShow={() => act.show({ domain: 'hex', value: hex })}
    >
      {here.map(choice => (
        <PlayButton key={choice.text} choice={choice} act={act} label={say(`move.gold.${choice.move}`)} />
      ))}
    </Task>
  )
}

const cityFacts = (city: number, say: Say): string[] => [
  say('gold.panel.city', { n: tables.loot[city] }),
  say('gold.panel.dry', { dice: tables.gold.cities.depletedBy.join(', '), on: 2 }),
]

function mineFacts(hex: number, worked: boolean, state: number, say: Say): string[] {
  const { found, yield: pays, depletedBy } = goldOf(hex)
  const dry = say('gold.panel.dry', {
    dice: depletedBy.join(', '),
    on: tables.areaOf[hex] === AREA.caribbean ? 1 : 2,
  })
  if (worked) return [say('gold.panel.pays', { n: pays }), dry]
  return state === FOUND ? [say('gold.panel.idle')] : [say('gold.panel.found', { n: found, pays }), dry]
}
