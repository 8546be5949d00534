import board from './board.en.json' with { type: 'json' }
import components from './components.en.json' with { type: 'json' }
import deals from './deals.en.json' with { type: 'json' }
import desk from './desk.en.json' with { type: 'json' }
import guide from './guide.en.json' with { type: 'json' }
import lacking from './lacking.en.json' with { type: 'json' }
import options from './options.en.json' with { type: 'json' }
import primer from './primer.en.json' with { type: 'json' }
import refusals from './refusals.en.json' with { type: 'json' }
import rules from './rules.en.json' with { type: 'json' }
import stage from './stage.en.json' with { type: 'json' }
import table from './table.en.json' with { type: 'json' }
import waiting from './waiting.en.json' with { type: 'json' }

/** All that the game says in English. */
export const messages: Readonly<Record<string, string>> = {
  ...board,
  ...components,
  ...deals,
  ...desk,
  ...guide,
  ...options,
  ...primer,
  ...refusals,
  ...lacking,
  ...rules,
  ...stage,
  ...table,
  ...waiting,
}
