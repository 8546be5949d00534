import { ChartSheet } from './art/chart.tsx'
import { Footer } from './footer.tsx'
import { GameCard } from './game-card.tsx'
import { games } from './games.ts'
import { Header } from './header.tsx'
import { Hero } from './hero.tsx'
import { Shelf } from './shelf.tsx'
import { type Language, useText } from './text.ts'
import './lobby.css'

export function Lobby({ speak }: { speak: (language: Language) => void }) {
  const { say } = useText()
  return (
    <>
      <a className="skip" href="#play">
        {say('app.skip')}
      </a>
      <ChartSheet />
      <Header speak={speak} />
      <main>
        <Hero />
        <section id="play" className="games" aria-label={say('nav.play')} tabIndex={-1}>
          {games.map(game => (
            <GameCard key={game.id} game={game} />
          ))}
        </section>
        <div className="shelves">
          <Shelf id="tables" title="nav.tables" empty="tables.empty" />
          <Shelf id="replays" title="nav.replays" empty="replays.empty" />
          <Shelf id="rules" title="nav.rules" empty="rules.empty" />
        </div>
      </main>
      <Footer />
    </>
  )
}
