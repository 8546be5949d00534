import { argsOf, type BoardProps, Button, type Recent, Stage } from '@spanish-main/ui'
import { useState } from 'react'
import { NAVAL_CRT } from '../../data/index.ts'
import { forecastSea, strengthOf } from '../../rules/8-sea-battle.ts'
import { type Conquest, EXPEDITIONS, SHIPS } from '../../rules/state.ts'
import { CARAVEL, SHIP_KINDS, tables } from '../../rules/tables.ts'
import { top } from '../../rules/words.ts'
import { Die } from '../art/die.tsx'
import { ShipPicture } from '../art/ships.tsx'
import { Odds } from '../desk/odds.tsx'
import { countryName, hexName, seatName } from '../names.ts'
import { aftermathOf, ofKind } from './aftermath.ts'
import { aimsOf } from './aims.ts'
import { Line, ResultTable } from './result-table.tsx'
import { saySea, seaFacesIn } from './results.ts'
import { SeaScene } from './scene.tsx'
import './fight.css'

type Props = BoardProps<Conquest>

/**
 * 8.13, 8.15. Foreign ships are met: what a fight would be like, before it is declared. Where several countries lie, one is
 * aimed at, and what is shown is the fight with that one and its allies.
 */
export function Meeting({ table, act, say }: Props) {
  const { view, seat, choices, decision } = table
  const [aimed, aimAt] = useState(0)
  const mine = decision?.name === 'declare'
  const { expedition } = mine ? top(view, 'declare') : top(view, 'try-attack')
  const mover = Math.floor(expedition / EXPEDITIONS)
  const aims = mine ? aimsOf(view, expedition, choices) : []
  const aim = aims[aimed] ?? aims[0]
  const odds = aim?.odds ?? forecastSea(view, expedition, 1 << seat, false)
  const hex = tables.waterHex[view.expAt[expedition]]
  const others = aim?.foes ?? [mover]
  const namesOf = (seats: readonly number[]) => seats.map(each => seatName(view, say, each)).join(', ')
  const met = mine ? [...new Set(aims.flatMap(({ foes }) => foes))] : others
  const kinds = (ships: readonly number[]) => ships.map(ship => view.shipKind[ship])
  const privateers = view.expPrivateer[expedition] === 1
  // Of several attacks the foot has the one that is aimed at.
  const offered = choices.filter(({ text, move }) => !mine || !move.startsWith('attack') || text === aim?.choice?.text)
  return (
    <Stage
      title={say('sea.title', { place: hexName(say, hex) })}
      sub={say(mine ? 'sea.met' : 'sea.comes', { who: namesOf(met), n: met.length })}
      note={namesOf(met)}
      rule={mine ? '8.13' : '8.15'}
      foot={offered.map((choice, i) => (
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
      {aims.length > 1 && (
        <fieldset className="cq-aims">
          <legend>{say('sea.aim')}</legend>
          {aims.map((each, i) => (
            <Button key={each.choice?.text} aria-pressed={each === aim} onClick={() => aimAt(i)}>
              {each.choice?.move === 'attack-all' ? say('sea.aim.all') : namesOf(each.foes)}
            </Button>
          ))}
        </fieldset>
      )}
      <SeaScene
        left={{ country: view.nation[seat], kinds: kinds(odds.attackers) }}
        right={{ country: view.nation[others[0]], kinds: kinds(odds.defenders) }}
      />
      <div className="cq-fight">
        <Side {...{ view, say }} ships={odds.attackers} attacking total={odds.attack} who={seatName(view, say, seat)} />
        <div className="cq-fight-middle">
          <p className="cq-versus">
            {odds.attack} {':'} {odds.defence} {'→'} {NAVAL_CRT.columns[odds.column]}
          </p>
          <Odds label={say('sea.odds')} faces={seaFacesIn(odds.column, say)} say={say} plain />
          <ResultTable
            columns={NAVAL_CRT.columns}
            rows={NAVAL_CRT.rows}
            column={odds.column}
            label={say('sea.table')}
          />
          <p className="cq-fight-note">
            {say('sea.legend')} {say(mine ? 'sea.decline' : 'sea.try')} {privateers && say('sea.privateer')}
          </p>
        </div>
        <Side {...{ view, say }} ships={odds.defenders} attacking={false} total={odds.defence} who={namesOf(others)} />
      </div>
    </Stage>
  )
}

interface SideProps {
  readonly view: Conquest
  readonly ships: readonly number[]
  readonly attacking: boolean
  readonly total: number
  readonly who: string
  readonly say: Props['say']
}

function Side({ view, ships, attacking, total, who, say }: SideProps) {
  const note = (ship: number) => {
    const own = view.shipKind[ship] === CARAVEL ? say('sea.caravel') : say('sea.great')
    const dets = view.shipDets[ship]
    return dets === 0 ? own : `${own}; ${say('sea.dets', { n: dets })}`
  }
  return (
    <section>
      <h3>{say(attacking ? 'sea.attacks' : 'sea.defends', { who })}</h3>
      <ul>
        {ships.map(ship => (
          <Line
            key={ship}
            picture={<ShipPicture kind={view.shipKind[ship]} country={view.nation[Math.floor(ship / SHIPS)]} />}
            name={say(`shipKind.${SHIP_KINDS[view.shipKind[ship]]}`)}
            note={note(ship)}
            value={strengthOf(view, [ship], attacking)}
          />
        ))}
        <Line name={say('sea.strength')} value={total} />
      </ul>
    </section>
  )
}

/** How it went: strengths, the die, the cell in words, and what was lost with everybody aboard. */
export function FoughtAtSea({ table, say, recent }: Props & { recent: Recent }) {
  const [attacker, defender, column, die] = argsOf(recent.events, 'sea-battle')!
  const [, attack, , defence] = argsOf(recent.events, 'forces') ?? []
  const settled = aftermathOf(table.events, recent.events)
  const lost = ofKind(settled, 'ship-lost').map(({ args }) => args)
  const prizes = ofKind(settled, 'prize-taken').map(({ args }) => args)
  const cell = NAVAL_CRT.rows[die - 1][column]
  const [who, whom] = [countryName(say, attacker), countryName(say, defender)]
  const afloat = (country: number) => lost.filter(args => args[0] === country).map(args => args[1])
  const scene = (country: number) => ({ country, kinds: afloat(country).length > 0 ? afloat(country) : [0] })
  return (
    <Stage
      title={say('sea.fought', { who, whom })}
      sub={saySea(cell, who, whom, say)}
      note={cell}
      rule="8.31"
      foot={
        <Button kind="primary" shortcut="⏎" data-first="" onClick={recent.dismiss}>
          {say('stage.go-on')}
        </Button>
      }
    >
      <SeaScene left={scene(attacker)} right={scene(defender)} />
      <div className="cq-fight">
        <section>
          <h3>{say('fight.strengths')}</h3>
          <ul>
            <Line name={say('sea.attacks', { who })} value={attack ?? '–'} />
            <Line name={say('sea.defends', { who: whom })} value={defence ?? '–'} />
            <Line name={say('fight.column')} value={NAVAL_CRT.columns[column]} />
            <Line name={say('sea.odds')} value={die} />
          </ul>
          <p className="cq-fight-note">{say('sea.legend')}</p>
        </section>
        <div className="cq-fight-middle">
          <p className="cq-versus">
            {attack !== undefined && `${attack} : ${defence} → `}
            {NAVAL_CRT.columns[column]} <Die face={die} /> {'→'} {cell}
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
            {lost.map(([country, kind, colonists, dets], i) => (
              <Line
                key={`lost ${i + 1}`}
                picture={<ShipPicture kind={kind} country={country} />}
                name={`${countryName(say, country)}: ${say(`shipKind.${SHIP_KINDS[kind]}`)}`}
                {...(colonists + dets > 0 ? { note: say('sea.drowned', { colonists, dets }) } : {})}
                value="−1"
              />
            ))}
            {prizes.map(([country, kind], i) => (
              <Line
                key={`prize ${i + 1}`}
                picture={<ShipPicture kind={kind} country={country} />}
                name={say('sea.prize', { who: countryName(say, country) })}
                value="+1"
              />
            ))}
            {lost.length + prizes.length === 0 && <li>{say('sea.to-choose')}</li>}
          </ul>
        </section>
      </div>
    </Stage>
  )
}
