import { pledgesOf } from '@spanish-main/kernel'
import type { BoardProps, Say } from '@spanish-main/ui'
import { scoreOf } from '../../rules/19-control.ts'
import { SOLITAIRE_TARGET } from '../../rules/20-victory.ts'
import { BANKERS, type Conquest } from '../../rules/state.ts'
import { LIVERIES } from '../art/liveries.tsx'
import { areaName, countryName, seatName } from '../names.ts'
import { Rule } from '../parts/rule.tsx'
import { withOpenBooks } from '../parts/strength.ts'

type Props = BoardProps<Conquest>

/** What a country without a player has colonised, by the name of the Area and its level. */
export function colonisedBy(view: Conquest, country: number, say: Say): string[] {
  return view.european.flatMap((level, area) =>
    level > 0 && view.europeanBy[area] === country ? [say('rivals.level', { area: areaName(say, area), level })] : [],
  )
}

/** Countries that colonise without a player: England, France and Portugal, counted from 0. */
export const RIVALS = [0, 1, 2]

/** 21.2. The solitaire game: how far it is to the goal, and what the other crowns hold. */
export function Alone({ table: { view }, act, say }: Props) {
  if (view.solitaire === 0) return null
  const { total } = scoreOf(view, 0)
  return (
    <section>
      <h3>
        {say('rivals.goal', { points: total, of: SOLITAIRE_TARGET })}{' '}
        <Rule id="21.29" say={say} onOpen={act.openRule} />
      </h3>
      <meter
        className="cq-goal-meter"
        min={0}
        max={SOLITAIRE_TARGET}
        value={total}
        aria-label={say('rivals.goal.label')}
      />
      <h3>
        {say('rivals.title')} <Rule id="21.23" say={say} onOpen={act.openRule} />
      </h3>
      <ul className="cq-rivals">
        {RIVALS.map(country => (
          <li key={country}>
            <span className="cq-gate" style={{ background: LIVERIES[country + 1].fill }} aria-hidden="true" />
            <b>{countryName(say, country + 1)}</b>
            <span>{colonisedBy(view, country, say).join(', ') || say('rivals.none')}</span>
          </li>
        ))}
      </ul>
      <p className="cq-small-print">{say('rivals.says')}</p>
    </section>
  )
}

/** 24.4. The Bankers: how near they are to their own victory, what was lent, and what is overdue. */
export function Bank({ table: { view }, act, say }: Props) {
  const banker = view.nation.indexOf(BANKERS)
  if (banker < 0) return null
  const { treasury } = withOpenBooks(view)
  const richest = treasury.filter((_, seat) => seat !== banker).sort((a, b) => b - a)
  const bar = (richest[0] ?? 0) + (richest[1] ?? 0)
  const loans = pledgesOf(view.deals, 'repay')
  const shares = pledgesOf(view.deals, 'share')
  const debts = view.debt.flatMap((n, seat) => (n > 0 ? [{ n, seat }] : []))
  return (
    <section>
      <h3>
        {say('bank.title')} <Rule id="24.4" say={say} onOpen={act.openRule} />
      </h3>
      <p className="cq-bank-bar">{say('bank.bar', { ducats: treasury[banker], bar })}</p>
      <meter
        className="cq-goal-meter"
        min={0}
        max={Math.max(1, bar)}
        value={treasury[banker]}
        aria-label={say('bank.title')}
      />
      <ul className="cq-rivals">
        {loans.map(({ from, args: [turn, n] }) => (
          <li key={`loan ${from} ${turn} ${n}`}>
            <span className="cq-gate" style={{ background: LIVERIES[view.nation[from]].fill }} aria-hidden="true" />
            <b>{seatName(view, say, from)}</b>
            <span>{say('bank.loan', { n, turn })}</span>
          </li>
        ))}
        {shares.map(({ from, args: [area, percent] }) => (
          <li key={`share ${from} ${area}`}>
            <span className="cq-gate" style={{ background: LIVERIES[view.nation[from]].fill }} aria-hidden="true" />
            <b>{seatName(view, say, from)}</b>
            <span>{say('bank.share', { area: areaName(say, area), percent })}</span>
          </li>
        ))}
        {debts.map(({ n, seat }) => (
          <li key={`debt ${seat}`}>
            <span className="cq-gate" style={{ background: LIVERIES[view.nation[seat]].fill }} aria-hidden="true" />
            <b>{seatName(view, say, seat)}</b>
            <span>{say('bank.debt', { n })}</span>
          </li>
        ))}
        {loans.length + shares.length + debts.length === 0 && <li>{say('bank.none')}</li>}
      </ul>
    </section>
  )
}
