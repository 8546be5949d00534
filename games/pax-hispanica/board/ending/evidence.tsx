import type { Say } from '@spanish-main/ui'
import { TOKENS } from '../../data/index.ts'
import type { Condition } from '../../rules/g3-victory.ts'
import { type Pax, PEER_SLOTS, TAX_REBEL } from '../../rules/state.ts'
import { Chest } from '../art/pieces.tsx'
import { Token } from '../art/token.tsx'
import { cardWords } from '../card/facts.ts'
import { MiniCard } from '../card/mini-card.tsx'
import { Die } from '../philosophy/meters.tsx'
import './evidence.css'

interface EvidenceProps {
  readonly view: Pax
  readonly colour: number
  readonly condition: Condition
  readonly say: Say
  readonly onRead: (card: number) => void
}

/** What is on the table that makes a condition true, or keeps it from being so. The place of a Figure is drawn beside. */
export function Evidence({ view, colour, condition, say, onRead }: EvidenceProps) {
  switch (condition.key) {
    case 'extremist':
      return null
    case 'peerages':
      return <Peers view={view} colour={colour} say={say} onRead={onRead} />
    case 'tax-rebels':
      return <Rebels count={condition.have} mercantilism={view.mercantilism} say={say} />
    case 'no-slaves':
      return <Slaves count={condition.have} />
    case 'war-coffers':
      return <Coffers count={view.coffers} />
  }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** Titles, and the Relics that stand for one (G3-relic). */
function Peers({ view, colour, say, onRead }: Omit<EvidenceProps, 'condition'>) {
  const cards = view.peers.slice(colour * PEER_SLOTS, (colour + 1) * PEER_SLOTS).filter(card => card >= 0)
  const relics = view.relics[colour]
  return (
    <ul className="px-evidence px-evidence-peers">
      {cards.map(card => (
        <li key={card}>
          <button type="button" aria-label={cardWords(say, view, card)} onClick={() => onRead(card)}>
            <MiniCard view={view} card={card} say={say} width={92} />
          </button>
        </li>
      ))}
      {relics > 0 && (
        <li>
          {upTo(relics).map(i => (
            <Token key={i} of={{ piece: 'relic' }} />
          ))}
          {say('board.relics', { count: relics })}
        </li>
      )}
    </ul>
  )
}

function Rebels({ count, mercantilism, say }: { count: number; mercantilism: number; say: Say }) {
  return (
    <div className="px-evidence">
      <span className="px-evidence-row" aria-hidden="true">
        {upTo(count).map(i => (
          <Token key={i} of={{ piece: 'rebel', side: TAX_REBEL }} />
        ))}
      </span>
      <span className="px-evidence-row">
        {say('finale.against', { what: say('board.mercantilism') })}
        <Die pips={mercantilism} />
      </span>
    </div>
  )
}

/** Those who are not free; one free Indigenous if there are none. */
function Slaves({ count }: { count: number }) {
  return (
    <span className="px-evidence px-evidence-row" aria-hidden="true">
      {count === 0 && <Token of={{ piece: 'indigenous' }} />}
      {upTo(count).map(i => (
        <Token key={i} of={{ piece: 'slave' }} />
      ))}
    </span>
  )
}

function Coffers({ count }: { count: number }) {
  const places = TOKENS.warCofferSpaces.count
  return (
    <svg className="px-evidence px-evidence-coffers" viewBox={`0 0 ${places * 20} 17`} aria-hidden="true">
      {upTo(places).map(place => (
        <g key={place} transform={`translate(${place * 20 + 10} 9)`}>
          {place < count ? <Chest /> : <rect x="-8" y="-6" width="16" height="12" rx="2.5" className="px-slot" />}
        </g>
      ))}
    </svg>
  )
}
