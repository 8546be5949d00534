import { everySeat, type Options, type SetUp } from '@spanish-main/kernel'
import { AREA, BANKERS_CHANGES, START } from '../data/index.ts'
import { freeShip } from './fleet.ts'
import { hexOf } from './geography.ts'
import { emptyConquest } from './new-state.ts'
import { everyone } from './people.ts'
import { addMen, COLONIST } from './posts.ts'
import { BANKERS, type Conquest, PORTUGAL, SPAIN } from './state.ts'
import { CARAVEL, PERSON, tables } from './tables.ts'
import { by, call } from './words.ts'

/** 21.1, 23, 24. Who sits where: Spain, England, France, Portugal, and the Bankers last. */
export function nationsFor(seats: number, bankers: boolean): number[] {
  const countries = Array.from({ length: bankers ? seats - 1 : seats }, (_, i) => i)
  return bankers ? [...countries, BANKERS] : countries
}

/** What a table may choose; a combination that the rules exclude is an error. */
function check(seats: number, options: Options, bankers: boolean): void {
  if (options.bankers === true && seats < 4)
    throw new Error('24.0: the Bankers need at least three countries, so four seats.')
  if (options.tordesillas === true && (seats === 1 || seats - (bankers ? 1 : 0) > 3)) {
    by('23.15')
    throw new Error('23.15, R-46: the treaty of Tordesillas is played by two or three countries, without Portugal.')
  }
}

export function setup({ seats, options, chairs }: SetUp): Conquest {
  const bankers = options.bankers === true || seats === 5
  check(seats, options, bankers)
  const g = emptyConquest(seats)
  by(seats === 1 ? '21.2' : '21.1')
  g.chairs = chairs & everySeat(seats)
  g.nation = nationsFor(seats, bankers)
  g.solitaire = seats === 1 ? 1 : 0
  g.bankers = bankers && by('24.11') ? 1 : 0
  g.tordesillas = options.tordesillas === true ? 1 : 0
  g.personne = options.personne === false ? 0 : 1
  g.printedSigns = options.printedSigns === true ? 1 : 0
  g.homeAreaOnly = options.homeAreaOnly === true ? 1 : 0
  g.privateerInvasion = options.privateerInvasion === true ? 1 : 0
  g.laterAttrition = options.laterAttrition === true ? 1 : 0
  g.lastTurn = Number(options.turns)
  const treasury = bankers ? tables.treasuryWithBankers : tables.treasury
  g.nation.forEach((nation, seat) => {
    g.monarch[seat] = tables.monarchs[nation]
    g.treasury[seat] = treasury[nation]
    g.shown[seat] = treasury[nation]
    g.booksSeen[seat] = everyone(g)
  })
  g.native = tables.native.slice()
  if (g.nation.includes(PORTUGAL)) by('23.12')
  if (g.tordesillas === 1 && by('22.11')) {
    g.native[AREA.brasil] = 0
    g.european[AREA.brasil] = 10
    g.europeanBy[AREA.brasil] = 2
  }
  g.expSeen.fill(everyone(g))
  g.shipSeen.fill(everyone(g))
  g.personSeen.fill(everyone(g))
  g.hireSeen.fill(everyone(g))
  g.finder[0] = SPAIN
  g.points[SPAIN] = tables.points[0]
  addMen(g, SPAIN, hexOf(START.colonistHex), COLONIST, 1)
  g.shipKind[freeShip(g, SPAIN, false)] = CARAVEL
  call(g, 'game')
  return g
}

/** 24.12, 15.36. Whether a person never comes in this game. */
export const isAbsent = (g: Conquest, person: number): boolean =>
  (g.bankers === 1 && BANKERS_CHANGES.absent.some(id => PERSON[id] === person) && by('24.12')) ||
  (g.personne === 0 && person === PERSON.personne && by('15.36'))

export const arrivalOf = (g: Conquest, person: number): number =>
  g.bankers === 1 && person === PERSON.gonneville ? BANKERS_CHANGES.gonneville.arrive : tables.arrive[person]
export const departureOf = (g: Conquest, person: number): number =>
  g.bankers === 1 && person === PERSON.gonneville ? BANKERS_CHANGES.gonneville.depart : tables.depart[person]
