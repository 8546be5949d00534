import type { World } from '@spanish-main/kernel'
import { dove } from '../actions/dove.ts'
import { refuseVictim as refuseExcommunication } from '../actions/excommunication.ts'
import { demandPrivateer, refuseVictim as refuseLetter } from '../actions/letter-of-marque.ts'
import { refuseSite as refuseMelting } from '../actions/melting-pot.ts'
import { collect, highestTax, refuseVictim as refuseTax } from '../actions/tax.ts'
import { refusePeerage } from './d3d-peerage.ts'
import { discardOpenly, takeDisplay } from './decks.ts'
import { fortify, foundColony, refuseFort, refuseFounding } from './e1-found.ts'
import { buildCathedral, refuseMission, startVisita } from './e4-missions.ts'
import { sufferMidlifeCrisis } from './gl-midlife-crisis.ts'
import { settleCitizen } from './gl-token-limits.ts'
import { closest, kingChoice } from './h0-choices.ts'
import { isOutlaw } from './h2-gz-auction.ts'
import { anchorPeerage } from './peers.ts'
import { anchorShip, hasShipRoom } from './ships.ts'
import { areaOf, isColony, isVacantColony, isVisita } from './sites.ts'
import { INDIGENOUS, type Pax, PURPLE, RED, SITE_COUNT } from './state.ts'
import { type Icon, SHIP_DECK, tables } from './tables.ts'
import { placeMeeple, removeMeeple } from './tokens.ts'
import { by, tell } from './words.ts'

/** H3c. When an icon has an effect for the Sun King, and what he does with it. */
export interface KingAction {
  readonly can: (g: Pax, card: number, icon: Icon) => boolean
  readonly use: (g: Pax, world: World, card: number, icon: Icon) => void
}

function sitesWhere(accepts: (site: number) => boolean): number[] {
  const found: number[] = []
  for (let site = 0; site < SITE_COUNT; site++) if (accepts(site)) found.push(site)
  return found
}

const nearRosario = (sites: readonly number[]): number[] => closest(sites, tables.siteDistanceFromRosario)

/** H3c 1. A Ship while he has room; PR-merchant-guild: for a fourth too. */
export const launch: KingAction = {
  can: g => hasShipRoom(g, PURPLE),
  use: (g, world, card) => anchorShip(g, world, 'RS-ship', PURPLE, card),
}

/** H3c 2. A Peerage that he is qualified for after the Nudge. */
export const anchorPeer: KingAction = {
  can: (g, card) => refusePeerage(g, PURPLE, card) === undefined,
  use: (g, world, card) => anchorPeerage(g, world, 'H3c', PURPLE, card),
}

/** H3c 3, AMB-83. One of his Visitas becomes a Cathedral, preferably one with a Colony, anybody's, in its land zone. */
export const teach: KingAction = {
  can: g => g.poolCathedrals > 0 && visitas(g).length > 0,
  use(g, world) {
    by('AMB-83')
    const all = visitas(g)
    const beside = all.filter(site => tables.sitesOfArea[areaOf(site)].some(near => isColony(g, near)))
    kingTeach.among(g, world, beside.length > 0 ? beside : all)
  },
}

const visitas = (g: Pax): number[] => sitesWhere(site => isVisita(g, site) && g.bible[site] === PURPLE)

export const kingTeach = kingChoice('king-teach', 'H3c', 'teach', 'site', (g, world, site) =>
  buildCathedral(g, world, PURPLE, site),
)

/** H3c 4. A Visita on the inhabited Tribal Site closest to Islas del Rosario. */
export const preach: KingAction = {
  can: g => g.biblesLeft[PURPLE] > 0 && flocks(g).length > 0,
  use: (g, world) => kingPreach.among(g, world, nearRosario(flocks(g))),
}

const flocks = (g: Pax): number[] => sitesWhere(site => refuseMission(g, PURPLE, site) === undefined)

export const kingPreach = kingChoice('king-preach', 'H3c', 'visita', 'site', (g, world, site) =>
  startVisita(g, world, PURPLE, site),
)

/** H3c 5. The Spanish Site closest to Islas del Rosario that can be founded or fortified. */
export const build: KingAction = {
  can: g => ports(g).length > 0,
  use: (g, world) => kingBuild.among(g, world, nearRosario(ports(g))),
}

const ports = (g: Pax): number[] =>
  tables.sitesOfKind.spanish.filter(
    site => refuseFounding(g, PURPLE, site) === undefined || refuseFort(g, PURPLE, site) === undefined,
  )

export const kingBuild = kingChoice('king-build', 'H3c', 'build', 'site', (g, world, site) => {
  if (refuseFounding(g, PURPLE, site) === undefined) foundColony(g, world, PURPLE, site)
  else fortify(g, world, PURPLE, site)
})

/** H3c 6. A Slave from the Pool for one of his vacant Colonies. */
export const tradeSlave: KingAction = {
  can: g => g.poolIndigenous > 0 && idlePorts(g).length > 0,
  use: (g, world) => kingSlave.among(g, world, idlePorts(g)),
}

const idlePorts = (g: Pax): number[] => sitesWhere(site => g.disk[site] === PURPLE && isVacantColony(g, site))

export const kingSlave = kingChoice('king-slave', 'H3c', 'labor', 'site', (g, world, site) =>
  placeMeeple(g, world, 'RS-slave-trade', site, INDIGENOUS),
)

/** H3c 7. A Citizen who is not his becomes his, while he has one in Reserves. */
export const assimilate: KingAction = {
  can: g => g.reserves[PURPLE] > 0 && strangers(g).length > 0,
  use: (g, world) => kingAssimilate.among(g, world, strangers(g)),
}

const strangers = (g: Pax): number[] => sitesWhere(site => refuseMelting(g, PURPLE, site) === undefined)

export const kingAssimilate = kingChoice('king-assimilate', 'H3c', 'assimilate', 'site', (g, world, site) => {
  removeMeeple(g, world, 'RS-melting-pot', site)
  settleCitizen(g, world, 'RS-melting-pot', site, PURPLE, PURPLE)
})

/** H3c 8. Ganga Zumba suffers Midlife Crisis if he has fewer Peerages and Relics. */
export const excommunicate: KingAction = {
  can: g => refuseExcommunication(g, PURPLE, RED) === undefined,
  use(g, world) {
    tell(world, g, 'H3c', 'excommunicated', PURPLE, RED)
    sufferMidlifeCrisis(g, RED)
  },
}

/** H3c 10. The Ship on display; an outlaw is Discarded instead. */
export const sendArmada: KingAction = {
  can: g => hasShipRoom(g, PURPLE) && g.display[SHIP_DECK] >= 0,
  use(g, world) {
    const card = takeDisplay(g, world, SHIP_DECK)
    if (!isOutlaw(card)) anchorShip(g, world, 'RS-armada', PURPLE, card)
    else {
      tell(world, g, 'H3c', 'ship-turned-away', card)
      discardOpenly(g, world, 'H3c', card, PURPLE)
    }
  },
}

/** H3c 11. A PRIVATEER of Ganga Zumba, who picks it and gets $1. */
export const sendLetter: KingAction = {
  can: g => hasShipRoom(g, PURPLE) && refuseLetter(g, PURPLE, RED) === undefined,
  use: (g, world) => demandPrivateer(g, world, PURPLE, RED),
}

/** H3c 12. Ganga Zumba picks what he gives; PR-lord: as much as allowed. */
export const tax: KingAction = {
  can: g => refuseTax(g, PURPLE, RED) === undefined,
  use: (g, world) => collect(g, world, PURPLE, RED, Math.max(1, highestTax(g, PURPLE, RED))),
}

/** H3c 13. The Dove, if that moves it. */
export const moveDove: KingAction = {
  can: (g, card, icon) => dove.refuse(g, PURPLE, card, icon) === undefined,
  use: (g, world, card, icon) => dove.play(g, PURPLE, world, card, icon),
}
