import { ONLOOKERS } from '@spanish-main/kernel'
import { PLAYERS, TOKENS } from '../data/index.ts'
import { isCitizen, isColony, isMission, isTribal } from './sites.ts'
import {
  COLOUR_COUNT,
  DECK,
  DISPLAY,
  HAND,
  INDIGENOUS,
  NO_REBEL,
  type Pax,
  PEER_SLOTS,
  PEERS,
  PURPLE,
  RECYCLED,
  SHIP_SLOTS,
  SHIPS,
} from './state.ts'
import { ICON, isHaven, MARKET, tables } from './tables.ts'
import { vocabulary } from './vocabulary.ts'
import { pending } from './words.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const countOf = (numbers: readonly number[], value: number): number => numbers.filter(each => each === value).length

/** GL-token-limits and everything else that must hold at every moment. Sentences on what does not. */
export function invariants(g: Pax): string[] {
  return [...tokens(g), ...perColour(g), ...cards(g), ...sites(g)]
}

function expecting() {
  const broken: string[] = []
  return {
    broken,
    same(what: string, have: number, need: number): void {
      if (have !== need) broken.push(`${what}: ${have} instead of ${need}`)
    },
    holds(what: string, ok: boolean): void {
      if (!ok) broken.push(what)
    },
  }
}

/** Every token is somewhere, once. */
function tokens(g: Pax): string[] {
  const { broken, same, holds } = expecting()
  same('Indigenous', countOf(g.meeple, INDIGENOUS) + sum(g.cargoIndigenous) + g.poolIndigenous, TOKENS.indigenous.count)
  same(
    'Chests',
    sum(g.chest) + sum(g.cargoChests) + sum(g.buriedChests) + g.coffers + g.poolChests,
    TOKENS.chests.count,
  )
  same(
    'Relics',
    sum(g.relicsAt) + sum(g.cargoRelics) + sum(g.buriedRelics) + sum(g.relics) + g.poolRelics,
    TOKENS.relics.count,
  )
  same('Rebels', g.rebel.filter(side => side !== NO_REBEL).length + g.poolRebels, TOKENS.rebels.count)
  same('forts', sum(g.fort) + g.poolForts, TOKENS.forts.count)
  same('Cathedrals', sum(g.cathedral) + g.poolCathedrals, TOKENS.cathedrals.count)
  const pools = {
    Indigenous: g.poolIndigenous,
    Chests: g.poolChests,
    Relics: g.poolRelics,
    Rebels: g.poolRebels,
    forts: g.poolForts,
    Cathedrals: g.poolCathedrals,
  }
  for (const [tokens, left] of Object.entries(pools)) holds(`more tokens than there are: ${tokens}`, left >= 0)
  return broken
}

/** Tokens with a colour, money, fleets and slots. */
function perColour(g: Pax): string[] {
  const { broken, same, holds } = expecting()
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const name = PLAYERS[colour].nation
    const tokensOnPeers = (reach: boolean) => {
      let count = 0
      for (let i = 0; i < PEER_SLOTS; i++) {
        const card = g.peers[colour * PEER_SLOTS + i]
        if (card >= 0 && isReach(card) === reach) count += g.peerToken[colour * PEER_SLOTS + i]
      }
      return count
    }
    same(
      `disks of ${name}`,
      countOf(g.disk, colour) + g.disksLeft[colour] + tokensOnPeers(false),
      PLAYERS[colour].disks,
    )
    same(
      `Bibles of ${name}`,
      countOf(g.bible, colour) + g.biblesLeft[colour] + tokensOnPeers(true),
      TOKENS.biblesPerColour.count,
    )
    same(
      `Citizens of ${name}`,
      countOf(g.meeple, colour) + g.cargoCitizens[colour] + g.reserves[colour],
      TOKENS.citizensPerColour.count,
    )
    holds(`${name} has $${g.money[colour]}`, g.money[colour] >= 0)
    same(`Ships of ${name}`, countOf(g.place, SHIPS + colour), g.shipCount[colour])
    holds(`${name} has too many Ships`, g.shipCount[colour] <= SHIP_SLOTS)
    holds(`fleet of ${name} (Fb)`, g.shipCount[colour] > 0 === g.fleet[colour] >= 0)
    const load = g.cargoChests[colour] + g.cargoIndigenous[colour] + g.cargoCitizens[colour]
    // E5g, F2e: while somebody decides which pieces go, the rest is still aboard.
    const deciding = pending(g, 'surplus-cargo') !== undefined
    holds(`Cargo of ${name} does not fit`, load <= g.shipCount[colour] || deciding)
    holds(`Relics of ${name} float without a fleet`, g.cargoRelics[colour] === 0 || g.shipCount[colour] > 0)
    same(`Peerages of ${name}`, countOf(g.place, PEERS + colour), slotCount(g, colour))
    const inHand = (havens: boolean) =>
      g.place.filter((place, card) => place === HAND + colour && isHaven(card) === havens).length
    same(`Market cards of ${name}`, inHand(false), g.marketHand[colour])
    same(`Haven cards of ${name}`, inHand(true), g.havenHand[colour])
  }
  return broken
}

const isReach = (card: number): boolean => tables.icons[0][card].some(icon => icon.action === ICON['reach-peerage'])

function slotCount(g: Pax, colour: number): number {
  return g.peers.slice(colour * PEER_SLOTS, (colour + 1) * PEER_SLOTS).filter(card => card >= 0).length
}

/** Decks, displays and what is known. */
function cards(g: Pax): string[] {
  const { broken, same, holds } = expecting()
  for (let deck = 0; deck < 4; deck++) {
    const inPlace = (place: number) =>
      g.place.filter((each, card) => each === place && tables.deckOf[card] === deck).length
    same(`deck ${deck} face down`, inPlace(DECK), g.deckLeft[deck])
    same(`deck ${deck} recycled`, inPlace(RECYCLED), g.recycled[deck])
    same(`deck ${deck} on display`, inPlace(DISPLAY), g.display[deck] < 0 ? 0 : 1)
  }
  // H6b-result: the Sun King watches a voyage, and keeps nothing when it is over.
  const watching = g.ended !== 0 || pending(g, 'sail-turn') !== undefined
  holds('the Sun King keeps Haven cards', g.solitaire === 0 || g.havenHand[PURPLE] === 0 || watching)
  same('Haven deck', g.place.filter((place, card) => card >= MARKET && place === DECK).length, g.havenLeft)
  for (const [card, place] of g.place.entries()) {
    if (place === DECK) holds(`card ${card} is known in its deck`, g.known[card] === 0)
    if (place === DISPLAY || place >= SHIPS)
      holds(`card ${card} lies open, but is not known`, g.known[card] === (((1 << g.seats) - 1) | ONLOOKERS))
  }
  return broken
}

/** What may stand where. */
function sites(g: Pax): string[] {
  const { broken, holds } = expecting()
  for (let site = 0; site < g.disk.length; site++) {
    const where = vocabulary.site.words[site]
    holds(`${where}: a fort without a Colony`, g.fort[site] === 0 || isColony(g, site))
    holds(`${where}: Treasure without a Colony`, g.chest[site] + g.relicsAt[site] === 0 || isColony(g, site))
    holds(`${where}: a Cathedral without a Bible`, g.cathedral[site] === 0 || isMission(g, site))
    holds(
      `${where}: a Visita without Indigenous`,
      !isMission(g, site) || g.cathedral[site] === 1 || g.meeple[site] === INDIGENOUS,
    )
    holds(`${where}: an Indigenous in a Cathedral`, g.cathedral[site] === 0 || g.meeple[site] !== INDIGENOUS)
    holds(`${where}: a Citizen in the wild`, !isCitizen(g.meeple[site]) || isColony(g, site) || isMission(g, site))
    holds(`${where}: a Bible off a Tribal Site`, !isMission(g, site) || isTribal(site))
    holds(`${where}: a Rebel off a Rebel Site`, g.rebel[site] === NO_REBEL || tables.sites[site].kind === 'rebel')
    holds(
      `${where}: an Indigenous off a Colony and a Tribal Site`,
      g.meeple[site] !== INDIGENOUS || isColony(g, site) || isTribal(site),
    )
  }
  holds('Mercantilism out of range', g.mercantilism >= 1 && g.mercantilism <= 6)
  holds('War Coffers out of range', g.coffers >= 0 && g.coffers <= 9)
  return broken
}
