import { argsOf, type BoardProps, Button, type Recent, Stage } from '@spanish-main/ui'
import { NAVAL_CRT } from '../../data/index.ts'
import { forecastSea, strengthOf } from '../../rules/8-sea-battle.ts'
import { strangersAt } from '../../rules/fleet.ts'
import type { Conquest } from '../../rules/state.ts'
import { SHIPS } from '../../rules/state.ts'
import { SHIP_KINDS, tables } from '../../rules/tables.ts'
import { Die } from '../art/die.tsx'
import { ShipPicture } from '../art/ships.tsx'
import type { Face } from '../desk/forecast.ts'
import { Odds } from '../desk/odds.tsx'
import { countryName, hexName, seatName } from '../names.ts'
import { Line, ResultTable } from './result-table.tsx'
import { SeaScene } from './scene.tsx'
import './fight.css'

type Props = BoardProps<Conquest>

/** The faces of the die in a column, as the attacker sees them. */
const facesOf = (column: number): Face[] =>
  NAVAL_CRT.rows.map(row => ({ says: row[column], grave: row[column].startsWith('D') ? 'safe' : 'ship' }))

/** 8.13, 8.15. Foreign ships are met: what a fight would be like, before it is declared. */
export function Meeting({ table, act, say }: Props) {
  const { view, seat, choices, decision } = table
  const frame = view.stack[view.stack.length - 1]
  const expedition = frame.a
  const mine = decision?.name === 'declare'
  const mover = Math.floor(expedition / 12)
  const foes = mine ? strangersAt(view, mover, view.expAt[expedition]) : 1 << seat
  const odds = forecastSea(view, expedition, foes, mine)
  const hex = tables.waterHex[view.expAt[expedition]]
  const other = mine ? view.nation.findIndex((_, each) => (foes & (1 << each)) !== 0) : mover
  const kinds = (ships: readonly number[]) => ships.map(ship => view.shipKind[ship])
  return (
    <Stage
      title={say('sea.title', { place: hexName(say, hex) })}
      sub={say(mine ? 'sea.met' : 'sea.comes', { who: seatName(view, say, other) })}
      note={seatName(view, say, other)}
      rule={mine ? '8.13' : '8.15'}
      foot={choices.map((choice, i) => (
        <Button
          key={choice.text}
          kind={choice.move.startsWith('attack') ? 'lit' : 'plain'}
          {...(i === 0 ? { 'data-first': '' } : {})}
          onClick={() => void act.play(choice.text)}
        >
          {say(`move.${choice.decision}.${choice.move}`)}
          {choice.args.length > 0 ? `: ${countryName(say, choice.args[0])}` : ''}
        </Button>
      ))}
    >
      <SeaScene
        left={{ country: view.nation[seat], kinds: kinds(odds.attackers) }}
        right={{ country: view.nation[other], kinds: kinds(odds.defenders) }}
      />
      <div className="cq-fight">
        <Side
          view={view}
          ships={odds.attackers}
          attacking
          total={odds.attack}
          who={seatName(view, say, seat)}
          say={say}
        />
        <div className="cq-fight-middle">
          <p className="cq-versus">
            {odds.attack} {':'} {odds.defence} {'→'} {NAVAL_CRT.columns[odds.column]}
          </p>
          <ResultTable
            columns={NAVAL_CRT.columns}
            rows={NAVAL_CRT.rows}
            column={odds.column}
            label={say('sea.table')}
          />
          <Odds label={say('sea.odds')} faces={facesOf(odds.column)} say={say} />
          {!mine && <p className="cq-fight-note">{say('sea.try')}</p>}
        </div>
        <Side
          view={view}
          ships={odds.defenders}
          attacking={false}
          total={odds.defence}
          who={seatName(view, say, other)}
          say={say}
        />
      </div>
    </Stage>
  )
}

function Side({
  view,
  ships,
  attacking,
  total,
  who,
  say,
}: {
  view: Conquest
  ships: readonly number[]
  attacking: boolean
  total: number
  who: string
  say: Props['say']
}) {
  return (
    <section>
      <h3>{say(attacking ? 'sea.attacks' : 'sea.defends', { who })}</h3>
      <ul>
        {ships.map(ship => (
          <Line
            key={ship}
            picture={<ShipPicture kind={view.shipKind[ship]} country={view.nation[Math.floor(ship / SHIPS)]} />}
            name={say(`shipKind.${SHIP_KINDS[view.shipKind[ship]]}`)}
            {...(view.shipDets[ship] > 0 ? { note: say('sea.dets', { n: view.shipDets[ship] }) } : {})}
            value={strengthOf(view, [ship], attacking)}
          />
        ))}
        <Line name={say('sea.strength')} value={total} />
      </ul>
    </section>
  )
}

/** How it went: the die, the cell, and what was lost. */
export function FoughtAtSea({ table, say, recent }: Props & { recent: Recent }) {
  const { view } = table
  const [attacker, defender, column, die] = argsOf(recent.events, 'sea-battle')!
  const [loser, n] = argsOf(recent.events, 'sea-result') ?? [attacker, 0]
  const lost = recent.events.filter(({ event }) => event.kind === 'ship-lost')
  const prizes = recent.events.filter(({ event }) => event.kind === 'prize-taken')
  return (
    <Stage
      title={say('sea.fought', { who: countryName(say, attacker), whom: countryName(say, defender) })}
      sub={say('sea.result', { who: countryName(say, loser), n })}
      note={NAVAL_CRT.rows[die - 1][column]}
      rule="8.31"
      foot={
        <Button kind="primary" shortcut="⏎" data-first="" onClick={recent.dismiss}>
          {say('stage.go-on')}
        </Button>
      }
    >
      <SeaScene left={{ country: attacker, kinds: [1, 0] }} right={{ country: defender, kinds: [0, 0] }} />
      <div className="cq-fight cq-fought">
        <div className="cq-fight-middle">
          <p className="cq-versus">
            {NAVAL_CRT.columns[column]} <Die face={die} /> {'→'} {NAVAL_CRT.rows[die - 1][column]}
          </p>
          <ResultTable
            columns={NAVAL_CRT.columns}
            rows={NAVAL_CRT.rows}
            column={column}
            row={die}
            label={say('sea.table')}
          />
        </div>
        <section>
          <h3>{say('sea.losses')}</h3>
          <ul>
            {lost.map(({ event: { args } }, i) => (
              <Line
                key={`lost ${i + 1}`}
                picture={<ShipPicture kind={args[1]} country={args[0]} />}
                name={`${countryName(say, args[0])}: ${say(`shipKind.${SHIP_KINDS[args[1]]}`)}`}
                value={args[2] + args[3] > 0 ? `+${args[2] + args[3]}` : ''}
              />
            ))}
            {prizes.map(({ event: { args } }, i) => (
              <Line
                key={`prize ${i + 1}`}
                picture={<ShipPicture kind={args[1]} country={args[0]} />}
                name={say('sea.prize', { who: countryName(say, args[0]) })}
                value=""
              />
            ))}
            {lost.length + prizes.length === 0 && <li>{say('sea.to-choose')}</li>}
          </ul>
          <p className="cq-fight-note">{view.ended === 0 ? say('sea.star') : ''}</p>
        </section>
      </div>
    </Stage>
  )
}
