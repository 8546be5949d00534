import { type BoardProps, Button, WorkPanel } from '@spanish-main/ui'
import { useState } from 'react'
import { AREA_IDS } from '../../data/index.ts'
import { BANKERS, type Conquest, EXPEDITIONS } from '../../rules/state.ts'
import { SHIP_KINDS } from '../../rules/tables.ts'
import { buyPrice, priceFor } from '../../rules/treasury.ts'
import { Icon } from '../art/icon.tsx'
import { Banner, Picture } from '../art/pieces.tsx'
import { ShipPicture } from '../art/ships.tsx'
import { areaName, personName, seatName, slipName } from '../names.ts'
import { Rule } from '../parts/rule.tsx'
import { useSprite } from '../sprite.ts'
import { billOf, idlePeople, planOf, warningsOf } from './forecast.ts'
import { idleShips } from './slip-card.tsx'
import './desk.css'

type Props = BoardProps<Conquest>

/** The side of the desk: what is bought, who waits, what is missing, and what it all costs. */
export function Stores(props: Props) {
  useSprite()
  const { table, act, say } = props
  const { view, seat } = table
  const choosing = view.pen[seat] === 1
  return (
    <WorkPanel
      title={say('stores.title')}
      sub={choosing ? say('stores.choosing', { slip: slipName(view.slip[seat] + 1) }) : say('stores.sub')}
      note={say('stores.note', { ducats: view.treasury[seat] })}
      onMap={choosing}
      foot={
        choosing ? (
          <Button kind="plain" onClick={() => void act.play('nowhere')}>
            {say('stores.no-landfall')}
          </Button>
        ) : (
          <Seal {...props} />
        )
      }
    >
      <div className="cq-stores">
        <Shelf {...props} />
        <Quay {...props} />
        <Warnings {...props} />
        <Bill {...props} />
        <Others {...props} />
      </div>
    </WorkPanel>
  )
}

/** 6.71. The seal. While a grave warning is open it asks once more; thinking again is the confirming button. */
export function Seal({ table: { view, seat }, act, say }: Props) {
  const grave = warningsOf(view, seat).filter(each => each.grave).length
  const [asked, setAsked] = useState(0)
  const problem = act.why('ready')
  if (asked > 0 && asked === grave)
    return (
      <div className="cq-seal" role="alertdialog" aria-label={say('stores.seal')}>
        <p>{say('stores.doubt', { n: grave })}</p>
        <Button kind="primary" shortcut="⏎" data-first="" onClick={() => setAsked(0)}>
          {say('stores.again')}
        </Button>
        <Button kind="danger" onClick={() => void act.play('ready')}>
          {say('stores.anyway')}
        </Button>
      </div>
    )
  const seal = () => (grave > 0 ? setAsked(grave) : void act.play('ready'))
  return (
    <Button
      kind={problem === undefined ? 'primary' : 'impossible'}
      shortcut="⏎"
      data-first=""
      icon={<Icon name="wax-seal" />}
      onClick={() => (problem === undefined ? seal() : act.refuse(problem))}
    >
      {say('stores.seal')}
    </Button>
  )
}

const ITEMS = [...SHIP_KINDS, 'detachment'] as const

/** Ships and detachments, with their price and how many were bought. */
export function Shelf({ table, act, say }: Props) {
  const { view, seat } = table
  return (
    <ul className="cq-shelf">
      {ITEMS.map((item, i) => {
        const problem = act.why(`buy ${item}`)
        return (
          <li key={item}>
            {i < 3 ? (
              <ShipPicture kind={i} country={view.nation[seat]} />
            ) : (
              <Picture>
                <Banner country={view.nation[seat]} n={1} />
              </Picture>
            )}
            <span>
              <b>{say(`item.${item}`)}</b>
              <small>
                {say('stores.price', { n: priceFor(view, seat, buyPrice(item)), bought: view.bought[seat * 4 + i] })}
              </small>
            </span>
            <Button
              kind={problem === undefined ? 'lit' : 'impossible'}
              aria-label={say('stores.buy', { what: say(`item.${item}`) })}
              onClick={() => (problem === undefined ? void act.play(`buy ${item}`) : act.refuse(problem))}
            >
              {'+'}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** Whoever and whatever waits on the quay. */
function Quay({ table: { view, seat }, say }: Props) {
  const ships = idleShips(view, seat)
  const people = idlePeople(view, seat)
  const waits = [
    ...(view.europeColonists[seat] > 0 ? [say('quay.colonists', { n: view.europeColonists[seat] })] : []),
    ...(view.europeDets[seat] > 0 ? [say('quay.dets', { n: view.europeDets[seat] })] : []),
    ...SHIP_KINDS.flatMap((kind, i) => {
      const n = ships.filter(ship => view.shipKind[ship] === i).length
      return n === 0 ? [] : [`${n} × ${say(`shipKind.${kind}`)}`]
    }),
    ...people.map(person => personName(say, person)),
  ]
  return (
    <section>
      <h3>{say('stores.quay')}</h3>
      <p className="cq-waits">{waits.length === 0 ? say('quay.none') : waits.join(' · ')}</p>
    </section>
  )
}

/** What the plans leave undone, each with its rule. */
function Warnings({ table, act, say }: Pick<Props, 'table' | 'act' | 'say'>) {
  const { view, seat } = table
  const warnings = warningsOf(view, seat)
  return (
    <section>
      <h3>{say('stores.before')}</h3>
      <ul className="cq-warnings">
        {warnings.length === 0 && (
          <li>
            <Icon name="check" /> <span>{say('warn.none')}</span>
          </li>
        )}
        {warnings.map(({ key, rule, grave, params, persons, area }) => (
          <li key={`${key} ${params.slip} ${area}`} className={grave ? 'cq-grave' : ''}>
            <Icon name={grave ? 'no' : 'uncertainty'} />
            <span>
              {say(`warn.${key}`, {
                ...params,
                ...(params.slip === undefined ? {} : { slip: slipName(Number(params.slip)) }),
                ...(persons === undefined ? {} : { who: persons.map(each => personName(say, each)).join(', ') }),
                ...(area === undefined ? {} : { area: areaName(say, area) }),
              })}
              <Remedy {...{ table, act, say }} warning={key} slip={Number(params.slip ?? 0)} area={area} />
            </span>
            <Rule id={rule} say={say} onOpen={act.openRule} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RemedyProps extends Pick<Props, 'table' | 'act' | 'say'> {
  readonly warning: string
  readonly slip: number
  readonly area: number | undefined
}

/** One click that puts a warning right, where there is one: the slip is taken up, and the missing thing written on it. */
function Remedy({ table: { view, seat }, act, say, warning, slip, area }: RemedyProps) {
  if (slip === 0 || view.pen[seat] === 1) return null
  const plan = planOf(view, seat * EXPEDITIONS + slip - 1)
  const lack = plan.out + plan.home - plan.bought
  const writes: Readonly<Record<string, string>> = {
    nowhere: 'destine',
    short: `bounds ${Math.min(12, lack)}`,
    friar: `draw ${AREA_IDS[area ?? 0]}`,
    lacks: `draw ${AREA_IDS[area ?? 0]}`,
  }
  if (writes[warning] === undefined) return null
  const write = () =>
    view.slip[seat] === slip - 1 ? act.play(writes[warning]) : act.play(`slip ${slip}`, writes[warning])
  return (
    <Button kind="lit" onClick={() => void write()}>
      {say(`remedy.${warning}`, { n: Math.min(12, lack) })}
    </Button>
  )
}

function Bill({ table: { view, seat }, say }: Props) {
  const bill = billOf(view, seat)
  const row = (key: string, n: number, sign = '') => (
    <tr key={key} className={key === 'left' || key === 'after' ? 'cq-sum' : ''}>
      <th scope="row">{say(`bill.${key}`)}</th>
      <td>
        {sign}
        {n}
      </td>
    </tr>
  )
  return (
    <section>
      <h3>{say('bill.title')}</h3>
      <table className="cq-bill">
        <tbody>
          {row('before', bill.before)}
          {row('spent', bill.spent, '−')}
          {row('left', bill.left)}
          {row('resources', bill.resources, '+')}
          {row('upkeep', bill.upkeep, '−')}
          {row('after', bill.after)}
        </tbody>
      </table>
    </section>
  )
}

/** Who else is still planning: it says nothing about what. */
function Others({ table: { view, seat, waiting }, say }: Props) {
  const others = view.nation.flatMap((nation, other) =>
    other !== seat && nation !== BANKERS && (waiting & (1 << other)) !== 0 ? [seatName(view, say, other)] : [],
  )
  return others.length === 0 ? null : <p className="cq-others">{say('stores.others', { who: others.join(', ') })}</p>
}
