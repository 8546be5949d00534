import { lazy, Suspense, useEffect } from 'react'
import { ChartSheet } from '../art/chart.tsx'
import { useAsked } from '../asked.ts'
import { games } from '../games.ts'
import { Header } from '../header.tsx'
import { isDamaged } from '../local/rows.ts'
import { useHash } from '../router.tsx'
import { useText } from '../text.ts'
import { Footer } from './footer.tsx'
import { GameCard } from './game-card.tsx'
import { Hero } from './hero.tsx'
import { RulesShelf } from './rules-shelf.tsx'
import { ReplaysShelf, TableRows, TablesShelf } from './table-shelf.tsx'
import { useTables } from './use-tables.ts'
import './lobby.css'

const NetworkShelves = lazy(async () => ({ default: (await import('../remote/shelves.tsx')).NetworkShelves }))

/** For tests there is one game more. */
const shownGames = () => games.filter(game => !game.fixture || new URLSearchParams(location.search).has('fixture'))

export function Lobby() {
  const { say } = useText()
  const hash = useHash()
  const { tables, refresh } = useTables()
  const asked = useAsked()

  useEffect(() => {
    document.title = asked === 0 ? say('app.title') : `(${asked}) ${say('app.title')}`
  }, [say, asked])
  useEffect(() => {
    if (hash !== '') document.querySelector(hash)?.scrollIntoView()
  }, [hash])

  const here = (
    <section className="card-group">
      <h3>{say('tables.here')}</h3>
      <TableRows
        empty="tables.empty"
        rows={tables?.filter(row => isDamaged(row) || row.ending === '')}
        all={tables ?? []}
        onChange={refresh}
      />
    </section>
  )
  return (
    <>
      <a className="skip" href="#play">
        {say('app.skip')}
      </a>
      <ChartSheet />
      <Header />
      <main>
        <Hero />
        <section id="play" className="games" aria-label={say('nav.play')} tabIndex={-1}>
          {shownGames().map(game => (
            <GameCard key={game.id} game={game} />
          ))}
        </section>
        <TablesShelf>
          <Suspense fallback={here}>
            <NetworkShelves>{here}</NetworkShelves>
          </Suspense>
        </TablesShelf>
        <ReplaysShelf>
          <TableRows
            empty="replays.empty"
            rows={tables?.filter(row => !isDamaged(row) && row.ending !== '')}
            all={tables ?? []}
            onChange={refresh}
          />
        </ReplaysShelf>
        <RulesShelf games={shownGames()} />
      </main>
      <Footer />
    </>
  )
}
