import {
  type GameEntry,
  type GameOption,
  hasEmptyChairs,
  type Mode,
  type Options,
  type OptionValue,
  type PackStamp,
  type State,
} from '@spanish-main/kernel'
import { seatsOf } from '@spanish-main/kernel/entry'
import { type Holder, joinHands } from '@spanish-main/session'
import { Button, CrestSheet, type SeatLook } from '@spanish-main/ui'
import { type FormEvent, useMemo, useState } from 'react'
import { type Kit, useKit } from '../kit.ts'
import { setUp } from '../local/tables.ts'
import { recall, remember } from '../memory.ts'
import { Loading, Message } from '../message.tsx'
import { PackField } from '../packs/pack-field.tsx'
import { keysOf } from '../remote/kept-keys.ts'
import { MannersFields, MannersRead } from '../remote/manners-fields.tsx'
import { usualWishes, WishField } from '../remote/network-fields.tsx'
import { seatFaces } from '../remote/seat-faces.ts'
import { service } from '../remote/service.ts'
import { type Manners, termsOf, USUAL_MANNERS } from '../remote/terms.ts'
import { go } from '../router.tsx'
import { type Key, useText } from '../text.ts'
import { OptionField } from './option-field.tsx'
import { PageFrame } from './page-frame.tsx'
import { SeatField } from './seat-field.tsx'
import { Radio } from './settings-page.tsx'
import { chooser, mend, openOptions, trySetUp, usualOptions } from './try-set-up.ts'
import './new-table.css'

/** Sets up a table with every option of its game. */
export function NewTablePage({ game }: { game: string }) {
  const { say } = useText()
  const kit = useKit(game)
  if (kit.kind === 'failed') return <Message title="game.none" body="game.none.body" />
  if (kit.kind === 'loading') return <Loading />
  const title = kit.it.entry.title[kit.it.words.language]
  return (
    <PageFrame title="new.title" heading={say('new.title', { game: title })}>
      <NewTable kit={kit.it} />
    </PageFrame>
  )
}

/** Whoever opens the form takes the first seat; the usual bot takes the others. */
const usualHolders = (count: number, bot: string): Holder[] =>
  Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: recall('name') ?? '' } : { kind: 'bot', name: bot },
  )

function NewTable({ kit }: { kit: Kit }) {
  const { say } = useText()
  const { game, entry, words } = kit
  const [mode, setMode] = useState(entry.modes[0])
  const [seats, setSeats] = useState(entry.quick.seats)
  const [holders, setHolders] = useState(() => usualHolders(Math.max(...game.seats), entry.bots[0]))
  const [options, setOptions] = useState<Options>(() => usualOptions(kit, mode))
  const [name, setName] = useState('')
  const [pack, setPack] = useState<PackStamp>()
  const [failure, setFailure] = useState('')
  const [network, setNetwork] = useState(false)
  const [wishes, setWishes] = useState(() => usualWishes(Math.max(...game.seats)))
  const [manners, setManners] = useState<Manners>(USUAL_MANNERS)
  const tried = useMemo(() => trySetUp(kit, seats, options), [kit, seats, options])
  const names = typeof tried === 'string' ? tried : game.seatNames(tried)
  const faces = useMemo(() => seatFaces(kit, seats, options), [kit, seats, options])
  const titleOf = (seat: number) => faces?.[seat]?.title ?? say('new.player', { number: seat + 1 })
  const fits = useMemo(() => chooser(kit, seats, options), [kit, seats, options])
  const sitDown = (how: Mode, wanted: number) => {
    const count = how.seats.includes(wanted) ? wanted : how.seats[0]
    setMode(how)
    setSeats(count)
    setOptions(mend(kit, how, count, options))
  }
  const people = holders.slice(0, seats).filter(holder => holder.kind === 'person').length

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (network) return invite()
    const first = holders.find(holder => holder.kind === 'person')
    if (first?.name) remember('name', first.name)
    const named = holders
      .slice(0, seats)
      .map((holder, seat) =>
        holder.kind === 'empty'
          ? holder
          : { ...holder, name: holder.name.trim() || say('new.player', { number: seat + 1 }) },
      )
    try {
      go(`/table/${await setUp({ game: game.id, name: name.trim(), options, holders: joinHands(named), pack })}`)
    } catch (error) {
      setFailure(String(error))
    }
  }
  /** The table is made at the service; its keys are shown this once, in the waiting room. */
  const invite = async () => {
    try {
      const seated = wishes.slice(0, seats).map((wish, seat) => {
        const named = wish.kind === 'me' || wish.kind === 'here'
        return named ? { ...wish, name: wish.name?.trim() || say('new.player', { number: seat + 1 }) } : wish
      })
      const own = seated.find(({ kind }) => kind === 'me')?.name
      if (own !== undefined) remember('name', own)
      const made = await service.create({
        game: game.id,
        seats: seated,
        settings: { title: name.trim(), options, ...manners },
      })
      keysOf(made.id, ...made.keys.filter(({ seat }) => seated[seat].kind === 'link'))
      go(`/together/${made.id}`)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <form className="new-table" onSubmit={submit}>
      <fieldset className="setting">
        <legend>{say('new.where')}</legend>
        <div className="segments">
          <Radio group="where" label={say('new.where.here')} on={!network} onChoose={() => setNetwork(false)} />
          <Radio group="where" label={say('new.where.network')} on={network} onChoose={() => setNetwork(true)} />
        </div>
      </fieldset>
      {typeof tried === 'string' ? undefined : <CrestSheet looks={looksOf(kit, tried)} />}
      {entry.modes.length === 1 ? undefined : (
        <fieldset className="setting">
          <legend>{say('new.mode')}</legend>
          <div className="segments">
            {entry.modes.map(each => (
              <Radio
                key={each.title.en}
                group="mode"
                label={each.title[words.language]}
                on={each === mode}
                onChoose={() => sitDown(each, entry.quick.seats)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className="setting">
        <legend>{say('new.seats')}</legend>
        <div className="segments">
          {seatsOf(entry).map(count => (
            <Radio
              key={count}
              group="seats"
              label={String(count)}
              on={count === seats}
              onChoose={() => sitDown(modeFor(entry, mode, count), count)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="setting">
        <legend>{say('new.who')}</legend>
        {network ? undefined : <p>{say(company(seats, people))}</p>}
        {faces === undefined && typeof tried !== 'string' ? <p>{say('new.drawn')}</p> : undefined}
        {joinHands(holders.slice(0, seats)).some(({ hand, name: own }) => hand !== undefined && own !== '') ? (
          <p>{say('new.same-person')}</p>
        ) : undefined}
        {network
          ? wishes
              .slice(0, seats)
              .map((wish, seat) => (
                <WishField
                  key={seat}
                  title={titleOf(seat)}
                  look={faces?.[seat]?.look}
                  wish={wish}
                  bots={entry.bots}
                  mayBeEmpty={hasEmptyChairs(game)}
                  onChange={next => setWishes(wishes.map((each, i) => (i === seat ? next : each)))}
                />
              ))
          : undefined}
        {network
          ? undefined
          : holders
              .slice(0, seats)
              .map((holder, seat) => (
                <SeatField
                  key={seat}
                  seat={seat}
                  title={titleOf(seat)}
                  look={faces?.[seat]?.look}
                  holder={holder}
                  bots={entry.bots}
                  mayBeEmpty={hasEmptyChairs(game)}
                  onChange={next => setHolders(holders.map((each, i) => (i === seat ? next : each)))}
                />
              ))}
        <dl className="bot-list">
          {entry.bots.map(bot => (
            <div key={bot}>
              <dt>{words.say(`bot.${bot}`)}</dt>
              <dd>{words.say(`bot.${bot}.about`)}</dd>
            </div>
          ))}
        </dl>
      </fieldset>
      {network ? <MannersFields manners={manners} onChange={setManners} /> : undefined}
      {openOptions(kit, mode).map(option => (
        <OptionField
          key={option.name}
          option={option}
          value={options[option.name]}
          say={words.say}
          fits={value => fits(option.name, value)}
          note={minutesBeside(kit, option, options, people)}
          onChange={value => setOptions({ ...options, [option.name]: value })}
        />
      ))}
      <PackField game={game.id} takes={game.ownPack !== undefined} chosen={pack} onChoose={setPack} />
      <label className="setting new-name">
        <span className="new-legend">{say('new.name')}</span>
        <input
          value={name}
          maxLength={60}
          placeholder={entry.title[words.language]}
          onChange={event => setName(event.target.value)}
        />
      </label>
      {network ? (
        <MannersRead
          manners={manners}
          terms={termsOf(kit, { seats: wishes.slice(0, seats), options }, say, words.language)}
        />
      ) : undefined}
      {failure === '' ? undefined : (
        <p className="new-problem" role="alert">
          {say('trouble.store')} <span lang="en">{failure}</span>
        </p>
      )}
      <div className="new-foot">
        <Button kind="primary" type="submit" disabled={typeof names === 'string'}>
          {say(network ? 'new.make' : 'new.start')}
        </Button>
        <Button onClick={() => go('/')}>{say('act.lobby')}</Button>
        {entry.minutes === undefined || typeof names === 'string' ? undefined : (
          <p className="new-minutes">{say('new.minutes', { time: sayMinutes(kit, entry.minutes(options, people)) })}</p>
        )}
        {typeof names === 'string' ? (
          <p className="new-missing" role="alert">
            {say('new.unfit')} <span lang="en">{names}</span>
          </p>
        ) : undefined}
      </div>
    </form>
  )
}

/** The mode itself if it is for so many, else the first that is. */
const modeFor = ({ modes }: GameEntry, mode: Mode, seats: number): Mode =>
  mode.seats.includes(seats) ? mode : (modes.find(each => each.seats.includes(seats)) ?? mode)

/** The crests of a table that could be set up so. */
const looksOf = ({ board }: Kit, view: State): SeatLook[] =>
  Array.from({ length: view.seats }, (_, seat) => board?.words?.look?.(view, seat)).filter(look => look !== undefined)

/** How long each value of an option takes, where it makes a difference. */
function minutesBeside(
  kit: Kit,
  option: GameOption,
  options: Options,
  people: number,
): ((value: OptionValue) => string | undefined) | undefined {
  const { minutes } = kit.entry
  if (minutes === undefined || !('values' in option)) return undefined
  const time = (value: OptionValue) => minutes({ ...options, [option.name]: value }, people)
  return new Set(option.values.map(time)).size < 2 ? undefined : value => sayMinutes(kit, time(value))
}

/** Up to a hundred minutes in minutes, else in hours. */
const sayMinutes = ({ words: { say } }: Kit, minutes: number): string =>
  minutes <= 100 ? say('time.minutes', { minutes }) : say('time.hours', { hours: Math.round(minutes / 30) / 2 })

/** Whom one plays against. */
function company(seats: number, people: number): Key {
  if (people > 1) return 'new.hot-seat'
  if (people === 0) return 'new.watch'
  return seats === 1 ? 'new.solo' : 'new.alone'
}
