import type { RuleEntry } from '@spanish-main/kernel'

/** C3. Auctions and events. */
export const auctions = {
  'C3a.1': {
    title: 'Lots',
    says: 'All cards of the year that are no events and all mercenaries are auctioned; unsold they leave the game.',
  },
  'C3a.2': {
    title: 'Bidding',
    says: 'Bids are open and rise; nobody bids beyond his coffers and the pledges made to him, and losers pay nothing.',
  },
  'C3a.3': {
    title: 'Equal bids',
    says: "Among equal bids the card's religion wins, then its nationality, then the highest crown.",
  },
  'C3a.4': {
    title: 'Heir',
    says: 'A disrupted character returns to its own player for one gold, from the treasury if he is poor.',
  },
  'C3a.5': {
    title: 'Wartime bidding',
    says: 'Cards of a nation at war go to its players only, and they may bid on no other flag.',
  },
  'C3a.6': {
    title: 'Placement',
    says: 'A card goes on the track as many years ahead as its shield says; without a shield it matures this year.',
  },
  'C3b.1': {
    title: 'Demand',
    says: 'A commodity in demand brings double gold to fleets and colonies until another event appears.',
  },
  'C3b.2': {
    title: 'Comet',
    says: 'A comet disrupts every mature mordida and cancels C4.',
  },
  'C3b.3': {
    title: 'Cards that stay',
    says: 'War and demand cards lie open until something ends them.',
    kind: 'definition',
    see: 'C3b.1',
  },
  'C3b.4': {
    title: 'War',
    says: "War disrupts the nation's cards in foreign hands and fills its units with soldiers.",
  },
  'C3b.5': {
    title: "Thirty Years' War",
    says: 'Catholics lose their Protestant cards and Protestants their Catholic ones; units of both religions fill with soldiers.',
  },
  'C3b.6': {
    title: 'At war',
    says: "A unit is at war with its nation's war, under the Thirty Years' War against the other religion, and always as a pirate or heathen.",
  },
  'C3b.7': {
    title: 'Two events',
    says: 'Events of one year take effect in the order in which they appeared.',
  },
} as const satisfies Record<string, RuleEntry>
