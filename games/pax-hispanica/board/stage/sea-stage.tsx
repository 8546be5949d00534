import { type BoardProps, Button } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import { outcome } from '../../rules/f2-matrix.ts'
import { BOARDING, EQUAL, FLEE, PIRATES_BETTER, TREASURE_FLEET_BETTER, WEATHER_GAGE } from '../../rules/f2-outcome.ts'
import { compareSeamanship } from '../../rules/f2-sea-battle.ts'
import { hasTitle } from '../../rules/players.ts'
import { flagship } from '../../rules/ships.ts'
import type { Pax } from '../../rules/state.ts'
import { TITLE } from '../../rules/tables.ts'
import { pending } from '../../rules/words.ts'
import type { IconName } from '../art/icon-names.ts'
import { seamanshipLetter } from '../card/facts.ts'
import { nationName, zoneName } from '../names.ts'
import { iconOfMove } from '../words/verbs.ts'
import { aftermath, type Consequence } from './aftermath.ts'
import { SeaBattle } from './battle.tsx'
import { SeaTerms, TermsMean } from './parley.tsx'
import { argsOf, ownColour, type Recent } from './recent.ts'
import { Rule } from './steps.tsx'

type Props = BoardProps<Pax>

/** What no longer belongs to a battle. */
const NEXT: ReadonlySet<string> = new Set(['interdicted', 'attack-announced', 'enslave-announced', 'run-begins'])

/** A tactic has the picture of the button that chooses it. */
const TACTIC_ICONS: readonly IconName[] = ['flee', 'weather-gage', 'boarding'].map(iconOfMove)

/** Whose Flagship is the better one, as the sentence about it knows them. */
const BETTER: Readonly<Record<number, string>> = {
  [PIRATES_BETTER]: 'pirates',
  [TREASURE_FLEET_BETTER]: 'fleet',
  [EQUAL]: 'equal',
}

/** PR-admiral. Letters do not count against his. */
export const hasAdmiral = (view: Pax, colour: number): boolean => hasTitle(view, colour, TITLE.admiral)

interface EncounterProps extends Props {
  readonly treasure: number
  readonly pirates: number
  readonly zone: number
  readonly tactics: readonly [number, number] | undefined
  readonly ships: readonly [number, number]
  /** The Flagships that met, and which is the better one. */
  readonly flagships: readonly [number, number]
  readonly seamanship: number
  readonly result?: { readonly title: string; readonly changes: readonly Consequence[] } | undefined
  readonly actions: ReactNode
  readonly parley?: ReactNode
}

function Encounter(props: EncounterProps) {
  const { table, say, act, treasure, pirates, zone, tactics, ships, flagships, result, actions, parley } = props
  const { view } = table
  const letter = (card: number) => (card < 0 ? '–' : seamanshipLetter(card))
  const line = (colour: number, galleons: number) => ({
    piece: { piece: 'galleon', colour } as const,
    title: say('board.galleons', { count: galleons }),
    reason: nationName(say, colour),
    rule: 'F2',
    value: galleons,
  })
  const face = (tactic: number) => ({ icon: TACTIC_ICONS[tactic], title: props.name('tactic', tactic) })
  return (
    <SeaBattle
      title={say('stage.sea', { zone: zoneName(say, zone) })}
      subtitle={say('stage.sea.sub', { pirates: nationName(say, pirates), fleet: nationName(say, treasure) })}
      steps={[
        say('stage.step.interdicted'),
        ...(view.trades === 1 ? [say('stage.step.terms')] : []),
        say('stage.step.tactics'),
        say('stage.step.result'),
      ]}
      step={view.trades + (tactics !== undefined ? 2 : mayTalk(view) ? 0 : 1)}
      sides={[
        { title: say('stage.sea.treasure'), lines: [line(treasure, ships[0])] },
        { title: say('stage.sea.pirates'), lines: [line(pirates, ships[1])] },
      ]}
      cards={[treasure, pirates].map((colour, i) => ({
        colour,
        ...(tactics === undefined ? {} : { face: face(tactics[i]) }),
      }))}
      treasure={{ colour: treasure, galleons: Math.max(1, ships[0]) }}
      pirates={{ colour: pirates, galleons: Math.max(1, ships[1]) }}
      seamanship={{
        letters: [letter(flagships[0]), letter(flagships[1])],
        text: say('stage.sea.seamanship', {
          better: BETTER[props.seamanship],
          admiral: hasAdmiral(view, treasure) || hasAdmiral(view, pirates) ? 'yes' : 'no',
          fleet: nationName(say, treasure),
          pirates: nationName(say, pirates),
        }),
        rule: 'F2b',
      }}
      forecast={tactics === undefined && parley === undefined ? <Forecast {...props} /> : undefined}
      below={
        parley === undefined
          ? undefined
          : [
              <div key="blows" className="px-terms">
                <h3>
                  {say('stage.sea.if-battle')} <Rule id="F2" say={say} onRule={act.openRule} />
                </h3>
                <Forecast {...props} />
              </div>,
              <TermsMean key="means" {...props} />,
            ]
      }
      open={tactics !== undefined}
      result={
        result === undefined
          ? undefined
          : { colour: -1, text: '', rules: ['F2-matrix'], own: ownColour(table), ...result }
      }
      actions={actions}
      parley={parley}
      say={say}
      onRule={act.openRule}
    />
  )
}

/** F1a, F2. The person at the screen strikes the colours or fights, and chooses a tactic. */
export function Interdicted(props: Props) {
  const { table } = props
  const { view } = table
  const battle = pending(view, 'sea-battle')!
  return (
    <Encounter
      {...props}
      treasure={battle.fleet}
      pirates={battle.pirates}
      zone={battle.zone}
      tactics={undefined}
      ships={[view.shipCount[battle.fleet], view.shipCount[battle.pirates]]}
      flagships={[flagship(view, battle.fleet), flagship(view, battle.pirates)]}
      seamanship={compareSeamanship(view, battle.fleet, battle.pirates)}
      actions={undefined}
      parley={props.deals !== undefined && mayTalk(view) ? <SeaTerms {...props} /> : undefined}
    />
  )
}

/** G1b. Until the colours are struck or the fleet fights, both may still agree. */
const mayTalk = (view: Pax): boolean => pending(view, 'strike-colours') !== undefined

/** F1. Where the pirates met the fleet; both may be elsewhere by now. */
function zoneThen({ events }: Props['table'], then: number): number {
  return events.findLast(({ move, event }) => move <= then && event.kind === 'interdicted')?.event.args[2] ?? 0
}

/** F2e. The Flagship that fought: the one that sank there, or else the one that still leads. */
function flagshipThen({ table: { view } }: Props, { events }: Recent, colour: number): number {
  const sunk = events.find(({ event: { kind, args } }) => kind === 'ship-lost' && args[0] === colour)
  return sunk === undefined ? flagship(view, colour) : sunk.event.args[1]
}

/** F2-matrix. What each of the own tactics leads to against each of theirs; for the pirates theirs are the columns too. */
function Forecast({ table, name, say, treasure, pirates, ships, seamanship }: EncounterProps) {
  const { view } = table
  const own = ownColour(table)
  if (own !== treasure && own !== pirates) return undefined
  const fleets = [FLEE, WEATHER_GAGE, BOARDING]
  const theirs = [WEATHER_GAGE, BOARDING]
  const [rows, columns] = own === treasure ? [fleets, theirs] : [theirs, fleets]
  const ends = (mine: number, foe: number) => {
    const [first, second] = own === treasure ? [mine, foe] : [foe, mine]
    return outcome(ships[0], ships[1], first, second, seamanship, view.fleeSlips === 1).index
  }
  return (
    <table className="px-outcomes">
      <thead>
        <tr>
          <th scope="col">{say('stage.sea.you')}</th>
          {columns.map(foe => (
            <th key={foe} scope="col">
              {say('stage.sea.against', { tactic: name('tactic', foe) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(mine => (
          <tr key={mine}>
            <th scope="row">{name('tactic', mine)}</th>
            {columns.map(foe => (
              <td key={foe}>{name('outcome', ends(mine, foe))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** F2. The tactics are open, and the result is there. */
export function FoughtAtSea({ recent, ...props }: Props & { recent: Recent }) {
  const { table, say, name } = props
  const [treasure, first, pirates, second] = argsOf(recent.events, 'tactics-shown')!
  const [t, p, seamanship, ended] = argsOf(recent.events, 'sea-battle-fought')!
  return (
    <Encounter
      {...props}
      treasure={treasure}
      pirates={pirates}
      zone={zoneThen(table, recent.events[0].move)}
      tactics={[first, second]}
      ships={[t, p]}
      flagships={[flagshipThen(props, recent, treasure), flagshipThen(props, recent, pirates)]}
      seamanship={seamanship}
      result={{
        title: name('outcome', ended),
        changes: aftermath(recent.events, 'sea-battle-fought', NEXT, table.view, say),
      }}
      actions={
        <Button kind="primary" shortcut="⏎" data-first="" onClick={recent.dismiss}>
          {say('stage.go-on')}
        </Button>
      }
    />
  )
}
