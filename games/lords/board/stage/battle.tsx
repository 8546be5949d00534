import { type BoardProps, Button, Crest, type Happening, Stage } from '@spanish-main/ui'
import { useState } from 'react'
import { TACTICS } from '../../data/index.ts'
import type { Lords } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { berthOf, hasGalleonHold, ownerOf, sizeOf } from '../../rules/units.ts'
import { pending } from '../../rules/words.ts'
import { HoldBox } from '../art/hold.tsx'
import { Icon } from '../art/icon.tsx'
import { isPirate, loadOf, lookOf, lookOfUnit } from '../chart/facts.ts'
import { lordName } from '../words/names.ts'
import { TACTIC_ICONS } from '../words/verbs.ts'
import { Forecast } from './forecast.tsx'
import { since } from './recent.ts'
import { Rounds, roundsOf } from './rounds.tsx'
import { Scene, type Squadron } from './scene.tsx'
import { Ask, Rule, Steps } from './steps.tsx'
import './battle.css'

type Props = BoardProps<Lords>

export const squadron = (view: Lords, fleet: number): Squadron => ({
  look: lookOfUnit(view, fleet),
  ships: sizeOf(view, fleet),
  galleon: hasGalleonHold(view, fleet),
  pirate: isPirate(view, fleet),
})

/** E4. A round of battle: what was, what each pair of tactics would bring, and one's own sealed choice. */
export function Battle(props: Props) {
  const { table, act, say } = props
  const { view, seat } = table
  const { attacker, defender, vane, course } = pending(view, 'battle')!
  const side = ownerOf(view, attacker) === seat ? 0 : 1
  const [tactic, setTactic] = useState<number>()
  const events = since(table, ['interdicted', 'raids', 'battle-over'])
  const rounds = roundsOf(events, attacker)
  const round = course[0] ?? rounds.length + 1
  return (
    <Stage
      title={titleOf(props, attacker, defender)}
      sub={<Course {...props} events={events} round={round} />}
      rule="E4.2"
      foot={
        <>
          <Ask view={view} seat={seat} title={say('battle.choose', { round })}>
            {say('battle.sealed')} <Rule id="E4.2" {...props} />
          </Ask>
          {TACTICS.map((word, i) => (
            <Button
              key={word}
              kind={tactic === i ? 'primary' : 'lit'}
              icon={<Icon name={TACTIC_ICONS[i]} />}
              aria-pressed={tactic === i}
              onClick={() => setTactic(i)}
            >
              {say(`battle.${word}`)}
            </Button>
          ))}
          <Button
            kind="primary"
            shortcut="⏎"
            icon={<Icon name="wax-seal" />}
            disabled={tactic === undefined}
            onClick={() => tactic !== undefined && void act.play(`fight ${TACTICS[tactic]}`)}
          >
            {tactic === undefined
              ? say('battle.seal')
              : say('battle.seal-it', { tactic: say(`battle.${TACTICS[tactic]}`) })}
          </Button>
        </>
      }
    >
      <div className="lo-view">
        <Scene left={squadron(view, attacker)} right={squadron(view, defender)} firing={rounds.length > 0} />
        <Captain {...props} fleet={attacker} as="attacker" />
        {vane > 0 && (
          <p className="lo-vane">
            <Icon name="vane" />
            {say('battle.holds-vane', { lord: lordName(view, ownerOf(view, vane === 1 ? attacker : defender), say) })}
          </p>
        )}
        <Captain {...props} fleet={defender} as="defender" />
      </div>
      <div className="lo-battle">
        <section>
          <h3>
            {say('battle.rounds')}
            <small>
              {say('battle.one-column')} <Rule id="E4.2" {...props} />
            </small>
          </h3>
          <Rounds {...props} rounds={rounds} attacker={attacker} defender={defender} now={{ vane, side }} />
          <Prizes {...props} events={events} own={side === 0 ? attacker : defender} />
        </section>
        <section>
          <h3>
            {say('battle.forecast')}
            <small>
              {say('battle.you-decide')} <Rule id="E4.4" {...props} />
            </small>
          </h3>
          <Forecast {...props} duel={{ attacker, defender, vane, side }} chosen={tactic} onChoose={setTactic} />
        </section>
      </div>
    </Stage>
  )
}

/** Who fights whom, and where: off the haven in which one of them lay. */
function titleOf({ table: { view }, say, name }: Props, attacker: number, defender: number): string {
  const fleets = { attacker: name('place', attacker), defender: name('place', defender) }
  const berth = berthOf(view, defender) >= 0 ? berthOf(view, defender) : berthOf(view, attacker)
  return berth < 0 ? say('battle.title', fleets) : say('battle.title-at', { ...fleets, place: name('place', berth) })
}

/** How far the battle has come, and how it came to it. */
function Course({ say, events, round }: Props & { events: readonly Happening[]; round: number }) {
  const has = (kind: string) => events.some(({ event }) => event.kind === kind)
  const told = [
    ...(has('refused-ransom') ? [say('battle.refused')] : has('paid-ransom') ? [say('battle.paid')] : []),
    ...(has('branded') ? [say('battle.branded')] : []),
  ]
  const last = [round - 1, round].filter(each => each > 0)
  return (
    <div className="lo-course">
      <Steps
        steps={[say('raid.step.ransom'), ...last.map(each => say('battle.round', { round: each }))]}
        now={last.length}
      />
      {told.length > 0 && <span>{told.join(' ')}</span>}
    </div>
  )
}

/** A captain's plate over the scene: letter, part, hold. */
function Captain({ table: { view }, say, name, fleet, as: part }: Props & { fleet: number; as: string }) {
  const owner = ownerOf(view, fleet)
  const called = name('place', fleet)
  const lord = lordName(view, owner, say)
  return (
    <p className={`lo-captain lo-${part}`}>
      <Crest look={lookOf(view, owner)} />
      <span>
        <b>{say('battle.fleet', { fleet: called, letter: String.fromCharCode(65 + tables.seamanship[fleet]) })}</b>
        <small>
          {say(`battle.${part}`, {
            hull: say(hasGalleonHold(view, fleet) ? 'battle.galleon' : 'battle.barque', { size: sizeOf(view, fleet) }),
            lord: lord === called ? '' : `, ${lord}`,
          })}
        </small>
      </span>
      <HoldBox {...loadOf(view, fleet)} />
      <span className="lo-unseen">{say('fact.men', { count: view.soldiers[fleet] })}</span>
    </p>
  )
}

/** E4.8. What the battle has brought so far, for one's own fleet. */
function Prizes({ table: { view }, say, events, own }: Props & { events: readonly Happening[]; own: number }) {
  const count = (kind: string, test: (args: readonly number[]) => boolean, of: (args: readonly number[]) => number) =>
    events.reduce((sum, { event }) => sum + (event.kind === kind && test(event.args) ? of(event.args) : 0), 0)
  const taken = count(
    'captured',
    ([captor]) => captor === own,
    () => 1,
  )
  const gone =
    count(
      'captured',
      ([, loser]) => loser === own,
      () => 1,
    ) +
    count(
      'sank',
      ([fleet]) => fleet === own,
      () => 1,
    )
  const fallen = count(
    'soldiers-died',
    ([fleet]) => fleet === own,
    ([, men]) => men,
  )
  const items = [
    [
      'galleon',
      say('battle.ships-taken', { count: taken }),
      say('battle.size-now', { lost: gone, size: sizeOf(view, own) }),
    ],
    [
      'crested-helmet',
      say('battle.men-lost', { count: fallen }),
      say('battle.men-left', { count: view.soldiers[own] }),
    ],
  ] as const
  return (
    <div className="lo-prizes">
      <h3>{say('battle.prizes')}</h3>
      {items.map(([icon, what, now]) => (
        <p key={icon}>
          <Icon name={icon} />
          <span>
            <b>{what}</b>
            <small>{now}</small>
          </span>
        </p>
      ))}
    </div>
  )
}

/** E4.10. How a battle went, until it was read. */
export function BattleOver({ events, onDone, ...props }: Props & { events: readonly Happening[]; onDone: () => void }) {
  const { table, say } = props
  const { view } = table
  const [attacker, defender] = events.at(-1)!.event.args
  const own = ownerOf(view, attacker) === table.seat ? attacker : defender
  return (
    <Stage
      title={titleOf(props, attacker, defender)}
      sub={say('battle.over')}
      rule="E4.10"
      past
      foot={
        <>
          <Ask view={view} seat={table.seat} title={say('battle.over')} />
          <Button kind="primary" shortcut="⏎" data-first="" onClick={onDone}>
            {say('stage.go-on')}
          </Button>
        </>
      }
    >
      <div className="lo-view">
        <Scene
          left={ownerOf(view, attacker) < 0 ? undefined : squadron(view, attacker)}
          right={ownerOf(view, defender) < 0 ? undefined : squadron(view, defender)}
          firing={false}
        />
      </div>
      <div className="lo-battle lo-battle-over">
        <section>
          <h3>{say('battle.rounds')}</h3>
          <Rounds {...props} rounds={roundsOf(events, attacker)} attacker={attacker} defender={defender} />
          {ownerOf(view, own) === table.seat && <Prizes {...props} events={events} own={own} />}
        </section>
      </div>
    </Stage>
  )
}
