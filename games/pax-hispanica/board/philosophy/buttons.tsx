import type { Say } from '@spanish-main/ui'
import { CELLS, DECKS } from '../../data/index.ts'
import type { Pax } from '../../rules/state.ts'
import { ReadButton } from '../card/read-button.tsx'
import { cardName, playerName } from '../names.ts'
import type { PhilosophyMarks, PhilosophyPick } from './marks.ts'
import { BOARD, cellPlace, DECK_PLACES } from './places.ts'

const share = (value: number) => `${(value / BOARD) * 100}%`

interface ButtonsProps {
  readonly view: Pax
  readonly say: Say
  readonly marks: PhilosophyMarks
  readonly onPick: (pick: PhilosophyPick) => void
}

/** Real buttons over the spaces. Only those with a mark can be reached by the tab key. */
export function CellButtons({ view, say, marks, onPick }: ButtonsProps) {
  return CELLS.map((cell, index) => {
    const { x, y, width, height } = cellPlace(index)
    const mark = marks.cells?.get(index)
    const colour = view.figure.indexOf(index)
    const name = [say(`cell.${cell.id}.name`), colour >= 0 && playerName(view, say, colour), mark?.label].filter(
      Boolean,
    )
    return (
      <button
        key={cell.id}
        type="button"
        tabIndex={mark === undefined ? -1 : 0}
        title={name.join(', ')}
        aria-label={name.join(', ')}
        style={{ left: share(x - width / 2), top: share(y - height / 2), width: share(width), height: share(height) }}
        onClick={() => onPick({ kind: 'cell', index })}
      />
    )
  })
}

interface DeckButtonsProps extends ButtonsProps {
  readonly onRead: (card: number) => void
  readonly onPeek?: ((card: number | undefined) => void) | undefined
}

/** Real buttons over the decks; where a click would take the card, a corner of it reads it. */
export function DeckButtons({ view, say, marks, onPick, onRead, onPeek }: DeckButtonsProps) {
  return DECKS.map((deck, index) => {
    const [x, y] = DECK_PLACES[index]
    const card = view.display[index]
    const mark = marks.decks?.get(index)
    const words = [
      say('board.deck.count', { deck: say(`board.deck.${deck}`), count: view.deckLeft[index] }),
      card >= 0 && cardName(say, card),
      mark?.label,
    ]
    return (
      <div
        key={deck}
        className="px-deck-place"
        data-place={`deck ${index}`}
        style={{ left: share(x), top: share(y), width: share(62), height: share(86) }}
      >
        <button
          type="button"
          aria-label={words.filter(Boolean).join(', ')}
          onClick={() => onPick({ kind: 'deck', index })}
          onPointerEnter={() => onPeek?.(card < 0 ? undefined : card)}
          onPointerLeave={() => onPeek?.(undefined)}
        />
        {mark !== undefined && card >= 0 && <ReadButton card={card} say={say} onRead={onRead} />}
      </div>
    )
  })
}
