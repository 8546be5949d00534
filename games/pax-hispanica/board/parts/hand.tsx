import type { HandProps } from '@spanish-main/ui'
import { useState } from 'react'
import type { Pax } from '../../rules/state.ts'
import { CardDialog } from '../card/card-dialog.tsx'
import { Hand as Cards, knownHand } from '../card/hand.tsx'
import { CardPeek } from '../card/peek.tsx'
import { useSprite } from '../sprite.ts'
import { cardMarks } from './targets.ts'

/** The cards in hand. Whoever only looks on has none. */
export function Hand(props: HandProps<Pax>) {
  useSprite()
  const { table, act, say, folded } = props
  const { view, seat } = table
  const [read, setRead] = useState<number>()
  const [peek, setPeek] = useState<number>()
  if (seat < 0) return null
  const colour = view.colour[seat]
  // A card that is sold or discarded goes from under the pointer, and no browser says that the pointer has left it.
  const shown = peek !== undefined && knownHand(view, colour).includes(peek) ? peek : undefined
  const hover = (card: number | undefined) => {
    setPeek(card)
    act.focus(card === undefined ? undefined : { domain: 'card', value: card })
  }
  return (
    <>
      <Cards
        view={view}
        colour={colour}
        say={say}
        folded={folded}
        marks={cardMarks(props)}
        onPick={card => act.pick({ domain: 'card', value: card })}
        onRead={setRead}
        onHover={hover}
      />
      {shown !== undefined && read === undefined && <CardPeek view={view} card={shown} say={say} side="right" />}
      {read !== undefined && <CardDialog view={view} card={read} say={say} onClose={() => setRead(undefined)} />}
    </>
  )
}
