import board from './board.pl.json' with { type: 'json' }
import components from './components.pl.json' with { type: 'json' }
import game from './game.pl.json' with { type: 'json' }
import lacking from './lacking.pl.json' with { type: 'json' }
import rules from './rules.pl.json' with { type: 'json' }
import waiting from './waiting.pl.json' with { type: 'json' }

/** All that the game says in Polish. */
export const messages: Readonly<Record<string, string>> = {
  ...board,
  ...components,
  ...game,
  ...lacking,
  ...rules,
  ...waiting,
}
