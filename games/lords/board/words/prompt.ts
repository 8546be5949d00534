import { fastChance } from '@spanish-main/kernel'
import type { BoardWords, Name, Say, TableView } from '@spanish-main/ui'
import { bill, nextBill, priceOf } from '../../rules/c2-capitalization.ts'
import { barred, highestBid, means } from '../../rules/c3a-auction.ts'
import { carryOut } from '../../rules/c4b-trade.ts'
import { MOST_ENTRIES } from '../../rules/c4b-voyage.ts'
import { BUILDING_YEARS } from '../../rules/c5-year-end.ts'
import { agreedShare } from '../../rules/d1-deals.ts'
import { cloneLords, type Lords } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { answerFor, cargoRoom, ownerOf, sizeOf, soldiersAt } from '../../rules/units.ts'
import { pending, top } from '../../rules/words.ts'
import { townName } from '../chart/labels.tsx'
import { effectLine, optionsOf } from './effects.ts'
import { lordName, ownedName } from './names.ts'

type Params = Readonly<Record<string, string | number>>
interface Filled {
  readonly params?: Params
  readonly facts?: string
}
type Fill = (table: TableView<Lords>, say: Say, name: Name) => Filled

const aboard = (view: Lords, fleet: number): Params => ({
  men: view.soldiers[fleet],
  profit: view.profit[fleet],
  tents: view.treasure[fleet],
})

/** What a trade brings its two sides in gold or soldiers, by the rules' own arithmetic on a copy. */
function shares(
  view: Lords,
  fleet: number,
  colony: number,
  amount: number,
): { yours: number; theirs: number; men: number } {
  const g = cloneLords(view)
  carryOut(g, { chance: fastChance(1), listen: undefined }, fleet, colony, amount)
  return {
    yours: g.worth[colony] - view.worth[colony],
    theirs: g.worth[fleet] - view.worth[fleet],
    men: g.soldiers[colony] - view.soldiers[colony],
  }
}

/** C3a. How high one may go; or why not at all. */
function bidFacts(view: Lords, seat: number, lot: number, say: Say): string {
  const [highest, most] = [highestBid(view), means(view, seat)]
  const bar = barred(view, seat, lot)
  if (bar !== undefined) return say('facts.bid-barred', { highest, why: say(`refusal.${bar.rule}/${bar.key}`) })
  return say(most < Math.max(1, highest) ? 'facts.bid-poor' : 'facts.bid', { highest, means: most })
}

/** Who asks, where, how much: what the sentence `decision.<name>` needs, and a line of facts. */
const FILLS: Readonly<Record<string, Fill>> = {
  capitalize: ({ view, seat }, say) => ({
    params: { bill: bill(view, seat), price: priceOf(view, seat) },
    facts: say('facts.coffers', { gold: view.gold[seat] }),
  }),
  declare: ({ view, seat }, say) => ({
    facts: say('facts.declare', { gold: view.gold[seat], plots: view.plots.length / 5 }),
  }),
  consent: ({ view }, say, name) => {
    const { card, option, fleet } = top(view, 'consent')
    const { effect } = tables.plots[card][option - 1]
    const lord = lordName(view, ownerOf(view, card), say)
    const share = say(`share.${agreedShare(view, ownerOf(view, fleet))}`)
    return {
      params: { lord, card: name('place', card), fleet: name('place', fleet), kind: effect.kind.replace('-', '_') },
      facts:
        effect.kind === 'flota' ? say('facts.flota-terms', { share }) : effectLine(optionsOf(card)[option - 1], say),
    }
  },
  bid: ({ view, seat }, say, name) => {
    const { lot } = top(view, 'bid')
    return {
      params: { lot: name('place', lot) },
      facts: bidFacts(view, seat, lot, say),
    }
  },
  'answer-pledge': ({ view }, say, name) => {
    const { from, gold } = top(view, 'answer-pledge')
    const lot = pending(view, 'auction')?.lot
    return {
      params: { lord: lordName(view, from, say), gold },
      ...(lot === undefined
        ? {}
        : { facts: say('facts.pledge', { lot: name('place', lot), highest: highestBid(view) }) }),
    }
  },
  preparations: ({ view, seat }, say) => ({ facts: say('facts.coffers', { gold: view.gold[seat] }) }),
  'choose-location': ({ view }, _say, name) => ({
    params: { fleet: name('place', top(view, 'choose-location').fleet) },
  }),
  operations: ({ view, seat, choices }, say) => ({
    facts: say(choices.every(({ move }) => move === 'finish') ? 'facts.all-operated' : 'facts.coffers', {
      gold: view.gold[seat],
    }),
  }),
  voyage: ({ view }, say, name) => {
    const { fleet, zone, entries } = top(view, 'voyage')
    return {
      params: { fleet: name('place', fleet), zone: name('zone', zone) },
      facts: say('facts.voyage', { entries, most: MOST_ENTRIES, room: Math.max(0, cargoRoom(view, fleet)) }),
    }
  },
  'agree-trade': ({ view }, say, name) => {
    const { fleet, colony, amount } = top(view, 'agree-trade')
    return {
      params: {
        lord: lordName(view, ownerOf(view, fleet), say),
        fleet: name('place', fleet),
        colony: name('place', colony),
        amount,
      },
      facts: say('facts.trade', {
        ...shares(view, fleet, colony, amount),
        lord: lordName(view, ownerOf(view, fleet), say),
      }),
    }
  },
  window: ({ view, choices }, say, name) => {
    const { fleet, zone } = top(view, 'window')
    const liesHere = choices.some(({ move }) => move === 'interdict')
    return {
      params: { fleet: ownedName(view, fleet, ownerOf(view, fleet), say, name), zone: name('zone', zone) },
      facts: liesHere ? say('facts.window', aboard(view, fleet)) : say('facts.window-far'),
    }
  },
  ransom: ({ view, seat }, say, name) => {
    const { raider, victim } = top(view, 'ransom')
    return {
      params: {
        raider: ownedName(view, raider, answerFor(view, raider), say, name),
        victim: townName(victim, say, name),
      },
      facts: say('facts.raid', {
        theirs: soldiersAt(view, raider),
        yours: soldiersAt(view, victim),
        gold: view.gold[seat],
      }),
    }
  },
  attack: ({ view }, say, name) => {
    const { raider, victim } = top(view, 'attack')
    return {
      params: { raider: name('place', raider), victim: townName(victim, say, name) },
      facts: say('facts.attack', { yours: soldiersAt(view, raider), theirs: soldiersAt(view, victim) }),
    }
  },
  spoils: ({ view }, say, name) => ({ params: { place: townName(top(view, 'spoils').colony, say, name) } }),
  reinforce: ({ view }, _say, name) => {
    const { raider, most } = top(view, 'reinforce')
    return { params: { raider: name('place', raider), most } }
  },
  tactics: ({ view, seat }, say, name) => {
    const { attacker, defender } = top(view, 'tactics')
    const foe = ownerOf(view, attacker) === seat ? defender : attacker
    return { params: { foe: ownedName(view, foe, ownerOf(view, foe), say, name) } }
  },
  // C5.2. What one begins is paid for three years running: told before it is begun, with the sum of all that is being built.
  upgrades: ({ view, seat }, say) => {
    const [price, cost, gold] = [priceOf(view, seat), nextBill(view, seat), view.gold[seat]]
    const sum = price === 0 ? 'facts.works-free' : cost > gold ? 'facts.works-short' : 'facts.works'
    return { facts: say(sum, { price, years: BUILDING_YEARS, cost, gold }) }
  },
  'place-tent': ({ view }, say) => ({
    params: { tent: say(top(view, 'place-tent').mill === 1 ? 'tent.mill' : 'tent.fort') },
  }),
  'accept-tent': ({ view }, say, name) => {
    const { mill, colony, from } = top(view, 'accept-tent')
    return {
      params: {
        tent: say(mill === 1 ? 'tent.mill' : 'tent.fort'),
        colony: name('place', colony),
        lord: lordName(view, from, say),
      },
    }
  },
  'make-room': ({ view }, _say, name) => ({ params: { card: name('place', top(view, 'make-room').card) } }),
  overflow: ({ view }, say, name) => {
    const { fleet } = top(view, 'overflow')
    return {
      params: { fleet: name('place', fleet) },
      facts: say('facts.overflow', { size: sizeOf(view, fleet), ...aboard(view, fleet) }),
    }
  },
  'lose-ship': ({ view }, say, name) => {
    const { fleet } = top(view, 'lose-ship')
    const size = sizeOf(view, fleet)
    return { params: { fleet: name('place', fleet) }, facts: say('facts.lose-ship', { size, rest: size - 1 }) }
  },
  'new-leader': (_table, say) => ({ facts: say('facts.new-leader') }),
  'mutiny-choice': (_table, say) => ({ facts: say('facts.mutiny') }),
}

export const prompt: NonNullable<BoardWords<Lords>['prompt']> = (table, say, name) =>
  table.decision === undefined || table.seat < 0 ? undefined : FILLS[table.decision.name]?.(table, say, name)
