import type { State } from '@spanish-main/kernel'
import { AREA_IDS, MISSIONARY_RATINGS, PEOPLE } from '../data/index.ts'

/** 5.2. Places that the table's books have for each country. */
export const SHIPS = 40
export const EXPEDITIONS = 12

/** 6.81. Kinds of units that upkeep is paid for: three of ships, detachments, Colonists. */
export const UNITS = 5
export const DETACHMENT_UNIT = 3
export const COLONIST_UNIT = 4

export const AREA_COUNT = AREA_IDS.length
export const PERSONS = PEOPLE.length
export const FRIARS = MISSIONARY_RATINGS.length

/** Countries; a country's seat is its number, and the Bankers sit last. */
export const SPAIN = 0
export const ENGLAND = 1
export const PORTUGAL = 3
export const BANKERS = 4

/** Where an Expedition can be, besides the waters. */
export const NOWHERE = -1
export const EUROPE = 4000

/** Where a person can be: not yet arrived (for Missionaries: in the pool), gone, in Europe, held by a seat, aboard, ashore. */
export const NOT_YET = -1
export const GONE = -2
export const IN_EUROPE = 0
export const IN_COLUMN = 1
export const HELD = 10
export const ABOARD = 100
export const ASHORE = 1000

/** Where gold can be, besides hexes: aboard a ship, ashore in Europe (by seat), or with the column that marches. */
export const GOLD_ABOARD = 4000
export const GOLD_HOME = 5000
export const GOLD_IN_COLUMN = 9999

/** States of a mine. */
export const UNKNOWN_MINE = 0
export const FOUND = 1
export const ABANDONED = 2
export const DEPLETED = 3

/** Marks of an Expedition; all but having come from the Atlantic end with the turn. */
export const CROSSED_FIRST = 1
export const CROSSED_LAST = 2
export const CAPE_FAILED = 4
export const FINISHED = 8
export const STAYS = 16
export const STOPPED = 32
export const MUST_GO_ON = 64
export const WRITTEN_DONE = 128
export const FROM_ATLANTIC = 256
export const ARRIVED_LAST = 512

/** 22.32. How far the annexation has come. */
export const UNDECIDED = 0
export const SETTLED = 1
export const RESTLESS = 2
export const INDEPENDENT = 3

export const STREAM = { dice: 0, friars: 1 } as const

/**
 * A game of Conquistador!. Ships are numbered seat × 40 + place, Expeditions seat × 12 + place, persons by the list of people
 * with the Missionaries after them. What stands in Europe is its owner's secret from the planning to the end of the turn.
 */
export interface Conquest extends State {
  /** Country of each seat. Public. */
  nation: number[]
  /** Switches of the table, 0 or 1; and the last turn. Public. */
  solitaire: number
  tordesillas: number
  bankers: number
  personne: number
  printedSigns: number
  homeAreaOnly: number
  privateerInvasion: number
  laterAttrition: number
  lastTurn: number

  /** Game-Turn, from 1. Public. */
  turn: number
  /** Seats of the countries by initiative of this turn. Public. */
  order: number[]
  /** By seat: rating of the Monarch (0 is A), change of his multiplier this turn, whether there is a rutter. Public. */
  monarch: number[]
  multiplier: number[]
  rutter: number[]
  /** By seat: points for discoveries less penalties. Public. */
  points: number[]
  /** By seat: ducats as all know them. Public. */
  shown: number[]
  /** By seat: who may look into the books, as a bit set. Public. */
  booksSeen: number[]
  /** By seat: ducats; Colonists and detachments in Europe. Seen by whom the books are open to. */
  treasury: number[]
  europeColonists: number[]
  europeDets: number[]
  /** By seat: event 10 doubles prices, event 7 forbids detachments and recalls so many, of which so many have sailed. Public. */
  doubled: number[]
  noDets: number[]
  recall: number[]
  recalled: number[]
  /** By seat and quest: last turn (0: no quest). By column that is under way: its seat and quest, where it stands (−1: not
   * told), bit set of the Areas that it has entered. Public. */
  questDue: number[]
  questSlot: number[]
  questHex: number[]
  questAreas: number[]

  /** By Area: Native Level; European (or Portuguese) Level and whose it is (0 England, 1 France, 2 Portugal). Public. */
  native: number[]
  european: number[]
  europeanBy: number[]
  /** By Area this turn: bit set of the seats that attacked there; no resources; turn since which a Missionary is missing. Public. */
  attacked: number[]
  barren: number[]
  friarLack: number[]
  /** Whether Spain's taxes are stopped; whether anybody rounded the Cape; whether nobody rises up this turn. Public. */
  taxesStopped: number
  capeRounded: number
  noUprisings: number
  /** 6.41-2: seat with doubled Potosi (−1), and whether the event has happened. 22.32: state of the annexation. Public. */
  potosi: number
  potosiDone: number
  annexation: number
  /** By mine: its state, and the seat that worked it last and on which turn. By city: whether it is empty. Public. */
  mine: number[]
  minedBy: number[]
  minedOn: number[]
  emptied: number[]
  /** By discovery: seat that has it, −1 nobody. Claims in order: Expedition × 32 + discovery. Public. */
  finder: number[]
  claims: number[]
  /** 18.15. Where units went ashore from an Expedition with claims: claim × 2048 + hex. Public. */
  witnesses: number[]

  /** Units on land, one slot for each hex and country: hex, seat, Colonists, detachments, and how many of them marched. Public. */
  postHex: number[]
  postSeat: number[]
  colonists: number[]
  dets: number[]
  marchedColonists: number[]
  marchedDets: number[]
  /** The column that marches: hex (−1 none), steps, Colonists, detachments, where it set out. Public. */
  columnHex: number
  columnSteps: number
  columnColonists: number
  columnDets: number
  columnFrom: number
  /** Persons that have marched this segment; hexes where battles are due. Public. */
  marchedPersons: number[]
  battles: number[]

  /** Gold, one slot for each place and origin: place, ducats, hex of its origin (−2 − hex once it was loaded, −1 if nobody knows).
   * Gold ashore in Europe is credited at the end of the turn. Public. */
  goldAt: number[]
  goldAmount: number[]
  goldFrom: number[]

  /** By ship: who sees it. Public. Its kind (−1 none), Expedition of its owner (−1: idle in Europe), people aboard, whether it
   * joined during this phase. Seen by whom `shipSeen` names. */
  shipSeen: number[]
  shipKind: number[]
  shipExp: number[]
  shipColonists: number[]
  shipDets: number[]
  shipFresh: number[]

  /** By Expedition: who sees it. Public. Place, Bounds used in the first and the last naval phase, movement points of the
   * segment, marks, privateering, Colonists and detachments aboard since the phase began, own port where it lay. Seen by whom
   * `expSeen` names. */
  expSeen: number[]
  expAt: number[]
  expFirst: number[]
  expLast: number[]
  expPoints: number[]
  expMarks: number[]
  expPrivateer: number[]
  expColonists: number[]
  expDets: number[]
  expPort: number[]
  /** By Expedition: written place (−1 none) and Bounds bought. Seen by its owner. */
  expGoal: number[]
  expBounds: number[]
  /** Men whom an Expedition had aboard when the phase began and put ashore in it, one by one: (Expedition × 2 + kind) × 2048 +
   * hex. Who attacked whom this turn: Expedition × 64 + Expedition.
   * Which ports were invaded by whom: Expedition × 2048 + hex. Public. */
  landed: number[]
  fought: number[]
  invaded: number[]

  /** By person: who sees him, and where he is. Seen by whom `personSeen` names. */
  personSeen: number[]
  personAt: number[]
  /** By person: who knows whom he serves; seat that has rented him, −1 nobody, and the last turn of it. Seen by whom
   * `hireSeen` names. */
  hireSeen: number[]
  hiredBy: number[]
  hiredUntil: number[]
  /** By person: Expedition with which he sailed when the naval phase began, −1 none. Seen by whom `personSeen` names. */
  personWith: number[]
  /** 24.16. By seat: ducats that the Banker should have had. Public. */
  debt: number[]
  /** 24.16. By seat: ducats of repayments that were called off and are in default at the next bills. Seen by their owner. */
  withheld: number[]
  /** By Missionary: rating, 0 while unknown. Public. Area he was drawn for. Seen by Spain. */
  friarRating: number[]
  friarFor: number[]

  /** Planning, by seat: slip in hand (−1 none), whether its destination is being chosen, a ship built overseas, purchases of
   * caravels, carracks, galleons, detachments. Seen by their owner. */
  slip: number[]
  pen: number[]
  built: number[]
  bought: number[]
  /** By seat: ducats paid for the upkeep of this turn. Seen by whom the books are open to. */
  paid: number[]
  /** By seat: caravels, carracks, galleons, detachments and Colonists struck off the bill. Seen by their owner. */
  struck: number[]
}
