import { argsOf, type BoardProps, Button, type Recent, Stage } from '@spanish-main/ui'
import { LAND_CRT, NATIVE_COMBAT } from '../../data/index.ts'
import { pipsOf } from '../../rules/17-natives.ts'
import { DETACHMENT, menIn } from '../../rules/posts.ts'
import type { Conquest } from '../../rules/state.ts'
import { Die } from '../art/die.tsx'
import { areaName, countryName, hexName } from '../names.ts'
import { Line, ResultTable } from './result-table.tsx'
import { LandScene } from './scene.tsx'
import './fight.css'

type Props = BoardProps<Conquest> & { readonly recent: Recent }

function GoOn({ say, recent }: Pick<Props, 'say' | 'recent'>) {
  return (
    <Button kind="primary" shortcut="⏎" data-first="" onClick={recent.dismiss}>
      {say('stage.go-on')}
    </Button>
  )
}

/** Losses of a move, by country. */
function Losses({ say, recent }: Pick<Props, 'say' | 'recent'>) {
  const lost = recent.events.filter(({ event }) => event.kind === 'men-lost' || event.kind === 'person-lost')
  const moved = recent.events.filter(({ event }) => event.kind === 'retreated' || event.kind === 're-embarked')
  return (
    <section>
      <h3>{say('sea.losses')}</h3>
      <ul>
        {lost.map(({ event: { kind, args } }, i) =>
          kind === 'men-lost' ? (
            <Line
              key={`lost ${i + 1}`}
              name={`${countryName(say, args[0])}: ${say(args[1] === 0 ? 'men.colonist' : 'men.detachment')}`}
              note={hexName(say, args[2])}
              value={`−${args[3]}`}
            />
          ) : (
            <Line key={`lost ${i + 1}`} name={say('land.person-lost')} value="" />
          ),
        )}
        {moved.map(({ event: { kind, args } }, i) => (
          <Line
            key={`moved ${i + 1}`}
            name={
              kind === 'retreated'
                ? say('land.retreats', { who: countryName(say, args[0]), to: hexName(say, args[2]) })
                : say('land.re-embarks', { who: countryName(say, args[0]) })
            }
            value=""
          />
        ))}
        {lost.length + moved.length === 0 && <li>{say('land.none')}</li>}
      </ul>
    </section>
  )
}

/** 11.1, 8.5. A battle between Europeans, after a march or an invasion. */
export function FoughtOnLand({ table: { view }, say, recent }: Props) {
  const [attacker, hex, column, die] = argsOf(recent.events, 'land-battle')!
  const invaded = argsOf(recent.events, 'invaded')
  const loser = recent.events.find(({ event }) => event.kind === 'men-lost' && event.args[0] !== attacker)?.event
    .args[0]
  const defender = loser ?? view.nation[view.postSeat[view.postHex.indexOf(hex)] ?? 0]
  return (
    <Stage
      title={say(invaded === undefined ? 'land.title' : 'land.invasion', { place: hexName(say, hex) })}
      sub={say('land.sub', { who: countryName(say, attacker) })}
      note={LAND_CRT.rows[die - 1][column]}
      rule={invaded === undefined ? '11.12' : '8.52'}
      foot={<GoOn say={say} recent={recent} />}
    >
      <LandScene left={{ country: attacker, n: 4 }} right={{ country: defender, n: 4 }} />
      <div className="cq-fight cq-fought">
        <div className="cq-fight-middle">
          <p className="cq-versus">
            {LAND_CRT.columns[column]} <Die face={die} /> {'→'} {LAND_CRT.rows[die - 1][column]}
          </p>
          <ResultTable
            columns={LAND_CRT.columns}
            rows={LAND_CRT.rows}
            column={column}
            row={die}
            label={say('land.table')}
          />
          <p className="cq-fight-note">{say(invaded === undefined ? 'land.quarters' : 'land.doubled')}</p>
        </div>
        <Losses say={say} recent={recent} />
      </div>
    </Stage>
  )
}

const COLUMNS = [1, 2, 3, 4, 5, 6, 8, 10, 99]
const columnFor = (dets: number): number => COLUMNS.findIndex(most => dets <= most)

/** 17.2. An attack on the natives of an Area. */
export function FoughtNatives({ table: { view }, say, recent }: Props) {
  const [attacker, area, die, result] = argsOf(recent.events, 'natives-attacked')!
  const level = argsOf(recent.events, 'level')?.[1]
  const seat = view.nation.indexOf(attacker)
  const dets = menIn(view, seat, area, DETACHMENT) + (result === 0 ? 1 : 0)
  const pips = pipsOf(view, seat, area)
  const column = columnFor(dets)
  return (
    <Stage
      title={say('natives.title', { area: areaName(say, area) })}
      sub={say('natives.sub', { who: countryName(say, attacker) })}
      note={result === 0 ? 'S' : `−${result}`}
      rule="17.21"
      foot={<GoOn say={say} recent={recent} />}
    >
      <LandScene left={{ country: attacker, n: dets }} right={undefined} />
      <div className="cq-fight cq-fought">
        <div className="cq-fight-middle">
          <p className="cq-versus">
            <Die face={die} /> {'→'} {result === 0 ? 'S' : `−${result}`}
          </p>
          <ResultTable
            columns={NATIVE_COMBAT.columns}
            rows={NATIVE_COMBAT.rows}
            column={column}
            row={die}
            label={say('natives.table')}
          />
          <p className="cq-fight-note">{say('natives.reads')}</p>
        </div>
        <section>
          <h3>{say('natives.what')}</h3>
          <ul>
            <Line name={say('natives.dets')} value={dets} />
            {pips > 0 && <Line name={say('natives.pips')} value={`−${pips}`} />}
            {level !== undefined && <Line name={say('natives.level')} value={level} />}
          </ul>
          <p className="cq-fight-note">
            {level === 0 ? say('natives.subdued') : result === 0 ? say('natives.lost') : say('natives.goes-on')}
          </p>
        </section>
      </div>
    </Stage>
  )
}
