import auction from './auction.en.json' with { type: 'json' }
import board from './board.en.json' with { type: 'json' }
import bots from './bots.en.json' with { type: 'json' }
import box from './box.en.json' with { type: 'json' }
import choices from './choices.en.json' with { type: 'json' }
import components from './components.en.json' with { type: 'json' }
import core from './core.en.json' with { type: 'json' }
import deals from './deals.en.json' with { type: 'json' }
import finale from './finale.en.json' with { type: 'json' }
import goods from './goods.en.json' with { type: 'json' }
import guide from './guide.en.json' with { type: 'json' }
import lacking from './lacking.en.json' with { type: 'json' }
import orders from './orders.en.json' with { type: 'json' }
import play from './play.en.json' with { type: 'json' }
import primer from './primer.en.json' with { type: 'json' }
import rules from './rules.en.json' with { type: 'json' }
import sail from './sail.en.json' with { type: 'json' }
import sea from './sea.en.json' with { type: 'json' }
import solitaire from './solitaire.en.json' with { type: 'json' }
import stage from './stage.en.json' with { type: 'json' }
import table from './table.en.json' with { type: 'json' }
import telling from './telling.en.json' with { type: 'json' }
import waiting from './waiting.en.json' with { type: 'json' }

/** All that the game says in English. */
export const messages: Readonly<Record<string, string>> = {
  ...auction,
  ...board,
  ...bots,
  ...box,
  ...choices,
  ...components,
  ...core,
  ...deals,
  ...finale,
  ...goods,
  ...guide,
  ...orders,
  ...play,
  ...primer,
  ...lacking,
  ...rules,
  ...sail,
  ...sea,
  ...solitaire,
  ...stage,
  ...table,
  ...telling,
  ...waiting,
}
