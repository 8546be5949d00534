import { type GameEntry, rules } from '../games.ts'
import { Link } from '../router.tsx'
import { useText } from '../text.ts'

/** The way to the rules and the components of each game that has them. */
export function RulesShelf({ games }: { games: readonly GameEntry[] }) {
  const { say } = useText()
  const readable = games.filter(game => rules[game.id] !== undefined)
  return (
    <section id="rules" className="shelf" aria-labelledby="rules-title" tabIndex={-1}>
      <h2 id="rules-title">{say('nav.rules')}</h2>
      {readable.length === 0 ? <p>{say('rules.empty')}</p> : undefined}
      {readable.map(({ id }) => {
        const title = say(`game.${id}.title`)
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
