import { type BoardProps, Button, type Happening, Stage } from '@spanish-main/ui'
import { type Lords, UNITS } from '../../rules/state.ts'
import { isCity, isFleet, isHeathen } from '../../rules/tables.ts'
import { answerFor, atWar, divided, isUnitOnMap, soldiersAt } from '../../rules/units.ts'
import { pending } from '../../rules/words.ts'
import { Icon } from '../art/icon.tsx'
import { lookOf } from '../chart/facts.ts'
import { townName } from '../chart/labels.tsx'
import { iconOfMove } from '../words/verbs.ts'
import { squadron } from './battle.tsx'
import { Party } from './party.tsx'
import { since } from './recent.ts'
import { Scene } from './scene.tsx'
import { type Siege, Spoils } from './spoils.tsx'
import { Ask, Rule, Steps } from './steps.tsx'
import './siege.css'

type Props = BoardProps<Lords>

const STEPS = ['ransom', 'attack', 'spoils', 'reinforce'] as const

const isShip = (at: number): boolean => at < UNITS && isFleet(at)

/** E1, E3. A raid from the ransom to the spoils: soldiers against soldiers, what it would bring, what it costs in name. */
export function Raid(props: Props) {
  const { table, act, say, name } = props
  const { view, seat, decision } = table
  const { raider, victim } = pending(view, 'raid')!
  const fleet = isShip(victim)
  const peace = raider < UNITS && !atWar(view, raider, victim) && !divided(view, raider, victim)
  const step = STEPS.indexOf(decision?.name as (typeof STEPS)[number])
  const siege = siegeOf(view, raider, victim, since(table, ['raids', 'interdicted']))
  return (
    <Stage
      title={say(fleet ? 'raid.stopped' : 'raid.title', {
        raider: name('place', raider),
        victim: townName(victim, say, name),
      })}
      sub={<Steps steps={STEPS.slice(0, fleet ? 2 : 4).map(each => say(`raid.step.${each}`))} now={step} />}
      rule={decision?.rule ?? 'E1.1'}
      foot={
        <>
          <Ask
            view={view}
            seat={seat}
            title={say(`raid.ask.${decision?.name}`, { victim: townName(victim, say, name) })}
          >
            {peace && decision?.name === 'attack' ? (
              <>
                {say('raid.brands')} <Rule id="E2.1" {...props} />
              </>
            ) : undefined}
          </Ask>
          <Answers {...props} act={act} />
        </>
      }
    >
      <div className="lo-view">
        <RaidScene view={view} raider={raider} victim={victim} firing={step > 1} />
      </div>
      <div className="lo-siege">
        <Party {...props} at={raider} title={say(isShip(raider) ? 'raid.from-sea' : 'raid.from-land')}>
          <dt>
            <Icon name="skull-crossed-bones" />
          </dt>
          <dd>
            <b>{say('raid.name')}</b>
            <small>{say(peace ? 'raid.name.peace' : 'raid.name.war')}</small>
          </dd>
          <dd>
            <Rule id="E2.1" {...props} />
          </dd>
        </Party>
        <Score {...props} siege={siege} fleet={fleet} />
        <Party
          {...props}
          at={victim}
          title={say(fleet ? 'raid.stopped-fleet' : isCity(victim) ? 'raid.in-city' : 'raid.in-colony')}
        >
          {!fleet && (
            <>
              <dt>
                <Icon name="white-tower" />
              </dt>
              <dd>
                <b>{say('raid.walls')}</b>
                <small>
                  {say(
                    isCity(victim)
                      ? 'raid.walls.city'
                      : view.fort[victim] === 1
                        ? 'raid.walls.fort'
                        : 'raid.walls.none',
                  )}
                </small>
              </dd>
              <dd>
                <Rule id={isCity(victim) ? 'E3.4' : 'E3.2'} {...props} />
              </dd>
            </>
          )}
        </Party>
      </div>
      {!fleet && <Spoils {...props} siege={siege} />}
    </Stage>
  )
}

/** The buttons of the question; the most that one may take or hire comes first. */
function Answers({ table: { choices }, act, say }: Props) {
  const all = choices
    .filter(({ range }) => range === undefined)
    .map((choice, at) => ({ ...choice, at }))
    .sort((a, b) => (a.move === b.move ? (b.args[0] ?? 0) - (a.args[0] ?? 0) : a.at - b.at))
  return all.map(({ text, move, args, decision }, i) => (
    <Button
      key={text}
      kind={i === 0 ? 'primary' : 'lit'}
      icon={<Icon name={iconOfMove(move === 'reinforce' && args[0] === 0 ? 'plunder' : move)} />}
      {...(i === 0 ? { 'data-first': '', shortcut: '⏎' } : {})}
      onClick={() => void act.play(text)}
    >
      {move === 'reinforce'
        ? say('raid.reinforce', { count: args[0] })
        : `${say(`move.${decision}.${move}`)}${args.length > 0 ? ` ${args[0]}` : ''}`}
    </Button>
  ))
}

/** How a siege stands: before the fight the soldiers who will fall, after it those who did. */
function siegeOf(view: Lords, raider: number, victim: number, events: readonly Happening[]): Siege {
  const fought = events.find(({ event }) => event.kind === 'besieged')?.event.args[2]
  const now: readonly [number, number] = [soldiersAt(view, raider), soldiersAt(view, victim)]
  const fallen = fought ?? Math.min(...now)
  const before: readonly [number, number] = fought === undefined ? now : [now[0] + fallen, now[1] + fallen]
  return { raider, victim, before, fallen, over: fought !== undefined, events }
}

/** Soldiers against soldiers, and who falls. */
function Score({ siege: { before, fallen, over }, fleet, ...props }: Props & { siege: Siege; fleet: boolean }) {
  const { say } = props
  return (
    <div className="lo-score">
      <b>{before[0]}</b>
      <span>{':'}</span>
      <b>{before[1]}</b>
      {!fleet && (
        <div className="lo-ranks">
          {before.map((men, side) => (
            <span key={side} role="img" aria-label={say('raid.ranks', { men, fallen })}>
              {Array.from({ length: men }, (_, i) => (
                <i key={i} className={i >= men - fallen ? 'lo-falls' : ''} />
              ))}
            </span>
          ))}
        </div>
      )}
      <p>
        {say(fleet ? 'raid.at-sea' : over ? 'raid.fell' : 'raid.one-for-one', { count: fallen })}{' '}
        <Rule id={fleet ? 'E4.2' : 'E3.1'} {...props} />
      </p>
    </div>
  )
}

/** Ships or a column on the left, what they have come for on the right. */
function RaidScene({ view, raider, victim, firing }: { view: Lords; raider: number; victim: number; firing: boolean }) {
  const lookAt = (at: number) => (answerFor(view, at) < 0 ? undefined : lookOf(view, answerFor(view, at)))
  const left = isShip(raider)
    ? { left: isUnitOnMap(view, raider) ? squadron(view, raider) : undefined }
    : { column: { look: lookAt(raider), men: Math.max(1, soldiersAt(view, raider)) } }
  const right = isShip(victim)
    ? { right: squadron(view, victim) }
    : {
        town: {
          look: lookAt(victim),
          kind: isCity(victim) ? ('city' as const) : isHeathen(victim) ? ('heathen' as const) : ('colony' as const),
          fort: !isCity(victim) && view.fort[victim] === 1,
          mill: !isCity(victim) && view.mill[victim] === 1,
        },
      }
  return <Scene {...left} {...right} firing={firing} />
}

/** E3.1. How a siege went for somebody who was there, until it was read. */
export function SiegeOver({ events, onDone, ...props }: Props & { events: readonly Happening[]; onDone: () => void }) {
  const { table, say, name } = props
  const [raider, victim, fallen] = events.find(({ event }) => event.kind === 'besieged')!.event.args
  const after = events.filter(({ event }) =>
    ['plundered', 'pillaged', 'sacked', 'took-tent', 'branded'].includes(event.kind),
  )
  return (
    <Stage
      title={say('raid.title', { raider: name('place', raider), victim: townName(victim, say, name) })}
      sub={say('raid.fell', { count: fallen })}
      rule="E3.1"
      past
      foot={
        <>
          <Ask view={table.view} seat={table.seat} title={say('raid.over')} />
          <Button kind="primary" shortcut="⏎" data-first="" onClick={onDone}>
            {say('stage.go-on')}
          </Button>
        </>
      }
    >
      <div className="lo-view">
        <RaidScene view={table.view} raider={raider} victim={victim} firing />
      </div>
      <ul className="lo-aftermath">
        {after.map(({ event }, i) => (
          <li key={i}>
            {say(`raid.told.${event.kind}`, {
              name: name(event.kind === 'plundered' || event.kind === 'took-tent' ? 'lord' : 'place', event.args[0]),
              gold: event.args[1] ?? 0,
            })}
          </li>
        ))}
        {after.length === 0 && <li>{say('raid.held')}</li>}
      </ul>
    </Stage>
  )
}
