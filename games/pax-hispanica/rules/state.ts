import { type Cards, cloneDeals, cloneDrafts, cloneStack, freshState } from '@spanish-main/kernel'
import { COLOURS, SITES, ZONE_COUNT } from '../data/index.ts'
import { CARDS_IN_ALL } from './tables.ts'

export const COLOUR_COUNT = COLOURS.length
export const SITE_COUNT = SITES.length

export const PURPLE = 0
export const RED = 1
export const BLUE = 2
export const ORANGE = 3
export const GREEN = 4

/** What stands on a Site: nobody, a Citizen (by colour) or an Indigenous. */
export const EMPTY = -1
export const INDIGENOUS = 5

/** Where a fleet is, besides the sea zones. */
export const EUROPE = ZONE_COUNT
export const PIRATING = ZONE_COUNT + 1
export const NOWHERE = -1

/** Sides of a Rebel. */
export const NO_REBEL = 0
export const SLAVE_REBEL = 1
export const TAX_REBEL = 2

/** Where a card is. The last four are one place per colour: HAND + colour and so on. */
export const DECK = 0
export const RECYCLED = 1
export const DISPLAY = 2
export const PLAYING = 3
export const REMOVED = 4
export const HAND = 5
export const SHIPS = HAND + COLOUR_COUNT
export const PEERS = SHIPS + COLOUR_COUNT

export const SHIP_SLOTS = 4
export const PEER_SLOTS = 3

/** Streams of chance. */
export const STREAM = { market: 0, haven: 1, dice: 2 } as const

export const PL = 0
export const EN = 1

/**
 * A game of Pax Hispanica. Tokens are counted by colour, not by seat: a colour may be on the map without a
 * player. Everything is public except where cards are (`place`, `known`).
 */
export interface Pax extends Cards {
  /** Colour of each seat. */
  colour: number[]
  /** Seat of each colour, −1 if nobody plays it. */
  seatOf: number[]
  /** Options: edition (PL or EN), eternal peace, Ganga Zumba's side of the red Playmat, how fleeing from the gage ends. */
  edition: number
  eternalPeace: number
  gangaZumba: number
  fleeSlips: number
  /** VA-solitaire. 1: red is Ganga Zumba at the only seat, purple is the Sun King, who has no seat. */
  solitaire: number

  /** The year that the Parrot is on, and the one marked by the Dove. */
  year: number
  dove: number
  /** Player Order: colours, first to last. */
  order: number[]
  /** B5b. The die, 1 to 6. */
  mercantilism: number
  /** Chests in the War Coffers, 0 to 9. */
  coffers: number

  /** Face-up card of each Market deck, −1 if there is none; cards face down in it; cards recycled under it. */
  display: number[]
  deckLeft: number[]
  recycled: number[]
  /** Haven cards face down. */
  havenLeft: number
  /** Cards in each colour's Hand, by their backs. */
  marketHand: number[]
  havenHand: number[]

  /** Cell of each colour's Figure, −1 if it has none. */
  figure: number[]
  /** Anchored Ships, four places a colour, the Flagship first, −1 where empty; and how many there are. */
  ships: number[]
  shipCount: number[]
  /** Peerages, three places a colour, −1 where empty; and whether a Bible or disk covers the icon. */
  peers: number[]
  peerToken: number[]

  money: number[]
  /** Relics in Coffers. */
  relics: number[]
  /** Disks left in the Sway column, Bibles left in the Reach column, Citizens left in Reserves. */
  disksLeft: number[]
  biblesLeft: number[]
  reserves: number[]

  /** By Site: colour of the disk and of the Bible (−1 none), who stands there, Cathedral, fort, Chest (0 or 1), Relics, Rebel. */
  disk: number[]
  bible: number[]
  meeple: number[]
  cathedral: number[]
  fort: number[]
  chest: number[]
  relicsAt: number[]
  rebel: number[]

  /** The Pool: Indigenous, Chests, Relics, forts, Cathedrals, Rebels. Money is unlimited. */
  poolIndigenous: number
  poolChests: number
  poolRelics: number
  poolForts: number
  poolCathedrals: number
  poolRebels: number

  /** Where each fleet is, and its Cargo; a fleet carries Citizens of its own colour only. */
  fleet: number[]
  cargoChests: number[]
  cargoRelics: number[]
  cargoIndigenous: number[]
  cargoCitizens: number[]
  /** Buried Treasure by sea zone. */
  buriedChests: number[]
  buriedRelics: number[]

  /** F1d. By colour: bit set of the colours that interdicted its fleet where it is now. */
  interdicted: number[]
  /** D4d. By colour: bit set of the colours that wait for its fleet to leave the zone where it is. Public. */
  waited: number[]

  /** This sail year: whether Mercantile was used, and the Legality announced by ASIENTO (−1 not yet, −2 waived), by colour. */
  mercantileUsed: number[]
  asiento: number[]
}

const perColour = (value: number): number[] => new Array<number>(COLOUR_COUNT).fill(value)
const perSite = (value: number): number[] => new Array<number>(SITE_COUNT).fill(value)
const perZone = (): number[] => new Array<number>(ZONE_COUNT).fill(0)

/** A state with nothing in it; the setup fills it. */
export function emptyPax(seats: number): Pax {
  return {
    ...freshState(seats, Object.keys(STREAM).length),
    place: new Array<number>(CARDS_IN_ALL).fill(DECK),
    known: new Array<number>(CARDS_IN_ALL).fill(0),
    colour: [],
    seatOf: perColour(-1),
    edition: PL,
    eternalPeace: 0,
    gangaZumba: 0,
    fleeSlips: 0,
    solitaire: 0,
    year: 0,
    dove: 0,
    order: [],
    mercantilism: 0,
    coffers: 0,
    display: [-1, -1, -1, -1],
    deckLeft: [0, 0, 0, 0],
    recycled: [0, 0, 0, 0],
    havenLeft: 0,
    marketHand: perColour(0),
    havenHand: perColour(0),
    figure: perColour(-1),
    ships: new Array<number>(COLOUR_COUNT * SHIP_SLOTS).fill(-1),
    shipCount: perColour(0),
    peers: new Array<number>(COLOUR_COUNT * PEER_SLOTS).fill(-1),
    peerToken: new Array<number>(COLOUR_COUNT * PEER_SLOTS).fill(0),
    money: perColour(0),
    relics: perColour(0),
    disksLeft: perColour(0),
    biblesLeft: perColour(0),
    reserves: perColour(0),
    disk: perSite(EMPTY),
    bible: perSite(EMPTY),
    meeple: perSite(EMPTY),
    cathedral: perSite(0),
    fort: perSite(0),
    chest: perSite(0),
    relicsAt: perSite(0),
    rebel: perSite(NO_REBEL),
    poolIndigenous: 0,
    poolChests: 0,
    poolRelics: 0,
    poolForts: 0,
    poolCathedrals: 0,
    poolRebels: 0,
    fleet: perColour(NOWHERE),
    cargoChests: perColour(0),
    cargoRelics: perColour(0),
    cargoIndigenous: perColour(0),
    cargoCitizens: perColour(0),
    buriedChests: perZone(),
    buriedRelics: perZone(),
    interdicted: perColour(0),
    waited: perColour(0),
    mercantileUsed: perColour(0),
    asiento: perColour(-1),
  }
}

export function clonePax(g: Pax): Pax {
  return {
    seats: g.seats,
    stack: cloneStack(g.stack),
    sealed: g.sealed.slice(),
    drafts: cloneDrafts(g.drafts),
    answered: g.answered,
    draws: g.draws.slice(),
    revealed: g.revealed,
    asked: g.asked,
    ended: g.ended,
    winner: g.winner,
    result: g.result,
    chairs: g.chairs,
    deals: cloneDeals(g.deals),
    trades: g.trades,
    place: g.place.slice(),
    known: g.known.slice(),
    colour: g.colour.slice(),
    seatOf: g.seatOf.slice(),
    edition: g.edition,
    eternalPeace: g.eternalPeace,
    gangaZumba: g.gangaZumba,
    fleeSlips: g.fleeSlips,
    solitaire: g.solitaire,
    year: g.year,
    dove: g.dove,
    order: g.order.slice(),
    mercantilism: g.mercantilism,
    coffers: g.coffers,
    display: g.display.slice(),
    deckLeft: g.deckLeft.slice(),
    recycled: g.recycled.slice(),
    havenLeft: g.havenLeft,
    marketHand: g.marketHand.slice(),
    havenHand: g.havenHand.slice(),
    figure: g.figure.slice(),
    ships: g.ships.slice(),
    shipCount: g.shipCount.slice(),
    peers: g.peers.slice(),
    peerToken: g.peerToken.slice(),
    money: g.money.slice(),
    relics: g.relics.slice(),
    disksLeft: g.disksLeft.slice(),
    biblesLeft: g.biblesLeft.slice(),
    reserves: g.reserves.slice(),
    disk: g.disk.slice(),
    bible: g.bible.slice(),
    meeple: g.meeple.slice(),
    cathedral: g.cathedral.slice(),
    fort: g.fort.slice(),
    chest: g.chest.slice(),
    relicsAt: g.relicsAt.slice(),
    rebel: g.rebel.slice(),
    poolIndigenous: g.poolIndigenous,
    poolChests: g.poolChests,
    poolRelics: g.poolRelics,
    poolForts: g.poolForts,
    poolCathedrals: g.poolCathedrals,
    poolRebels: g.poolRebels,
    fleet: g.fleet.slice(),
    cargoChests: g.cargoChests.slice(),
    cargoRelics: g.cargoRelics.slice(),
    cargoIndigenous: g.cargoIndigenous.slice(),
    cargoCitizens: g.cargoCitizens.slice(),
    buriedChests: g.buriedChests.slice(),
    buriedRelics: g.buriedRelics.slice(),
    interdicted: g.interdicted.slice(),
    waited: g.waited.slice(),
    mercantileUsed: g.mercantileUsed.slice(),
    asiento: g.asiento.slice(),
  }
}
