import { type BoardProps, Button, Crest, type Happening, Stage } from '@spanish-main/ui'
import type { Lords } from '../../rules/state.ts'
import { UNITS } from '../../rules/state.ts'
import { isCity, isFleet, isPortRaider } from '../../rules/tables.ts'
import { answerFor, atWar, divided, hasGalleonHold, sizeOf, soldiersAt } from '../../rules/units.ts'
import { pending } from '../../rules/words.ts'
import { Icon } from '../art/icon.tsx'
import { isPirate, lookOf, lookOfUnit } from '../chart/facts.ts'
import { townName } from '../chart/labels.tsx'
import { placeFacts } from '../words/facts.ts'
import { iconOfMove } from '../words/verbs.ts'
import { Scene } from './scene.tsx'
import { Ask, Rule, Steps } from './steps.tsx'
import './siege.css'

type Props = BoardProps<Lords>

const STEPS = ['ransom', 'attack', 'spoils', 'reinforce'] as const

/** E1, E3. A raid from the ransom to the spoils: soldiers against soldiers, what it would bring, what it costs in name. */
export function Raid(props: Props) {
  const { table, act, say, name } = props
  const { view, seat, decision } = table
  const { raider, victim } = pending(view, 'raid')!
  const fleet = victim < UNITS && isFleet(victim)
  const from = raider < UNITS && isFleet(raider)
  const peace = raider < UNITS && !atWar(view, raider, victim) && !divided(view, raider, victim)
  const step = STEPS.indexOf(decision?.name as (typeof STEPS)[number])
  return (
    <Stage
      title={say(fleet ? 'raid.stopped' : 'raid.title', {
        raider: name('place', raider),
        victim: townName(victim, say, name),
      })}
      sub={<Steps steps={STEPS.map(each => say(`raid.step.${each}`))} now={step} />}
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
          {table.choices
            .filter(({ range }) => range === undefined)
            .map(({ text, move, args, decision: at }, i) => (
              <Button
                key={text}
                kind={i === 0 ? 'primary' : 'lit'}
                icon={<Icon name={iconOfMove(move)} />}
                {...(i === 0 ? { 'data-first': '', shortcut: '⏎' } : {})}
                onClick={() => void act.play(text)}
              >
                {say(`move.${at}.${move}`)}
                {args.length > 0 ? ` ${args[0]}` : ''}
              </Button>
            ))}
        </>
      }
    >
      <Scene
        left={
          from
            ? {
                look: lookOfUnit(view, raider),
                ships: sizeOf(view, raider),
                galleon: hasGalleonHold(view, raider),
                pirate: isPirate(view, raider),
              }
            : undefined
        }
        {...(fleet
          ? {
              right: {
                look: lookOfUnit(view, victim),
                ships: sizeOf(view, victim),
                galleon: hasGalleonHold(view, victim),
                pirate: isPirate(view, victim),
              },
            }
          : { town: { look: isCity(victim) ? undefined : lookOfUnit(view, victim), city: isCity(victim) } })}
      />
      <div className="lo-siege">
        <Party {...props} at={raider} title={say(from ? 'raid.from-sea' : 'raid.from-land')} />
        <div className="lo-score">
          <b>{soldiersAt(view, raider)}</b>
          <span>{':'}</span>
          <b>{soldiersAt(view, victim)}</b>
          <p>
            {say(fleet ? 'raid.at-sea' : 'raid.one-for-one')} <Rule id={fleet ? 'E4.2' : 'E3.1'} {...props} />
          </p>
        </div>
        <Party
          {...props}
          at={victim}
          title={say(fleet ? 'raid.stopped-fleet' : isCity(victim) ? 'raid.in-city' : 'raid.in-colony')}
        />
      </div>
      {!fleet && <Spoils {...props} victim={victim} />}
    </Stage>
  )
}

function Party({ table: { view }, say, name, at, title }: Props & { at: number; title: string }) {
  const seat = answerFor(view, at)
  return (
    <section>
      <h3>{title}</h3>
      <p className="lo-party">
        {seat >= 0 && <Crest look={lookOf(view, seat)} />}
        <span>
          <b>{townName(at, say, name)}</b>
          <small>{isPortRaider(at) ? '' : placeFacts(view, at, say, name)}</small>
        </span>
        <i>{soldiersAt(view, at)}</i>
      </p>
    </section>
  )
}

/** E3.2. The fixed row of spoils; what is impossible here is dashed with its rule. */
function Spoils({ victim, ...props }: Props & { victim: number }) {
  const { table, say } = props
  const { view } = table
  const city = isCity(victim)
  const rows: readonly [
    key: string,
    rule: string,
    possible: boolean,
    icon: 'two-coins' | 'sugar-cane' | 'hut' | 'wooden-crate',
  ][] = [
    ['treasure', 'E3.5', city, 'wooden-crate'],
    ['plunder', city ? 'E3.4' : 'E3.2', city || view.profit[victim] > 0, 'two-coins'],
    ['pillage', 'E3.2', !city && view.mill[victim] === 1, 'sugar-cane'],
    ['sack', 'E3.2', !city && view.fort[victim] === 0, 'hut'],
  ]
  return (
    <ul className="lo-spoils" aria-label={say('raid.spoils')}>
      {rows.map(([key, rule, possible, icon]) => (
        <li key={key} className={possible ? '' : 'lo-impossible'}>
          <Icon name={icon} />
          <span>
            <b>{say(`spoils.${key}`)}</b>
            <small>{say(possible ? `spoils.${key}.brings` : `spoils.${key}.not`)}</small>
          </span>
          <Rule id={rule} {...props} />
        </li>
      ))}
    </ul>
  )
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
      sub={say('raid.fallen', { count: fallen })}
      rule="E3.1"
      foot={
        <>
          <Ask view={table.view} seat={table.seat} title={say('raid.over')} />
          <Button kind="primary" shortcut="⏎" data-first="" onClick={onDone}>
            {say('stage.go-on')}
          </Button>
        </>
      }
    >
      <Scene left={undefined} town={{ look: undefined, city: isCity(victim) }} />
      <ul className="lo-aftermath">
        {after.map(({ event }, i) => (
          <li key={i}>
            {say(`raid.told.${event.kind}`, {
              name: name(event.kind === 'plundered' || event.kind === 'took-tent' ? 'lord' : 'place', event.args[0]),
              gold: event.args[1] ?? 0,
            })}
          </li>
        ))}
        {after.length === 0 && <li>{say('battle.nothing')}</li>}
      </ul>
    </Stage>
  )
}
