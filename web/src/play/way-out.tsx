import type { Problem } from '@spanish-main/kernel'
import type { Target } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import { useTableContext } from './context.ts'

/** What a refusal offers instead, as a link; undefined where there is nothing. */
export function useWayOut(problem: Problem | undefined, target: Target | undefined): ReactNode {
  const { kit, props } = useTableContext()
  const { table, act, say, name, deals } = props
  // What a promise forbids leads to the deal.
  if (problem?.key === 'pledged' && deals !== undefined) {
    return (
      <button type="button" className="way-out" onClick={deals.open}>
        {say('deal.show', { id: problem.params.deal })}
      </button>
    )
  }
  const found = problem && kit.board?.words?.wayOut?.(table, problem, target, say, name)
  if (found === undefined) return undefined
  const take = () => {
    if (found.choose !== undefined) act.choose(found.choose)
    else act.show(found.show?.[0])
  }
  return (
    <button type="button" className="way-out" onClick={take}>
      {found.label}
    </button>
  )
}
