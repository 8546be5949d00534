import type { BoardProps } from '@spanish-main/ui'
import { goldHoldOf, goldIn, hexOfExpedition } from '../../rules/fleet.ts'
import { type Conquest, EXPEDITIONS, GOLD_ABOARD, SHIPS } from '../../rules/state.ts'
import { SHIP_KINDS } from '../../rules/tables.ts'
import { ShipPicture } from '../art/ships.tsx'
import { hexName, slipName } from '../names.ts'
import { PlayButton, SegmentPanel, Task } from './panel.tsx'

/** 13.43. Gold on the quays, ship by ship: one click loads it all. */
export function Loading(props: BoardProps<Conquest>) {
  const { table, act, say } = props
  const { view, seat, choices } = table
  const loads = choices.filter(({ move }) => move === 'load')
  return (
    <SegmentPanel
      part="loading"
      {...props}
      first={
        loads.length === 0
          ? undefined
          : {
              label: say('loading.panel.all', { n: loads.length }),
              play: () => void act.play(loads[0].text, ...loads.slice(1).map(({ text }) => text), 'done'),
            }
      }
    >
      {loads.map(choice => {
        const ship = seat * SHIPS + choice.args[0] - 1
        const expedition = seat * EXPEDITIONS + view.shipExp[ship]
        const hex = hexOfExpedition(view, expedition)
        return (
          <Task
            key={choice.text}
            picture={<ShipPicture kind={view.shipKind[ship]} country={view.nation[seat]} />}
            title={hexName(say, hex)}
            facts={[
              say('loading.panel.ship', {
                ship: say(`shipKind.${SHIP_KINDS[view.shipKind[ship]]}`),
                slip: slipName(view.shipExp[ship] + 1),
              }),
              say('loading.panel.gold', {
                n: goldIn(view, hex),
                room: goldHoldOf(view.shipKind[ship]) - goldIn(view, GOLD_ABOARD + ship),
              }),
            ]}
            onShow={() => act.show({ domain: 'hex', value: hex })}
          >
            <PlayButton choice={choice} act={act} label={say('move.loading.load')} />
          </Task>
        )
      })}
    </SegmentPanel>
  )
}
