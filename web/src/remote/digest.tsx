import type { Event } from '@spanish-main/kernel'
import type { Change } from '@spanish-main/ui'
import type { Kit } from '../kit.ts'
import { Link } from '../router.tsx'
import { useText } from '../text.ts'
import type { News } from './news.ts'

/** As many lines as a card has room for. */
const LINES = 3
const ORDER: readonly (Change['kind'] | undefined)[] = ['lost', 'gained', 'around', undefined]

/** What happened at a table since the own last move: what touches the own things first, and no more than fits. */
export function Digest({ kit, news, seat, href }: { kit: Kit; news: News; seat: number; href: string }) {
  const { say } = useText()
  const all = linesOf(kit, news, seat)
  if (all.length === 0) return undefined
  const shown = all.slice(0, LINES).sort((a, b) => a.at - b.at)
  return (
    <div className="card-digest">
      <span>{say('digest.title', { count: all.length })}</span>
      <ul>
        {shown.map(({ at, text }) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
      {all.length > shown.length ? <Link href={href}>{say('digest.all', { count: all.length })}</Link> : undefined}
    </div>
  )
}

/** All lines, the weightiest first: lost, gained, around one's own things, then the latest of the rest. */
function linesOf({ board, words }: Kit, { view, events }: News, seat: number) {
  const kindOf = (event: Event) =>
    (board?.words?.changes?.(view, event, words.say, words.name) ?? []).find(change => change.seat === seat)?.kind
  const said = events
    .map((event, at) => ({ event, at, rank: ORDER.indexOf(kindOf(event)) }))
    .sort((a, b) => a.rank - b.rank || b.at - a.at)
    .map(({ event, at }) => ({
      at,
      text: words
        .line(event)
        .map(piece => (typeof piece === 'string' ? piece : piece.text))
        .join(''),
    }))
  return said.filter(({ text }, i) => text !== '' && said.findIndex(each => each.text === text) === i)
}
