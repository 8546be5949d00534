import type { RuleEntry } from '@spanish-main/kernel'

/** Part G. Negotiation, extremists and victory. */
export const endgame = {
  G1: {
    title: 'Negotiation',
    says: 'Throughout the play year players may trade money, Relics in Coffers and Hand cards; in other years only where a rule below allows it. Hand cards may be lied about but not shown, and Anchored cards are never traded.',
  },
  G1a: {
    title: 'What binds',
    says: 'Promises about supports or sea tactics never bind. All other deals bind until the year ends, no longer.',
  },
  G1b: {
    title: 'Terms of surrender',
    says: 'Interdictor and victim may settle for a surrender, money or promises instead of fighting. Without agreement there is a battle.',
  },
  G1c: {
    title: 'Tribute',
    says: "Right before a land battle the attacker may ask the target's owner for a tribute. Paid, there is no battle and no attack is used up; refused, the battle is fought.",
  },
  G1d: {
    title: 'Help in auctions',
    says: 'Before an auction money may be lent on conditions. An initiator who picks among tied bidders may let them bargain for it.',
  },
  G1e: {
    title: 'Bought choices',
    says: 'Whenever an Action or Peerage Ability gives its user a choice, others may bargain about it, in any year.',
  },
  G1f: {
    title: 'Paid bribes',
    says: "In the sail year anyone may pay a smuggler's bribe for another player.",
  },
  G1g: {
    title: 'Cards received',
    says: 'Hand cards received in a deal fall under the Hand Limit when the play year ends.',
  },
  G2: {
    title: 'Extremists',
    says: 'You are an extremist on the last space of a track: Tea Party at the top, Abolition at the right, Sun King at the bottom, El Patron at the left.',
    kind: 'definition',
    see: 'G2b',
  },
  G2a: {
    title: 'Nudging an extremist',
    says: 'Outward the Figure stays and nothing happens; inward it moves one space. Into MUTINY it stays and you suffer Mutiny; into MIDLIFE CRISIS you pay $1 or suffer Midlife Crisis.',
  },
  G2b: {
    title: 'Extremist victory',
    says: 'An extremist who meets the condition of his track wins at once, even outside his own turn.',
  },
  G3: {
    title: 'When victory is checked',
    says: 'Extremist victories are checked after every single change on the table.',
  },
  G3a: {
    title: 'Dove and token victory',
    says: "After the last sail turn of the Dove's year the game ends. The player with most own Bibles, Citizens and disks in wilderness and unrebellious land zones wins, on a tie the one with most money, Relics at $8; if a colour nobody plays has more tokens than every player, nobody wins.",
  },
  G3b: {
    title: 'Tea Party victory',
    says: 'Stand on the Tea Party space with at least one Peerage while more Tax Rebels are on the map than Mercantilism shows.',
  },
  G3c: {
    title: 'Abolition victory',
    says: 'Stand on the Abolition space with at least one Peerage while no Indigenous is on a Colony or aboard a Galleon. Those at Missions and Slave Rebels are no Slaves.',
  },
  G3d: {
    title: 'El Patron victory',
    says: 'Stand on the El Patron space with three Peerages, or with two if four or five play.',
  },
  G3e: {
    title: 'Sun King victory',
    says: 'Stand on the Sun King space with at least one Peerage while the War Coffers hold nine Chests.',
  },
  'G3-relic': {
    title: 'Relics as Peerages',
    says: 'A Relic kept in your Coffers stands for a Peerage in all four extremist victories; in the English edition not for Abolition.',
  },
} as const satisfies Record<string, RuleEntry>
