import type { Event, State } from '@spanish-main/kernel'
import { lengthen, type TableCard } from '@spanish-main/session'
import type { Change } from '@spanish-main/ui'
import { useEffect, useState } from 'react'
import { type Kit, useKit } from '../kit.ts'
import { Link } from '../router.tsx'
import { useText } from '../text.ts'
import { service } from './service.ts'

/** As many lines as a card has room for. */
const LINES = 3
const ORDER: readonly (Change['kind'] | undefined)[] = ['lost', 'gained', 'around', undefined]

interface News {
  readonly view: State
  readonly events: readonly Event[]
}

/** What happened at a table since the own last move: what touches the own things first, and no more than fits. */
export function Digest({ card }: { card: TableCard }) {
  const { say } = useText()
  const [seat] = card.mine
  const [news, setNews] = useState<News>()
  const kit = useKit(card.game, { seats: card.seats.length, options: card.options })
  useEffect(() => {
    let left = false
    service.since(card.id, seat).then(
      ({ seen, events }) => {
        if (!left && seen.told !== undefined)
          setNews({ view: seen.told.view, events: events.map(each => lengthen(each).event) })
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [card.id, card.moves, seat])
  if (kit.kind !== 'there' || news === undefined || news.events.length === 0) return undefined
  const lines = digestOf(kit.it, news, seat)
  const more = news.events.length - lines.length
  return (
    <div className="row-digest">
      <b>{say('digest.title')}</b>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {more > 0 ? <Link href={`/together/${card.id}`}>{say('digest.more', { count: more })}</Link> : undefined}
    </div>
  )
}

/** The weightiest lines: lost, gained, around one's own things, then the latest of the rest. */
function digestOf({ board, words }: Kit, { view, events }: News, seat: number): string[] {
  const kindOf = (event: Event) =>
    (board?.words?.changes?.(view, event, words.say, words.name) ?? []).find(change => change.seat === seat)?.kind
  const ranked = events
    .map((event, at) => ({ event, at, rank: ORDER.indexOf(kindOf(event)) }))
    .sort((a, b) => a.rank - b.rank || b.at - a.at)
  const said = ranked.map(({ event, at }) => ({
    at,
    text: words
      .line(event)
      .map(piece => (typeof piece === 'string' ? piece : piece.text))
      .join(''),
  }))
  const different = said.filter(({ text }, i) => text !== '' && said.findIndex(each => each.text === text) === i)
  return different
    .slice(0, LINES)
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text)
}
