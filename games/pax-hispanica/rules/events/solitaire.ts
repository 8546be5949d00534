/** Events of the solitaire game: what the Sun King does, step by step. */
export const solitaireEvents = {
  /** The Sun King's combined auction and play begins. */
  'king-auctions': [],
  /** His fleet of this size needs another Ship, or none; he does not qualify for the Royalty card on display. */
  'king-needs-ships': ['number'],
  'king-has-ships': ['number'],
  'king-unqualified': ['card'],
  /** A captain on display falls to the pirate hunters; a Royalty card leaves the game. */
  'captain-murdered': ['card'],
  'royalty-removed': ['card'],
  /** He wants no such Ship, or no more Ships. */
  'king-does-not-bid': ['card'],
  /** One die for his bid, or for what hurts more. */
  'die-rolled': ['number'],
  /** Amor de Rey: he moves to this Callow space before he plays the card. */
  'king-courts': ['cell'],
  'king-in-crisis': [],
  /** A PLUNDER or SMUGGLER that he does not take into service. */
  'ship-turned-away': ['card'],
  /** An icon of his card that he does not use. */
  'king-passes-over': ['card', 'action'],
  /** His Professional Draw: the deck and his Reach; or none. */
  'king-draws': ['deck', 'number'],
  'king-is-callow': [],
  /** Ganga Zumba's announced course: a zone and its place in it, from 1. */
  'course-plotted': ['zone', 'number'],
  /** He watches the course with this many Haven cards. */
  'king-watches': ['number'],
  /** Flagships of Ganga Zumba and of the Sun King, and which is the better one. */
  'king-battle': ['card', 'card', 'seamanship'],
  /** His sail turn, with this many attacks; or none. */
  'king-sails': ['number'],
  'king-stays-in-port': [],
  /** The Indigenous of a Sacked Site finds no vacant Spanish Colony. */
  'captive-killed': ['site'],
} as const
