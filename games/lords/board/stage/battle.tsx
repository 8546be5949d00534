import { type BoardProps, Button, type Happening, Stage } from '@spanish-main/ui'
import { useState } from 'react'
import { TACTICS } from '../../data/index.ts'
import { columnOf, MOST_ROUNDS, type Round, readChart } from '../../rules/e4-battles.ts'
import type { Lords } from '../../rules/state.ts'
import { ICON, tables } from '../../rules/tables.ts'
import { hasGalleonHold, ownerOf, sizeOf } from '../../rules/units.ts'
import { pending } from '../../rules/words.ts'
import { HoldBox } from '../art/hold.tsx'
import { Icon } from '../art/icon.tsx'
import { isPirate, loadOf, lookOfUnit } from '../chart/facts.ts'
import { lordName } from '../words/names.ts'
import { TACTIC_ICONS } from '../words/verbs.ts'
import { since } from './recent.ts'
import { Scene, type Squadron } from './scene.tsx'
import { Ask, Rule, Steps } from './steps.tsx'
import './battle.css'

type Props = BoardProps<Lords>

const squadron = (view: Lords, fleet: number): Squadron => ({
  look: lookOfUnit(view, fleet),
  ships: sizeOf(view, fleet),
  galleon: hasGalleonHold(view, fleet),
  pirate: isPirate(view, fleet),
})

/** E4. A round of battle: what was, what each pair of tactics would bring, and one's own sealed choice. */
export function Battle(props: Props) {
  const { table, act, say, name } = props
  const { view, seat } = table
  const { attacker, defender, vane, course } = pending(view, 'battle')!
  const attacks = ownerOf(view, attacker) === seat
  const [tactic, setTactic] = useState<number>()
  const rounds = roundsOf(since(table, ['interdicted', 'raids', 'battle-over']))
  const round = course[0] ?? rounds.length + 1
  return (
    <Stage
      title={say('battle.title', { attacker: name('place', attacker), defender: name('place', defender) })}
      sub={
        <Steps steps={Array.from({ length: round }, (_, i) => say('battle.round', { round: i + 1 }))} now={round - 1} />
      }
      rule="E4.2"
      foot={
        <>
          <Ask view={view} seat={seat} title={say('battle.choose', { round })}>
            {say('battle.sealed', { most: MOST_ROUNDS })} <Rule id="E4.2" {...props} />
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
      <Scene left={squadron(view, attacker)} right={squadron(view, defender)} />
      <div className="lo-sides">
        <SideFacts {...props} fleet={attacker} as="attacker" vane={vane === 1} />
        <SideFacts {...props} fleet={defender} as="defender" vane={vane === 2} />
      </div>
      <div className="lo-battle">
        <section>
          <h3>{say('battle.rounds')}</h3>
          <Rounds {...props} rounds={rounds} />
          <p>
            {say(`battle.column.${columnOf(attacker, defender, vane)}`, { attacker: name('place', attacker) })}{' '}
            <Rule id="E4.2" {...props} />
          </p>
        </section>
        <section>
          <h3>
            {say('battle.forecast')} <Rule id="E4.4" {...props} />
          </h3>
          <Forecast
            {...props}
            attacker={attacker}
            defender={defender}
            vane={vane}
            attacks={attacks}
            chosen={tactic}
            onChoose={setTactic}
          />
        </section>
      </div>
    </Stage>
  )
}

function SideFacts({
  table: { view },
  say,
  name,
  fleet,
  as: role,
  vane,
}: Props & { fleet: number; as: string; vane: boolean }) {
  return (
    <p className="lo-side-facts">
      <b>
        {say('battle.fleet', {
          fleet: name('place', fleet),
          letter: String.fromCharCode(65 + tables.seamanship[fleet]),
        })}
      </b>
      <span>{say(`battle.${role}`, { lord: lordName(view, ownerOf(view, fleet), say) })}</span>
      <HoldBox {...loadOf(view, fleet)} />
      <span className="lo-unseen">{say('fact.men', { count: view.soldiers[fleet] })}</span>
      {vane && (
        <em>
          <Icon name="vane" /> {say('battle.holds-vane')}
        </em>
      )}
    </p>
  )
}

interface Fought {
  readonly tactics: readonly [number, number]
  readonly after: readonly Happening[]
}

/** Rounds among the events of a battle, each with what came of it. */
export function roundsOf(events: readonly Happening[]): Fought[] {
  const rounds: Fought[] = []
  for (const happening of events) {
    const { kind, args } = happening.event
    if (kind === 'fought') rounds.push({ tactics: [args[1], args[3]], after: [] })
    else if (rounds.length > 0) {
      const last = rounds[rounds.length - 1]
      rounds[rounds.length - 1] = { ...last, after: [...last.after, happening] }
    }
  }
  return rounds
}

const RESULTS = new Set(['soldiers-died', 'captured', 'sank', 'vane', 'disrupted', 'battle-over'])

export function Rounds({ say, name, rounds }: Props & { rounds: readonly Fought[] }) {
  if (rounds.length === 0) return <p>{say('battle.first')}</p>
  return (
    <ol className="lo-rounds">
      {rounds.map(({ tactics, after }, i) => (
        <li key={i}>
          <b>
            <Icon name={TACTIC_ICONS[tactics[0]]} /> {say(`battle.${TACTICS[tactics[0]]}`)}
            <span>{'·'}</span>
            <Icon name={TACTIC_ICONS[tactics[1]]} /> {say(`battle.${TACTICS[tactics[1]]}`)}
          </b>
          <span>
            {after
              .filter(({ event }) => RESULTS.has(event.kind))
              .map(({ event }) =>
                say(`battle.told.${event.kind}`, {
                  place: name('place', event.args[0]),
                  place2: name('place', event.args[1] ?? 0),
                  men: event.args[1] ?? 0,
                }),
              )
              .join(' ') || say('battle.nothing')}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What a cell of the chart brings, from the point of view of one side. */
function outcome(round: Round, mine: 0 | 1, say: Props['say']): { text: string; good: number } {
  const his: 0 | 1 = mine === 0 ? 1 : 0
  const parts = [
    ...(round.fallen[his] > 0 ? [say('battle.he-loses', { count: round.fallen[his] })] : []),
    ...(round.fallen[mine] > 0 ? [say('battle.you-lose', { count: round.fallen[mine] })] : []),
    ...(round.captured[mine] > 0 ? [say('battle.you-take')] : []),
    ...(round.captured[his] > 0 ? [say('battle.he-takes')] : []),
    ...(round.sunk[his] > 0 ? [say('battle.he-sinks', { count: round.sunk[his] })] : []),
    ...(round.sunk[mine] > 0 ? [say('battle.you-sink', { count: round.sunk[mine] })] : []),
    ...(round.over ? [say('battle.ends')] : []),
  ]
  const worth = (side: 0 | 1) => round.captured[side] * 3 - round.sunk[side] * 3 - round.fallen[side]
  return { text: parts.length === 0 ? say('battle.nothing') : parts.join(', '), good: worth(mine) - worth(his) }
}

const ICON_NAMES = Object.keys(ICON)

function Forecast({
  table: { view },
  say,
  attacker,
  defender,
  vane,
  attacks,
  chosen,
  onChoose,
}: Props & {
  attacker: number
  defender: number
  vane: number
  attacks: boolean
  chosen: number | undefined
  onChoose: (tactic: number) => void
}) {
  const column = columnOf(attacker, defender, vane)
  return (
    <table className="lo-forecast">
      <thead>
        <tr>
          <td />
          {TACTICS.map((word, i) => (
            <th key={word} scope="col">
              <Icon name={TACTIC_ICONS[i]} /> {say(`battle.${word}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TACTICS.map((word, own) => (
          <tr key={word} className={chosen === own ? 'lo-chosen-row' : ''}>
            <th scope="row">
              <button type="button" onClick={() => onChoose(own)}>
                <Icon name={TACTIC_ICONS[own]} /> {say(`battle.${word}`)}
                <kbd>{tables.chart[attacks ? 0 : 1][own][column].map(icon => ICON_NAMES[icon]).join(' ')}</kbd>
              </button>
            </th>
            {TACTICS.map((other, his) => {
              const round = readChart(view, attacker, defender, vane, attacks ? [own, his] : [his, own])
              const { text, good } = outcome(round, attacks ? 0 : 1, say)
              return (
                <td key={other} className={good > 0 ? 'lo-good-for' : good < 0 ? 'lo-bad-for' : ''}>
                  {text}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** E4.10. How a battle went, until it was read. */
export function BattleOver({ events, onDone, ...props }: Props & { events: readonly Happening[]; onDone: () => void }) {
  const { table, say, name } = props
  const { view } = table
  const [attacker, defender] = events.at(-1)!.event.args
  return (
    <Stage
      title={say('battle.title', { attacker: name('place', attacker), defender: name('place', defender) })}
      sub={say('battle.over')}
      rule="E4.10"
      foot={
        <>
          <Ask view={view} seat={table.seat} title={say('battle.over')} />
          <Button kind="primary" shortcut="⏎" data-first="" onClick={onDone}>
            {say('stage.go-on')}
          </Button>
        </>
      }
    >
      <Scene
        left={ownerOf(view, attacker) < 0 ? undefined : squadron(view, attacker)}
        {...(ownerOf(view, defender) < 0 ? {} : { right: squadron(view, defender) })}
      />
      <div className="lo-battle">
        <section>
          <h3>{say('battle.rounds')}</h3>
          <Rounds {...props} rounds={roundsOf(events)} />
        </section>
      </div>
    </Stage>
  )
}
