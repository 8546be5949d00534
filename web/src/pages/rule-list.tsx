import type { RuleChapter } from '@spanish-main/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Kit } from '../kit.ts'
import { findRules, type Rule } from './rule-search.ts'
import './rule-list.css'

/** The rules of a game by chapter, each folded to its title; searchable, and open at one of them. */
export function RuleList({ kit, open }: { kit: Kit; open: string | undefined }) {
  const { say } = kit.words
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState(open)
  const list = useRef<HTMLDivElement>(null)
  const rules = useMemo(
    () => Object.keys(kit.game.catalogue).map(id => ({ id, ...(kit.words.rule(id) ?? { title: id, says: '' }) })),
    [kit],
  )
  const found = useMemo(() => findRules(rules, words), [rules, words])
  const chapters = useMemo(() => kit.board?.words?.chapters?.(say) ?? [], [kit, say])
  useEffect(() => setAsked(open), [open])

  useEffect(() => {
    if (asked === undefined) return
    setWords('')
    // After the whole list is there again.
    const wait = requestAnimationFrame(() => {
      const rule = list.current?.querySelector<HTMLElement>('.rule-open')
      rule?.scrollIntoView({ block: 'start' })
      rule?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(wait)
  }, [asked])

  const searching = words.trim() !== ''
  return (
    <div className="rule-list" ref={list}>
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
      {searching || chapters.length === 0 ? (
        <Rules rules={found} open={asked} unfolded={searching || chapters.length === 0} />
      ) : (
        chapters.map(chapter => (
          <Chapter
            key={chapter.id}
            chapter={chapter}
            rules={rules.filter(({ id }) => chapter.has(id))}
            asked={asked}
            begin={say('rules.begin')}
            onAsk={setAsked}
          />
        ))
      )}
    </div>
  )
}

/** A chapter: its overview, the rules to begin with, and all of them folded to their titles. */
function Chapter({
  chapter: { title, overview, doors },
  rules,
  asked,
  begin,
  onAsk,
}: {
  chapter: RuleChapter
  rules: readonly Rule[]
  asked: string | undefined
  begin: string
  onAsk: (id: string) => void
}) {
  const here = rules.some(({ id }) => id === asked)
  const known = doors.filter(id => rules.some(rule => rule.id === id))
  return (
    <details className="rule-chapter" open={here || undefined}>
      <summary>
        <h2>{title}</h2>
        <span className="rule-count">{rules.length}</span>
      </summary>
      <p className="rule-overview">{overview}</p>
      {known.length === 0 ? undefined : (
        <p className="rule-overview rule-doors">
          {begin}{' '}
          {known.map(id => (
            <button key={id} type="button" onClick={() => onAsk(id)}>
              {rules.find(rule => rule.id === id)?.title}
            </button>
          ))}
        </p>
      )}
      <Rules rules={rules} open={asked} unfolded={false} />
    </details>
  )
}

function Rules({ rules, open, unfolded }: { rules: readonly Rule[]; open: string | undefined; unfolded: boolean }) {
  return (
    <ul>
      {rules.map(({ id, title, says }) => (
        <li key={id} className={id === open ? 'rule-open' : undefined} tabIndex={id === open ? -1 : undefined}>
          <details open={unfolded || id === open || undefined}>
            <summary className="rule-title">
              <h3>
                <span className="rule-id">{id}</span>
                {title}
              </h3>
            </summary>
            <p>{says}</p>
          </details>
        </li>
      ))}
    </ul>
  )
}
