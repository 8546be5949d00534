import auction from './auction.pl.json' with { type: 'json' }
import board from './board.pl.json' with { type: 'json' }
import bots from './bots.pl.json' with { type: 'json' }
import box from './box.pl.json' with { type: 'json' }
import choices from './choices.pl.json' with { type: 'json' }
import components from './components.pl.json' with { type: 'json' }
import core from './core.pl.json' with { type: 'json' }
import deals from './deals.pl.json' with { type: 'json' }
import finale from './finale.pl.json' with { type: 'json' }
import goods from './goods.pl.json' with { type: 'json' }
import guide from './guide.pl.json' with { type: 'json' }
import lacking from './lacking.pl.json' with { type: 'json' }
import orders from './orders.pl.json' with { type: 'json' }
import play from './play.pl.json' with { type: 'json' }
import primer from './primer.pl.json' with { type: 'json' }
import rules from './rules.pl.json' with { type: 'json' }
import sail from './sail.pl.json' with { type: 'json' }
import sea from './sea.pl.json' with { type: 'json' }
import solitaire from './solitaire.pl.json' with { type: 'json' }
import stage from './stage.pl.json' with { type: 'json' }
import table from './table.pl.json' with { type: 'json' }
import telling from './telling.pl.json' with { type: 'json' }
import waiting from './waiting.pl.json' with { type: 'json' }

/** All that the game says in Polish. */
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
