import type { TableCard } from '@spanish-main/session'
import { findGame } from '../games.ts'
import { Link } from '../router.tsx'
import { type Language, type Text, useText } from '../text.ts'
import { chainOf, deadline, offered, standing, yours } from './cards.ts'
import { timeText } from './clocks.ts'
import { Digest } from './digest.tsx'

/** One table over the network: whose turn it is, how much time is left, and what happened since the own last move. */
export function NetworkLine({ card, all }: { card: TableCard; all: readonly TableCard[] }) {
  const { say, language, speech } = useText()
  const game = findGame(card.game)?.title[language] ?? card.game
  const title = card.title === '' ? game : card.title
  const chain = chainOf(all, card)
  const nameOf = ({ kind, name }: TableCard['seats'][number]) => (kind === 'bot' ? speech.say(`bot.${name}`) : name)
  const over = card.stage === 'over'
  return (
    <div className={yours(card) || offered(card) ? 'table-row row-asked' : 'table-row'}>
      <span className={yours(card) ? 'row-dot row-dot-on' : 'row-dot'} aria-hidden="true" />
      <b>{title}</b>
      <span className="row-where">
        {title === game ? '' : `${game}, `}
        {card.stage === 'playing' && card.moves === 0
          ? say('network.begun')
          : say('table.moves', { count: card.moves })}
      </span>
      <span className="row-who">
        {card.seats
          .map(nameOf)
          .filter(name => name !== '')
          .join(', ')}
      </span>
      <span className={yours(card) ? 'row-turn row-yours' : 'row-turn'}>
        {standing(card, nameOf, say)}
        <Clock card={card} language={language} say={say} />
      </span>
      <Link
        className="btn btn-plain"
        href={over ? `/replay/${card.id}` : `/together/${card.id}`}
        aria-label={say('row.open.label', { title })}
      >
        {say(over ? 'row.watch' : 'row.open')}
      </Link>
      {over ? (
        <Link
          className="btn btn-quiet"
          href={`/together/${card.id}`}
          aria-label={say('network.result.label', { title })}
        >
          {say('network.result')}
        </Link>
      ) : undefined}
      {chain.length > 1 ? (
        <div className="row-chain">
          <span>{say('row.chain', { number: chain.length })}</span>
          {chain.slice(0, -1).map((each, i) => (
            <Link key={each.id} href={`/replay/${each.id}`}>
              {say('row.chain.table', { number: i + 1 })}
            </Link>
          ))}
        </div>
      ) : undefined}
      {card.stage === 'playing' && card.mine.length > 0 ? <Digest card={card} /> : undefined}
    </div>
  )
}

/** What is left, and until when that is, in the reader's own time. */
function Clock({ card, language, say }: { card: TableCard; language: Language; say: Text['say'] }) {
  const left = card.paused ? undefined : deadline(card)
  if (left === undefined) return undefined
  const until = new Date(Date.now() + left).toLocaleString(language, {
    ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  return <small className="row-clock">{`${timeText(left)} · ${say('network.until', { until })}`}</small>
}
