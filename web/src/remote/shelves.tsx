import type { TableCard } from '@spanish-main/session'
import { useCallback, useEffect, useState } from 'react'
import { useText } from '../text.ts'
import { byUrgency, isFollowed } from './cards.ts'
import { NetworkLine } from './network-line.tsx'
import { OpenLine } from './open-line.tsx'
import { service } from './service.ts'
import { TakeAlong } from './take-along.tsx'
import './together.css'

/** How often the lists are read again while the lobby is looked at. */
const AGAIN_MS = 15_000

/** Tables over the network: those to which this browser has a key, and those that anyone may join. */
export function NetworkShelves() {
  const { say } = useText()
  const [mine, setMine] = useState<readonly TableCard[]>([])
  const [open, setOpen] = useState<readonly TableCard[]>([])
  const refresh = useCallback(() => {
    service.mine().then(setMine, () => setMine([]))
    service.listed().then(setOpen, () => setOpen([]))
  }, [])
  useEffect(() => {
    refresh()
    const timer = setInterval(() => document.hidden || refresh(), AGAIN_MS)
    addEventListener('focus', refresh)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', refresh)
    }
  }, [refresh])
  const joinable = open.filter(card => !mine.some(own => own.id === card.id))
  return (
    <>
      <section id="network" className="shelf" aria-labelledby="network-title" tabIndex={-1}>
        <div className="shelf-head">
          <h2 id="network-title">{say('network.title')}</h2>
        </div>
        {mine.length === 0 ? <p>{say('network.empty')}</p> : undefined}
        {mine
          .filter(card => !isFollowed(mine, card))
          .sort(byUrgency)
          .map(card => (
            <NetworkLine key={card.id} card={card} all={mine} />
          ))}
        <TakeAlong onDone={refresh} />
      </section>
      {joinable.length === 0 ? undefined : (
        <section id="open-tables" className="shelf" aria-labelledby="open-title">
          <div className="shelf-head">
            <h2 id="open-title">{say('network.open')}</h2>
          </div>
          {joinable.map(card => (
            <OpenLine key={card.id} card={card} onTaken={refresh} />
          ))}
        </section>
      )}
    </>
  )
}
