import type { RuleChapter } from '@spanish-main/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Kit } from '../kit.ts'
import { findRules, type Rule } from './rule-search.ts'
import './rule-list.css'

interface RuleListProps {
  kit: Kit
  open: string | undefined
  /** There is room for the chapters beside the rules, so one of them is shown at a time. */
  broad?: boolean
}

/** The rules of a game by chapter, each folded to its title; searchable, and open at one of them. */
export function RuleList({ kit, open, broad = false }: RuleListProps) {
  const { say } = kit.words
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState(open)
  const [chosen, setChosen] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const rules = useMemo(
    () => Object.keys(kit.game.catalogue).map(id => ({ id, ...(kit.words.rule(id) ?? { title: id, says: '' }) })),
    [kit],
  )
  const found = useMemo(() => findRules(rules, words), [rules, words])
  const chapters = useMemo(() => kit.board?.words?.chapters?.(say) ?? [], [kit, say])
  useEffect(() => {
    setAsked(open)
    setChosen(undefined)
  }, [open])

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

  const turnTo = (chapter: string) => {
    setWords('')
    setAsked(undefined)
    setChosen(chapter)
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView({ block: 'start' })
  }

  const searching = words.trim() !== ''
  const whole = searching || chapters.length === 0
  const shown =
    chapters.find(({ id }) => id === chosen) ??
    chapters.find(chapter => asked !== undefined && chapter.has(asked)) ??
    chapters[0]
  const parts = chapters.map(chapter => ({ chapter, rules: rules.filter(({ id }) => chapter.has(id)) }))
  const body = (
    <div>
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
      {whole ? (
        <Rules rules={found} open={asked} unfolded />
      ) : (
        parts.map(({ chapter, rules }) => {
          const text = (
            <ChapterText chapter={chapter} rules={rules} asked={asked} begin={say('rules.begin')} onAsk={setAsked} />
          )
          if (broad)
            return chapter === shown ? (
              <section key={chapter.id}>
                <h2>{chapter.title}</h2>
                {text}
              </section>
            ) : undefined
          return (
            <details key={chapter.id} className="rule-chapter" open={rules.some(({ id }) => id === asked) || undefined}>
              <summary>
                <h2>{chapter.title}</h2>
                <span className="rule-count">{rules.length}</span>
              </summary>
              {text}
            </details>
          )
        })
      )}
    </div>
  )
  if (!broad)
    return (
      <div className="rule-list" ref={list}>
        {body}
      </div>
    )
  return (
    <div className="rule-list rule-list-broad" ref={list}>
      <nav className="rule-contents" aria-label={say('rules.chapters')}>
        {parts.map(({ chapter: { id, title }, rules }) => (
          <button
            key={id}
            type="button"
            aria-current={!searching && id === shown?.id ? 'true' : undefined}
            onClick={() => turnTo(id)}
          >
            {title}
            <span className="rule-count">{rules.length}</span>
          </button>
        ))}
      </nav>
      {body}
    </div>
  )
}

/** A chapter: its overview, the rules to begin with, and all of them folded to their titles. */
function ChapterText({
  chapter: { overview, doors },
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
  const known = doors.filter(id => rules.some(rule => rule.id === id))
  return (
    <>
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
    </>
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
