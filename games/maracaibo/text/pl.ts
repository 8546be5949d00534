import components from './components.pl.json' with { type: 'json' }
import play from './play.pl.json' with { type: 'json' }
import refusals from './refusals.pl.json' with { type: 'json' }
import rules from './rules.pl.json' with { type: 'json' }
import story from './story.pl.json' with { type: 'json' }
import table from './table.pl.json' with { type: 'json' }
import telling from './telling.pl.json' with { type: 'json' }

/** All that the game says in Polish. */
export const messages: Readonly<Record<string, string>> = {
  ...components,
  ...play,
  ...refusals,
  ...rules,
  ...story,
  ...table,
  ...telling,
}
