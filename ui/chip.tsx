import type { ReactNode } from 'react'
import './chip.css'

/** The id of a rule beside a claim; it opens the rule. `label` says so to those who listen. */
export function RuleChip({ id, label, onOpen }: { id: string; label: string; onOpen: (id: string) => void }) {
  return (
    <button
      type="button"
      className="rule-chip"
      data-rule={id}
      title={label}
      aria-label={label}
      onClick={() => onOpen(id)}
    >
      {id}
    </button>
  )
}

/** A small word on a strip: "you", "bot". */
export function Chip({ kind = 'outline', children }: { kind?: 'outline' | 'solid' | 'dashed'; children: ReactNode }) {
  return <span className={`chip chip-${kind}`}>{children}</span>
}
