import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useShell } from './shell.ts'
import './rule-inside.css'

/** Opens a rule where it was named, inside what names it, and not beside the table. */
export function useRuleInside(): { rule: ReactNode; onClickCapture(event: MouseEvent): void; close(): boolean } {
  const { say, rule: find, openRule } = useShell()
  const [id, setId] = useState<string>()
  const found = id === undefined ? undefined : find(id)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (id !== undefined) box.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return {
    onClickCapture(event) {
      const chip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-rule]') : null
      if (chip?.dataset.rule === undefined || find(chip.dataset.rule) === undefined) return
      event.stopPropagation()
      setId(chip.dataset.rule === id ? undefined : chip.dataset.rule)
    },
    close() {
      setId(undefined)
      return id !== undefined
    },
    rule:
      id === undefined || found === undefined ? undefined : (
        <section ref={box} className="rule-inside" role="status">
          <h3>
            <b>{id}</b>
            <span>{found.title}</span>
            <button type="button" aria-label={say('act.understood')} onClick={() => setId(undefined)}>
              {'×'}
            </button>
          </h3>
          <p>{found.says}</p>
          <button type="button" className="rule-inside-more" onClick={() => openRule(id)}>
            {say('rule.chapter')}
          </button>
        </section>
      ),
  }
}
