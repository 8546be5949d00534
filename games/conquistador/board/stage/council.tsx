import { type BoardProps, Button, Crest, type Happening, type Say, Stage } from '@spanish-main/ui'
import { EVENT_IDS } from '../../data/index.ts'
import { SOLITAIRE_TARGET } from '../../rules/20-victory.ts'
import { BANKERS, type Conquest } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { Die } from '../art/die.tsx'
import { LIVERIES, LOOKS } from '../art/liveries.tsx'
import { countryName, shortName, slipName, yearOf } from '../names.ts'
import { Rule } from '../parts/rule.tsx'
import { strengthsOf } from '../parts/strength.ts'
import { outcomesOf } from './outcomes.ts'
import './council.css'

/** What the councils of a turn brought to a country. */
interface Court {
  readonly country: number
  readonly dice: readonly number[]
  readonly taxes: number | undefined
  readonly colonists: number | undefined
  readonly event: number | undefined
  readonly level: number | undefined
  /** What the event brought, in words. */
  readonly outcomes: readonly string[]
}

/** The events of the turn that the table is in, from its beginning. */
export function eventsOfTurn(events: readonly Happening[], turn: number): readonly Happening[] {
  const first = events.findLastIndex(({ event }) => event.kind === 'turn-begins' && event.args[0] === turn)
  return first < 0 ? [] : events.slice(first)
}

function courtsOf(view: Conquest, events: readonly Happening[], say: Say): Court[] {
  return view.nation.map(country => {
    const args = (kind: string) =>
      events.find(({ event }) => event.kind === kind && event.args[0] === country)?.event.args
    return {
      country,
      dice: args('dice')?.slice(1) ?? [],
      taxes: args('taxes')?.[1],
      colonists: args('colonists-ready')?.[1],
      event: args('event')?.[1],
      level: args('initiative')?.[1],
      outcomes: outcomesOf(events, country, say),
    }
  })
}

/** 6.3. Every court's dice, taxes, settlers and politics; then who goes first. Last turn's books lie open below. */
export function Councils({ table, act, say, onClose }: BoardProps<Conquest> & { onClose: () => void }) {
  const { view, events } = table
  const now = eventsOfTurn(events, view.turn)
  const courts = courtsOf(view, now, say)
  const highest = Math.max(1, ...courts.map(({ level = 0 }) => level))
  const first = view.nation[view.order[0]]
  const alone = view.solitaire === 1
  const opening = alone
    ? say('council.goal', { points: strengthsOf(view, 0).points, goal: SOLITAIRE_TARGET })
    : say('council.first', { who: countryName(say, first) })
  return (
    <Stage
      title={say('council.title', { year: String(yearOf(view.turn)) })}
      sub={say('council.sub', { turn: view.turn })}
      note={opening}
      rule="6.3"
      foot={
        <>
          <b className="cq-foot-says">{opening}</b>
          <Button kind="primary" shortcut="⏎" data-first="" onClick={onClose}>
            {say('council.to-desk')}
          </Button>
        </>
      }
    >
      <div className={courts.length > 4 ? 'cq-courts cq-many' : 'cq-courts'}>
        {courts.map(court => (
          <Court key={court.country} court={court} view={view} say={say} onRule={act.openRule} />
        ))}
      </div>
      {!alone && (
        <section className="cq-initiative">
          <h3>
            {say('council.initiative')} <Rule id="6.51" say={say} onOpen={act.openRule} />
          </h3>
          {view.order.map(seat => {
            const { country, level = 0 } = courts[seat]
            return (
              <p key={country}>
                <span>{countryName(say, country)}</span>
                <i style={{ width: `${(level / highest) * 100}%`, background: LIVERIES[country].fill }} />
                <b>{level}</b>
              </p>
            )
          })}
        </section>
      )}
      <OpenBooks view={view} events={events} say={say} />
    </Stage>
  )
}

interface CourtProps {
  readonly court: Court
  readonly view: Conquest
  readonly say: BoardProps<Conquest>['say']
  readonly onRule: (id: string) => void
}

function Court({ court, view, say, onRule }: CourtProps) {
  const { country, dice, taxes, colonists, event, outcomes } = court
  const seat = view.nation.indexOf(country)
  return (
    <article>
      <header>
        <Crest look={LOOKS[country]} />
        <h3>{countryName(say, country)}</h3>
        {country !== BANKERS && <small>{say('council.monarch', { rating: 'ABCD'[view.monarch[seat]] })}</small>}
      </header>
      <p className="cq-dice">
        {dice.map((face, i) => (
          <Die key={`${i + 1}`} face={face} />
        ))}
      </p>
      <dl>
        <dt>{say('council.taxes')}</dt>
        <dd>{taxes === undefined ? '–' : `+${taxes}`}</dd>
        <dt>{say('council.colonists')}</dt>
        <dd>{colonists === undefined ? '–' : settlersAfter(colonists, event)}</dd>
      </dl>
      <div className={event === undefined ? 'cq-event cq-quiet' : 'cq-event'}>
        <b>
          {event === undefined
            ? say(country === BANKERS ? 'council.bankers' : 'council.quiet')
            : say(`politics.${EVENT_IDS[event]}.name`)}
        </b>
        {event !== undefined && event >= MONARCHS && <span>{eventText(view, event, say)}</span>}
        {event !== undefined && TELLS.has(EVENT_IDS[event]) && outcomes.length === 0 && (
          <strong>{say('brought.nothing')}</strong>
        )}
        {outcomes.map(each => (
          <strong key={each}>{each}</strong>
        ))}
        {event !== undefined && <Rule id={ruleOf(event)} say={say} onOpen={onRule} />}
      </div>
    </article>
  )
}

/** 6.41-11, 6.41-12. The Colonists that the dice brought, and what the event made of them. */
function settlersAfter(colonists: number, event: number | undefined): string {
  const id = event === undefined ? '' : EVENT_IDS[event]
  return id === '11' ? `${colonists} → ${2 * colonists}` : id === '12' ? `${colonists} → 0` : String(colonists)
}

/** Events that tell what they did: when they say nothing they had no effect. */
const TELLS: ReadonlySet<string> = new Set(['2', '4', '5', '6', '13', '14', '15', '16', '17'])

/** 21.21. What means nothing to Spain alone, but may bring other settlers. */
const IDLE_ALONE: ReadonlySet<string> = new Set(['1', '3', '6'])

const eventText = (view: Conquest, event: number, say: Say): string =>
  say(view.solitaire === 1 && IDLE_ALONE.has(EVENT_IDS[event]) ? 'council.idle-alone' : `rule.${ruleOf(event)}.says`)

/** The first events are Monarchs of each rating. */
const MONARCHS = 4
const ruleOf = (event: number): string => (event < MONARCHS ? '6.41-A' : `6.41-${EVENT_IDS[event]}`)

/** 6.71. What was secret in the turn before. */
function OpenBooks({
  view,
  events,
  say,
}: {
  view: Conquest
  events: readonly Happening[]
  say: BoardProps<Conquest>['say']
}) {
  const before = eventsOfTurn(events, view.turn - 1)
  const opened = before.filter(({ event }) => event.kind === 'books-opened')
  if (opened.length === 0) return null
  const of = (kind: string, country: number) =>
    before.filter(({ event }) => event.kind === kind && event.args[0] === country).map(({ event }) => event.args)
  return (
    <section className="cq-books">
      <h3>{say('books.title')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('books.country')}</th>
            <th scope="col">{say('books.treasury')}</th>
            <th scope="col">{say('books.bought')}</th>
            <th scope="col">{say('books.bounds')}</th>
          </tr>
        </thead>
        <tbody>
          {opened.map(({ event: { args } }) => (
            <tr key={args[0]}>
              <th scope="row">{countryName(say, args[0])}</th>
              <td>{args[1]}</td>
              <td>
                {of('bought', args[0])
                  .map(([, item, n]) => `${n} × ${say(`item.${ITEMS[item]}`)}`)
                  .join(', ') || '–'}
              </td>
              <td>{plansOf(before, args[0], say).join(' · ') || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Every Expedition with its Bounds, and where it first went. */
function plansOf(events: readonly Happening[], country: number, say: Say): string[] {
  const of = (kind: string) =>
    events.flatMap(({ event }) => (event.kind === kind && event.args[0] === country ? [event.args] : []))
  return of('plan-opened').map(([, slip, n]) => {
    const out = of('crossing-out').find(args => args[1] === slip)
    const plan = { slip: slipName(slip), n }
    return out === undefined
      ? say('books.plan', plan)
      : say('books.plan-to', { ...plan, place: shortName(tables.waterHex[out[2]]) })
  })
}

const ITEMS = ['caravel', 'carrack', 'galleon', 'detachment']
