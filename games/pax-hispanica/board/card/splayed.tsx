import type { Say } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { Icon } from '../art/icon.tsx'
import { LEGALITY_ICONS } from '../art/icon-names.ts'
import { NudgeIcon } from '../art/nudge.tsx'
import { cardName } from '../names.ts'
import {
  DECK_COLOURS,
  deckOf,
  legalityOf,
  nudgeOf,
  nudgeWords,
  qualificationOf,
  seamanshipLetter,
  titleOf,
} from './facts.ts'
import './splayed.css'

interface SplayedProps {
  readonly view: Pax
  readonly cards: readonly number[]
  readonly say: Say
  /** The first card leads the fleet. */
  readonly fleet?: boolean
  readonly onPick: (card: number) => void
}

/** Anchored cards in their Slot, splayed so that the top row of each is seen. */
export function Splayed({ view, cards, say, fleet = false, onPick }: SplayedProps) {
  return (
    <ol className="px-splayed">
      {cards.map((card, i) => (
        <li key={card}>
          <button type="button" onClick={() => onPick(card)} style={deckStyle(card)}>
            <span className="px-splayed-nudge">
              <NudgeIcon nudge={nudgeOf(card)} />
              <span className="px-unseen">{nudgeWords(say, nudgeOf(card))}</span>
            </span>
            <span className="px-splayed-name">
              {cardName(say, card)}
              <Under card={card} view={view} say={say} />
            </span>
            {fleet && i === 0 && <Icon name="flying-flag" />}
            {seamanshipLetter(card) !== '' && <span className="px-splayed-letter">{seamanshipLetter(card)}</span>}
            {titleOf(card) !== undefined && <Icon name="queen-crown" />}
          </button>
        </li>
      ))}
    </ol>
  )
}

const deckStyle = (card: number): Record<string, string> => ({ '--px-deck': DECK_COLOURS[deckOf(card)] })

function Under({ card, view, say }: { card: number; view: Pax; say: Say }) {
  const legality = legalityOf(card)
  const qualification = qualificationOf(view, card)
  if (legality !== undefined)
    return (
      <small>
        <Icon name={LEGALITY_ICONS[legality]} />
        {say(`legality.${legality}.name`)}
      </small>
    )
  return qualification === undefined ? null : <small>{say(`qualification.${qualification}.name`)}</small>
}
