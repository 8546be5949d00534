import { Crest, type PaperProps } from '@spanish-main/ui'
import { DOOM_YEAR } from '../../data/index.ts'
import type { Lords } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { Icon } from '../art/icon.tsx'
import { lookOf } from '../chart/facts.ts'
import { useSprite } from '../sprite.ts'
import { Rule } from '../stage/steps.tsx'
import { lordName } from '../words/names.ts'
import { type Payment, paymentsOf } from './payments.ts'
import './loan.css'

/** Years that are shown at least: instalments fall on the monkey and parrot years among them. */
const YEARS = 8

/** D1.6. The payments of a deal laid on the years in which they fall due. */
export function Loan(props: PaperProps<Lords>) {
  useSprite()
  const { table, terms, say } = props
  const { view } = table
  const payments = paymentsOf(view, terms)
  if (payments === undefined) return null
  const count = Math.max(YEARS, ...payments.map(({ year }) => year - view.year + 1))
  return (
    <section className="lo-loan" aria-label={say('loan.title')}>
      <h4>{say('loan.title')}</h4>
      <p>
        {say('loan.note')} <Rule id="D1.6" {...props} />
      </p>
      <ol>
        {Array.from({ length: count }, (_, i) => (
          <Year
            key={i}
            {...props}
            year={view.year + i}
            payments={payments.filter(({ year }) => year === view.year + i)}
          />
        ))}
      </ol>
    </section>
  )
}

function Year({
  table: { view },
  say,
  year,
  payments,
}: PaperProps<Lords> & { year: number; payments: readonly Payment[] }) {
  const never = year > view.lastYear
  const doom = year === DOOM_YEAR && year > view.year && !never
  return (
    <li className={year === view.year ? 'lo-loan-here' : never ? 'lo-loan-never' : ''}>
      <span>
        {tables.monkeys.includes(year % 10) && <Sign icon="monkey" label={say('sign.monkey')} />}
        {tables.parrots.includes(year % 10) && <Sign icon="parrot-head" label={say('sign.parrot')} />}
      </span>
      <b>{year}</b>
      {payments.map(({ to, gold, how }, i) => (
        <span key={i} className={`lo-loan-part lo-loan-${how}`}>
          <Crest look={lookOf(view, to)} /> {say(`loan.${how}`, { gold, lord: lordName(view, to, say) })}
        </span>
      ))}
      {never && <small>{say('ribbon.never')}</small>}
      {doom && <small>{say('loan.doom')}</small>}
    </li>
  )
}

const Sign = ({ icon, label }: { icon: 'monkey' | 'parrot-head'; label: string }) => (
  <i title={label}>
    <Icon name={icon} />
    <span className="lo-unseen">{label}</span>
  </i>
)
