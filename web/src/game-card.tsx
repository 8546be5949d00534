import { Icon } from './art/icon.tsx'
import type { Game } from './games.ts'
import { useText } from './text.ts'

export function GameCard({ game: { id, players, Picture } }: { game: Game }) {
  const { say } = useText()
  const [min, max] = players
  return (
    <article className="card">
      <div className="picture">
        <Picture />
      </div>
      <div className="card-body">
        <h2>{say(`game.${id}.title`)}</h2>
        <p className="promise">{say(`game.${id}.promise`)}</p>
        <ul className="facts">
          <li>
            <Icon name="meeple" />
            {say('card.players', { min, max })}
          </li>
          <li>
            <Icon name="hourglass" />
            {say(`game.${id}.length`)}
          </li>
        </ul>
        <p className="unready">{say('card.unready')}</p>
      </div>
    </article>
  )
}
