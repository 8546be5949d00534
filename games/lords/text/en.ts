import components from './components.en.json' with { type: 'json' }
import game from './game.en.json' with { type: 'json' }
import rules from './rules.en.json' with { type: 'json' }

/** All that the game says in English. */
export const messages: Readonly<Record<string, string>> = { ...components, ...game, ...rules }
