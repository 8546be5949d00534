import type { Say } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { ActionIcon } from '../art/action-glyph.tsx'
import { NudgeIcon } from '../art/nudge.tsx'
import { cardName } from '../names.ts'
import { Art } from './art.tsx'
import { actionsOf, DECK_COLOURS, deckOf, nudgeOf } from './facts.ts'

/** A card lying open in a work panel: who it is, and what each of its icons does. */
export function Lot({ view, card, say }: { view: Pax; card: number; say: Say }) {
  const deck = deckOf(card)
  const style: Record<string, string> = { '--px-deck': DECK_COLOURS[deck] }
  const actions = actionsOf(view, card)
  return (
    <article className="px-lot-line" style={style}>
      <div className="px-lot-band">
        {nudgeOf(card) >= 0 && <NudgeIcon nudge={nudgeOf(card)} />}
        {actions.map(({ slot, action }) => (
          <ActionIcon key={slot} action={action} ground={DECK_COLOURS[deck]} />
        ))}
      </div>
      <div className="px-lot-words">
        <h3>{cardName(say, card)}</h3>
        <p>{say(`board.deck.${deck}`)}</p>
        <ul>
          {actions.map(({ slot, action }) => (
            <li key={slot} title={say(`action.${action}.text`)}>
              <b>{say(`action.${action}.name`)}</b> <span>{say(`action.${action}.line`)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="px-lot-art">
        <Art view={view} card={card} />
      </div>
    </article>
  )
}
