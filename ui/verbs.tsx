import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { VerbButton } from './picking.ts'
import { useRoving } from './roving.ts'
import './verbs.css'

/**
 * The moves of a decision as buttons that keep their places. One that is not possible stays, dashed, and answers with
 * its rule. Arrows move between them.
 */
export function Verbs({
  label,
  verbs,
  name,
  icon,
  onChoose,
  onRefused,
}: {
  label: string
  verbs: readonly VerbButton[]
  name: (verb: VerbButton) => string
  icon?: ((move: string) => ReactNode) | undefined
  onChoose: (verb: VerbButton) => void
  onRefused: (verb: VerbButton) => void
}) {
  const { ref, onKeyDown } = useRoving()
  const first = Math.max(
    0,
    verbs.findIndex(verb => verb.count > 0),
  )
  return (
    <div
      ref={ref as React.Ref<HTMLDivElement>}
      className="verbs"
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {verbs.map((verb, i) => {
        const possible = verb.count > 0
        const counted = possible && !verb.open && verb.domains.length > 0
        return (
          <Button
            key={verb.move}
            data-item=""
            data-first={i === first ? '' : undefined}
            data-move={verb.move}
            tabIndex={i === first ? 0 : -1}
            kind={possible ? 'lit' : 'impossible'}
            aria-disabled={!possible}
            icon={icon?.(verb.move)}
            count={counted ? verb.count : undefined}
            onClick={() => (possible ? onChoose(verb) : onRefused(verb))}
          >
            {name(verb)}
          </Button>
        )
      })}
    </div>
  )
}
