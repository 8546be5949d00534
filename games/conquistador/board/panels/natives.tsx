import type { BoardProps } from '@spanish-main/ui'
import { NATIVE_COMBAT } from '../../data/index.ts'
import { oddsAgainst, resultOf } from '../../rules/17-natives.ts'
import { DETACHMENT, menIn } from '../../rules/posts.ts'
import type { Conquest } from '../../rules/state.ts'
import { Banner, Picture } from '../art/pieces.tsx'
import type { Face } from '../desk/forecast.ts'
import { Odds } from '../desk/odds.tsx'
import { areaName } from '../names.ts'
import { PlayButton, SegmentPanel, Task } from './panel.tsx'

/** 17.2. Every Area whose natives can be attacked: the column, who helps, and the six faces of the die. */
export function Natives(props: BoardProps<Conquest>) {
  const { table, act, say } = props
  const { view, seat, choices } = table
  return (
    <SegmentPanel part="natives" {...props}>
      {choices.flatMap(choice => {
        if (choice.move !== 'attack') return []
        const [area] = choice.args
        const settlers = view.european[area] > 0
        const level = settlers ? view.european[area] : view.native[area]
        const dets = menIn(view, seat, area, DETACHMENT)
        const odds = oddsAgainst(view, seat, area)
        const column = NATIVE_COMBAT.columns[odds.column]
        return (
          <Task
            key={choice.text}
            picture={
              <Picture>
                <Banner country={view.nation[seat]} n={dets} />
              </Picture>
            }
            title={areaName(say, area)}
            facts={[
              say(settlers ? 'natives.panel.settlers' : 'natives.panel.level', { level }),
              say('natives.panel.column', { dets, column }),
              ...(odds.help > 0 ? [say('natives.panel.help', { n: odds.help })] : []),
            ]}
            onShow={() => act.show({ domain: 'area', value: area })}
          >
            <Odds label={say('fight.die')} faces={facesOf(odds, level, say)} say={say} plain />
            <PlayButton choice={choice} act={act} label={say('natives.panel.attack', { area: areaName(say, area) })} />
          </Task>
        )
      })}
      <li className="cq-small-print">{say('natives.panel.legend')}</li>
    </SegmentPanel>
  )
}

function facesOf(odds: { column: number; help: number }, level: number, say: BoardProps<Conquest>['say']): Face[] {
  return [1, 2, 3, 4, 5, 6].map(thrown => {
    const result = resultOf(odds, thrown)
    const left = Math.max(0, level - result)
    if (result === 0) return { says: say('natives.panel.lost'), grave: 'ship' }
    return { says: say('natives.panel.to', { n: left }), grave: left === 0 ? 'safe' : 'men' }
  })
}
