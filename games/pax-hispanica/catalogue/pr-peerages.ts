import type { RuleEntry } from '@spanish-main/kernel'

/** PR. The 26 Peerages: who qualifies, and the Ability while Anchored. */
export const peerages = {
  'PR-admiral': {
    title: 'ADMIRAL',
    says: "Most Loyal. Your Seamanship beats everyone's, and your Reconnaissance also earns $1.",
  },
  'PR-agent': {
    title: 'AGENT',
    says: 'Most Loyal. Mercantilism does not limit your Sway, and each Rebel you attack earns $2, only once if you are GOVERNOR too.',
  },
  'PR-archbishop': {
    title: 'ARCHBISHOP',
    says: 'Most Righteous. You may refill your vacant Cathedrals as the sail year begins; in the English edition, as any year begins.',
  },
  'PR-asiento-spanish': {
    title: 'ASIENTO, Spanish',
    says: 'Most Loyal. Your Flagship may take on any one Legality, announced once and then fixed for that sail year.',
  },
  'PR-asiento-dutch': {
    title: 'ASIENTO, Dutch',
    says: 'Least Righteous. Your Flagship may take on any one Legality, announced once and then fixed for that sail year.',
  },
  'PR-cabal': {
    title: 'CABAL',
    says: 'Least Righteous. You also have the national abilities of all the other players.',
  },
  'PR-capitania-general': {
    title: 'CAPITANIA GENERAL',
    says: 'Most Righteous. You win ties in land battles you start, and may sell Haven cards for $1 each.',
  },
  'PR-conspirator': {
    title: 'CONSPIRATOR',
    says: 'Least Loyal. Your Tax Action may be used as Excommunication, and your Debauchery yields $2.',
  },
  'PR-crypto-papist': {
    title: 'CRYPTO-PAPIST',
    says: 'Most Righteous. For every player, Peerages with a left or up Nudge do not count for victory; in the English edition, players you Excommunicate are taken to have no Peerages instead.',
  },
  'PR-diplomat': {
    title: 'DIPLOMAT',
    says: 'Least Loyal. You are immune to Sword Fight and Melting Pot; in the English edition to Sword Fight and Duel.',
  },
  'PR-duke': { title: 'DUKE', says: 'Least Loyal. You may use Haven Actions without being Callow.' },
  'PR-grand-inquisitor': {
    title: 'GRAND INQUISITOR',
    says: 'Most Righteous. You are immune to Apostasy; choosing Debauchery Discards this card.',
  },
  'PR-governor': {
    title: 'GOVERNOR',
    says: 'Most Righteous. Colonies you found get a fort at once, and each Rebel you attack earns $2, only once if you are AGENT too.',
  },
  'PR-grandee': { title: 'GRANDEE', says: 'Most Loyal. Each Chest you add to the War Coffers earns $4 instead of $2.' },
  'PR-inca': {
    title: 'INCA OF THE CALCHAQUIES',
    says: 'Least Loyal. When you start a buried-treasure auction nobody bids: you pay the Pool $2 and take the card.',
  },
  'PR-knight': {
    title: 'KNIGHT',
    says: 'Most Righteous. Your Sword Fight also reaches a Figure one space away diagonally.',
  },
  'PR-lord': { title: 'LORD', says: 'Most Righteous. Your Tax takes any amount up to Mercantilism instead of $1.' },
  'PR-man-iron-mask': {
    title: 'MAN IN THE IRON MASK',
    says: 'Least Loyal. In a play year you may Discard this Peerage together with one Peerage of an opponent; it is not an Action.',
  },
  'PR-maroon-king': {
    title: 'MAROON KING',
    says: "Least Loyal. In land battles Indigenous that are not Slaves fight as your Citizens, with Strength 1 on your side, or on the target's if they are in the target; you cannot enslave or kidnap.",
  },
  'PR-merchant-guild': {
    title: 'MERCHANT GUILD OF SEVILLE',
    says: 'Most Loyal. You may have a fourth Ship, the black Galleon; losing this Peerage you Discard down to three Ships at once.',
  },
  'PR-patroon': {
    title: 'PATROON',
    says: 'Least Loyal. Whenever anyone lowers Mercantilism you may put a Tax Rebel on any vacant Rebel Site.',
  },
  'PR-protector': {
    title: 'PROTECTOR OF THE INDIANS',
    says: 'Most Righteous. In a land zone with a Colony of yours no vacant Colony may kidnap in the goods year, yours included.',
  },
  'PR-protectorate': {
    title: 'PROTECTORATE',
    says: 'Least Righteous. Mercantilism limits neither your Reach nor your Sway.',
  },
  'PR-real-audiencia': {
    title: 'REAL AUDIENCIA',
    says: 'Most Righteous. The Pool pays you $1 each time an opponent founds a Colony or a Mission.',
  },
  'PR-royal-exchange': {
    title: 'ROYAL EXCHANGE',
    says: 'Least Loyal. Before the first turn of a sail year you may declare that you sail first or last.',
  },
  'PR-star-chamber': {
    title: 'STAR CHAMBER',
    says: 'Most Loyal. Nobody can change Mercantilism unless you permit it.',
  },
} as const satisfies Record<string, RuleEntry>
