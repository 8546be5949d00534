import board from './board.pl.json' with { type: 'json' }
import box from './box.pl.json' with { type: 'json' }
import components from './components.pl.json' with { type: 'json' }
import guide from './guide.pl.json' with { type: 'json' }
import lacking from './lacking.pl.json' with { type: 'json' }
import panels from './panels.pl.json' with { type: 'json' }
import play from './play.pl.json' with { type: 'json' }
import primer from './primer.pl.json' with { type: 'json' }
import refusals from './refusals.pl.json' with { type: 'json' }
import rules from './rules.pl.json' with { type: 'json' }
import signs from './signs.pl.json' with { type: 'json' }
import story from './story.pl.json' with { type: 'json' }
import table from './table.pl.json' with { type: 'json' }
import telling from './telling.pl.json' with { type: 'json' }
import waiting from './waiting.pl.json' with { type: 'json' }

/** All that the game says in Polish. */
export const messages: Readonly<Record<string, string>> = {
  ...box,
  ...guide,
  ...panels,
  ...signs,
  ...primer,
  ...board,
  ...components,
  ...play,
  ...refusals,
  ...lacking,
  ...rules,
  ...story,
  ...table,
  ...telling,
  ...waiting,
}
