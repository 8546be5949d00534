import board from './board.en.json' with { type: 'json' }
import box from './box.en.json' with { type: 'json' }
import components from './components.en.json' with { type: 'json' }
import guide from './guide.en.json' with { type: 'json' }
import lacking from './lacking.en.json' with { type: 'json' }
import panels from './panels.en.json' with { type: 'json' }
import play from './play.en.json' with { type: 'json' }
import primer from './primer.en.json' with { type: 'json' }
import refusals from './refusals.en.json' with { type: 'json' }
import rules from './rules.en.json' with { type: 'json' }
import signs from './signs.en.json' with { type: 'json' }
import story from './story.en.json' with { type: 'json' }
import table from './table.en.json' with { type: 'json' }
import telling from './telling.en.json' with { type: 'json' }
import waiting from './waiting.en.json' with { type: 'json' }

/** All that the game says in English. */
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
