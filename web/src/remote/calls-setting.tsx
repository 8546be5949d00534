import type { TableCard } from '@spanish-main/session'
import { Button } from '@spanish-main/ui'
import { useEffect, useState } from 'react'
import { findGame } from '../games.ts'
import { useText } from '../text.ts'
import { CallsDialog } from './calls.tsx'
import { service } from './service.ts'

/** Mail, webhook and feed for each seat of this browser at a table that is played. */
export function CallsSetting() {
  const { say, language } = useText()
  const [cards, setCards] = useState<readonly TableCard[]>([])
  const [open, setOpen] = useState<{ id: string; seat: number }>()
  useEffect(() => {
    service.mine().then(setCards, () => setCards([]))
  }, [])
  const seats = cards
    .filter(({ stage }) => stage === 'playing')
    .flatMap(({ id, game, title, seats: all, mine }) =>
      mine.map(seat => ({ id, seat, title: title || (findGame(game)?.title[language] ?? game), who: all[seat]?.name })),
    )
  return (
    <>
      <p>{say(seats.length === 0 ? 'calls.settings.none' : 'calls.settings')}</p>
      {seats.map(({ id, seat, title, who }) => (
        <p key={`${id} ${seat}`}>
          <Button onClick={() => setOpen({ id, seat })}>{[title, who].filter(Boolean).join(' · ')}</Button>
        </p>
      ))}
      {open === undefined ? undefined : <CallsDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
