import type { BoardWords, IconInUse } from '@spanish-main/ui'
import { cardInPlay } from '../../rules/d3-values.ts'
import type { Pax } from '../../rules/state.ts'
import { ICON_NAMES } from '../../rules/tables.ts'
import { ActionIcon } from '../art/action-glyph.tsx'
import { actionsOf, DECK_COLOURS, deckOf } from '../card/facts.ts'
import { MiniCard } from '../card/mini-card.tsx'
import { cardName } from '../names.ts'

/** D3c. The card in play lies open, and its icons are the buttons. */
export const inUse: NonNullable<BoardWords<Pax>['inUse']> = ({ view, choices }, say) => {
  const playing = cardInPlay(view)
  if (playing === undefined) return undefined
  const { card, used } = playing
  const ground = DECK_COLOURS[deckOf(card)]
  const icons = actionsOf(view, card).map(({ slot, action }): IconInUse => {
    const value = ICON_NAMES.indexOf(action)
    const spent = (used & (1 << slot)) !== 0
    return {
      target: { domain: 'action', value },
      name: say(`action.${action}.name`),
      picture: <ActionIcon action={action} ground={ground} />,
      used: spent,
      line: say(`action.${action}.line`),
      rule: choices.find(({ move, args }) => move === 'use' && args[0] === value)?.rule ?? 'D3c',
    }
  })
  return { name: cardName(say, card), picture: <MiniCard view={view} card={card} say={say} />, move: 'use', icons }
}
