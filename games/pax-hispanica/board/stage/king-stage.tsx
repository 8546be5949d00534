import { type BoardProps, Button } from '@spanish-main/ui'
import { PIRATES_BETTER, TREASURE_FLEET_BETTER } from '../../rules/f2-outcome.ts'
import { type Pax, PURPLE, RED } from '../../rules/state.ts'
import { seamanshipLetter } from '../card/facts.ts'
import { cardName, playerName, zoneName } from '../names.ts'
import { aftermath } from './aftermath.ts'
import { SeaBattle } from './battle.tsx'
import { argsOf, type Recent } from './recent.ts'
import { hasAdmiral } from './sea-stage.tsx'

const NEXT: ReadonlySet<string> = new Set(['interdicted', 'king-sails', 'king-stays-in-port'])

/** H6b-result. The Sun King has caught Ganga Zumba's fleet: no tactics, the better Flagship decides. */
export function KingBattle({ recent, ...props }: BoardProps<Pax> & { recent: Recent }) {
  const { table, say, act } = props
  const { view } = table
  const [, , zone] = argsOf(recent.events, 'interdicted')!
  const [ours, his, better] = argsOf(recent.events, 'king-battle')!
  const line = (colour: number, card: number) => ({
    piece: { piece: 'galleon', colour } as const,
    title: cardName(say, card),
    reason: playerName(view, say, colour),
    rule: 'H6b-result',
    value: 1,
  })
  const won = better === TREASURE_FLEET_BETTER
  return (
    <SeaBattle
      title={say('stage.sea', { zone: zoneName(say, zone) })}
      subtitle={say('stage.king.sub')}
      steps={[say('stage.step.interdicted'), say('stage.step.result')]}
      step={1}
      sides={[
        { title: playerName(view, say, RED), lines: [line(RED, ours)] },
        { title: playerName(view, say, PURPLE), lines: [line(PURPLE, his)] },
      ]}
      cards={[]}
      treasure={{ colour: RED, galleons: Math.max(1, view.shipCount[RED]) }}
      pirates={{ colour: PURPLE, galleons: Math.max(1, view.shipCount[PURPLE]) }}
      seamanship={{
        letters: [seamanshipLetter(ours), seamanshipLetter(his)],
        text: say('stage.king.seamanship', {
          admiral: hasAdmiral(view, RED) || hasAdmiral(view, PURPLE) ? 'yes' : 'no',
        }),
        rule: 'H6b-result',
      }}
      open
      result={{
        colour: won ? RED : better === PIRATES_BETTER ? PURPLE : -1,
        title: say(won ? 'stage.king.won' : better === PIRATES_BETTER ? 'stage.king.lost' : 'stage.king.level'),
        text: say('stage.king.plunder'),
        rules: ['H6b-result'],
        own: RED,
        changes: aftermath(recent.events, 'king-battle', NEXT, view, say),
      }}
      actions={
        <Button kind="primary" shortcut="⏎" data-first="" onClick={recent.dismiss}>
          {say('stage.go-on')}
        </Button>
      }
      say={say}
      onRule={act.openRule}
    />
  )
}
