import type { RuleEntry } from '@spanish-main/kernel'

/** Part C. Setup. */
export const setup = {
  C1a: { title: 'Parrot', says: 'The Parrot starts in 1598, or in 1614 in the short comet game.' },
  C1b: { title: 'Dove', says: 'The Dove starts in 1649 in the long game and in 1637 in the short one.' },
  C1c: { title: 'Tribes', says: 'One Indigenous stands on each of the 20 Tribal Sites.' },
  C1d: {
    title: 'Spanish Colonies',
    says: 'Each of the eight Spanish Sites starts with a purple disk and one Indigenous as Slave. If nobody plays purple, each of them also has a fort.',
  },
  C1e: { title: 'Haven deck', says: 'The 14 Haven cards form one face-down deck.' },
  C2a: { title: 'Mercantilism', says: 'Mercantilism starts at 3.' },
  C2b: {
    title: 'Market decks',
    says: 'The four Market decks are shuffled apart and lie face down with their top card turned up.',
  },
  C2c: {
    title: 'Figures on the Philosophy board',
    says: "Each player's Figure waits on the Callow square of its colour.",
    kind: 'definition',
    see: 'C3g',
  },
  C3: {
    title: 'Playmats',
    says: 'Every player has one Playmat, dealt at random or chosen, and all tokens of its colour. No two players share a colour.',
  },
  C3a: {
    title: 'Leaving Spain out',
    says: 'With two or three players Spain is best left unplayed, because its early Sway is so strong. Unplayed, its tokens stay on the map without an owner.',
  },
  C3b: {
    title: 'Solitaire Playmats',
    says: 'Alone you play Ganga Zumba, on the back of the red Playmat, against the Sun King.',
    kind: 'definition',
    see: 'VA-solitaire',
  },
  C3c: { title: 'Starting money', says: 'Everybody starts with as many dollars as there are players.' },
  C3d: {
    title: 'Starting disks',
    says: "The Sway column starts with six disks. Spain's starts empty: its eight disks are on the map.",
  },
  C3e: { title: 'Starting Bibles', says: "Every Reach column, Spain's too, starts with six Bibles." },
  C3f: {
    title: 'Reserves',
    says: 'Five Citizens and three Galleons of each colour start in its Reserves, also those of colours that nobody plays.',
  },
  C3g: {
    title: 'Figures',
    says: "Each player has one Figure on the Player Order track, in its colour's slot, and one on the Callow square of that colour.",
  },
  C3h: {
    title: 'Pool',
    says: 'Rebels, Chests, Relics, unused forts, Cathedrals, coins and the black Galleon form the Pool. It starts without Indigenous: all 28 are on the map.',
  },
  C3i: {
    title: 'Battle cards',
    says: 'The Battle cards lie ready for everybody; they only hide a choice until it is revealed.',
    kind: 'definition',
    see: 'E5c',
  },
  C3j: { title: 'Starting Hand', says: 'Each player draws two random Haven cards and keeps them secret.' },
  C3k: { title: 'First year', says: 'Play begins with the goods year in which the Parrot stands, its Omen first.' },
} as const satisfies Record<string, RuleEntry>
