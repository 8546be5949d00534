import { Refusal } from '@spanish-main/ui'
import { useTableContext } from './context.ts'

/** Why not: over the board, or `still` where it stands. */
export function RefusalCard({ still = false, onClose }: { still?: boolean; onClose: () => void }) {
  const { kit, props } = useTableContext()
  const { refusal } = props.picking
  if (refusal === undefined) return undefined
  const { problem } = refusal
  return (
    <div className={still ? undefined : 'refusal-place'}>
      <Refusal
        sentence={kit.words.refusal(problem)}
        otherwise={problem.rule === undefined ? undefined : kit.words.rule(problem.rule)?.says}
        rule={problem.rule}
        say={props.say}
        onRule={props.act.openRule}
        onClose={onClose}
      />
    </div>
  )
}
