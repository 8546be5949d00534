import type { BoardProps } from '@spanish-main/ui'
import { useState } from 'react'
import type { Pax } from '../../rules/state.ts'
import { CardDialog } from '../card/card-dialog.tsx'
import { nudgeOf } from '../card/facts.ts'
import { CardPeek } from '../card/peek.tsx'
import type { PhilosophyPick } from '../philosophy/marks.ts'
import { Philosophy } from '../philosophy/philosophy.tsx'
import { useSprite } from '../sprite.ts'
import { boardMarks } from './targets.ts'

/** The rules behind the meters below the board. */
const RULES = { mercantilism: 'B5b', coffers: 'G3e', havens: 'B6a' } as const

/** The philosophy board beside the chart. A deck that cannot be taken shows its card. */
export function Side(props: BoardProps<Pax>) {
  useSprite()
  const { table, picking, act, say } = props
  const { view, seat } = table
  const [read, setRead] = useState<number>()
  const [peek, setPeek] = useState<number>()
  const marks = { cells: boardMarks(props, 'cell'), decks: boardMarks(props, 'deck') }
  const pick = (what: PhilosophyPick) => {
    if (what.kind === 'cell') act.pick({ domain: 'cell', value: what.index })
    else if (what.kind !== 'deck') act.openRule(RULES[what.kind])
    else if (marks.decks.has(what.index)) act.pick({ domain: 'deck', value: what.index })
    else if (view.display[what.index] >= 0) setRead(view.display[what.index])
  }
  // Only a card that is played nudges: one that is sold, discarded or made the Flagship does not.
  const playing = table.decision?.name === 'play-turn' && (picking.move ?? 'play') === 'play'
  const thought = playing && picking.focus?.domain === 'card' ? nudgeOf(picking.focus.value) : -1
  return (
    <>
      <Philosophy
        view={view}
        say={say}
        marks={marks}
        onPick={pick}
        onRead={setRead}
        onPeek={setPeek}
        nudge={thought < 0 || seat < 0 ? undefined : { colour: view.colour[seat], direction: thought }}
      />
      {peek !== undefined && <CardPeek view={view} card={peek} say={say} side="left" />}
      {read !== undefined && <CardDialog view={view} card={read} say={say} onClose={() => setRead(undefined)} />}
    </>
  )
}
