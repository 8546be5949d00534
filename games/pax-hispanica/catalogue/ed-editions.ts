import type { RuleEntry } from '@spanish-main/kernel'

/** ED. Differences of the two editions that the `edition` option switches. */
export const editions = {
  'ED-03': {
    title: 'Edition: Labor of unplayed Spain',
    says: 'Polish: unplayed Spanish Colonies choose after all players and, with no other source, take an Indigenous from the Pool. English: they choose before all players and have no such fallback.',
  },
  'ED-09': {
    title: 'Edition: whose Colony may be fortified',
    says: 'Polish: any Colony without a fort. English: only one of your own.',
  },
  'ED-10': {
    title: 'Edition: Tax Rebel for a Citizen lost at sea',
    says: "Polish: the Citizen's owner chooses the Rebel Site. English: the pirates choose it.",
  },
  'ED-11': {
    title: 'Edition: Relics by Sacking',
    says: 'Polish: any fleet that Sacks takes the Relics too. English: only PLUNDER does; otherwise a Relic goes to the Pool with a destroyed Colony and stays on one that lost only its fort.',
  },
  'ED-13': {
    title: 'Edition: Relics as Peerages',
    says: 'Polish: Relics count as Peerages for all four victories. English: for all but Abolition.',
  },
  'ED-16': {
    title: 'Edition: ports of the Sun King',
    says: 'Polish: he loads Treasure only at his Colonies outside rebellious zones. English: at all of his Colonies.',
  },
  'ED-19': {
    title: 'Edition: ARCHBISHOP',
    says: 'Polish: may refill Cathedrals as the sail year begins. English: as any year begins.',
  },
  'ED-20': {
    title: 'Edition: CRYPTO-PAPIST',
    says: "Polish: Peerages with a left or up Nudge count for nobody's victory. English: whoever its owner Excommunicates is taken to have no Peerages.",
  },
  'ED-21': {
    title: 'Edition: DIPLOMAT',
    says: 'Polish: immune to Sword Fight and Melting Pot. English: immune to Sword Fight and Duel.',
  },
  'ED-27': {
    title: 'Edition: deck data',
    says: 'The Polish card set has 24 Tax Revolts (Colony 5, Mission 4, Royalty 3, Ship 12), the English one 20 (4, 4, 3, 9). Both use the English shares of Nudges.',
  },
} as const satisfies Record<string, RuleEntry>
