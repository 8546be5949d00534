import { useEffect, useMemo, useRef, useState } from 'react'
import type { Kit } from '../kit.ts'
import { findRules } from './rule-search.ts'
import './rule-list.css'

/** The rules of a game, searchable, open at one of them. */
export function RuleList({ kit, open }: { kit: Kit; open: string | undefined }) {
  const { say } = kit.words
  const [words, setWords] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const rules = useMemo(
    () => Object.keys(kit.game.catalogue).map(id => ({ id, ...(kit.words.rule(id) ?? { title: id, says: '' }) })),
    [kit],
  )
  const found = useMemo(() => findRules(rules, words), [rules, words])

  useEffect(() => {
    if (open === undefined) return
    setWords('')
    // After the whole list is there again.
    const wait = requestAnimationFrame(() => {
      const rule = list.current?.querySelector<HTMLElement>('.rule-open')
      rule?.scrollIntoView({ block: 'start' })
      rule?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(wait)
  }, [open])

  return (
    <div className="rule-list">
      <label className="search">
        <span className="unseen">{say('rules.search')}</span>
        <input
          type="search"
          value={words}
          placeholder={say('rules.search')}
          onChange={event => setWords(event.target.value)}
        />
      </label>
      <p className="rule-count" role="status">
        {say('rules.found', { count: found.length })}
      </p>
      <ul ref={list}>
        {found.map(({ id, title, says }) => (
          <li key={id} className={id === open ? 'rule-open' : undefined} tabIndex={id === open ? -1 : undefined}>
            <h3>
              <span className="rule-id">{id}</span>
              {title}
            </h3>
            <p>{says}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
