import { tokensOnMap, wealth } from '../../rules/g3-victory.ts'
import { inPlay, rank, takesPart } from '../../rules/players.ts'
import { COLOUR_COUNT, EMPTY, NO_REBEL, type Pax, SITE_COUNT } from '../../rules/state.ts'

/** A colour's line of the count that ends the game. */
export interface LedgerLine {
  readonly colour: number
  readonly colonies: number
  readonly missions: number
  readonly citizens: number
  readonly tokens: number
  /** Tokens in rebellious land, which do not count. */
  readonly lost: number
  /** What breaks a tie; undefined for a colour whose money nobody counts. */
  readonly wealth: number | undefined
  readonly played: boolean
}

const nothing = new Array<number>(SITE_COUNT).fill(EMPTY)
const peace = new Array<number>(SITE_COUNT).fill(NO_REBEL)

/** The same count that decides the game, with the other kinds of token, or the Rebels, taken off the map. */
function lineOf(g: Pax, colour: number): LedgerLine {
  const tokens = tokensOnMap(g, colour)
  return {
    colour,
    colonies: tokensOnMap({ ...g, bible: nothing, meeple: nothing }, colour),
    missions: tokensOnMap({ ...g, disk: nothing, meeple: nothing }, colour),
    citizens: tokensOnMap({ ...g, disk: nothing, bible: nothing }, colour),
    tokens,
    lost: tokensOnMap({ ...g, rebel: peace }, colour) - tokens,
    wealth: inPlay(g, colour) ? wealth(g, colour) : undefined,
    played: takesPart(g, colour),
  }
}

/** G3a, H7c. Every colour that plays or stands on the map, most tokens first. */
export function ledgerOf(g: Pax): LedgerLine[] {
  return Array.from({ length: COLOUR_COUNT }, (_, colour) => lineOf(g, colour))
    .filter(({ played, tokens, lost }) => played || tokens + lost > 0)
    .sort(
      (a, b) =>
        b.tokens - a.tokens ||
        Number(b.played) - Number(a.played) ||
        (b.wealth ?? Infinity) - (a.wealth ?? Infinity) ||
        rank(g, a.colour) - rank(g, b.colour),
    )
}
