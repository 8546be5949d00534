import type { Say } from '@spanish-main/ui'
import { DECKS, DIRECTIONS, EDITIONS, HAVEN_ACTIONS, LEGALITIES, MARKET_ACTIONS } from '../../data/index.ts'
import { EN, type Pax, PL } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { ActionIcon } from '../art/action-glyph.tsx'
import { Icon } from '../art/icon.tsx'
import { DECK_ICONS, LEGALITY_ICONS } from '../art/icon-names.ts'
import { NudgeIcon } from '../art/nudge.tsx'
import { useNarrow } from '../parts/use-phone.ts'
import { TRUSTS } from './certainty.ts'
import type { Wanted } from './filter.ts'
import { Toggle, ToggleGroup } from './toggle.tsx'
import './filters.css'

interface FiltersProps {
  readonly view: Pax
  readonly atTable: boolean
  readonly say: Say
  readonly chosen: Wanted
  readonly onChoose: (part: Partial<Wanted>) => void
  readonly onEdition: (edition: number) => void
}

const ACTIONS = [...MARKET_ACTIONS, ...HAVEN_ACTIONS]

/** What cards can be narrowed down by. At a table, and where there is little room, they wait to be unfolded. */
export function Filters({ view, atTable, say, chosen, onChoose, onEdition }: FiltersProps) {
  const phone = useNarrow()
  const { deck, actions, nudge, legality } = chosen
  /** Pressed again, a toggle narrows nothing any more. */
  const other = <T,>(value: T, now: T | undefined) => (value === now ? undefined : value)
  return (
    <details className="px-filters" open={!phone && !atTable}>
      <summary>{say('box.filters')}</summary>
      <div>
        <ToggleGroup title={say('box.deck')}>
          {[...DECKS, 'haven' as const].map(each => (
            <Toggle key={each} on={each === deck} onPress={() => onChoose({ deck: other(each, deck) })}>
              <Icon name={DECK_ICONS[each]} />
              {say(`board.deck.${each}`)}
            </Toggle>
          ))}
        </ToggleGroup>
        <ToggleGroup title={say('box.nudge')}>
          {DIRECTIONS.map((direction, index) => (
            <Toggle
              key={direction}
              on={index === nudge}
              label={say(`board.nudge.${direction}`)}
              onPress={() => onChoose({ nudge: other(index, nudge) })}
            >
              <NudgeIcon nudge={index} />
            </Toggle>
          ))}
        </ToggleGroup>
        <ToggleGroup title={say('box.actions')} wide>
          {ACTIONS.map(action => (
            <Toggle
              key={action}
              on={actions.includes(action)}
              label={say(`action.${action}.name`)}
              onPress={() =>
                onChoose({
                  actions: actions.includes(action) ? actions.filter(each => each !== action) : [...actions, action],
                })
              }
            >
              <ActionIcon action={action} ground="var(--px-ground)" />
            </Toggle>
          ))}
        </ToggleGroup>
        <ToggleGroup title={say('box.legality')}>
          {LEGALITIES.map(each => (
            <Toggle key={each} on={each === legality} onPress={() => onChoose({ legality: other(each, legality) })}>
              <Icon name={LEGALITY_ICONS[each]} />
              {say(`legality.${each}.name`)}
            </Toggle>
          ))}
        </ToggleGroup>
        <Seamanship say={say} chosen={chosen} onChoose={onChoose} />
        <label className="px-filter">
          <span>{say('box.trust')}</span>
          <select
            value={chosen.trust ?? ''}
            onChange={event => onChoose({ trust: TRUSTS.find(each => each === event.target.value) })}
          >
            <option value="">{say('box.any')}</option>
            {TRUSTS.map(trust => (
              <option key={trust} value={trust}>
                {say(`box.trust.${trust}`)}
              </option>
            ))}
          </select>
        </label>
        <ToggleGroup title={say('box.edition')}>
          {!atTable &&
            EDITIONS.map((edition, index) => (
              <Toggle key={edition} on={view.edition === index} onPress={() => onEdition(index === EN ? EN : PL)}>
                {say(`box.edition.${edition}`)}
              </Toggle>
            ))}
          <Toggle
            on={chosen.differing === true}
            onPress={() => onChoose({ differing: chosen.differing ? undefined : true })}
          >
            {say('box.edition.differ')}
          </Toggle>
        </ToggleGroup>
      </div>
    </details>
  )
}

/** The worst letter that will do. */
function Seamanship({ say, chosen, onChoose }: Pick<FiltersProps, 'say' | 'chosen' | 'onChoose'>) {
  const letters = [...new Set(tables.seamanshipOf.filter(letter => letter >= 0))].sort((a, b) => a - b)
  return (
    <label className="px-filter">
      <span>{say('box.seamanship')}</span>
      <select
        value={chosen.seamanship ?? ''}
        onChange={event => {
          const { value } = event.target
          onChoose({ seamanship: value === '' ? undefined : Number(value) })
        }}
      >
        <option value="">{say('box.any')}</option>
        {letters.map(letter => (
          <option key={letter} value={letter}>
            {say('box.seamanship.least', { letter: String.fromCharCode(65 + letter) })}
          </option>
        ))}
      </select>
    </label>
  )
}
