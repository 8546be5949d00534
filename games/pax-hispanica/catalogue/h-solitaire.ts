import type { RuleEntry } from '@spanish-main/kernel'

/** Part H. Solitaire: Ganga Zumba against the Sun King. */
export const solitaire = {
  'H0-setup': {
    title: 'Solitaire setup',
    says: 'You are Ganga Zumba (red) with $10, two Haven cards and MAROON KING Anchored under your first Bible; the Sun King (purple) starts with eight fortified Colonies and uncounted money. Mercantilism is 3 and the Dove waits in 1649.',
  },
  'H0-merc': {
    title: 'Mercantilism in solitaire',
    says: 'Only Ganga Zumba can change Mercantilism.',
    kind: 'definition',
    see: 'H6c',
  },
  'H0-ties': {
    title: 'Ties in solitaire',
    says: 'There is no Player Order; the Sun King wins every tie for most or least Righteous or Loyal.',
  },
  'H0-choices': {
    title: 'Choices of the Sun King',
    says: 'Where the Sun King has equal options you choose for him, and a die decides when it is unclear which hurts more. He never places an optional Tax Rebel.',
  },
  'H0-deals': {
    title: 'No deals in solitaire',
    says: 'There are no negotiations, tributes or loans. What you owe the Sun King goes to the Pool, and what he owes comes from it.',
  },
  'H0-colours': {
    title: 'Colours in solitaire',
    says: 'Red and purple are in play. Other colours appear only as Refugees.',
  },
  'H0-sequence': {
    title: 'Solitaire cycle',
    says: "Goods; your auction; the Sun King's auction and play; his draw and play; your play; then you sail and after you the Sun King. Omens come with their printed years.",
  },
  H1: {
    title: 'Solitaire goods year',
    says: 'Played like any goods year, except for the three points below.',
  },
  H1a: {
    title: 'No order to update',
    says: 'The step that arranges Player Order is left out.',
  },
  H1b: {
    title: 'Labor in solitaire',
    says: "The Sun King's vacant Colonies help themselves like those of unplayed Spain. You cannot kidnap while you hold MAROON KING.",
  },
  H1c: {
    title: 'Years without sailing',
    says: 'In 1621 nobody sails, though your fleet may do Reconnaissance; in 1601 it must.',
  },
  H2a: {
    title: 'Your solitaire auction',
    says: "You bid openly, then the Sun King's bid is rolled, and as initiator you win ties. Buried treasure costs a flat $4 to the Pool.",
  },
  H2b: {
    title: 'Bids of the Sun King',
    says: 'He rolls two dice in War and one in Pax, after your bid. He passes on PLUNDER and SMUGGLER Ships and on any Ship while he has three, and plays at once what he wins.',
  },
  H3a: {
    title: 'What the Sun King auctions',
    says: 'A Ship if he has none (War) or fewer than three (Pax), murdering a PLUNDER or SMUGGLER on display instead; else the top Royalty card if he qualifies; else the top Mission card.',
  },
  H3b: {
    title: 'Amor de Rey',
    says: 'If he is Callow and the card would not make him Professional, he first moves by Romance to a free Callow space from which it does, if there is one.',
  },
  H3c: {
    title: 'Actions of the Sun King',
    says: 'After the Nudge he uses up to his Sway Actions in a fixed order: Ship, Peerage, Literacy, Bible, Disk, Slave Trade, Melting Pot, Excommunication, Apostasy, Armada, Letter of Marque, Tax, Dove. Others, and those without effect, he skips.',
  },
  H3d: {
    title: 'Mutiny and Midlife Crisis of the Sun King',
    says: 'He suffers Mutiny like anybody. He never pays against Midlife Crisis: you move his Figure to a free Callow space and the top Royalty card leaves the game.',
  },
  'H3-distance': {
    title: 'Closest to Islas del Rosario',
    says: 'Distance is the number of sea zones to cross from Islas del Rosario, currents ignored, to a zone the Site touches. You break ties.',
  },
  'H3-abilities': {
    title: 'Peerages of the Sun King',
    says: 'He uses every Ability as hard as he can: ARCHBISHOP always refills, ASIENTO is CONQUISTADOR, LORD takes all he may, STAR CHAMBER always refuses. Abilities that serve only choices he does not make do nothing for him.',
  },
  H4: {
    title: 'Draw of the Sun King',
    says: 'If he is a Professional he then draws cards equal to his Reach from his deck and plays each at once. He keeps no Hand.',
  },
  H5: {
    title: 'Your solitaire play turn',
    says: 'You play, sell and Discard as in any play turn.',
  },
  H5a: {
    title: 'Deep pockets',
    says: 'The Sun King always pays salaries, Taxes and Ransom.',
  },
  H6a: {
    title: 'Nobody stays in EUROPE',
    says: 'A fleet that unloads in EUROPE moves on to PIRATING at once; you draw a Haven card for it, he does not.',
  },
  H6b: {
    title: 'Your solitaire voyage',
    says: 'You sail first, by the normal rules except for the three points below.',
    kind: 'definition',
    see: 'H0-sequence',
  },
  'H6b-course': {
    title: 'Spanish Interdiction',
    says: 'If he has at least as many Ships as you, you announce your whole course, then he draws Haven cards up to his Hand Limit. Each drawn zone on your course brings one battle when you first enter it.',
  },
  'H6b-result': {
    title: 'Outcome of a Spanish Interdiction',
    says: 'At once: one of your PLUNDER Ships sinks; his Flagship sinks if yours has the better Seamanship; if his is better, your Treasure goes to the War Coffers and your other Cargo is lost.',
  },
  'H6b-land': {
    title: 'Solitaire land battles',
    says: 'Purple tokens always side against you; Refugees of other colours side with you unless they stand on the target.',
  },
  H6c: {
    title: 'Voyage of the Sun King',
    says: 'He attacks what he can beat, up to his attack limit: Rebels, your Colonies with Treasure, your other Colonies, your Missions, the closest first. Then he loads Treasure at his peaceful Colonies into the War Coffers and returns to PIRATING; he cannot be interdicted.',
  },
  H7: {
    title: 'End of the solitaire game',
    says: "You win or lose at once when one of the conditions below is met, or by tokens when the Dove's year ends.",
  },
  H7a: {
    title: 'The Sun King wins',
    says: 'With nine Chests in the War Coffers or with his third Peerage.',
  },
  H7b: {
    title: 'Ganga Zumba wins',
    says: 'As an extremist of any track with two Peerages, while Tax Rebels outnumber Mercantilism and no Slave is left on the map.',
  },
  H7c: {
    title: 'Tokens in solitaire',
    says: "When the Dove's year ends tokens are counted, and the Sun King is taken to have more money.",
  },
} as const satisfies Record<string, RuleEntry>
