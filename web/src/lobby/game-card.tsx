import type { GameEntry, Options } from '@spanish-main/kernel'
import { seatsOf } from '@spanish-main/kernel/entry'
import { Button, Icon } from '@spanish-main/ui'
import { useState } from 'react'
import { pictures } from '../art/pictures.tsx'
import { setUp } from '../local/tables.ts'
import { recall } from '../memory.ts'
import { go, Link } from '../router.tsx'
import { useText } from '../text.ts'

export function GameCard({ game }: { game: GameEntry }) {
  const { say, language } = useText()
  const { id, picture, quick, modes, bots, guide } = game
  const [min, max] = [seatsOf(game)[0], seatsOf(game).at(-1) ?? 0]
  const [failed, setFailed] = useState(false)
  const Picture = pictures[picture]
  const title = game.title[language]

  const play = async (seats: number, options: Options) => {
    const name = recall('name') || say('new.player', { number: 1 })
    const holders = Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? ({ kind: 'person', name } as const) : ({ kind: 'bot', name: bots[0] } as const),
    )
    try {
      go(`/table/${await setUp({ game: id, name: '', options, holders })}`)
    } catch {
      setFailed(true)
    }
  }
  return (
    <article className="card">
      <div className="picture">
        <Picture />
      </div>
      <div className="card-body">
        <h2>{title}</h2>
        <p className="promise">{game.promise[language]}</p>
        <ul className="facts">
          <li>
            <Icon name="meeple" />
            {say('card.players', { min, max })}
          </li>
          <li>
            <Icon name="hourglass" />
            {game.length[language]}
          </li>
        </ul>
        <div className="card-buttons">
          <Button
            kind="primary"
            aria-label={say('card.play.label', { game: title })}
            onClick={() => void play(quick.seats, quick.options)}
          >
            {say('card.play')}
          </Button>
          <Link className="btn btn-plain" href={`/new/${id}`} aria-label={say('card.new.label', { game: title })}>
            {say('card.new')}
          </Link>
          {modes.slice(1).map(mode => (
            <Button
              key={mode.title.en}
              className="card-alone"
              onClick={() => void play(mode.seats[0], mode.options ?? {})}
            >
              {mode.title[language]}
            </Button>
          ))}
        </div>
        {guide ? (
          <Link className="card-guide" href={`/guide/${id}`}>
            {say('guide')}
          </Link>
        ) : undefined}
        {failed ? (
          <p className="card-problem" role="alert">
            {say('trouble.store')}
          </p>
        ) : undefined}
      </div>
    </article>
  )
}
