import type { Say } from '@spanish-main/ui'
import { highestTax } from '../../actions/tax.ts'
import { isDebased, isElDorado, salary } from '../../rules/calendar.ts'
import { refuseHavenAction } from '../../rules/d3-callow.ts'
import { countedCards, handLimit, surplusCards } from '../../rules/d3-values.ts'
import { holds } from '../../rules/decks.ts'
import { LEAVES, STAYS } from '../../rules/f1-interdiction.ts'
import { hasPlunderer } from '../../rules/f1c-after-battle.ts'
import { isCallow } from '../../rules/figures.ts'
import { taxRebels } from '../../rules/g3-victory.ts'
import { bidDice } from '../../rules/h2-gz-auction.ts'
import { colourOf } from '../../rules/players.ts'
import { cargo } from '../../rules/ships.ts'
import { isTribal, isVacantColony } from '../../rules/sites.ts'
import { type Pax, PURPLE, TAX_REBEL } from '../../rules/state.ts'
import { havenCard } from '../../rules/tables.ts'
import { reach, sway } from '../../rules/values.ts'
import { pending, top } from '../../rules/words.ts'
import { cardName, playerName, siteName, zoneName } from '../names.ts'

type Params = Readonly<Record<string, string | number>>
type Fill = (view: Pax, colour: number, say: Say) => Params

const yes = (is: boolean): string => (is ? 'yes' : 'no')

/** What the sentence `decision.<name>` is filled with: who asks, where, how much, what the limit is. */
const FILLS: Readonly<Record<string, Fill>> = {
  'auction-turn': (view, colour) => ({
    pro: yes(!isCallow(view, colour)),
    reach: reach(view, colour),
    revel: yes(!isElDorado(view)),
  }),
  bids: (view, colour, say) => {
    const { seat, deck, row } = top(view, 'bids')
    const caller = view.colour[seat]
    return {
      card: row === 0 ? cardName(say, view.display[deck]) : say('stage.auction.unseen'),
      caller: playerName(view, say, caller),
      own: yes(caller === colour),
      money: view.money[colour],
    }
  },
  'open-bid': (view, colour, say) => {
    const { deck, initiator } = top(view, 'open-bid')
    return {
      card: cardName(say, view.display[deck]),
      own: yes(initiator === colour),
      money: view.money[colour],
      dice: bidDice(view),
    }
  },
  'midlife-nudge': (view, colour, say) => ({
    card: cardName(say, pending(view, 'play-card')?.card ?? -1),
    money: view.money[colour],
  }),
  'bible-action': (view, colour) => ({ left: view.biblesLeft[colour] }),
  'disk-action': (view, colour) => ({ left: view.disksLeft[colour] }),
  'literacy-action': view => ({ left: view.poolCathedrals }),
  'slave-trade-action': view => ({ left: view.poolIndigenous }),
  'voodoo-action': view => ({ left: view.poolIndigenous }),
  'black-market-action': (view, colour) => ({ cards: view.marketHand[colour] + view.havenHand[colour] }),
  labour: (view, colour, say) => {
    const vacant = [...view.disk.keys()].filter(site => view.disk[site] === colour && isVacantColony(view, site))
    return { vacant: vacant.length, colony: siteName(say, vacant[0]), salary: salary(view) }
  },
  'play-turn': (view, colour) => {
    const cards = view.marketHand[colour]
    const havens = refuseHavenAction(view, colour) === undefined ? view.havenHand[colour] : 0
    return { cards, havens, any: yes(cards + havens > 0), sale: yes(!isDebased(view)) }
  },
  mercantilism: view => ({ from: view.mercantilism }),
  'sail-mode': (view, colour) => ({ ships: view.shipCount[colour] }),
  'run-course': (view, colour, say) => ({ zone: zoneName(say, view.fleet[colour]) }),
  'plot-course': (view, colour, say) => ({
    theirs: view.shipCount[PURPLE],
    yours: view.shipCount[colour],
    start: zoneName(say, top(view, 'plot-course').course[0]),
  }),
  'choose-winner': (view, _colour, say) => {
    const { deck, price } = top(view, 'choose-winner')
    return { card: cardName(say, view.display[deck]), price }
  },
  'apostasy-action': (view, colour, say) => {
    const { victim } = top(view, 'apostasy-action')
    return { whose: playerName(view, say, victim), own: yes(victim === colour) }
  },
  'tax-amount': (view, colour, say) => {
    const { victim } = top(view, 'tax-amount')
    return { victim: playerName(view, say, victim), most: highestTax(view, colour, victim) }
  },
  'tax-payment': (view, _colour, say) => {
    const { taker, dollars } = top(view, 'tax-payment')
    return { taker: playerName(view, say, taker), dollars }
  },
  'star-chamber': (view, _colour, say) => {
    const { value, colour } = top(view, 'star-chamber')
    return { who: playerName(view, say, colour), from: view.mercantilism, to: value }
  },
  'place-rebel': view => {
    const { side, optional } = top(view, 'place-rebel')
    return { tax: yes(side === TAX_REBEL), optional: yes(optional !== 0) }
  },
  'midlife-crisis': (view, colour) => ({ callow: yes(isCallow(view, colour)) }),
  'hand-limit': (view, colour) => ({ ...handFacts(view, colour), sale: sales(view, colour) }),
  'year-end-hands': (view, colour) => handFacts(view, colour),
  'interdiction-window': (view, colour, say) => {
    const { zone, fleet, why } = top(view, 'interdiction-window')
    return {
      fleet: playerName(view, say, fleet),
      zone: zoneName(say, zone),
      ships: view.shipCount[fleet],
      pieces: cargo(view, fleet) + view.cargoRelics[fleet],
      when: why === STAYS ? 'stays' : why === LEAVES ? 'leaves' : 'waited',
      // Everybody who lies in wait is asked (AMB-80); nobody is told to do what his own Hand forbids him.
      card: yes(holds(view, colour, havenCard(zone))),
    }
  },
  'strike-colours': (view, _colour, say) => {
    const { fleet, pirates } = top(view, 'strike-colours')
    return {
      pirates: playerName(view, say, pirates),
      theirs: view.shipCount[pirates],
      yours: view.shipCount[fleet],
      pieces: cargo(view, fleet) + view.cargoRelics[fleet],
      plunder: yes(hasPlunderer(view, fleet)),
    }
  },
  'sea-tactics': (view, colour, say) => {
    const { fleet, pirates } = top(view, 'sea-tactics')
    const foe = colour === fleet ? pirates : fleet
    const { zone } = pending(view, 'sea-battle')!
    return {
      zone: zoneName(say, zone),
      foe: playerName(view, say, foe),
      theirs: view.shipCount[foe],
      yours: view.shipCount[colour],
    }
  },
  'lose-cargo': (view, colour, say) => {
    const { fleet } = top(view, 'lose-cargo')
    return { fleet: playerName(view, say, fleet), own: yes(fleet === colour), galleons: view.shipCount[fleet] }
  },
  captive: (view, _colour, say) => {
    const { site } = top(view, 'captive')
    return { site: siteName(say, site), enslaved: yes(isTribal(site)) }
  },
  tribute: (view, _colour, say) => {
    const { site } = pending(view, 'land-battle')!
    return {
      site: siteName(say, site),
      owner: playerName(view, say, view.disk[site] >= 0 ? view.disk[site] : view.bible[site]),
    }
  },
  'battle-support': (view, _colour, say) => {
    const { site } = top(view, 'battle-support')
    const attacker = colourOf(view, pending(view, 'land-battle')!.seat)
    return { site: siteName(say, site), fleet: playerName(view, say, attacker) }
  },
  'sink-plunderers': (view, _colour, say) => ({
    fleet: playerName(view, say, top(view, 'sink-plunderers').fleet),
  }),
  'king-source': (view, _colour, say) => ({ colony: siteName(say, top(view, 'king-source').about) }),
}

/** D3f-sell. Whether a card of the Hand can be sold, and why not. */
const sales = (view: Pax, colour: number): string =>
  isDebased(view) ? 'debased' : view.marketHand[colour] === 0 ? 'havens' : 'yes'

const handFacts = (view: Pax, colour: number): Params => ({
  cards: countedCards(view, colour),
  limit: handLimit(view, colour),
  over: surplusCards(view, colour),
})

/** The line of facts below a question, where money and Sway are not what one wants to know. */
const FACTS: Readonly<Record<string, Fill>> = {
  'play-turn': (view, colour) => ({ ...handFacts(view, colour), actions: sway(view, colour) }),
  'auction-turn': (view, colour, say) => FILLS['auction-turn'](view, colour, say),
  'place-rebel': view => ({ rebels: taxRebels(view), mercantilism: view.mercantilism }),
  labour: () => ({}),
  bids: (view, colour, say) => FILLS.bids(view, colour, say),
}

const FACT_KEYS: Readonly<Record<string, string>> = {
  'play-turn': 'facts.play',
  'auction-turn': 'facts.auction',
  'place-rebel': 'facts.rebels',
  labour: 'facts.labour',
  bids: 'facts.bids',
}

export const promptFacts = (name: string, view: Pax, colour: number, say: Say): string =>
  say(FACT_KEYS[name] ?? 'facts.seat', {
    money: view.money[colour],
    sway: sway(view, colour),
    ...FACTS[name]?.(view, colour, say),
  })

/** The parameters of a decision's question; none if its sentence needs none. */
export const promptParams = (name: string, view: Pax, colour: number, say: Say): Params | undefined =>
  FILLS[name]?.(view, colour, say)
