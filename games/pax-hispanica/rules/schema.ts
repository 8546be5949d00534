import type { Schema } from '@spanish-main/kernel'
import type { Pax } from './state.ts'
import { CARDS_IN_ALL, MARKET, tables } from './tables.ts'

/** A-public, A-secret. Only the places of cards are secret. */
const fields: Schema<Pax>['fields'] = {
  place: 'card',
  known: 'card',
  colour: 'public',
  seatOf: 'public',
  edition: 'public',
  eternalPeace: 'public',
  gangaZumba: 'public',
  fleeSlips: 'public',
  solitaire: 'public',
  year: 'public',
  dove: 'public',
  order: 'public',
  mercantilism: 'public',
  coffers: 'public',
  display: 'public',
  deckLeft: 'public',
  recycled: 'public',
  havenLeft: 'public',
  marketHand: 'public',
  havenHand: 'public',
  figure: 'public',
  ships: 'public',
  shipCount: 'public',
  peers: 'public',
  peerToken: 'public',
  money: 'public',
  relics: 'public',
  disksLeft: 'public',
  biblesLeft: 'public',
  reserves: 'public',
  disk: 'public',
  bible: 'public',
  meeple: 'public',
  cathedral: 'public',
  fort: 'public',
  chest: 'public',
  relicsAt: 'public',
  rebel: 'public',
  poolIndigenous: 'public',
  poolChests: 'public',
  poolRelics: 'public',
  poolForts: 'public',
  poolCathedrals: 'public',
  poolRebels: 'public',
  fleet: 'public',
  cargoChests: 'public',
  cargoRelics: 'public',
  cargoIndigenous: 'public',
  cargoCitizens: 'public',
  buriedChests: 'public',
  buriedRelics: 'public',
  interdicted: 'public',
  waited: 'public',
  mercantileUsed: 'public',
  asiento: 'public',
}

const indices = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)

/** Cards of one deck could be each other; Haven cards have a back of their own. */
export const schema: Schema<Pax> = {
  fields,
  pools: [
    ...[0, 1, 2, 3].map(deck => indices(0, MARKET).filter(card => tables.deckOf[card] === deck)),
    indices(MARKET, CARDS_IN_ALL),
  ],
}
