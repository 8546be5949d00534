/** Events of the auction year. */
export const auctionEvents = {
  /** Who auctions the face-up card of a deck, or the one buried below it. */
  'auction-opened': ['colour', 'deck', 'card'],
  'buried-opened': ['colour', 'deck'],
  bid: ['colour', 'dollars'],
  'auction-won': ['colour', 'card', 'dollars'],
  /** The card is named to its winner only. */
  'buried-won': ['colour', 'deck', 'dollars', 'card'],
  /** A player chose Debauchery. */
  caroused: ['colour'],
} as const
