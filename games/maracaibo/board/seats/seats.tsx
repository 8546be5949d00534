import { type BoardProps, Chip, Crest, SeatBand, TidingMark } from '@spanish-main/ui'
import { type ReactNode, useState } from 'react'
import { hasModule, isFreeing } from '../../rules/players.ts'
import { JEAN, type Maracaibo, PORTS_MODULE } from '../../rules/state.ts'
import { Icon, type IconName } from '../art/icon.tsx'
import { AUTOMA_LOOK, SEAT_LOOKS } from '../art/looks.tsx'
import { coin, points, Signs } from '../art/signs.tsx'
import { locationName, nameIn, numberOf, opponentName } from '../words/names.ts'
import { SeatDialog } from './seat-dialog.tsx'
import './seats.css'

type Props = BoardProps<Maracaibo>

/** Everybody at the table; a click opens what somebody has. */
export function Seats(props: Props) {
  const { table, say } = props
  const { view } = table
  const [open, setOpen] = useState<number>()
  return (
    <section className={`mb-seats mb-of-${view.seats + (view.opponent > 0 ? 1 : 0)}`} aria-label={say('table.seats')}>
      {table.sitters.map((_, seat) => (
        <Seat key={seat} {...props} of={seat} onOpen={() => setOpen(seat)} />
      ))}
      {view.opponent > 0 ? <Opponent {...props} /> : undefined}
      {open === undefined ? undefined : <SeatDialog {...props} of={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

const Figure = ({
  label,
  value,
  extra,
  children,
}: {
  label: string
  value: number
  extra?: string | undefined
  children: ReactNode
}) => (
  <span title={label}>
    {children}
    <span className="unseen">{label}</span> {value}
    {extra === undefined ? undefined : <small>{extra}</small>}
  </span>
)

/** What a ship has besides money and points, the least telling last: narrow strips leave it out. */
const COUNTS: readonly (readonly [key: string, icon: IconName, of: (view: Maracaibo, seat: number) => number])[] = [
  ['combat', 'crossed-sabres', (view, seat) => view.combat[seat]],
  ['figures', 'meeple', (view, seat) => view.supply[seat]],
  ['cards', 'poker-hand', (view, seat) => view.handSize[seat]],
  ['quests', 'tied-scroll', (view, seat) => view.quests[seat]],
  ['tokens', 'crossed-swords', (view, seat) => view.tokens[seat]],
]

/** Four strips and more have no room for names of places. */
const isCrowded = (view: Maracaibo): boolean => view.seats + (view.opponent > 0 ? 1 : 0) > 3

function Seat({ of, onOpen, ...props }: Props & { of: number; onOpen: () => void }) {
  const { table, say } = props
  const { view, waiting, sitters } = table
  const turn = (waiting & (1 << of)) !== 0
  const you = of === table.seat
  const { name: sitter, kind } = sitters[of]
  const name = props.name('seat', of)
  const where =
    view.round === 0
      ? ''
      : say(isCrowded(view) ? 'seat.at.number' : 'seat.at', {
          place: locationName(say, view.ship[of]),
          number: numberOf(view.ship[of]),
        })
  const told = props.tidings.findLast(each => each.seat === of && each.place === undefined)
  const tasks = [0, 1, 2].filter(task => (view.tasks[of] & (1 << task)) !== 0).length
  return (
    <article className={turn ? 'mb-seat mb-turn' : 'mb-seat'} aria-label={name}>
      <SeatBand look={SEAT_LOOKS[of]} />
      <Crest look={SEAT_LOOKS[of]} />
      <p className="mb-seat-points">
        <b>{view.points[of]}</b> <small>{say('seat.vp')}</small>
      </p>
      <p className="mb-seat-head">
        <button type="button" onClick={onOpen} aria-label={say('seat.open', { name })}>
          {name}
        </button>
        <span>
          {told !== undefined ? (
            <TidingMark tiding={told} />
          ) : turn ? (
            <strong>{say(you ? 'seat.your-move' : 'seat.thinking')}</strong>
          ) : you ? (
            where
          ) : kind === 'bot' ? (
            <span title={sitter}>{where === '' ? sitter : where}</span>
          ) : (
            `${sitter}${where === '' ? '' : ` · ${where}`}`
          )}
        </span>
        {you ? (
          <Chip kind="solid">{say('seat.you')}</Chip>
        ) : kind === 'bot' ? (
          <Chip>{say('seat.bot')}</Chip>
        ) : undefined}
      </p>
      <p className="mb-seat-figures">
        <Figure label={say('seat.doubloons')} value={view.doubloons[of]} extra={`+${view.income[of]}`}>
          <Signs drawings={[coin(undefined, 14)]} height={16} />
        </Figure>
        <Figure label={say('seat.point-income')} value={view.pointIncome[of]}>
          <span className="mb-plus">
            <Signs drawings={[points(undefined, 14)]} height={16} />
            {'+'}
          </span>
        </Figure>
        {COUNTS.map(([key, icon, count]) => (
          <Figure key={key} label={say(`seat.${key}`)} value={count(view, of)}>
            <Icon name={icon} />
          </Figure>
        ))}
      </p>
      <p className="mb-seat-foot">
        {hasModule(view, PORTS_MODULE) && view.port[of] >= 0 ? (
          <span className="mb-seat-port">{nameIn(say, 'port', view.port[of])}</span>
        ) : undefined}
        {view.career[of] >= 0 ? (
          <span>{say('seat.career', { career: nameIn(say, 'career', view.career[of]), tasks })}</span>
        ) : undefined}
        {isFreeing(view) ? <span>{say('seat.freed', { count: view.liberated[of] })}</span> : undefined}
        {turn && where !== '' && !hasModule(view, PORTS_MODULE) ? <span>{where}</span> : undefined}
      </p>
    </article>
  )
}

/** Jean or Jacques: no seat, but a strip like everybody's. */
function Opponent({ table, say }: Props) {
  const { view } = table
  const name = opponentName(say, view)
  return (
    <article className="mb-seat" aria-label={name}>
      <SeatBand look={AUTOMA_LOOK} />
      <Crest look={AUTOMA_LOOK} />
      <p className="mb-seat-points">
        <b>{view.aPoints}</b> <small>{say('seat.vp')}</small>
      </p>
      <p className="mb-seat-head">
        <b>{name}</b>
        <span>
          {view.opponent === JEAN && view.round > 0
            ? say('seat.at', { place: locationName(say, view.aShip), number: numberOf(view.aShip) })
            : ''}
        </span>
        <Chip>{say('seat.level', { level: view.level })}</Chip>
      </p>
      <p className="mb-seat-figures">
        <Figure label={say('seat.quests')} value={view.aQuests}>
          <Icon name="tied-scroll" />
        </Figure>
        {view.opponent === JEAN ? (
          <>
            <Figure label={say('seat.discs')} value={view.aDiscs}>
              <Icon name="anchor" />
            </Figure>
            <Figure label={say('seat.cards-taken')} value={view.aCards}>
              <Icon name="card-pickup" />
            </Figure>
          </>
        ) : (
          <Figure label={say('seat.cards-open')} value={view.aOpen}>
            <Icon name="poker-hand" />
          </Figure>
        )}
      </p>
      <p className="mb-seat-foot">
        <span>{say('seat.explorer', { space: nameIn(say, 'space', view.aExplorer) })}</span>
        {view.aCountdown >= 0 ? <span>{say('seat.ends-soon', { turns: view.aCountdown })}</span> : undefined}
      </p>
    </article>
  )
}
