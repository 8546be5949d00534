import { BLUE, COLOUR_COUNT, GREEN, ORANGE, type Pax, PEERS, PURPLE, RED } from './state.ts'
import { TITLE, tables } from './tables.ts'
import { by } from './words.ts'

/** The seat of a colour's player; a frame that asks this colour uses it. */
export const seatOf = (g: Pax, colour: number): number => g.seatOf[colour]

/** The colour of a seat: what the rules call a player. */
export const colourOf = (g: Pax, seat: number): number => g.colour[seat]

/** Whether somebody plays the colour. */
export const inPlay = (g: Pax, colour: number): boolean => colour >= 0 && colour < COLOUR_COUNT && g.seatOf[colour] >= 0

/** VA-solitaire. Whether a colour is the Sun King: it plays without a seat, a Hand and counted money. */
export const isSunKing = (g: Pax, colour: number): boolean => g.solitaire === 1 && colour === PURPLE

/** H0-colours. Whether a colour has a player, the Sun King included. */
export const takesPart = (g: Pax, colour: number): boolean =>
  inPlay(g, colour) || (isSunKing(g, colour) && by('H0-colours'))

const DUELLISTS: readonly number[] = [RED, PURPLE]

/** Every colour that takes part, in Player Order; in solitaire Ganga Zumba, then the Sun King. */
export const everybody = (g: Pax): readonly number[] => (g.solitaire === 1 ? DUELLISTS : g.order)

/** H0-choices. The seat that decides for a colour: its player's, and for the Sun King that of Ganga Zumba. */
export const deciderOf = (g: Pax, colour: number): number => g.seatOf[isSunKing(g, colour) ? RED : colour]

/** Bit set of the seats of all colours that the test accepts. */
export function seatsWhere(g: Pax, accepts: (colour: number) => boolean): number {
  let seats = 0
  for (let i = 0; i < g.order.length; i++) if (accepts(g.order[i])) seats |= 1 << g.seatOf[g.order[i]]
  return seats
}

/** The colour that holds a title, −1 if nobody has Anchored it. Public. */
export function holderOf(g: Pax, title: number): number {
  const place = g.place[tables.cardOfTitle[title]]
  return place >= PEERS && place < PEERS + COLOUR_COUNT && by('D3d-ability') ? place - PEERS : -1
}

/** D3d-ability. Whether a colour has Anchored a Peerage with this title. */
export const hasTitle = (g: Pax, colour: number, title: number): boolean =>
  colour >= 0 && g.place[tables.cardOfTitle[title]] === PEERS + colour && by('D3d-ability')

/** Place in Player Order, first is 0; behind everybody if the colour has no player. */
export function rank(g: Pax, colour: number): number {
  const at = g.order.indexOf(colour)
  return at < 0 ? COLOUR_COUNT : at
}

// NA. A nation's own ability, or everybody's with CABAL (PR-cabal, AMB-49).

function hasAbility(g: Pax, colour: number, nation: number): boolean {
  const isLost = nation === RED && g.gangaZumba === 1
  if (colour === nation) return !(isLost && by('NA-ganga-zumba'))
  if (!hasTitle(g, colour, TITLE.cabal)) return false
  if (!inPlay(g, nation) && by('AMB-49')) return false
  return !isLost && by('PR-cabal')
}

/** NA-sea-dogs. NA-ganga-zumba lacks it. */
export const hasSeaDogs = (g: Pax, colour: number): boolean => hasAbility(g, colour, RED)
/** NA-jesuits. */
export const hasJesuits = (g: Pax, colour: number): boolean => hasAbility(g, colour, BLUE)
/** NA-cartography. */
export const hasCartography = (g: Pax, colour: number): boolean => hasAbility(g, colour, ORANGE)
/** NA-mercantile. */
export const hasMercantile = (g: Pax, colour: number): boolean => hasAbility(g, colour, GREEN)
