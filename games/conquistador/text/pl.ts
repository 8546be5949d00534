import board from './board.pl.json' with { type: 'json' }
import components from './components.pl.json' with { type: 'json' }
import deals from './deals.pl.json' with { type: 'json' }
import desk from './desk.pl.json' with { type: 'json' }
import guide from './guide.pl.json' with { type: 'json' }
import lacking from './lacking.pl.json' with { type: 'json' }
import options from './options.pl.json' with { type: 'json' }
import primer from './primer.pl.json' with { type: 'json' }
import refusals from './refusals.pl.json' with { type: 'json' }
import rules from './rules.pl.json' with { type: 'json' }
import stage from './stage.pl.json' with { type: 'json' }
import table from './table.pl.json' with { type: 'json' }
import waiting from './waiting.pl.json' with { type: 'json' }

/** All that the game says in Polish. */
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
