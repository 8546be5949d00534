import { hasTitle, isSunKing } from './players.ts'
import { type Pax, PEER_SLOTS, PURPLE } from './state.ts'
import { TITLE, tables } from './tables.ts'
import { by } from './words.ts'

/** OM-amsterdam-entrepot. H0-sequence: the Sun King plays already in the auction year before it. */
export const isEntrepot = (g: Pax, colour: number): boolean =>
  (g.year === 1604 || (g.year === 1603 && isSunKing(g, colour))) && by('OM-amsterdam-entrepot')
/** OM-comet. */
export const isComet = (g: Pax): boolean => (g.year === 1615 || g.year === 1616) && by('OM-comet')

/** GL-mercantilism, GL-sway, B4c: Action Limit and Hand Limit. Omens first (AMB-70), then the column, capped by Mercantilism. */
export function sway(g: Pax, colour: number): number {
  if (isEntrepot(g, colour)) return 3
  if (isComet(g)) return 1
  by('GL-sway')
  const { columns } = tables
  const column = colour === PURPLE ? columns.spanishSway : columns.sway
  const value = column[g.disksLeft[colour]]
  if (hasTitle(g, colour, TITLE.protectorate) && by('PR-protectorate')) return value
  if (hasTitle(g, colour, TITLE.agent)) return value
  by('GL-mercantilism')
  return Math.min(value, g.mercantilism)
}

/** GL-reach, PR-protectorate, B4c: cards of a Professional Draw. */
export function reach(g: Pax, colour: number): number {
  if (isComet(g)) return 1
  by('GL-reach')
  const value = tables.columns.reach[g.biblesLeft[colour]]
  return hasTitle(g, colour, TITLE.protectorate) && by('PR-protectorate') ? value : Math.min(value, g.mercantilism)
}

/** GL-peerage. Anchored Royalty cards of a colour. */
export function peerCount(g: Pax, colour: number): number {
  let count = 0
  for (let i = 0; i < PEER_SLOTS; i++) if (g.peers[colour * PEER_SLOTS + i] >= 0) count++
  return count
}

/** D3d-slots, PR-merchant-guild, AMB-31. */
export const shipLimit = (g: Pax, colour: number): number =>
  hasTitle(g, colour, TITLE['merchant-guild']) && by('AMB-31') ? 4 : 3
