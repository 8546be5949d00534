import type { BoardProps } from '@spanish-main/ui'
import { useState } from 'react'
import { ENDINGS } from '../../rules/g3-victory.ts'
import type { Pax } from '../../rules/state.ts'
import { CardDialog } from '../card/card-dialog.tsx'
import { playerName } from '../names.ts'
import { useSprite } from '../sprite.ts'
import { Conditions } from './conditions.tsx'
import { Ranking } from './ranking.tsx'
import { kingsVerdict, type Verdict, verdictOf, zumbasVerdict } from './verdict.ts'
import { Victories } from './victory.tsx'
import './ending.css'

/** The end explained: the condition of the victory shown true on the table, and how far the others were. */
export function Ending({ table, act, say }: BoardProps<Pax>) {
  useSprite()
  const [read, setRead] = useState<number>()
  const { view } = table
  if (view.ended === 0) return null
  const verdict = verdictOf(view)
  const sheet = { view, say, onRule: act.openRule, onRead: setRead }
  const name = say(`ending.${ENDINGS[view.ended - 1]}.name`)
  return (
    <div className="px-finale">
      {verdict.kind === 'count' ? (
        <Ranking view={view} rule={verdict.rule} winner={verdict.winner} say={say} onRule={act.openRule} />
      ) : (
        <Conditions {...sheet} of={verdict} title={name} />
      )}
      <details>
        <summary>{say('finale.others')}</summary>
        {view.solitaire === 0 ? (
          <Victories view={view} say={say} onRule={act.openRule} />
        ) : (
          beaten(view, verdict).map(of => (
            <Conditions key={of.rule} {...sheet} of={of} title={playerName(view, say, of.colour)} />
          ))
        )}
      </details>
      {read !== undefined && <CardDialog view={view} card={read} say={say} onClose={() => setRead(undefined)} />}
    </div>
  )
}

/** In solitaire: who did not meet a condition, as far as each came. */
const beaten = (view: Pax, verdict: Verdict) =>
  [zumbasVerdict(view), kingsVerdict(view)].filter(
    ({ colour }) => verdict.kind === 'count' || colour !== verdict.colour,
  )
