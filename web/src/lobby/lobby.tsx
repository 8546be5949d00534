import { lazy, Suspense, useEffect } from 'react'
import { ChartSheet } from '../art/chart.tsx'
import { games } from '../games.ts'
import { Header } from '../header.tsx'
import { isDamaged } from '../local/rows.ts'
import { useHash } from '../router.tsx'
import { useText } from '../text.ts'
import { Footer } from './footer.tsx'
import { GameCard } from './game-card.tsx'
import { Hero } from './hero.tsx'
import { RulesShelf } from './rules-shelf.tsx'
import { TableShelf } from './table-shelf.tsx'
import { useTables } from './use-tables.ts'
import './lobby.css'

const NetworkShelves = lazy(async () => ({ default: (await import('../remote/shelves.tsx')).NetworkShelves }))

/** For tests there is one game more. */
const shownGames = () => games.filter(game => !game.fixture || new URLSearchParams(location.search).has('fixture'))

export function Lobby() {
  const { say } = useText()
  const hash = useHash()
  const { tables, refresh } = useTables()

  useEffect(() => {
    document.title = say('app.title')
  }, [say])
  useEffect(() => {
    if (hash !== '') document.querySelector(hash)?.scrollIntoView()
  }, [hash])

  return (
    <>
      <a className="skip" href="#play">
        {say('app.skip')}
      </a>
      <ChartSheet />
      <Header />
      <main>
        <Hero ready={games.some(game => game.rules !== undefined && !game.fixture)} />
        <section id="play" className="games" aria-label={say('nav.play')} tabIndex={-1}>
          {shownGames().map(game => (
            <GameCard key={game.id} game={game} />
          ))}
        </section>
        <TableShelf
          id="tables"
          title="nav.tables"
          empty="tables.empty"
          rows={tables?.filter(row => isDamaged(row) || row.ending === '')}
          all={tables ?? []}
          onChange={refresh}
        />
        <Suspense>
          <NetworkShelves />
        </Suspense>
        <TableShelf
          id="replays"
          title="nav.replays"
          empty="replays.empty"
          rows={tables?.filter(row => !isDamaged(row) && row.ending !== '')}
          all={tables ?? []}
          onChange={refresh}
        />
        <RulesShelf games={shownGames()} />
      </main>
      <Footer />
    </>
  )
}
