import type { TableCard } from '@spanish-main/session'
import { Button } from '@spanish-main/ui'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { findGame } from '../games.ts'
import { recall, remember } from '../memory.ts'
import { go, Link } from '../router.tsx'
import { useText } from '../text.ts'
import { timeText } from './clocks.ts'
import { service } from './service.ts'
import { paceText } from './terms.ts'

/** How often the lists are read again while the lobby is looked at. */
const AGAIN_MS = 15_000

/** Tables over the network: those to which this browser has a key, and those that anyone may join. */
export function NetworkShelves() {
  const { say } = useText()
  const [mine, setMine] = useState<readonly TableCard[]>([])
  const [open, setOpen] = useState<readonly TableCard[]>([])
  const refresh = useCallback(() => {
    service.mine().then(setMine, () => setMine([]))
    service.listed().then(setOpen, () => setOpen([]))
  }, [])
  useEffect(() => {
    refresh()
    const timer = setInterval(() => document.hidden || refresh(), AGAIN_MS)
    addEventListener('focus', refresh)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', refresh)
    }
  }, [refresh])
  const joinable = open.filter(card => !mine.some(own => own.id === card.id))
  return (
    <>
      <section id="network" className="shelf" aria-labelledby="network-title" tabIndex={-1}>
        <div className="shelf-head">
          <h2 id="network-title">{say('network.title')}</h2>
        </div>
        {mine.length === 0 ? <p>{say('network.empty')}</p> : undefined}
        {[...mine].sort(byUrgency).map(card => (
          <NetworkLine key={card.id} card={card} />
        ))}
        <TakeAlong onDone={refresh} />
      </section>
      {joinable.length === 0 ? undefined : (
        <section id="open-tables" className="shelf" aria-labelledby="open-title">
          <div className="shelf-head">
            <h2 id="open-title">{say('network.open')}</h2>
          </div>
          {joinable.map(card => (
            <OpenLine key={card.id} card={card} onTaken={refresh} />
          ))}
        </section>
      )}
    </>
  )
}

const yours = ({ stage, waiting, mine }: TableCard): boolean =>
  stage === 'playing' && mine.some(seat => (waiting & (1 << seat)) !== 0)

/** What is left of a table's own time on the card, where somebody's runs. */
function deadline({ clock, waiting }: TableCard): number | undefined {
  if (clock === undefined || clock.running === 0) return undefined
  const left = clock.left.filter((_, seat) => (waiting & clock.running & (1 << seat)) !== 0)
  return left.length === 0 ? undefined : Math.max(0, Math.min(...left) - (Date.now() - clock.wall))
}

const STAGES: readonly TableCard['stage'][] = ['playing', 'waiting', 'over', 'abandoned']

/** Your move first, the nearest deadline before others; then what waits for others, has not begun, is over. */
function byUrgency(one: TableCard, other: TableCard): number {
  const rank = (card: TableCard) => (yours(card) ? 0 : 1 + STAGES.indexOf(card.stage))
  const time = (card: TableCard) => deadline(card) ?? Number.MAX_SAFE_INTEGER
  return rank(one) - rank(other) || time(one) - time(other) || other.changed - one.changed
}

function NetworkLine({ card }: { card: TableCard }) {
  const { say, language, speech } = useText()
  const title = card.title === '' ? (findGame(card.game)?.title[language] ?? card.game) : card.title
  const left = deadline(card)
  const who = card.seats
    .filter(({ name }) => name !== '')
    .map(({ kind, name }) => (kind === 'bot' ? speech.say(`bot.${name}`) : name))
  return (
    <div className="table-row">
      <span className={yours(card) ? 'row-dot row-dot-on' : 'row-dot'} aria-hidden="true" />
      <b>{title}</b>
      <span className="row-where">{say('table.moves', { count: card.moves })}</span>
      <span className="row-who">{who.join(', ')}</span>
      <span className={yours(card) ? 'row-turn row-yours' : 'row-turn'}>
        {say(yours(card) ? 'row.your-move' : `stage.${card.stage}`)}
        {left === undefined ? '' : ` · ${timeText(left)}`}
      </span>
      <Link className="btn btn-plain" href={`/together/${card.id}`} aria-label={say('row.open.label', { title })}>
        {say('row.open')}
      </Link>
    </div>
  )
}

function OpenLine({ card, onTaken }: { card: TableCard; onTaken: () => void }) {
  const { say, language } = useText()
  const [name, setName] = useState(recall('name') ?? '')
  const [problem, setProblem] = useState('')
  const free = card.seats.findIndex(({ kind, arrived }) => kind === 'anyone' && !arrived)
  const title = card.title === '' ? (findGame(card.game)?.title[language] ?? card.game) : card.title
  const sit = async (event: FormEvent) => {
    event.preventDefault()
    remember('name', name.trim())
    try {
      await service.sit(card.id, free, name.trim())
      go(`/together/${card.id}`)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      onTaken()
    }
  }
  return (
    <form className="table-row" onSubmit={sit}>
      <span className="row-dot" aria-hidden="true" />
      <b>{title}</b>
      <span className="row-where">{paceText(card.pace, say)}</span>
      <input
        value={name}
        maxLength={40}
        required
        aria-label={say('waiting.your-name')}
        placeholder={say('waiting.your-name')}
        onChange={event => setName(event.target.value)}
      />
      <Button kind="primary" type="submit" disabled={free < 0}>
        {say('waiting.sit-down')}
      </Button>
      {problem === '' ? undefined : (
        <span role="alert" lang="en">
          {problem}
        </span>
      )}
    </form>
  )
}

/** How long a code stays on the screen. */
const CODE_MS = 120_000

/** The seats of this browser, taken to another device by a code that soon ends. */
function TakeAlong({ onDone }: { onDone: () => void }) {
  const { say } = useText()
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState(false)
  const [came, setCame] = useState<number>()
  useEffect(() => {
    if (code === '') return
    const timer = setTimeout(() => setCode(''), CODE_MS)
    return () => clearTimeout(timer)
  }, [code])
  const open = (event: FormEvent) => {
    event.preventDefault()
    void openWith(typed)
  }
  const openWith = (text: string) =>
    service.openPurse(text.trim()).then(
      ({ seats }) => {
        setTyped('')
        setProblem(false)
        setCame(seats)
        onDone()
      },
      () => setProblem(true),
    )
  const saveFile = async () => {
    try {
      const [text, { download }] = await Promise.all([service.keyFile(), import('../local/transfer.ts')])
      download('spanish-main-key.txt', `${text}\n`)
    } catch {
      setProblem(true)
    }
  }
  return (
    <details className="take-along">
      <summary>{say('purse.title')}</summary>
      <p>{say('purse.about')}</p>
      <p>
        <Button
          onClick={() =>
            service.code().then(
              made => setCode(made.code),
              () => setProblem(true),
            )
          }
        >
          {say('purse.show')}
        </Button>{' '}
        {code === '' ? undefined : <code>{code}</code>}
      </p>
      <form onSubmit={open}>
        <input
          value={typed}
          aria-label={say('purse.code')}
          placeholder={say('purse.code')}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {say('purse.open')}
        </Button>
      </form>
      <p>{say('purse.file.about')}</p>
      <p className="take-along-file">
        <Button onClick={() => void saveFile()}>{say('purse.file')}</Button>
        <label className="btn btn-plain">
          {say('purse.file.open')}
          <input
            type="file"
            className="unseen"
            accept=".txt,text/plain"
            onChange={event => void event.target.files?.[0]?.text().then(openWith)}
          />
        </label>
      </p>
      {problem ? <p role="alert">{say('purse.wrong')}</p> : undefined}
      {came === undefined ? undefined : <p role="status">{say('purse.done', { count: came })}</p>}
    </details>
  )
}
