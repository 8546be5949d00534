import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { RuleChip } from './chip.tsx'
import type { Say } from './contract.ts'
import './action-bar.css'

/** Letters of a prompt that fit in one line beside the tools, more or less. */
const LONG = 64

/** Letters that fit beside the tools where the bar is narrow. */
const SHORT = 26

/** Letters of a question and its facts that fit in one line of their own, more or less. */
const BOTH = 80

/**
 * What gives way where the words find no room beside the tools: their keys, then their place beside the question, then
 * beside the facts, too.
 */
const CLOSE = 1
const WHOLE = 2
const APART = 3

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
  const { ref, level } = useFit(prompt, facts ?? '')
  const classes = [
    'action-bar',
    ...(prompt.length > LONG ? ['action-tight'] : []),
    ...(prompt.length > SHORT ? ['action-wide'] : []),
    ...(level >= CLOSE ? ['action-close'] : []),
    ...(level === WHOLE ? ['action-whole'] : []),
    ...(level === APART ? ['action-apart'] : []),
  ]
  return (
    <div ref={ref} className={classes.join(' ')}>
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

/** Measures whether question, facts and the lines of the tiles can be read to their end, and makes room step by step. */
function useFit(prompt: string, facts: string) {
  const words = `${prompt} ${facts}`
  const last = words.length < BOTH ? APART : WHOLE
  const ref = useRef<HTMLDivElement>(null)
  const [state, setState] = useState({ words, width: 0, level: 0 })
  const now = state.words === words ? state : { ...state, words, level: 0 }
  useLayoutEffect(() => {
    const bar = ref.current
    if (bar !== null && now.level < last && isCut(bar, now.level, last)) setState({ ...now, level: now.level + 1 })
  })
  useLayoutEffect(() => {
    const bar = ref.current
    if (bar === null) return
    const watch = new ResizeObserver(() => {
      const width = bar.clientWidth
      setState(last => (last.width === width ? last : { ...last, width, level: 0 }))
    })
    watch.observe(bar)
    return () => watch.disconnect()
  }, [])
  return { ref, level: now.level }
}

/** Letters reach below their own line by less than this; a line that is cut off is more. */
const OVERHANG = 8

/** A long question takes the first line from its facts only when it is cut itself. */
const WORDS = '.prompt > span, .tile-line'
const FACTS = '.facts-line > span'

const isCut = (bar: HTMLElement, level: number, last: number): boolean =>
  [...bar.querySelectorAll<HTMLElement>(level === CLOSE && last === WHOLE ? WORDS : `${WORDS}, ${FACTS}`)].some(
    each => each.scrollHeight > each.clientHeight + OVERHANG || each.scrollWidth > each.clientWidth + 1,
  )
