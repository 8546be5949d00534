import { type BoardProps, RuleChip } from '@spanish-main/ui'
import { discPoints } from '../../rules/mb12-jean-scoring.ts'
import { JACQUES_CARDS, JACQUES0, JEAN, type Maracaibo, PLACE } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { clockOf } from '../clock/turns.ts'
import { nameIn, opponentName } from '../words/names.ts'

/** What the opponent without a seat will score at the end of the round, and how long that may take. */
export function Opponent({ table, act, say }: BoardProps<Maracaibo>) {
  const { view } = table
  if (view.opponent === 0) return undefined
  const jean = view.opponent === JEAN
  const rule = jean ? 'MB-12.7' : 'MU-5.8'
  const open = Array.from({ length: JACQUES_CARDS }, (_, card) => card).filter(
    card => view.place[JACQUES0 + card] === PLACE.jacquesOpen,
  )
  const points = open.reduce((sum, card) => sum + tables.pack.jacquesCards[card].vp, 0)
  return (
    <section className="mb-opponent" aria-label={opponentName(say, view)}>
      <h2>
        {opponentName(say, view)} <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={act.openRule} />
      </h2>
      {jean ? (
        <p>
          {say('opponent.jean', {
            cards: view.aCards,
            discs: view.aDiscs,
            points: view.aCards + discPoints(view.aDiscs),
            deck: view.aDeck,
          })}
        </p>
      ) : (
        <p>
          {say('opponent.jacques', { cards: open.length, points })}
          {open.length === 0 ? '' : ` ${open.map(card => nameIn(say, 'card', JACQUES0 + card)).join(', ')}.`}
        </p>
      )}
      {view.round === 0 || view.ender >= 0 ? undefined : (
        <p>{say('opponent.sure', { turns: clockOf(view, Math.max(0, table.seat)).inTurns })}</p>
      )}
    </section>
  )
}
