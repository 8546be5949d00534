import type { Say } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { HAND } from '../../rules/state.ts'
import { MARKET } from '../../rules/tables.ts'
import type { IconName } from '../art/icon-names.ts'
import { cardWords } from './facts.ts'
import { MiniBack, MiniCard } from './mini-card.tsx'
import { ReadButton } from './read-button.tsx'
import './hand.css'

export interface CardMark {
  readonly state: 'may' | 'chosen'
  readonly label?: string
  readonly icon?: IconName
}

interface HandProps {
  readonly view: Pax
  /** Whose Hand; cards that this view does not know are shown by their backs. */
  readonly colour: number
  readonly say: Say
  /** Only the edges with the icons. */
  readonly folded?: boolean
  readonly marks?: ReadonlyMap<number, CardMark>
  readonly onPick: (card: number) => void
  readonly onRead: (card: number) => void
  readonly onHover?: (card: number | undefined) => void
}

/** The cards of a Hand that a view knows, in the order of the decks. */
export const knownHand = (view: Pax, colour: number): number[] =>
  view.place.flatMap((place, card) => (place === HAND + colour ? [card] : []))

/** Backs of unknown cards, each with a name of its own. */
const backsOf = (kind: 'market' | 'haven', count: number): string[] =>
  Array.from({ length: Math.max(0, count) }, (_, i) => `${kind}-${i}`)

/** A Hand as a row of small cards. */
export function Hand({ view, colour, say, folded = false, marks, onPick, onRead, onHover }: HandProps) {
  const cards = knownHand(view, colour)
  const market = cards.filter(card => card < MARKET).length
  const backs = [
    ...backsOf('market', view.marketHand[colour] - market),
    ...backsOf('haven', view.havenHand[colour] - (cards.length - market)),
  ]
  return (
    <section className={folded ? 'px-hand px-hand-folded' : 'px-hand'} aria-label={say('board.hand')}>
      <h2>{say('board.hand')}</h2>
      <ul>
        {cards.map(card => {
          const mark = marks?.get(card)
          return (
            <li key={card}>
              <button
                type="button"
                className={mark === undefined ? 'px-hand-card' : `px-hand-card px-${mark.state}`}
                aria-label={
                  mark?.label === undefined
                    ? cardWords(say, view, card)
                    : `${cardWords(say, view, card)}: ${mark.label}`
                }
                aria-pressed={mark === undefined ? undefined : mark.state === 'chosen'}
                onClick={() => onPick(card)}
                onPointerEnter={() => onHover?.(card)}
                onPointerLeave={() => onHover?.(undefined)}
                onFocus={() => onHover?.(card)}
                onBlur={() => onHover?.(undefined)}
              >
                <MiniCard view={view} card={card} say={say} />
              </button>
              <ReadButton card={card} say={say} onRead={onRead} />
            </li>
          )
        })}
        {backs.map(back => (
          <li key={back}>
            <MiniBack haven={back.startsWith('haven')} />
          </li>
        ))}
        {cards.length + backs.length === 0 && <li className="px-hand-empty">{say('board.hand.empty')}</li>}
      </ul>
    </section>
  )
}
