import type { Problem } from '@spanish-main/kernel'
import { RuleChip } from '@spanish-main/ui'
import { useTableContext } from '../play/context.ts'

/** The rule that something is refused by. */
export function RuleOf({ problem }: { problem: Problem | undefined }) {
  const { say, act } = useTableContext().props
  return problem?.rule === undefined ? undefined : (
    <RuleChip id={problem.rule} label={say('rule.open', { id: problem.rule })} onOpen={act.openRule} />
  )
}
