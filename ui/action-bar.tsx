import type { ReactNode } from 'react'
import { RuleChip } from './chip.tsx'
import type { Say } from './contract.ts'
import './action-bar.css'

/** Letters of a prompt that fit in one line beside the tools, more or less. */
const LONG = 64

/** Letters that fit beside the tools where the bar is narrow. */
const SHORT = 26

/** The prompt as one sentence to the person, a line of facts, the ways back and out, and below them what to choose from. */
export function ActionBar({
  crest,
  prompt,
  facts,
  rule,
  tools,
  say,
  onRule,
  children,
}: {
  crest?: ReactNode
  prompt: string
  facts?: string | undefined
  rule?: string | undefined
  tools: ReactNode
  say: Say
  onRule: (id: string) => void
  children: ReactNode
}) {
  return (
    <div
      className={`action-bar${prompt.length > LONG ? ' action-tight' : ''}${prompt.length > SHORT ? ' action-wide' : ''}`}
    >
      <div className="action-words">
        <p className={prompt.length > LONG ? 'prompt prompt-long' : 'prompt'} title={prompt}>
          {crest}
          <span>{prompt}</span>
        </p>
        <p className="facts-line">
          {facts === undefined || facts === '' ? undefined : <span title={facts}>{facts}</span>}
          {rule === undefined ? undefined : (
            <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={onRule} />
          )}
        </p>
      </div>
      <div className="action-tools">{tools}</div>
      <div className="action-choices">{children}</div>
    </div>
  )
}
