import type { ReactNode } from 'react'
import { RuleChip } from './chip.tsx'
import type { Say } from './contract.ts'
import './refusal.css'

/** A sentence about why not, split so that its first part can stand out as the fact. */
export function factAndReason(sentence: string): [fact: string, reason: string] {
  const end = /[.!?](?=\s)/.exec(sentence)
  return end === null ? [sentence, ''] : [sentence.slice(0, end.index + 1), sentence.slice(end.index + 1).trim()]
}

/** One bold fact, one sentence of what it would need, the rule, and a way out where there is one. */
export function Refusal({
  sentence,
  otherwise,
  rule,
  wayOut,
  say,
  onRule,
  onClose,
}: {
  sentence: string
  /** Said as the reason when the sentence is one sentence only. */
  otherwise?: string | undefined
  rule: string | undefined
  /** A way out, where there is one. */
  wayOut?: ReactNode
  say: Say
  onRule: (id: string) => void
  onClose: () => void
}) {
  const [fact, reason] = factAndReason(sentence)
  const second = reason === '' ? otherwise : reason
  return (
    <div className="refusal" role="alert">
      <b>{fact}</b>
      {second === undefined ? undefined : <p>{second}</p>}
      <div className="refusal-links">
        {rule === undefined ? undefined : (
          <>
            <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={onRule} />
            <button type="button" className="refusal-link" onClick={() => onRule(rule)}>
              {say('rule.read')}
            </button>
          </>
        )}
        {wayOut}
        <button type="button" className="refusal-link" onClick={onClose}>
          {say('act.understood')}
        </button>
      </div>
    </div>
  )
}
