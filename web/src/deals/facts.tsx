import type { Terms } from '@spanish-main/kernel'
import { useTableContext } from '../play/context.ts'
import { RuleOf } from './rule-of.tsx'

/** What a deal comes to for both, each fact with its rule. */
export function Facts({ terms }: { terms: Terms }) {
  const { kit, props } = useTableContext()
  const facts = kit.game.deals?.facts?.(props.table.view, terms) ?? []
  return facts.map((fact, i) => (
    <li key={i} className="deal-fact">
      {kit.words.fact(fact)} <RuleOf problem={fact} />
    </li>
  ))
}
