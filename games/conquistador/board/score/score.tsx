import { type BoardProps, Crest } from '@spanish-main/ui'
import { AREA_IDS, DISCOVERIES } from '../../data/index.ts'
import { type Control, controller, controlOf, presenceIn, scoreOf } from '../../rules/19-control.ts'
import { departureOf } from '../../rules/21-setup.ts'
import { serves } from '../../rules/people.ts'
import { hasMenIn } from '../../rules/posts.ts'
import { BANKERS, type Conquest, PERSONS } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { Icon } from '../art/icon.tsx'
import { LIVERIES, LOOKS } from '../art/liveries.tsx'
import { areaName, personName, seatName, shortName, signed } from '../names.ts'
import { Rule } from '../parts/rule.tsx'
import { withOpenBooks } from '../parts/strength.ts'
import { useSprite } from '../sprite.ts'
import { Alone, Bank } from './rivals.tsx'
import './score.css'

type Props = BoardProps<Conquest>

/** 20.0. If the game ended now: points with what makes them, control with what is met and missing, duties. */
export function Score(props: Props) {
  useSprite()
  return (
    <div className="cq-score">
      <Totals {...props} />
      <Alone {...props} />
      <Bank {...props} />
      <Areas {...props} />
      <Places {...props} />
      <Duties {...props} />
    </div>
  )
}

export function Totals({ table: { view, over }, act, say }: Props) {
  const open = withOpenBooks(view)
  const ended = over !== undefined
  const seats = view.nation.map((_, seat) => ({ seat, ...scoreOf(open, seat) })).sort((a, b) => b.total - a.total)
  return (
    <section>
      <h3>
        {say(ended ? 'score.final' : 'score.title')} <Rule id="20.0" say={say} onOpen={act.openRule} />
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('score.country')}</th>
            <th scope="col">{say('score.ducats')}</th>
            <th scope="col">{say('score.areas')}</th>
            <th scope="col">{say('score.discoveries')}</th>
            <th scope="col">{say('score.points')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(({ seat, wealth, land, discoveries, total }) => (
            <tr key={seat}>
              <th scope="row">
                <Crest look={LOOKS[view.nation[seat]]} /> {seatName(view, say, seat)}
              </th>
              <td>
                {`${open.treasury[seat]} × ${view.nation[seat] === BANKERS ? 3 : 2}`}
                <small>{wealth}</small>
              </td>
              <td>{land === 0 ? '–' : `${land / 150} × 150`}</td>
              <td>{discoveries < 0 ? signed(discoveries) : discoveries}</td>
              <td>
                <b>{total}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cq-small-print">{say(ended ? 'score.sub.final' : 'score.sub')}</p>
    </section>
  )
}

const CONDITIONS: readonly (keyof Control)[] = ['colonists', 'dets', 'noForeignPort', 'ownPort', 'settled', 'free']

/** How far each condition is met, in numbers. */
function countsFor(view: Conquest, seat: number, area: number, say: Props['say']): Record<keyof Control, string> {
  const has = presenceIn(view, seat, area)
  return {
    colonists: say('control.of', { n: has.colonists, of: has.allColonists }),
    dets: has.allDets === 0 ? say('control.none') : say('control.of', { n: has.dets, of: has.allDets }),
    noForeignPort: has.foreignPorts.map(shortName).join(', ') || say('control.none'),
    ownPort: String(has.ports),
    settled: say('control.in', { n: has.colonists, settlements: has.settlements }),
    free: String(view.european[area]),
  }
}

/** 19.1. Every Area with a settler: the country nearest to control, and each condition met or not. */
function Areas({ table: { view }, act, say }: Props) {
  const settled = AREA_IDS.flatMap((_, area) => {
    const seats = view.nation.flatMap((_nation, seat) => (hasMenIn(view, seat, area) ? [seat] : []))
    if (seats.length === 0) return []
    const met = (seat: number) => Object.values(controlOf(view, seat, area)).filter(Boolean).length
    const seat = seats.reduce((best, each) => (met(each) > met(best) ? each : best))
    return [{ area, seat, control: controlOf(view, seat, area), counts: countsFor(view, seat, area, say) }]
  })
  return (
    <section>
      <h3>
        {say('score.control')} <Rule id="19.1" say={say} onOpen={act.openRule} />
      </h3>
      {settled.length === 0 && <p>{say('score.none')}</p>}
      <ul className="cq-control">
        {settled.map(({ area, seat, control, counts }) => (
          <li key={area}>
            <span className="cq-gate" style={{ background: LIVERIES[view.nation[seat]].fill }} aria-hidden="true" />
            <b>
              {areaName(say, area)} <small>{seatName(view, say, seat)}</small>
            </b>
            <output>{controller(view, area) >= 0 ? 150 : '–'}</output>
            <span className="cq-conditions">
              {CONDITIONS.filter(key => key !== 'free' || !control.free).map(key => (
                <i key={key} className={control[key] ? 'cq-met' : 'cq-unmet'}>
                  <Icon name={control[key] ? 'check' : 'no'} /> {say(`control.${key}`)} <small>{counts[key]}</small>
                  <span className="cq-heard">{say(control[key] ? 'control.met' : 'control.unmet')}</span>
                </i>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Places({ table: { view }, say }: Props) {
  const left = DISCOVERIES.reduce((sum, _, place) => sum + (view.finder[place] < 0 ? tables.points[place] : 0), 0)
  return (
    <section>
      <h3>{say('score.places', { n: left })}</h3>
      <ul className="cq-places">
        {DISCOVERIES.map(({ id }, place) => (
          <li key={id} className={view.finder[place] < 0 ? 'cq-still' : ''}>
            <span
              className="cq-gate"
              style={view.finder[place] < 0 ? {} : { background: LIVERIES[view.nation[view.finder[place]]].fill }}
              aria-hidden="true"
            />
            <span>
              {say(`place.${id}.name`)}
              <small>{view.finder[place] < 0 ? say('score.open') : seatName(view, say, view.finder[place])}</small>
            </span>
            <b>{tables.points[place]}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What must be done in time, for the seat that looks. */
function Duties({ table: { view, seat }, act, say }: Props) {
  if (seat < 0) return null
  const duties: [rule: string, says: string][] = []
  if (seat === 0) {
    view.friarLack.forEach((since, area) => {
      if (since > 0) duties.push(['15.61', say('duties.friar', { area: areaName(say, area) })])
    })
    if (view.taxesStopped === 1) duties.push(['15.61', say('duties.taxes')])
  }
  for (const quest of [0, 1]) {
    const due = view.questDue[seat * 2 + quest]
    if (due > 0)
      duties.push([
        quest === 0 ? '6.41-14' : '6.41-15',
        say('duties.quest', { quest: say(`quest.${14 + quest}`), turn: due }),
      ])
  }
  if (view.recall[seat] > view.recalled[seat])
    duties.push(['6.41-7', say('duties.recall', { n: view.recall[seat] - view.recalled[seat] })])
  for (let person = 0; person < PERSONS; person++) {
    const here = view.personAt[person] >= 0 && serves(view, person) === seat
    if (here && departureOf(view, person) === view.turn)
      duties.push(['15.31', say('duties.leaves', { person: personName(say, person) })])
  }
  return (
    <section>
      <h3>{say('duties.title')}</h3>
      <ul className="cq-warnings">
        {duties.length === 0 && (
          <li>
            <Icon name="check" /> <span>{say('duties.none')}</span>
          </li>
        )}
        {duties.map(([rule, says]) => (
          <li key={says}>
            <Icon name="hourglass" /> <span>{says}</span> <Rule id={rule} say={say} onOpen={act.openRule} />
          </li>
        ))}
      </ul>
    </section>
  )
}
