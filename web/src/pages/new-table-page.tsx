import { hasEmptyChairs, type Mode, type Options, type PackStamp } from '@spanish-main/kernel'
import { seatsOf } from '@spanish-main/kernel/entry'
import { joinHands } from '@spanish-main/session'
import { Button, CrestSheet } from '@spanish-main/ui'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { type Kit, useKit } from '../kit.ts'
import { drawn } from '../local/chance.ts'
import { setUp } from '../local/tables.ts'
import { remember } from '../memory.ts'
import { Loading, Message } from '../message.tsx'
import { PackField } from '../packs/pack-field.tsx'
import { keysOf } from '../remote/kept-keys.ts'
import { MannersFields } from '../remote/manners-fields.tsx'
import { isPerson, WishField, withWish } from '../remote/network-fields.tsx'
import { type SeatFace, seatFaces } from '../remote/seat-faces.ts'
import { service } from '../remote/service.ts'
import { type Manners, mannersText, termsOf, USUAL_MANNERS } from '../remote/terms.ts'
import { go } from '../router.tsx'
import { type Key, useText } from '../text.ts'
import { BotList, NewTableCard } from './new-table-card.tsx'
import { company, looksOf, minutesBeside, modeFor, samePerson, sayMinutes } from './new-table-words.ts'
import { OptionField } from './option-field.tsx'
import { PageFrame } from './page-frame.tsx'
import { SeatField } from './seat-field.tsx'
import { Radio } from './settings-page.tsx'
import { chooser, mend, openOptions, trySetUp, usualOptions } from './try-set-up.ts'
import { forgetUsual, holdersOf, keepUsual, recallUsual, wishesOf } from './usual.ts'
import './new-table.css'

/** Sets up a table with every option of its game. */
export function NewTablePage({ game }: { game: string }) {
  const { say } = useText()
  const kit = useKit(game)
  if (kit.kind === 'failed') return <Message title="game.none" body="game.none.body" />
  if (kit.kind === 'loading') return <Loading />
  const title = kit.it.entry.title[kit.it.words.language]
  return (
    <PageFrame title="new.title" heading={say('new.title', { game: title })} wide>
      <NewTable kit={kit.it} />
    </PageFrame>
  )
}

function NewTable({ kit }: { kit: Kit }) {
  const { say } = useText()
  const { game, entry, words } = kit
  const [usual, setUsual] = useState(() => recallUsual(kit))
  const most = Math.max(...game.seats)
  const [mode, setMode] = useState(entry.modes[usual?.mode ?? 0])
  const [seats, setSeats] = useState(usual?.seats ?? entry.quick.seats)
  const [holders, setHolders] = useState(() => holdersOf(usual, most, entry.bots[0]))
  const [options, setOptions] = useState<Options>(() => usual?.options ?? usualOptions(kit, mode))
  const [name, setName] = useState('')
  const [pack, setPack] = useState<PackStamp>()
  const [failure, setFailure] = useState('')
  const [kept, setKept] = useState(false)
  const [network, setNetwork] = useState(usual?.network ?? false)
  const [lot, setLot] = useState(usual?.lot ?? false)
  const [wishes, setWishes] = useState(() => wishesOf(usual, most))
  const [manners, setManners] = useState<Manners>(usual?.manners ?? USUAL_MANNERS)
  const tried = useMemo(() => trySetUp(kit, seats, options), [kit, seats, options])
  const names = typeof tried === 'string' ? tried : game.seatNames(tried)
  const faces = useMemo(() => seatFaces(kit, seats, options), [kit, seats, options])
  const fits = useMemo(() => chooser(kit, seats, options), [kit, seats, options])
  // Where the game draws by itself, or one sits alone, there is nothing to be drawn.
  const mayDraw = faces !== undefined && seats > 1
  const draws = lot && mayDraw
  const keep = () => {
    const chosen = { mode: entry.modes.indexOf(mode), seats, network, lot, options, manners, holders, wishes }
    keepUsual(game.id, chosen)
    setUsual(chosen)
    setKept(true)
  }
  const forget = () => {
    forgetUsual(game.id)
    setUsual(undefined)
    setKept(false)
    setMode(entry.modes[0])
    setSeats(entry.quick.seats)
    setHolders(holdersOf(undefined, most, entry.bots[0]))
    setOptions(usualOptions(kit, entry.modes[0]))
    setNetwork(false)
    setLot(false)
    setWishes(wishesOf(undefined, most))
    setManners(USUAL_MANNERS)
  }
  const sitDown = (how: Mode, wanted: number) => {
    const count = how.seats.includes(wanted) ? wanted : how.seats[0]
    setMode(how)
    setSeats(count)
    setOptions(mend(kit, how, count, options))
  }
  const people = network
    ? wishes.slice(0, seats).filter(isPerson).length
    : holders.slice(0, seats).filter(holder => holder.kind === 'person').length

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
      const holders = joinHands(draws ? drawn(named) : named)
      go(`/table/${await setUp({ game: game.id, name: name.trim(), options, holders, pack })}`)
    } catch (error) {
      setFailure(String(error))
    }
  }
  /** The table is made at the service; its keys are shown this once, in the waiting room. */
  const invite = async () => {
    try {
      const wished = wishes.slice(0, seats).map((wish, seat) => {
        const named = wish.kind === 'me' || wish.kind === 'here'
        return named ? { ...wish, name: wish.name?.trim() || say('new.player', { number: seat + 1 }) } : wish
      })
      const own = wished.find(({ kind }) => kind === 'me')?.name
      if (own !== undefined) remember('name', own)
      const made = await service.create({
        game: game.id,
        seats: wished,
        settings: { title: name.trim(), options, ...manners },
        ...(draws ? { lot: true } : {}),
      })
      keysOf(made.id, ...made.keys.filter(({ seat }) => wished[made.drawn?.[seat] ?? seat].kind === 'link'))
      go(`/together/${made.id}`)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }
  const minutes = entry.minutes?.(options, people)
  const time = minutes === undefined ? undefined : sayMinutes(kit, minutes)
  const faceOf = (seat: number): SeatFace =>
    (draws ? undefined : faces?.[seat]) ?? {
      ...{ title: say('new.player', { number: seat + 1 }), look: undefined, about: undefined },
    }
  const fieldOf = (seat: number) => {
    const common = { face: faceOf(seat), bots: entry.bots, mayBeEmpty: hasEmptyChairs(game) }
    return network ? (
      <WishField
        key={seat}
        {...common}
        wish={wishes[seat]}
        onChange={next => setWishes(withWish(wishes, seat, next))}
      />
    ) : (
      <SeatField
        key={seat}
        {...common}
        seat={seat}
        holder={holders[seat]}
        onChange={next => setHolders(holders.with(seat, next))}
      />
    )
  }
  const terms = termsOf(kit, { seats: wishes.slice(0, seats), options }, say, words.language)
  const takes = time === undefined ? [] : [sentence(say('new.minutes', { time }))]
  const lots = draws ? [say('new.lot.about')] : []
  const sentences = [terms, ...lots, ...(network ? mannersText(manners, say) : [say(company(seats, people))]), ...takes]
  return (
    <form className="new-table new-form" onSubmit={submit}>
      <div>
        <div className="new-ways">
          <Ways legend="new.where">
            <Radio group="where" label={say('new.where.here')} on={!network} onChoose={() => setNetwork(false)} />
            <Radio group="where" label={say('new.where.network')} on={network} onChoose={() => setNetwork(true)} />
          </Ways>
          {entry.modes.length === 1 ? undefined : (
            <Ways legend="new.mode">
              {entry.modes.map(each => (
                <Radio
                  key={each.title.en}
                  group="mode"
                  label={each.title[words.language]}
                  on={each === mode}
                  onChoose={() => sitDown(each, entry.quick.seats)}
                />
              ))}
            </Ways>
          )}
          <Ways legend="new.seats">
            {seatsOf(entry).map(count => (
              <Radio
                key={count}
                group="seats"
                label={String(count)}
                on={count === seats}
                onChoose={() => sitDown(modeFor(entry, mode, count), count)}
              />
            ))}
          </Ways>
        </div>
        {typeof tried === 'string' ? undefined : <CrestSheet looks={looksOf(kit, tried)} />}
        <fieldset className="setting">
          <legend>{say('new.who')}</legend>
          {faces === undefined && typeof tried !== 'string' ? <p>{say('new.drawn')}</p> : undefined}
          {mayDraw ? (
            <div className="segments new-lot">
              <Radio group="lot" label={say('new.lot.choose')} on={!lot} onChoose={() => setLot(false)} />
              <Radio group="lot" label={say('new.lot.draw')} on={lot} onChoose={() => setLot(true)} />
            </div>
          ) : undefined}
          {samePerson(holders.slice(0, seats)) && !network ? <p>{say('new.same-person')}</p> : undefined}
          {Array.from({ length: seats }, (_, seat) => fieldOf(seat))}
          {network ? <p>{say('wish.here.about')}</p> : undefined}
        </fieldset>
        {network ? <MannersFields manners={manners} onChange={setManners} /> : undefined}
        <div className="new-options">
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
        </div>
        <div className="new-usual">
          {kept ? <p role="status">{say('new.usual.kept')}</p> : undefined}
          {usual !== undefined && !kept ? <p>{say('new.usual.yours')}</p> : undefined}
          <Button onClick={keep}>{say('new.usual.keep')}</Button>
          {usual === undefined ? undefined : (
            <Button kind="quiet" onClick={forget}>
              {say('new.usual.forget')}
            </Button>
          )}
        </div>
      </div>
      <div className="new-side">
        <NewTableCard kit={kit} name={name} sentences={sentences} network={network} onName={setName} />
        <BotList kit={kit} />
      </div>
      <div className="new-foot">
        <Button kind="primary" type="submit" disabled={typeof names === 'string'}>
          {say(network ? 'new.make' : 'new.start')}
        </Button>
        <Button onClick={() => go('/')}>{say('act.lobby')}</Button>
        {typeof names === 'string' ? (
          <p className="new-missing" role="alert">
            {say('new.unfit')} <span lang="en">{names}</span>
          </p>
        ) : (
          <p>{network ? say('new.make.about') : takes}</p>
        )}
        {failure === '' ? undefined : (
          <p className="new-problem" role="alert">
            {say('trouble.store')} <span lang="en">{failure}</span>
          </p>
        )}
      </div>
    </form>
  )
}

/** With a full stop, but for a shortened word that has its own. */
const sentence = (said: string): string => (said.endsWith('.') ? said : `${said}.`)

/** A few ways, one of which is taken. */
function Ways({ legend, children }: { legend: Key; children: ReactNode }) {
  const { say } = useText()
  return (
    <fieldset className="setting">
      <legend>{say(legend)}</legend>
      <div className="segments">{children}</div>
    </fieldset>
  )
}
