import { useEffect, useState } from 'react'
import { type Kit, useKit } from '../kit.ts'
import { listTables } from '../local/store.ts'
import { Loading } from '../message.tsx'
import { PageFrame } from '../pages/page-frame.tsx'
import { seatTitle } from '../pages/seat-title.ts'
import { service } from '../remote/service.ts'
import { useText } from '../text.ts'
import { byEnding, byPlayer, bySeat, type Finished, finishedGames, lengths } from './games.ts'
import './statistics.css'

/** What came of all games that are over: in bars and in numbers at once. */
export function StatisticsPage() {
  const { say } = useText()
  const [games, setGames] = useState<readonly Finished[]>()
  useEffect(() => {
    const cards = service.mine().catch(() => [])
    Promise.all([listTables(), cards]).then(
      ([rows, mine]) => setGames(finishedGames(rows, mine)),
      () => setGames([]),
    )
  }, [])
  if (games === undefined) return <Loading />
  const titles = [...new Set(games.map(({ game }) => game))]
  return (
    <PageFrame title="statistics.title">
      <p>{say('statistics.about')}</p>
      {games.length === 0 ? <p>{say('statistics.none')}</p> : undefined}
      {titles.map(id => (
        <OfGame key={id} id={id} games={games.filter(({ game }) => game === id)} />
      ))}
    </PageFrame>
  )
}

function OfGame({ id, games }: { id: string; games: readonly Finished[] }) {
  const kit = useKit(id)
  if (kit.kind === 'failed') return undefined
  if (kit.kind === 'loading') return <Loading />
  return <WithWords kit={kit.it} games={games} />
}

function WithWords({ kit, games }: { kit: Kit; games: readonly Finished[] }) {
  const { say, language, speech } = useText()
  const { words, entry } = kit
  const endingName = (name: string) => {
    const key = [`ending.${name}.name`, `ending.${name}`, `ending.${name}.headline`].find(words.say.has)
    return key === undefined ? name : words.say(key)
  }
  const playerName = (name: string) =>
    name === 'person' ? say('statistics.people') : speech.say.has(`bot.${name}`) ? speech.say(`bot.${name}`) : name
  const average = Math.round(games.reduce((sum, { moves }) => sum + moves, 0) / games.length)
  return (
    <section className="statistics" aria-labelledby={`statistics-${entry.id}`}>
      <h2 id={`statistics-${entry.id}`}>{entry.title[language]}</h2>
      <p>{say('statistics.games', { count: games.length, moves: average })}</p>
      <div className="statistics-charts">
        <Bars
          title={say('statistics.endings')}
          what={say('statistics.ending')}
          rows={byEnding(games).map(each => ({ ...each, name: endingName(each.name) }))}
        />
        <Bars
          title={say('statistics.seats')}
          what={say('statistics.seat')}
          rows={bySeat(games).map(each => ({ ...each, name: seatTitle(kit, each.name) }))}
        />
        <Bars
          title={say('statistics.players')}
          what={say('statistics.player')}
          help={say('statistics.fair')}
          rows={byPlayer(games).map(each => ({ ...each, name: playerName(each.name) }))}
        />
        <Bars
          title={say('statistics.lengths')}
          what={say('statistics.moves')}
          rows={lengths(games).map(({ from, to, count }) => ({ name: `${from}–${to - 1}`, count, of: games.length }))}
        />
      </div>
    </section>
  )
}

interface Row {
  readonly name: string
  readonly count: number
  readonly of: number
  /** The share that would be fair. */
  readonly fair?: number
}

/** A table whose last column is a bar: the drawing and the numbers are one thing. */
function Bars({ title, what, help, rows }: { title: string; what: string; help?: string; rows: readonly Row[] }) {
  const { say } = useText()
  const percent = (share: number) => `${Math.round(100 * share)} %`
  return (
    <figure className="bars">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{say('statistics.count')}</th>
            <th scope="col">{say('statistics.share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, of, fair }) => {
            const share = of === 0 ? 0 : count / of
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{say('statistics.of', { count, of })}</td>
                <td className="bars-bar">
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect className="bars-ground" width="100" height="10" />
                    <rect className="bars-share" width={100 * share} height="10" />
                    {fair === undefined ? undefined : (
                      <rect className="bars-fair" x={100 * fair - 0.75} width="1.5" height="10" />
                    )}
                  </svg>
                  <span>{percent(share)}</span>
                  {fair === undefined ? undefined : (
                    <span className="unseen">{say('statistics.fair-share', { share: percent(fair) })}</span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {help === undefined ? undefined : <figcaption>{help}</figcaption>}
    </figure>
  )
}
