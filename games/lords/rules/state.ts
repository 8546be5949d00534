import { type Cards, cloneDeals, cloneStack, freshState, NOBODY } from '@spanish-main/kernel'
import { EVENTS, FIRST_YEAR } from '../data/index.ts'
import { CARD_COUNT, CITY_COUNT, COMPONENTS, LOCATION_COUNT, PORT_COUNT, tables } from './tables.ts'

/** Places of a card. A location card lies in its deck or under a fleet. */
export const DECK = 0
export const LOT = 1
export const MERCENARY = 2
export const DISCARD = 3
export const IN_FORCE = 4
export const BOX = 5
export const LOCATION_DECK = 6
export const HELD = 10
export const TRACK = 20
export const UNDER = 40

/** Units have the lowest card numbers: characters, the Casa's gap, fleets, colonies, heathens. */
export const UNITS = tables.kind.filter(kind => kind < 4).length + 1
export const FIRST_EVENT = CARD_COUNT - EVENTS.length

/** Flags of a unit for the year. */
export const OPERATED = 1
export const BESIEGED = 2
export const SLAVER = 4
export const QUICKSILVER = 8
export const FLOTA = 16
export const LOCUSTS = 32
export const MANNED = 64
export const REARRANGED = 128
export const BASED = 256
export const SEARCHED = 512
export const PASSED_ON = 1024
export const LICENSED = SLAVER | QUICKSILVER | FLOTA

/** Numbers of a declared skullduggery: seat, card, option, aim, and what became of it. */
export const PLOT_WIDTH = 5
export const STANDING = 0
export const CANCELLED = 1
export const DONE = 2
export const STAR_DUE = 3

export const SLOTS = 10

export const STREAM = { cards: 0, characters: 1 } as const

/** A game of Lords of the Spanish Main. Everything is public unless a remark says otherwise. */
export interface Lords extends Cards {
  /** The year, 1600 to 1649. */
  year: number
  /** The last year, agreed before the game (A2.4). */
  lastYear: number
  /** Options: treasure in parrot years (D1.9), depletion tents, sea raids near the haven only, looks at any time. */
  parrotYears: number
  depletes: number
  nearRaids: number
  freeLooks: number
  /** Seats in the order in which they act in C4; empty before the crowns are shown. */
  order: number[]
  /** By seat: character, gold in coffers, treasure tents in coffers, crown card of the year (−1), tents delivered this year. */
  character: number[]
  gold: number[]
  tents: number[]
  crown: number[]
  delivered: number[]
  /** By seat: gold for cargo that was put ashore when its fleet was made ready again, paid with all other profit. */
  landed: number[]
  /** By seat and slot of the track: forts and mills under construction. */
  fortsDue: number[]
  millsDue: number[]
  /** By card: the year in which it matures, 0 if it is not on a track. */
  due: number[]
  /** By unit: size, profit, the gold that this profit brings, soldiers, treasure tents aboard. */
  size: number[]
  profit: number[]
  worth: number[]
  soldiers: number[]
  treasure: number[]
  /** By unit: tents on it. */
  fort: number[]
  mill: number[]
  depletion: number[]
  pirate: number[]
  /** By unit: the card that leads its combined fleet, itself if it sails alone. */
  leader: number[]
  /** By unit: 1 if it is a privateer with a pirate location, 2 with a treasure location, 0 for merchantmen and colonies. */
  berth: number[]
  /** By unit: flags of the year; smuggling ports that it may visit, as a bit set. */
  flags: number[]
  permits: number[]
  /** By treasure city: soldiers, treasure tent. By smuggling port: soldiers. */
  garrison: number[]
  cityTent: number[]
  portSoldiers: number[]
  /** Bit sets of cities and ports that are closed this year. */
  shutCities: number
  shutPorts: number
  /** Bit set of cities, and behind them ports, whose soldiers were set this year. */
  garrisoned: number
  /** By event card: 1 if the war lies face down. */
  inverted: number[]
  /** This year: persecution; bit set of seats with sanctuary; a comet; treasure tents brought home by flota. */
  persecution: number
  sanctuary: number
  comet: number
  broughtHome: number
  /** Cards turned up this year, cards in the mercenary slot, in order. */
  drawn: number[]
  mercenaries: number[]
  /** Skullduggery of this year, five numbers each; fleets named by it, as pairs of its number and a fleet. */
  plots: number[]
  named: number[]
  /** Raider and victim of every ransom asked this year, as one number each. */
  challenges: number[]
  /** Auction of the present lot: bids by seat; pledges as giver, bidder and gold. */
  bids: number[]
  pledges: number[]
  /** Tents left in the supply. */
  fortsLeft: number
  millsLeft: number
  /** For how many players the decks were made (B10). */
  players: number
  /** Bit sets of the seats that want to end the game, and of those that nobody plays: left, or not taken yet. */
  agreed: number
  gone: number
  /** Bit set of the seats that join when the year is over (A4). */
  arriving: number
  /** Bit set of the seats that leave as soon as this part of the year is over. */
  leaving: number
  /** By seat: bit set of the seats that may trade with a leaver's colonies. */
  policy: number[]
  /** What has fallen due of loans, instalments and commissions, as debtor, creditor and gold: asked for, never taken (D1.6). */
  debts: number[]
}

const zeros = (length: number): number[] => new Array<number>(length).fill(0)

/** A table without cards: everything in the deck, nobody has anything. */
export function emptyLords(seats: number): Lords {
  return {
    ...freshState(seats, 2),
    place: [...zeros(CARD_COUNT), ...new Array<number>(LOCATION_COUNT).fill(LOCATION_DECK)],
    known: zeros(COMPONENTS),
    year: FIRST_YEAR,
    lastYear: 0,
    parrotYears: 0,
    depletes: 1,
    nearRaids: 0,
    freeLooks: 0,
    order: [],
    character: new Array<number>(seats).fill(NOBODY),
    gold: zeros(seats),
    tents: zeros(seats),
    crown: new Array<number>(seats).fill(-1),
    delivered: zeros(seats),
    landed: zeros(seats),
    fortsDue: zeros(seats * SLOTS),
    millsDue: zeros(seats * SLOTS),
    due: zeros(CARD_COUNT),
    size: zeros(UNITS),
    profit: zeros(UNITS),
    worth: zeros(UNITS),
    soldiers: zeros(UNITS),
    treasure: zeros(UNITS),
    fort: zeros(UNITS),
    mill: zeros(UNITS),
    depletion: zeros(UNITS),
    pirate: zeros(UNITS),
    leader: Array.from({ length: UNITS }, (_, unit) => unit),
    berth: zeros(UNITS),
    flags: zeros(UNITS),
    permits: zeros(UNITS),
    garrison: zeros(CITY_COUNT),
    cityTent: zeros(CITY_COUNT),
    portSoldiers: zeros(PORT_COUNT),
    shutCities: 0,
    shutPorts: 0,
    garrisoned: 0,
    inverted: zeros(EVENTS.length),
    persecution: 0,
    sanctuary: 0,
    comet: 0,
    broughtHome: 0,
    drawn: [],
    mercenaries: [],
    plots: [],
    named: [],
    challenges: [],
    bids: zeros(seats),
    pledges: [],
    fortsLeft: tables.forts,
    millsLeft: tables.mills,
    players: seats,
    agreed: 0,
    gone: 0,
    arriving: 0,
    leaving: 0,
    policy: zeros(seats),
    debts: [],
  }
}

export function cloneLords(g: Lords): Lords {
  return {
    ...g,
    stack: cloneStack(g.stack),
    sealed: g.sealed.slice(),
    draws: g.draws.slice(),
    deals: cloneDeals(g.deals),
    place: g.place.slice(),
    known: g.known.slice(),
    order: g.order.slice(),
    character: g.character.slice(),
    gold: g.gold.slice(),
    tents: g.tents.slice(),
    crown: g.crown.slice(),
    delivered: g.delivered.slice(),
    landed: g.landed.slice(),
    fortsDue: g.fortsDue.slice(),
    millsDue: g.millsDue.slice(),
    due: g.due.slice(),
    size: g.size.slice(),
    profit: g.profit.slice(),
    worth: g.worth.slice(),
    soldiers: g.soldiers.slice(),
    treasure: g.treasure.slice(),
    fort: g.fort.slice(),
    mill: g.mill.slice(),
    depletion: g.depletion.slice(),
    pirate: g.pirate.slice(),
    leader: g.leader.slice(),
    berth: g.berth.slice(),
    flags: g.flags.slice(),
    permits: g.permits.slice(),
    garrison: g.garrison.slice(),
    cityTent: g.cityTent.slice(),
    portSoldiers: g.portSoldiers.slice(),
    inverted: g.inverted.slice(),
    drawn: g.drawn.slice(),
    mercenaries: g.mercenaries.slice(),
    plots: g.plots.slice(),
    named: g.named.slice(),
    challenges: g.challenges.slice(),
    bids: g.bids.slice(),
    pledges: g.pledges.slice(),
    policy: g.policy.slice(),
    debts: g.debts.slice(),
  }
}
