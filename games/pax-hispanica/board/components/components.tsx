import type { ComponentsProps } from '@spanish-main/ui'
import { useMemo, useState } from 'react'
import { emptyPax, type Pax, PL } from '../../rules/state.ts'
import { useSprite } from '../sprite.ts'
import { CardBrowser } from './card-browser.tsx'
import { Omens } from './omens.tsx'
import { Pieces } from './pieces.tsx'
import { Places } from './places.tsx'
import './components.css'

const SECTIONS = ['cards', 'omens', 'places', 'pieces'] as const

/** The browser of everything in the box; at a table also of what is still unseen there. */
export function Components({ say, openRule, table }: ComponentsProps<Pax>) {
  useSprite()
  const [section, setSection] = useState<(typeof SECTIONS)[number]>('cards')
  const [words, setWords] = useState('')
  const [edition, setEdition] = useState(PL)
  const bare = useMemo(() => ({ ...emptyPax(2), edition }), [edition])
  const common = { view: table?.view ?? bare, atTable: table !== undefined, say, words, onRule: openRule }
  return (
    <div className="px-browser">
      <div className="px-browser-head">
        <fieldset className="px-browser-sections">
          <legend className="px-unseen">{say('box.sections')}</legend>
          {SECTIONS.map(each => (
            <button
              key={each}
              type="button"
              data-section={each}
              aria-pressed={each === section}
              onClick={() => setSection(each)}
            >
              {say(`box.section.${each}`)}
            </button>
          ))}
        </fieldset>
        <label className="px-browser-search">
          <span className="px-unseen">{say('box.search')}</span>
          <input
            type="search"
            value={words}
            placeholder={say('box.search')}
            onChange={event => setWords(event.target.value)}
          />
        </label>
      </div>
      {section === 'cards' && <CardBrowser {...common} onEdition={setEdition} onWords={setWords} />}
      {section === 'omens' && <Omens {...common} />}
      {section === 'places' && <Places {...common} />}
      {section === 'pieces' && <Pieces {...common} />}
    </div>
  )
}
