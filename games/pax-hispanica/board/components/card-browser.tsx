import { Button } from '@spanish-main/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { CARDS_IN_ALL } from '../../rules/tables.ts'
import { CardGrid } from './card-grid.tsx'
import { CardPage } from './card-page.tsx'
import { CertaintyKey } from './certainty-mark.tsx'
import { EVERYTHING, findCards, type Wanted } from './filter.ts'
import { Filters } from './filters.tsx'
import type { SectionProps } from './section.ts'
import { PlaceFilter, UnseenTable } from './unseen.tsx'

interface CardBrowserProps extends SectionProps {
  readonly onEdition: (edition: number) => void
  readonly onWords: (words: string) => void
}

/** All cards, narrowed down by what is on them, and read one by one. */
export function CardBrowser({ view, atTable, say, words, onRule, onEdition, onWords }: CardBrowserProps) {
  const [chosen, setChosen] = useState<Wanted>(EVERYTHING)
  const [read, setRead] = useState<number>()
  const wanted = useDeferredValue(useMemo(() => ({ ...chosen, words }), [chosen, words]))
  const cards = useMemo(() => findCards(view, say, wanted), [view, say, wanted])
  const narrow = (part: Partial<Wanted>) => setChosen(before => ({ ...before, ...part }))
  const at = read === undefined ? -1 : cards.indexOf(read)
  return (
    <>
      {atTable && <PlaceFilter view={view} say={say} chosen={chosen.place} onChoose={place => narrow({ place })} />}
      {atTable && chosen.place === 'unseen' && <UnseenTable view={view} say={say} />}
      <Filters view={view} atTable={atTable} say={say} chosen={chosen} onChoose={narrow} onEdition={onEdition} />
      <div className="px-browser-found">
        <p role="status">{say('box.found', { count: cards.length, all: CARDS_IN_ALL })}</p>
        {(chosen !== EVERYTHING || words !== '') && (
          <Button
            kind="quiet"
            onClick={() => {
              setChosen(EVERYTHING)
              onWords('')
            }}
          >
            {say('box.clear')}
          </Button>
        )}
        <CertaintyKey say={say} />
      </div>
      <CardGrid view={view} atTable={atTable} cards={cards} say={say} onRead={setRead} />
      {read !== undefined && (
        <CardPage
          view={view}
          atTable={atTable}
          card={read}
          say={say}
          onRule={onRule}
          onClose={() => setRead(undefined)}
          onBack={at > 0 ? () => setRead(cards[at - 1]) : undefined}
          onNext={at >= 0 && at < cards.length - 1 ? () => setRead(cards[at + 1]) : undefined}
        />
      )}
    </>
  )
}
