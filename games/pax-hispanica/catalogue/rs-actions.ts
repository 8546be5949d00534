import type { RuleEntry } from '@spanish-main/kernel'

/** RS. The Rosetta Stone: every Action of a card. */
export const actions = {
  'RS-apostasy': {
    title: 'Apostasy',
    says: 'The icon shows two Nudges. Every player whose Tableau holds cards of both, you included, Discards all his cards of one of them; you decide which, for each player.',
  },
  'RS-armada': {
    title: 'Armada',
    says: 'With fewer than three Ships you take the face-up Ship card and Anchor it, ignoring its Nudge and icons; then the next card is turned up. The card that showed Armada is not Anchored by it.',
  },
  'RS-bible': {
    title: 'Bible',
    says: 'Put your top Bible under an Indigenous on a Tribal Site without a Mission: it becomes your Visita.',
  },
  'RS-black-market': {
    title: 'Black Market',
    says: 'Sell any number of Market and Haven cards from your Hand for $2 each, even after the Debasement.',
  },
  'RS-casa': {
    title: 'Casa de la Contratación',
    says: "Move one fleet, anybody's, from EUROPE to PIRATING; its owner draws a Haven card.",
  },
  'RS-disk': {
    title: 'Disk',
    says: 'Found a Colony on a vacant Site open to your colour, or add a fort to a Colony without one.',
  },
  'RS-dove': {
    title: 'Dove',
    says: 'Only in 1618 or later: move the Dove to the sail year that ends the current cycle.',
  },
  'RS-excommunication': {
    title: 'Excommunication',
    says: 'Choose a player who has fewer Peerages and Relics together than you: he suffers Midlife Crisis and cannot pay to avoid it. He picks the Callow space.',
  },
  'RS-haven': { title: 'Haven', says: 'Draw one Haven card.' },
  'RS-letter-of-marque': {
    title: 'Letter of Marque',
    says: 'With fewer than three Ships and $1 to pay him, you make an opponent hand over one of his PRIVATEER Ships, which one being his choice. His Galleon leaves and one of yours joins your fleet.',
  },
  'RS-literacy': {
    title: 'Literacy',
    says: "Choose any Visita, whoever owns it: its Indigenous goes to the Pool, a Citizen of the Bible's colour takes its place and a Cathedral token is added.",
  },
  'RS-melting-pot': {
    title: 'Melting Pot',
    says: 'In a land zone where you have a Colony or Mission, replace any one Citizen by one of your colour. Citizens of the DIPLOMAT are immune, except in the English edition.',
  },
  'RS-reach-peerage': {
    title: 'Reach Peerage',
    says: 'Anchor the Royalty card under your top Bible, if you qualify.',
    kind: 'definition',
    see: 'D3d-reach',
  },
  'RS-relic': { title: 'Relic', says: 'Put a Relic from the Pool on any Colony, whoever owns it.' },
  'RS-ship': {
    title: 'Ship',
    says: 'With fewer than three Ships, put the card in your Ship Slot, as Flagship if you like, and a Galleon with your fleet, or in PIRATING if it is your first. In PIRATING it draws a Haven card.',
  },
  'RS-slave-revolt': {
    title: 'Slave Revolt',
    says: 'Send the Slave of any Colony to the Pool and put a Slave Rebel on the Rebel Site of its land zone, or on a vacant one of your choice if that is taken. The Colony stays, vacant.',
  },
  'RS-slave-trade': { title: 'Slave Trade', says: 'Put an Indigenous from the Pool as Slave on any vacant Colony.' },
  'RS-sway-peerage': {
    title: 'Sway Peerage',
    says: 'Anchor the Royalty card under your top disk, if you qualify.',
    kind: 'definition',
    see: 'D3d-sway',
  },
  'RS-tax': {
    title: 'Tax',
    says: 'Another player must give you $1 or one Relic, as he prefers. He may then put a Tax Rebel on any vacant Rebel Site.',
  },
  'RS-tax-revolt': {
    title: 'Tax Revolt',
    says: 'Return one of your Citizens from a Colony or Cathedral to your Reserves and put a Tax Rebel on the Rebel Site of that land zone, or on a vacant one of your choice if it is taken or there is none. The place stays, vacant.',
  },
  'RS-voodoo': { title: 'Voodoo', says: 'Put an Indigenous from the Pool on any vacant Tribal Site.' },
  'RS-peninsular-marriage': {
    title: 'Peninsular Marriage',
    says: 'A Callow moves to the empty wedding spot of any Profession.',
  },
  'RS-romance': { title: 'Romance', says: 'A Callow moves to any other empty Callow space.' },
  'RS-sword-fight': {
    title: 'Sword Fight',
    says: 'A Callow changes places with a Figure on an orthogonally adjacent space of any kind. The DIPLOMAT is immune.',
  },
} as const satisfies Record<string, RuleEntry>
