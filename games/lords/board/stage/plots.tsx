import { type BoardProps, Button, type Choice, Crest, Stage } from '@spanish-main/ui'
import { useState } from 'react'
import { CANCELLED, DONE, type Lords, PLOT_WIDTH, STAR_DUE } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { standingCrown } from '../../rules/units.ts'
import { AIM_NOTHING } from '../../rules/vocabulary.ts'
import { pending } from '../../rules/words.ts'
import { Icon } from '../art/icon.tsx'
import { lookOf } from '../chart/facts.ts'
import { Dots } from '../parts/side.tsx'
import { mordidaOf } from '../words/describe.ts'
import { effectLine, optionsOf } from '../words/effects.ts'
import { detailOf } from '../words/facts.ts'
import { lordName } from '../words/names.ts'
import { Ask, Rule, Steps } from './steps.tsx'
import './plots.css'

type Props = BoardProps<Lords>

/** A declared skullduggery, taken apart. */
interface Plot {
  readonly index: number
  readonly seat: number
  readonly card: number
  readonly option: number
  readonly aim: number
  readonly state: number
}

/** C2.6. What was declared, in the order in which it takes effect. */
function plotsOf(view: Lords): Plot[] {
  const plots: Plot[] = []
  for (let i = 0; i < view.plots.length; i += PLOT_WIDTH) {
    const [seat, card, option, aim, state] = view.plots.slice(i, i + PLOT_WIDTH)
    plots.push({ index: i / PLOT_WIDTH, seat, card, option, aim, state })
  }
  return plots.sort((a, b) => tables.crown[b.card] - tables.crown[a.card] || a.index - b.index)
}

/** C2. Declarations and answers: what would happen now and one's own cards on the left, who is asked on the right. */
export function Skullduggery(props: Props) {
  const { table, act, say, name } = props
  const { view, seat } = table
  const [chosen, setChosen] = useState<{ card: number; option: number }>()
  const plots = plotsOf(view)
  const aims = table.choices.filter(
    ({ move, args }) => move === 'plot' && args[0] === chosen?.card && args[1] === chosen.option,
  )
  const take = (card: number, option: number) => {
    const all = table.choices.filter(({ move, args }) => move === 'plot' && args[0] === card && args[1] === option)
    if (all.length === 1) void act.play(all[0].text)
    else if (all.length > 1) setChosen({ card, option })
    else {
      const refused = table.refused.find(({ move, args }) => move === 'plot' && args[0] === card && args[1] === option)
      if (refused !== undefined) act.refuse(refused.problem)
    }
  }
  return (
    <Stage
      title={say('stage.skullduggery')}
      sub={
        <Steps
          steps={[say('plots.declare'), say('plots.answer'), say('plots.resolve')]}
          now={plots.length === 0 ? 0 : 1}
        />
      }
      rule="C2.6"
      foot={
        <>
          <Ask view={view} seat={seat} title={say('plots.your-word')}>
            {say('plots.not-final', { gold: view.gold[seat] })} <Rule id="C2.6" {...props} />
          </Ask>
          <Button kind="primary" shortcut="⏎" data-first="" onClick={() => void act.play('pass')}>
            {say('move.declare.pass')}
          </Button>
          <Button onClick={() => void act.play('stay-out')}>{say('move.declare.stay-out')}</Button>
        </>
      }
    >
      <div className="lo-plots">
        <section>
          <h3>{say('plots.happens')}</h3>
          {plots.length === 0 && <p>{say('plots.none')}</p>}
          <ol className="lo-declared">
            {plots.map(plot => (
              <Declared key={plot.index} {...props} plot={plot} />
            ))}
          </ol>
          <h3>{say('plots.yours')}</h3>
          {mordidaOf(view, seat).map(card => (
            <div key={card} className="lo-own-mordida">
              <span className="lo-crown">
                <Icon name="queen-crown" />
                {tables.crown[card]}
              </span>
              <div>
                <b>{name('place', card)}</b>
                {optionsOf(card).map((plot, i) => {
                  const count = table.choices.filter(
                    ({ move, args }) => move === 'plot' && args[0] === card && args[1] === i + 1,
                  ).length
                  return (
                    <p key={plot.name}>
                      <Button
                        kind={count > 0 ? 'lit' : 'impossible'}
                        note={count > 1 ? say('act.ways', { count }) : undefined}
                        onClick={() => take(card, i + 1)}
                      >
                        {say(`skullduggery.${plot.name}`)} <Dots cost={plot.cost} star={plot.star} say={say} />
                      </Button>
                      <small>{effectLine(plot, say)}</small>
                    </p>
                  )
                })}
              </div>
            </div>
          ))}
          {aims.length > 0 && <Aims {...props} aims={aims} />}
        </section>
        <section>
          <h3>{say('plots.asked')}</h3>
          <Voices {...props} plots={plots} />
        </section>
      </div>
    </Stage>
  )
}

/** What a skullduggery may be aimed at. */
function Aims({ table, act, say, name, aims }: Props & { aims: readonly Choice[] }) {
  return (
    <div className="lo-aims">
      <h3>{say('plots.at-whom')}</h3>
      <ul>
        {aims.map(({ text, args }) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => void act.play(text)}
              onMouseEnter={() => act.show({ domain: 'aim', value: args[2] })}
            >
              <b>{name('aim', args[2])}</b>
              <small>{detailOf(table.view, { domain: 'aim', value: args[2] }, say, name)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Declared({ table: { view }, say, name, plot, ...props }: Props & { plot: Plot }) {
  const about = tables.plots[plot.card][plot.option - 1]
  const off = plot.state === CANCELLED
  const done = plot.state === DONE || plot.state === STAR_DUE
  return (
    <li className={off ? 'lo-off' : ''}>
      <span className="lo-crown">
        <Icon name="queen-crown" />
        {tables.crown[plot.card]}
      </span>
      <div>
        <p>
          <Crest look={lookOf(view, plot.seat)} />{' '}
          {say('plots.with', { lord: lordName(view, plot.seat, say), card: name('place', plot.card) })}
        </p>
        <b>{off ? <s>{say(`skullduggery.${about.name}`)}</s> : say(`skullduggery.${about.name}`)}</b>{' '}
        <Dots cost={about.cost} star={about.star} say={say} />
        <p>{effectLine(optionsOf(plot.card)[plot.option - 1], say)}</p>
        <p>
          {plot.aim === AIM_NOTHING ? '' : say('plots.at', { aim: name('aim', plot.aim) })}{' '}
          {off ? say('plots.prevented') : done ? say('plots.done') : ''}{' '}
          <Rule id={off ? 'D4.14' : 'C2.6'} say={say} {...props} />
        </p>
      </div>
    </li>
  )
}

/** Who is asked, from the highest crown down, and what he has declared. */
function Voices({ table, say, plots }: Props & { plots: readonly Plot[] }) {
  const { view } = table
  const frame = pending(view, 'skullduggery')
  const order = frame?.order ?? []
  return (
    <table className="lo-voices">
      <tbody>
        {order.map(seat => {
          const own = plots.filter(plot => plot.seat === seat)
          return (
            <tr key={seat} className={seat === table.seat ? 'lo-you' : ''}>
              <th scope="row">
                <Crest look={lookOf(view, seat)} /> {lordName(view, seat, say)}
              </th>
              <td>{standingCrown(view, seat)}</td>
              <td>
                {seat === table.seat ? (
                  <strong className="lo-turn-now">{say('auction.your-turn')}</strong>
                ) : own.length > 0 ? (
                  own.map(plot => say(`skullduggery.${tables.plots[plot.card][plot.option - 1].name}`)).join(', ')
                ) : (
                  say('plots.silent')
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
