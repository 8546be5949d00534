import type { RuleEntry } from '@spanish-main/kernel'

/** D1. Deals. */
export const deals = {
  'D1.1': {
    title: 'Deals',
    says: 'Players may trade gold, tents, cards and promises at any time.',
  },
  'D1.2': {
    title: 'Not for sale',
    says: 'Soldiers, characters, Cardinalship and Knighthood never change hands by a deal.',
  },
  'D1.3': {
    title: 'Transferred cards',
    says: 'A card that changes hands keeps everything but its location card.',
  },
  'D1.4': {
    title: 'Loans',
    says: 'Players may lend and may pay for each other.',
  },
  'D1.5': {
    title: 'Blackmail',
    says: 'Threats and protection money are allowed and bind nobody.',
  },
  'D1.6': {
    title: 'Instalments',
    says: 'Monkey and parrot years serve as dates for instalments.',
  },
  'D1.7': {
    title: 'Commissions',
    says: 'Trade fees are paid with the trade, skullduggery fees in advance.',
  },
  'D1.8': {
    title: 'Intelligence',
    says: 'A player with a privateer may look through the pirate deck, never the treasure player.',
  },
  'D1.9': {
    title: 'Treasure tents',
    says: 'Treasure tents lie in coffers and count at the end only; with parrot years they come three times a decade and count ten.',
  },
} as const satisfies Record<string, RuleEntry>
