import type { TableCard } from '@spanish-main/session'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { setAsked } from '../asked.ts'
import { type Key, useText } from '../text.ts'
import { byUrgency, deadline, isFollowed, offered, yours } from './cards.ts'
import { untilText } from './clocks.ts'
import { HaveLink } from './have-link.tsx'
import { NetworkCard } from './network-card.tsx'
import { OpenLine } from './open-line.tsx'
import { service } from './service.ts'
import { TakeAlong } from './take-along.tsx'
import './together.css'
import './cards.css'

/** How often the lists are read again while the lobby is looked at. */
const AGAIN_MS = 15_000

const asks = (card: TableCard): boolean => yours(card) || offered(card)

/** The groups of the own tables, in the order in which they are shown. */
const GROUPS: readonly { readonly title: Key; holds(card: TableCard): boolean }[] = [
  { title: 'network.yours', holds: asks },
  { title: 'network.others', holds: card => card.stage === 'playing' && !asks(card) },
  { title: 'network.not-begun', holds: card => card.stage === 'waiting' },
  { title: 'network.ended', holds: card => card.stage === 'over' || card.stage === 'abandoned' },
]

/** Tables over the network: those to which this browser has a key, with those of this screen below them; and those that anyone may join. */
export function NetworkShelves({ children }: { children: ReactNode }) {
  const { say, language } = useText()
  const [mine, setMine] = useState<readonly TableCard[]>()
  const [open, setOpen] = useState<readonly TableCard[]>([])
  const [reading, setReading] = useState(0)
  const refresh = useCallback(() => {
    service.mine().then(setMine, () => setMine([]))
    service.listed().then(setOpen, () => setOpen([]))
    setReading(count => count + 1)
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
  const shown = (mine ?? []).filter(card => !isFollowed(mine ?? [], card)).sort(byUrgency)
  const waiting = shown.filter(asks)
  useEffect(() => {
    if (mine !== undefined) setAsked(waiting.length)
  }, [mine, waiting.length])
  const nearest = Math.min(...waiting.map(card => deadline(card)?.until ?? Number.POSITIVE_INFINITY))
  const joinable = open.filter(card => !(mine ?? []).some(own => own.id === card.id))
  return (
    <div className="network-columns">
      <div>
        <div id="network">
          {waiting.length === 0 ? undefined : (
            <p className="network-sum">
              {say('network.wait', { count: waiting.length })}{' '}
              {Number.isFinite(nearest) ? say('network.nearest', { until: untilText(nearest, language) }) : ''}
            </p>
          )}
          {GROUPS.map(({ title, holds }) => {
            const cards = shown.filter(holds)
            return cards.length === 0 ? undefined : (
              <section key={title} className="card-group">
                <h3>
                  {say(title)} <small>{cards.length}</small>
                </h3>
                {cards.map(card => (
                  <NetworkCard key={card.id} card={card} all={mine ?? []} reading={reading} />
                ))}
              </section>
            )
          })}
        </div>
        {children}
      </div>
      <div>
        <section id="open-tables" className="card-group">
          <h3>{say('network.open')}</h3>
          {joinable.length === 0 ? <p>{say('network.none-open')}</p> : undefined}
          {joinable.map(card => (
            <OpenLine key={card.id} card={card} onTaken={refresh} />
          ))}
        </section>
        <HaveLink />
        <TakeAlong onDone={refresh} />
      </div>
    </div>
  )
}
