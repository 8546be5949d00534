import type { GameEntry } from '@spanish-main/kernel'
import { Link } from '../router.tsx'
import { useText } from '../text.ts'

/** The way to the rules and the components of each game that has them. */
export function RulesShelf({ games }: { games: readonly GameEntry[] }) {
  const { say, language } = useText()
  const readable = games.filter(game => game.rules !== undefined)
  return (
    <section id="rules" className="shelf" aria-labelledby="rules-title" tabIndex={-1}>
      <h2 id="rules-title">{say('nav.rules')}</h2>
      {readable.length === 0 ? <p>{say('rules.empty')}</p> : undefined}
      {readable.map(({ id, title: said }) => {
        const title = said[language]
        return (
          <div key={id} className="table-row rules-row">
            <b>{title}</b>
            <Link className="btn btn-plain" href={`/rules/${id}`} aria-label={say('rules.of', { game: title })}>
              {say('nav.rules')}
            </Link>
            <Link
              className="btn btn-plain"
              href={`/components/${id}`}
              aria-label={say('components.of', { game: title })}
            >
              {say('nav.components')}
            </Link>
          </div>
        )
      })}
    </section>
  )
}
