import type { BoardWords, Name, Say, TableView } from '@spanish-main/ui'
import { HOMEWARD } from '../../rules/board.ts'
import { villageCount } from '../../rules/mb4-main.ts'
import { isRed, objectOf } from '../../rules/mu7-search.ts'
import { movementPoints } from '../../rules/players.ts'
import { type Maracaibo, PORTS_MODULE } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { pending, top } from '../../rules/words.ts'
import { distance } from '../chart/course.ts'
import { sayCost, sayReward, saySymbol } from './effects.ts'
import { cardName, locationName, nameIn, nationName, opponentName, questName } from './names.ts'

type Table = TableView<Maracaibo>

/** The line of facts below a question, and what the question itself needs. */
export const prompt: NonNullable<BoardWords<Maracaibo>['prompt']> = (table, say, name) => {
  const facts = FACTS[table.decision?.name ?? '']?.(table, say, name)
  const params = paramsOf(table, say)
  return { params, ...(facts === undefined ? {} : { facts }) }
}

const where = ({ view, seat }: Table, say: Say): string =>
  say('facts.where', { place: locationName(say, view.ship[seat]), doubloons: view.doubloons[seat] })

const FACTS: Readonly<Record<string, (table: Table, say: Say, name: Name) => string>> = {
  sail: (table, say) =>
    say('facts.sail', {
      place: locationName(say, table.view.ship[table.seat]),
      points: movementPoints(table.view, table.seat),
      rest: distance(table.view, table.view.ship[table.seat], HOMEWARD) ?? 0,
    }),
  'sail-on': (table, say) => say('facts.sail-on', { points: top(table.view, 'sail-on').points }),
  main: (table, say) =>
    say('facts.main', {
      where: where(table, say),
      count: villageCount(table.view, table.seat),
      points: table.view.moved,
    }),
  stop: where,
  'wrap-up': ({ view, seat }, say) => say('facts.wrap-up', { cards: view.handSize[seat] }),
  village: where,
  'place-assistant': ({ view }, say) =>
    say('facts.assistant', {
      gain: sayReward(say, tables.cards[top(view, 'place-assistant').card].effects.assistant!.gain),
    }),
  'port-bonus': ({ view, seat }, say) =>
    say('facts.port', {
      price: tables.ports[view.port[seat]].price,
      bonus: sayReward(say, tables.ports[view.port[seat]].bonus),
      doubloons: view.doubloons[seat],
    }),
  'quest-offer': ({ view }, say) => questFacts(top(view, 'quest-offer').quest, say),
  'pay-symbol': ({ view }, say) => {
    const rest = pending(view, 'pay')?.symbols ?? []
    return say('facts.pay', {
      rest: rest.map(symbol => saySymbol(say, symbol)).join(', ') || 'none',
    })
  },
  exchange: ({ view }, say) => {
    const { reward, part } = top(view, 'exchange')
    const { cost, gain } = tables.rewards[reward][part]
    return say('facts.exchange', { cost: sayCost(say, cost), gain: sayReward(say, gain) })
  },
  'pay-each': ({ view }, say) => {
    const { reward, part } = top(view, 'pay-each')
    const { cost, gain } = tables.rewards[reward][part]
    return say('facts.exchange', { cost: sayCost(say, cost), gain: sayReward(say, gain) })
  },
  'jacques-quest': ({ view }, say) =>
    say('facts.jacques-quest', {
      place: locationName(say, top(view, 'jacques-quest').location),
      name: opponentName(say, view),
    }),
  'draw-token': ({ view, seat }, say) =>
    say('facts.draw-token', { points: view.combat[seat], figures: view.supply[seat] }),
  'place-hint': ({ view }, say) => {
    const { hint } = top(view, 'place-hint')
    return say('facts.hint', { colour: isRed(hint) ? 'red' : 'green', object: saySymbol(say, objectOf(hint)) })
  },
  ransom: ({ view, seat }, say) => say('facts.ransom', { doubloons: view.doubloons[seat] }),
}

const questFacts = (quest: number, say: Say): string => {
  const { cost, reward } = tables.quests[quest]
  return say('facts.quest', { quest: questName(say, quest), cost: sayCost(say, cost), reward: sayReward(say, reward) })
}

/** Names and amounts that a question may speak of. */
function paramsOf({ view, seat, decision }: Table, say: Say): Record<string, string | number> {
  if (seat < 0 || decision === undefined) return {}
  const base = {
    place: locationName(say, Math.max(0, view.ship[seat])),
    doubloons: view.doubloons[seat],
    ports: (view.modules & PORTS_MODULE) !== 0 ? 'yes' : 'no',
  }
  if (decision.name === 'pay-symbol') return { ...base, what: saySymbol(say, top(view, 'pay-symbol').symbol) }
  if (decision.name === 'place-assistant') return { ...base, card: cardName(say, top(view, 'place-assistant').card) }
  if (decision.name === 'resist') return { ...base, nation: nationName(say, top(view, 'resist').nation) }
  if (decision.name === 'patron') return { ...base, card: cardName(say, top(view, 'patron').card) }
  if (decision.name === 'port-bonus') return { ...base, port: nameIn(say, 'port', view.port[seat]) }
  return base
}
