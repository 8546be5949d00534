import { isCampaign, type State } from '@spanish-main/kernel'
import type { TableCard } from '@spanish-main/session'
import { Button, Crest, CrestSheet } from '@spanish-main/ui'
import { findGame } from '../games.ts'
import { type Kit, useKit } from '../kit.ts'
import { go, Link } from '../router.tsx'
import { useText } from '../text.ts'
import { chainOf, deadline, offered, standing, yours } from './cards.ts'
import { timeText, untilText, useSeconds } from './clocks.ts'
import { Digest } from './digest.tsx'
import { useNews } from './news.ts'
import { PresenceMark } from './presence.tsx'
import { service } from './service.ts'
import { paceWord } from './terms.ts'
import { whoAt } from './who.ts'

/** One table over the network: whose turn it is, how much time is left, who is there, what happened since the own last move. */
export function NetworkCard({
  card,
  all,
  reading,
}: {
  card: TableCard
  all: readonly TableCard[]
  /** How often the lists were read. */
  reading: number
}) {
  const { say, language, speech } = useText()
  const loaded = useKit(card.game, { seats: card.seats.length, options: card.options })
  const kit = loaded.kind === 'there' ? loaded.it : undefined
  const news = useNews(card, reading)
  const game = findGame(card.game)?.title[language] ?? card.game
  const title = card.title === '' ? game : card.title
  const nameOf = (seat: TableCard['seats'][number]) => whoAt(seat, '', speech.say)
  const [seat = -1] = card.mine
  const href = `/together/${card.id}`
  const about = [title === game ? '' : game, whereOf(card, kit, news?.view, say), paceWord(card.pace, say)]
  const asks = yours(card) || offered(card)
  const campaign = kit !== undefined && isCampaign(kit.entry, card.options)
  const onward = say(campaign ? 'row.continue' : 'act.rematch')
  const again = () =>
    service.act(card.id, 'rematch', {}, seat < 0 ? undefined : seat).then(
      ({ table }) => table !== undefined && go(`/together/${table}`),
      // It was deleted, or somebody else took the seat: the page of the table says so.
      () => go(href),
    )
  return (
    <article className="table-card" data-asks={asks || undefined}>
      {kit === undefined || news === undefined ? undefined : <Crests kit={kit} view={news.view} />}
      <span className="card-crest">
        <SeatCrest kit={kit} view={news?.view} seat={seat} />
      </span>
      <div className="card-what">
        <h4>
          <b>{title}</b> <span>{about.filter(word => word !== '').join(' · ')}</span>
        </h4>
        <p className="card-who">
          {card.seats.map((each, at) =>
            at === seat || each.kind === 'empty' || (nameOf(each) === '' && news === undefined) ? undefined : (
              <span key={at}>
                <SeatCrest kit={kit} view={news?.view} seat={at} /> {nameOf(each)}{' '}
                {news?.seats[at] === undefined ? undefined : <PresenceMark seat={news.seats[at]} />}
              </span>
            ),
          )}
        </p>
        <Chain card={card} all={all} campaign={campaign} />
      </div>
      <p className="card-turn">
        <b>{standing(card, nameOf, say)}</b>
        <Clock card={card} />
      </p>
      <span className="card-acts">
        {card.stage === 'over' ? (
          <>
            <Link
              className="btn btn-plain"
              href={`/replay/${card.id}`}
              aria-label={say('network.replay.label', { title })}
            >
              {say('network.replay')}
            </Link>
            <Link className="btn btn-plain" href={href} aria-label={say('network.result.label', { title })}>
              {say('network.result')}
            </Link>
            {seat < 0 && !card.host ? undefined : (
              <Button aria-label={say('network.again.label', { act: onward, title })} onClick={() => void again()}>
                {onward}
              </Button>
            )}
          </>
        ) : (
          <Link
            className={asks ? 'btn btn-primary' : 'btn btn-plain'}
            href={href}
            aria-label={say(card.stage === 'waiting' ? 'waiting.title' : 'row.open.label', { title })}
          >
            {say(card.stage === 'waiting' ? 'network.room' : 'row.open')}
          </Link>
        )}
      </span>
      {kit === undefined || news === undefined ? undefined : <Digest kit={kit} news={news} seat={seat} href={href} />}
    </article>
  )
}

/** Where the game stands, in its own words where it has them. */
function whereOf(
  { stage, seats, moves }: TableCard,
  kit: Kit | undefined,
  view: State | undefined,
  say: ReturnType<typeof useText>['say'],
): string {
  if (stage === 'waiting') {
    const people = seats.filter(({ kind }) => kind !== 'bot' && kind !== 'empty')
    return say('network.arrived', { count: people.filter(({ arrived }) => arrived).length, of: people.length })
  }
  const words = view === undefined ? undefined : kit?.board?.words?.summary?.(view, kit.words.say)
  return words ?? (moves === 0 ? say('network.begun') : say('table.moves', { count: moves }))
}

function Crests({ kit, view }: { kit: Kit; view: State }) {
  const looks = Array.from({ length: view.seats }, (_, seat) => kit.board?.words?.look?.(view, seat))
  return <CrestSheet looks={looks.filter(look => look !== undefined)} />
}

function SeatCrest({ kit, view, seat }: { kit: Kit | undefined; view: State | undefined; seat: number }) {
  const look = view === undefined || seat < 0 ? undefined : kit?.board?.words?.look?.(view, seat)
  return look === undefined ? undefined : <Crest look={look} />
}

/** The tables before this one, where it belongs to a campaign or came of a rematch. */
function Chain({ card, all, campaign }: { card: TableCard; all: readonly TableCard[]; campaign: boolean }) {
  const { say } = useText()
  const chain = chainOf(all, card)
  if (chain.length === 1) return undefined
  return (
    <div className="row-chain">
      <span>{say(campaign ? 'row.chain' : 'network.chain', { number: chain.length })}</span>
      {chain.slice(0, -1).map((each, i) => (
        <Link key={each.id} href={`/replay/${each.id}`}>
          {say('row.chain.table', { number: i + 1 })}
        </Link>
      ))}
    </div>
  )
}

/** What is left, and until when that is, in the reader's own time. */
function Clock({ card }: { card: TableCard }) {
  const { say, language } = useText()
  useSeconds()
  const due = card.paused ? undefined : deadline(card)
  if (due === undefined) return undefined
  return (
    <>
      <time>{timeText(due.left)}</time> <small>{say('network.until', { until: untilText(due.until, language) })}</small>
    </>
  )
}
