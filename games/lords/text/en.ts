import board from './board.en.json' with { type: 'json' }
import components from './components.en.json' with { type: 'json' }
import game from './game.en.json' with { type: 'json' }
import lacking from './lacking.en.json' with { type: 'json' }
import rules from './rules.en.json' with { type: 'json' }
import waiting from './waiting.en.json' with { type: 'json' }

/** All that the game says in English. */
export const messages: Readonly<Record<string, string>> = {
  ...board,
  ...components,
  ...game,
  ...lacking,
  ...rules,
  ...waiting,
}
