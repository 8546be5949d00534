import type { Event } from '@spanish-main/kernel'
import { type BoardProps, Button } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import { allies, FLEET, TARGET } from '../../rules/e5b-strength.ts'
import { ownerSeat } from '../../rules/g1-occasions.ts'
import { isMission, ownerOf } from '../../rules/sites.ts'
import { NO_REBEL, type Pax } from '../../rules/state.ts'
import { vocabulary } from '../../rules/vocabulary.ts'
import { pending, top } from '../../rules/words.ts'
import { Token } from '../art/token.tsx'
import { nationName, siteName } from '../names.ts'
import { aftermath, type Consequence, targetThen } from './aftermath.ts'
import { LandBattle } from './battle.tsx'
import { Tribute, TributeMeans } from './parley.tsx'
import { argsOf, ownColour, type Recent } from './recent.ts'
import type { Shore } from './scene.tsx'
import { Rule } from './steps.tsx'
import { idleLines, linesOf, reckoning } from './strength-lines.ts'

type Props = BoardProps<Pax>

const GALLEONS = (vocabulary.strength.words as readonly string[]).indexOf('galleons')

/** What no longer belongs to a battle. */
const NEXT: ReadonlySet<string> = new Set(['attack-announced', 'enslave-announced', 'king-sails', 'king-stays-in-port'])

const ANNOUNCED: ReadonlySet<string> = new Set(['attack-announced', 'enslave-announced'])

function shoreOf(view: Pax, site: number): Shore {
  if (view.rebel[site] !== NO_REBEL) return 'camp'
  if (view.fort[site] === 1) return 'fort'
  if (view.disk[site] >= 0) return 'town'
  return isMission(view, site) ? 'mission' : 'village'
}

/** E5f. What gives way first: a fort keeps its Colony, a Rebel is no owner's, a raid for Slaves takes a captive alone. */
type Fallen = 'fort' | 'rebel' | 'captive' | 'site'

function fallenIn(events: readonly Event[]): Fallen {
  const later = events.findIndex(({ kind }) => NEXT.has(kind))
  const kinds = events.slice(0, later < 0 ? undefined : later).map(({ kind }) => kind)
  return kinds.includes('fort-lost') ? 'fort' : kinds.includes('rebel-beaten') ? 'rebel' : 'site'
}

interface BattleProps extends Props {
  readonly attacker: number
  readonly site: number
  readonly lines: readonly Event[]
  readonly score: readonly [number, number] | undefined
  readonly step: number
  readonly sides: ReadonlyMap<number, number>
  /** E5c. Bit set of the seats that have not chosen their side yet. */
  readonly free?: number
  readonly result?:
    | { readonly won: boolean; readonly fell: Fallen; readonly changes: readonly Consequence[] }
    | undefined
  readonly actions: ReactNode
  readonly parley?: ReactNode
  readonly below?: readonly [ReactNode, ReactNode]
}

function Battle(props: BattleProps) {
  const { table, say, name, act, attacker, site, lines, score, step, sides, free = 0 } = props
  const { result, actions, parley, below } = props
  const { view } = table
  const place = siteName(say, site)
  return (
    <LandBattle
      title={say('stage.land', { site: place })}
      subtitle={say('stage.land.attacker', { nation: nationName(say, attacker) })}
      steps={landSteps(view, site, say)}
      step={step < 0 ? 1 : step + landSteps(view, site, say).length - 3}
      sides={[
        { title: name('side', FLEET), lines: linesOf(view, props, lines, attacker, FLEET, free) },
        {
          title: name('side', TARGET),
          lines: [...linesOf(view, props, lines, attacker, TARGET, free), ...idleLines(view, props, lines, [site])],
        },
      ]}
      cards={[...sides].map(([colour, side]) => ({
        colour,
        ...(side < 0
          ? {}
          : {
              face: {
                icon: side === FLEET ? 'galleon' : 'hill-fort',
                title: name('side', side),
              },
            }),
      }))}
      fleet={{ colour: attacker, galleons: Math.max(1, view.shipCount[attacker]) }}
      defender={ownerOf(view, site)}
      shore={shoreOf(view, site)}
      score={score}
      tie={{ text: say('stage.land.tie'), rule: 'E5e' }}
      result={
        result === undefined
          ? undefined
          : {
              colour: result.won ? attacker : ownerOf(view, site),
              title: say(result.won ? 'stage.land.won' : 'stage.land.lost', {
                what: result.fell,
                you: attacker === ownColour(table) ? 'yes' : 'no',
                nation: nationName(say, attacker),
                site: place,
              }),
              text: !result.won
                ? say('stage.land.kept', { site: place })
                : result.fell === 'captive'
                  ? say('stage.land.captive', { site: place })
                  : '',
              rules: [result.won ? 'E5f' : 'E5g'],
              own: ownColour(table),
              changes: result.changes,
            }
      }
      actions={actions}
      parley={parley}
      below={below}
      say={say}
      onRule={act.openRule}
    />
  )
}

/** G1c. Where people deal, a tribute may be asked for before the sides are taken, unless nobody could pay it. */
const landSteps = (view: Pax, site: number, say: Props['say']): string[] => [
  say('stage.step.announced'),
  ...(view.trades === 1 && ownerSeat(view, site) >= 0 ? [say('stage.step.tribute')] : []),
  say('stage.step.sides'),
  say('stage.step.result'),
]

/** G1c. The second step: attacker and owner may agree on a tribute. What is certain stands apart from the undecided. */
export function Threatened(props: Props) {
  const { table, say, act } = props
  const { view } = table
  const { seat, site } = pending(view, 'land-battle')!
  const attacker = view.colour[seat]
  const open = view.colour.filter((_, each) => (allies(view, attacker, site) & (1 << each)) !== 0)
  const everybody = open.reduce((bits, colour) => bits | (1 << colour), 0)
  const alone = reckoning(view, attacker, site)
  const helped = reckoning(view, attacker, site, everybody)
  const onSide = ({ lines }: typeof alone, side: number) => lines.filter(({ args }) => args[0] === side)
  const rule = (id: string) => <Rule id={id} say={say} onRule={act.openRule} />
  return (
    <Battle
      {...props}
      attacker={attacker}
      site={site}
      lines={[...onSide(alone, FLEET), ...onSide(helped, TARGET)]}
      score={undefined}
      step={-1}
      sides={new Map()}
      free={allies(view, attacker, site)}
      actions={undefined}
      parley={<Tribute {...props} />}
      below={[
        open.length === 0 ? undefined : (
          <div className="px-undecided">
            <h3>{say('stage.undecided')}</h3>
            <ul>
              {open.map(colour => (
                <li key={colour}>
                  <Token of={{ piece: 'disk', colour }} />
                  <span>
                    <b>{nationName(say, colour)}</b>
                    <small>{say('stage.undecided.why')}</small>
                  </span>
                  {rule('E5c')}
                  <i>{`±${reckoning(view, attacker, site, 1 << colour).total[FLEET] - alone.total[FLEET]}`}</i>
                </li>
              ))}
            </ul>
            <p>
              {say('stage.undecided.talk')} {rule('G1c')}
            </p>
          </div>
        ),
        <div key="means">
          <p className="px-blows">
            {say('stage.blows', {
              open: open.length,
              helped: `${helped.total[FLEET]} : ${helped.total[TARGET]}`,
              alone: `${alone.total[FLEET]} : ${alone.total[TARGET]}`,
            })}{' '}
            {rule('E5e')}
          </p>
          <TributeMeans {...props} />
        </div>,
      ]}
    />
  )
}

/** E5c. The person at the screen has to take a side. */
export function TakeSides(props: Props) {
  const { table } = props
  const { view } = table
  const { seat, site } = top(view, 'battle-support')
  const attacker = view.colour[seat]
  const { lines } = reckoning(view, attacker, site)
  return (
    <Battle
      {...props}
      attacker={attacker}
      site={site}
      lines={lines}
      score={undefined}
      step={1}
      sides={new Map()}
      free={allies(view, attacker, site)}
      actions={undefined}
    />
  )
}

/** E5e. The battle is over: what counted, and who won. */
export function Fought({ recent, ...props }: Props & { recent: Recent }) {
  const { table, say } = props
  const [attacker, site, fleet, target] = argsOf(recent.events, 'land-battle-fought')!
  // The same move may bring a battle of the Sun King's after it.
  const end = recent.events.findIndex(({ event }) => event.kind === 'land-battle-fought')
  const lines = recent.events.slice(0, end).map(({ event }) => event)
  const after = recent.events.slice(end).map(({ event }) => event)
  const { move } = recent.events[end]
  const isRaid =
    table.events.findLast(each => each.move <= move && ANNOUNCED.has(each.event.kind))?.event.kind ===
    'enslave-announced'
  const view = targetThen(table, recent.events[end], site)
  const galleons = lines.find(({ kind, args: [, what] }) => kind === 'strength-counted' && what === GALLEONS)?.args[3]
  view.shipCount = view.shipCount.with(attacker, galleons ?? view.shipCount[attacker])
  const sides = new Map(
    recent.events.filter(({ event }) => event.kind === 'side-taken').map(({ event }) => [event.args[0], event.args[1]]),
  )
  return (
    <Battle
      {...props}
      table={{ ...table, view }}
      attacker={attacker}
      site={site}
      lines={lines}
      score={[fleet, target]}
      step={2}
      sides={sides}
      result={{
        won: argsOf(recent.events, 'land-battle-won') !== undefined,
        fell: isRaid ? 'captive' : fallenIn(after),
        changes: aftermath(recent.events, 'land-battle-fought', NEXT, table.view, say),
      }}
      actions={
        <Button kind="primary" shortcut="⏎" data-first="" onClick={recent.dismiss}>
          {say('stage.go-on')}
        </Button>
      }
    />
  )
}
