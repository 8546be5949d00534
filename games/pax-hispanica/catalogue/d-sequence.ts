import type { RuleEntry } from '@spanish-main/kernel'

/** Part D. The years: goods, auction, play and sail. */
export const sequence = {
  'D0-cycle': {
    title: 'Four-year cycle',
    says: 'Years follow each other as goods, auction, play and sail year, beginning with goods in 1598; 1649 is a sail year.',
  },
  'D0-parrot': {
    title: 'End of a year',
    says: 'Once everybody has finished the year, the Parrot moves to the next one.',
  },
  'D0-omen': {
    title: 'Omens first',
    says: 'An Omen is resolved as its year begins, before anything else of that year.',
  },
  'D0-order': {
    title: 'Turns',
    says: 'In auction, play and sail years each player takes one whole turn, in Player Order; nobody may act out of turn except where a rule says so.',
  },
  D1a: {
    title: 'Player order',
    says: 'In War from most to least Righteous, in Pax from most to least Loyal; ties keep their former order. The order holds until the next goods year.',
  },
  D1b: {
    title: 'Cathedral refresh',
    says: "Each vacant Cathedral gets a Citizen of its Bible's colour from that colour's Reserves. If none is left there, its owner must take one of another colour of his choice.",
  },
  D1c: {
    title: 'Labor acquisition',
    says: 'In Player Order, each vacant Colony must take one Meeple from its own land zone if it legally can, by kidnapping or employing; its owner picks the source. Spanish Colonies that nobody plays come last (first in the English edition).',
  },
  D1d: {
    title: 'Colony dieoff',
    says: "A Colony still vacant is lost: its disk returns to the owner's Sway column, its fort and Treasure go to the Pool.",
  },
  D1e: {
    title: 'Goods placement',
    says: 'For each of the two Goods of the year, every Colony in a land zone showing that Good gets a Chest, unless it has one already. Rebellion does not hinder it.',
  },
  D1f: {
    title: 'Slave attrition',
    says: 'A Slave on a Colony that just received a new Chest goes to the Pool and the Colony is vacant. From 1634 on this no longer happens.',
  },
  D1g: {
    title: 'Earnings',
    says: "For each Colony that just received a new Chest and is worked by a Citizen, the player of that Citizen's colour takes $1 from the Pool.",
  },
  D2a: {
    title: 'Starting an auction',
    says: 'In your auction turn you do exactly one thing: auction the face-up card of a Market deck or the card buried under it, make a Professional Draw, or choose Debauchery.',
  },
  'D2a-buried': {
    title: 'Buried treasure',
    says: 'You may auction the unseen card right below the face-up one instead. The face-up card stays where it is, and only the winner looks at what was won.',
  },
  'D2a-bid': {
    title: 'Bidding',
    says: 'The initiator and everyone owning at least $1 must take part. Each bids secretly from nothing up to all his money, and all bids are shown together.',
  },
  'D2a-win': {
    title: 'Winner of the auction',
    says: "The highest bid wins, among equal ones the initiator's; if his is not one of them, he names the winner. If all bid nothing, the initiator wins.",
  },
  'D2a-pay': {
    title: 'Paying the bid',
    says: 'A winning initiator pays his bid to the Pool; any other winner pays the initiator. Losers keep their money.',
  },
  'D2a-card': {
    title: 'Taking the card',
    says: "The winner takes the card into his Hand. Then the deck's next card is turned up, but not after buried treasure, whose face-up card never moved.",
  },
  D2b: {
    title: 'Professional Draw',
    says: 'Only a Professional may do this: he draws as many cards as his Reach from the deck of his track, the face-up one first. Others know only that first card.',
  },
  D2c: {
    title: 'Debauchery',
    says: 'A Professional first suffers Midlife Crisis and cannot buy it off; then you take $1 from the Pool and draw three Haven cards. Forbidden while El Dorado lasts.',
  },
  'D2-hand': {
    title: 'No Hand Limit yet',
    says: 'In the auction year a Hand may be of any size.',
    kind: 'definition',
    see: 'GL-hand-limit',
  },
  'D2-deck': {
    title: 'Running out of cards',
    says: 'Discarded and sold Market cards go face up under their deck. When only such cards are left below the display, they are shuffled into a new face-down deck.',
  },
  D3a: {
    title: 'Playing a card',
    says: 'In your play turn you may play any number of Hand cards, one after the other, in the order you like. Each is finished before the next is revealed.',
  },
  D3b: {
    title: 'Nudge',
    says: 'A Market card must first move your Figure one space the way its arrow points. The Nudge is not an Action and cannot be skipped.',
  },
  'D3b-mutiny': {
    title: 'Nudge into MUTINY',
    says: 'If the Nudge points into a MUTINY realm the Figure stays and you suffer Mutiny, before any Action or Anchoring of this card.',
  },
  'D3b-midlife': {
    title: 'Nudge into MIDLIFE CRISIS',
    says: 'If the Nudge points into a MIDLIFE CRISIS realm, pay $1 to the Pool and stay, or suffer Midlife Crisis.',
  },
  'D3b-duel': { title: 'Duel', says: 'If the Nudge leads onto an occupied space, the two Figures change places.' },
  'D3b-extremist': {
    title: 'Nudge of an extremist',
    says: 'A Nudge from an extremist space follows its own rule.',
    kind: 'definition',
    see: 'G2a',
  },
  D3c: {
    title: 'Choosing Actions',
    says: 'From each card you may use as many of its icons as your Sway was when you revealed it, each once, in any order, even none. A Sway changed by this card counts from the next one.',
  },
  'D3c-acquired': {
    title: 'Ships gained by Actions',
    says: 'A Ship won by Armada or Letter of Marque is Anchored at once, without its Nudge or icons, and only if the Slot has room. If it joins a fleet in PIRATING, draw a Haven card.',
  },
  D3d: {
    title: 'Anchoring',
    says: 'Ship, Reach Peerage and Sway Peerage are Anchor Actions: using one keeps the card on your Playmat. A card that was not Anchored is Discarded after its Actions.',
  },
  'D3d-slots': {
    title: 'Full Slots',
    says: 'A Slot holds three cards. While it is full its Anchor Action cannot be chosen, and nothing may be Discarded to make room.',
  },
  'D3d-ship': {
    title: 'Anchoring a Ship',
    says: 'The Ship Action puts the card in the Ship Slot and a Galleon with the fleet.',
    kind: 'definition',
    see: 'RS-ship',
  },
  'D3d-qual': {
    title: 'Qualification for a Peerage',
    says: 'You may Anchor a Royalty card only if, after its Nudge, you stand furthest of all players in the direction it asks for. A tie goes to whoever is earlier in Player Order, for most and for least alike.',
  },
  'D3d-reach': {
    title: 'Reach Peerage',
    says: 'The card goes to the Peerage Slot and your top Bible covers its icon. With no Bible left in the column it is Anchored without one.',
  },
  'D3d-sway': {
    title: 'Sway Peerage',
    says: 'The card goes to the Peerage Slot and your top disk covers its icon. With no disk left in the column it is Anchored without one.',
  },
  'D3d-ability': {
    title: 'Peerage Ability',
    says: 'The Ability of a Peerage works from the moment it is Anchored until the card leaves the Slot.',
  },
  D3e: {
    title: 'Choosing the Flagship',
    says: 'During your play turn you may reorder your Ships and so name any of them Flagship.',
  },
  D3f: {
    title: 'Hand Limit at the end of the turn',
    says: 'Before your play turn ends, sell Market cards or Discard any cards until your Hand is no larger than your Hand Limit.',
  },
  'D3f-sell': {
    title: 'Selling cards',
    says: 'At any time of your own play turn you may sell Market cards from your Hand for $1 each from the Pool; they go unseen under their decks. Haven cards cannot be sold this way, and after the Debasement of 1624 neither can Market cards.',
  },
  'D3f-discard-haven': {
    title: 'Discarding Haven cards',
    says: 'A Discarded Haven card is shuffled back into its deck without being shown.',
  },
  D3g: {
    title: 'Hand Limit at the end of the year',
    says: 'Deals may be made throughout the play year. When it ends, everybody Discards down to the Hand Limit once more, without selling.',
  },
  'D3-callow': {
    title: 'Haven Actions need a Callow',
    says: 'Peninsular Marriage, Romance and Sword Fight may be used only while your Figure is Callow.',
  },
  D4a: {
    title: 'Starting in EUROPE',
    says: 'A fleet found in EUROPE when its sail turn begins goes to PIRATING and draws a Haven card; that is its whole turn.',
  },
  D4b: {
    title: 'Starting in PIRATING',
    says: 'Either draw a Haven card as Reconnaissance, which ends the turn, or put the whole fleet into a sea zone where it could right now load Treasure, load an emigrant or start a land battle.',
  },
  D4c: {
    title: 'Sailing',
    says: 'A fleet may sail any number of sea zones, each adjacent to the last, never over land and never against a current. In every zone it may load, unload and fight within its limits.',
  },
  D4d: {
    title: 'Interdiction at any moment',
    says: "Whenever a fleet starts in, enters, leaves or is otherwise in a sea zone, an opponent with a fleet in PIRATING may interrupt it by showing that zone's Haven card.",
  },
  D4e: {
    title: 'Ending the sail turn',
    says: 'A fleet with Treasure ends in EUROPE, reached from a zone on the Sargasso Sea, or buries all of it and goes to PIRATING. Without Treasure it goes to PIRATING from anywhere, but not with a Meeple aboard.',
  },
  D4f: {
    title: 'Entering PIRATING',
    says: 'Draw one Haven card each time your fleet enters PIRATING or a Ship joins it there, however large the fleet. The deck is shuffled first.',
  },
  'D4f-empty': {
    title: 'Empty Haven deck',
    says: 'If the Haven deck is empty, draw a random Haven card unseen from the Hand of another player you name; if nobody holds one, you draw nothing.',
  },
  'D4f-limits': {
    title: 'No Cargo into PIRATING',
    says: 'A fleet carrying any Cargo cannot enter PIRATING, and Treasure cannot be thrown overboard.',
  },
} as const satisfies Record<string, RuleEntry>
