import { argsOf, type BoardProps, Button, type Recent, Stage } from '@spanish-main/ui'
import { LAND_CRT, NATIVE_COMBAT } from '../../data/index.ts'
import { oddsAgainst } from '../../rules/17-natives.ts'
import { DETACHMENT, menIn } from '../../rules/posts.ts'
import type { Conquest } from '../../rules/state.ts'
import { Die } from '../art/die.tsx'
import { areaName, countryName, hexName, personName } from '../names.ts'
import { aftermathOf, ofKind } from './aftermath.ts'
import { Line, ResultTable } from './result-table.tsx'
import { sayLand, shortCell } from './results.ts'
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

/** Losses of a battle, by country, and where the beaten go; some of them are chosen after it. */
function Losses({ table, say, recent }: Pick<Props, 'table' | 'say' | 'recent'>) {
  const events = aftermathOf(table.events, recent.events)
  const lines = [
    ...ofKind(events, 'men-lost').map(({ args: [country, kind, hex, n] }) => ({
      name: `${countryName(say, country)}: ${say(kind === 0 ? 'men.colonist' : 'men.detachment')}`,
      note: hexName(say, hex),
      value: `−${n}`,
    })),
    ...ofKind(events, 'drowned').map(({ args: [country, , n] }) => ({
      name: say('land.drowned', { who: countryName(say, country) }),
      value: `−${n}`,
    })),
    ...ofKind(events, 'person-lost').map(({ args: [person] }) => ({
      name: say('land.person-lost', { person: personName(say, person) }),
      value: '',
    })),
    ...ofKind(events, 'retreated').map(({ args: [country, , to] }) => ({
      name: say('land.retreats', { who: countryName(say, country), to: hexName(say, to) }),
      value: '',
    })),
    ...ofKind(events, 're-embarked').map(({ args: [country, n] }) => ({
      name: say('land.re-embarks', { who: countryName(say, country) }),
      value: n,
    })),
  ]
  return (
    <section>
      <h3>{say('sea.losses')}</h3>
      <ul>
        {lines.map((line, i) => (
          <Line key={`${line.name} ${i + 1}`} {...line} />
        ))}
        {lines.length === 0 && <li>{say('sea.to-choose')}</li>}
      </ul>
    </section>
  )
}

/** 11.1, 8.5. A battle between Europeans, after a march or an invasion. */
export function FoughtOnLand({ table, say, recent }: Props) {
  const [attacker, hex, column, die] = argsOf(recent.events, 'land-battle')!
  const [, attack, defender, defence] = argsOf(recent.events, 'forces')!
  const invaded = argsOf(recent.events, 'invaded')
  const cell = LAND_CRT.rows[die - 1][column]
  const [who, whom] = [countryName(say, attacker), countryName(say, defender)]
  return (
    <Stage
      title={say(invaded === undefined ? 'land.title' : 'land.invasion', { place: hexName(say, hex) })}
      sub={sayLand(cell, who, whom, say)}
      note={shortCell(cell)}
      rule={invaded === undefined ? '11.12' : '8.52'}
      foot={<GoOn say={say} recent={recent} />}
    >
      <LandScene
        left={{ country: attacker, n: invaded?.[2] ?? attack / 4 }}
        right={{ country: defender, n: defence / 4 }}
      />
      <div className="cq-fight">
        <section>
          <h3>{say('fight.strengths')}</h3>
          <ul>
            <Line
              name={say('sea.attacks', { who })}
              note={say(invaded === undefined ? 'land.attack-note' : 'land.invasion-note')}
              value={attack}
            />
            <Line
              name={say('sea.defends', { who: whom })}
              note={say(invaded === undefined ? 'land.defence-note' : 'land.doubled')}
              value={defence}
            />
            <Line name={say('fight.column')} value={LAND_CRT.columns[column]} />
            <Line name={say('fight.die')} note={say('land.die-note')} value={die} />
          </ul>
        </section>
        <div className="cq-fight-middle">
          <p className="cq-versus">
            {attack} {':'} {defence} {'→'} {LAND_CRT.columns[column]} <Die face={die} /> {'→'} {shortCell(cell)}
          </p>
          <ResultTable
            columns={LAND_CRT.columns}
            rows={LAND_CRT.rows.map(row => row.map(shortCell))}
            column={column}
            row={die}
            label={say('land.table')}
          />
          <p className="cq-fight-note">{say('land.legend')}</p>
        </div>
        <Losses table={table} say={say} recent={recent} />
      </div>
    </Stage>
  )
}

/** 17.2. An attack on the natives of an Area. */
export function FoughtNatives({ table: { view }, say, recent }: Props) {
  const [{ rule, args }] = ofKind(recent.events, 'natives-attacked')
  const [attacker, area, die, result] = args
  const level = argsOf(recent.events, 'level')?.[1] ?? (view.european[area] || view.native[area])
  const seat = view.nation.indexOf(attacker)
  const lost = ofKind(recent.events, 'men-lost').reduce((sum, { args }) => sum + args[3], 0)
  const dets = menIn(view, seat, area, DETACHMENT) + lost
  const { help } = oddsAgainst(view, seat, area)
  // 21.28. Against settlers half of the detachments count.
  const counted = rule === '17.21' ? dets : Math.floor(dets / 2)
  const column = NATIVE_COMBAT.columns.findIndex(name => fits(counted, name))
  const who = countryName(say, attacker)
  const says = level === 0 ? 'natives.subdued' : result === 0 ? 'natives.lost' : 'natives.goes-on'
  return (
    <Stage
      title={say('natives.title', { area: areaName(say, area) })}
      sub={say('natives.sub', { who })}
      note={result === 0 ? 'S' : `−${result}`}
      rule="17.21"
      foot={<GoOn say={say} recent={recent} />}
    >
      <LandScene left={{ country: attacker, n: dets }} right={undefined} />
      <div className="cq-fight">
        <section>
          <h3>{say('natives.what')}</h3>
          <ul>
            <Line
              name={say('natives.dets')}
              {...(counted === dets ? {} : { note: say('natives.half', { n: counted }) })}
              value={dets}
            />
            <Line name={say('natives.pips')} note={say('natives.pips-note')} value={help > 0 ? `−${help}` : '0'} />
            <Line name={say('natives.row')} value={die} />
          </ul>
        </section>
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
          <h3>{say('natives.level')}</h3>
          <p className="cq-versus">
            {result > 0 && `−${result} → `}
            {level}
          </p>
          <p className="cq-fight-note">{say(says, { n: lost })}</p>
        </section>
      </div>
    </Stage>
  )
}

/** Whether so many detachments stand in a column of this name: "6", "7-8", "11+". */
function fits(dets: number, name: string): boolean {
  const [least, most = name.endsWith('+') ? Number.POSITIVE_INFINITY : least] = name.match(/\d+/g)!.map(Number)
  return dets >= least && dets <= most
}
