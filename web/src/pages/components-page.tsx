import { useMemo, useState } from 'react'
import { type Kit, useKit } from '../kit.ts'
import { Loading, Message } from '../message.tsx'
import { PackSection } from '../packs/pack-section.tsx'
import { go } from '../router.tsx'
import { useText } from '../text.ts'
import { PageFrame } from './page-frame.tsx'
import { plain } from './rule-search.ts'
import './components-page.css'

/** Everything that is in a game's box. */
export function ComponentsPage({ game }: { game: string }) {
  const { say } = useText()
  const kit = useKit(game)
  if (kit.kind === 'failed') return <Message title="game.none" body="game.none.body" />
  if (kit.kind === 'loading') return <Loading />
  const { words, board, entry } = kit.it
  const { Components } = board ?? {}
  return (
    <PageFrame
      title="nav.components"
      heading={say('components.of', { game: entry.title[words.language] })}
      wide={Components !== undefined}
    >
      <PackSection kit={kit.it} />
      {Components === undefined ? (
        <Listed kit={kit.it} />
      ) : (
        <Components
          say={words.say}
          name={words.name}
          openRule={rule => go(`/rules/${game}/${encodeURIComponent(rule)}`)}
        />
      )}
    </PageFrame>
  )
}

const PARTS = ['text', 'ability', 'history'] as const

interface Thing {
  readonly key: string
  readonly name: string
  readonly lines: readonly string[]
}

/** For games without a browser of their own: every thing that has a name, by its kind. */
function thingsOf({ game, words }: Kit): { domain: string; things: Thing[] }[] {
  return Object.entries(game.vocabulary).flatMap(([domain, values]) => {
    if (!('words' in values)) return []
    const things = values.words.map((word, value) => ({
      key: word,
      name: words.name(domain, value),
      lines: PARTS.map(part => `${domain}.${word}.${part}`)
        .filter(words.say.has)
        .map(key => words.say(key)),
    }))
    return [{ domain, things }]
  })
}

function Listed({ kit }: { kit: Kit }) {
  const { say } = kit.words
  const all = useMemo(() => thingsOf(kit), [kit])
  const [kind, setKind] = useState('')
  const [filter, setFilter] = useState('')
  const kindName = (domain: string) => (say.has(`domain.${domain}`) ? say(`domain.${domain}`) : domain)
  const fits = ({ name, lines }: Thing) => plain([name, ...lines].join(' ')).includes(plain(filter))
  const shown = all.filter(each => kind === '' || each.domain === kind)
  return (
    <div className="components">
      <div className="components-filter">
        <label>
          <span>{say('components.kind')}</span>
          <select value={kind} onChange={event => setKind(event.target.value)}>
            <option value="">{say('components.all')}</option>
            {all.map(({ domain }) => (
              <option key={domain} value={domain}>
                {kindName(domain)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say('components.search')}</span>
          <input type="search" value={filter} onChange={event => setFilter(event.target.value)} />
        </label>
      </div>
      {shown.map(({ domain, things }) => {
        const found = things.filter(fits)
        return found.length === 0 ? undefined : (
          <section key={domain}>
            <h2>{kindName(domain)}</h2>
            <ul>
              {found.map(({ key, name, lines }) => (
                <li key={key}>
                  <b>{name}</b>
                  {lines.map(line => (
                    <p key={line}>{line}</p>
                  ))}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
