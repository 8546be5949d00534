import type { RuleEntry } from '@spanish-main/kernel'

/** VA. Variants and lengths of the game. */
export const variants = {
  'VA-long': { title: 'Long game', says: 'Westphalia: the Dove starts in 1649.', kind: 'definition', see: 'C1b' },
  'VA-short-prague': { title: 'Short game', says: 'Prague: the Dove starts in 1637.', kind: 'definition', see: 'C1b' },
  'VA-comet-short': {
    title: 'Short comet game',
    says: 'The Parrot starts in 1614; everything else is set up as usual.',
    kind: 'definition',
    see: 'C1a',
  },
  'VA-eternal-peace': {
    title: 'Eternal Peace',
    says: "There is no Thirty Years' War: 1618–1649 are Pax for every rule, and the Dove Action cannot be used.",
  },
  'VA-ganga-zumba': {
    title: 'Ganga Zumba among several players',
    says: 'Red may be played with the Ganga Zumba Playmat: MAROON KING starts Anchored with one Bible on it, the rest as usual.',
  },
  'VA-solitaire': {
    title: 'Solitaire',
    says: 'One player is Ganga Zumba against the automatic Sun King.',
  },
  'VA-promos': {
    title: 'Promotional packs',
    says: 'Captains, Conquistadores and Discovery chits are sold apart and not used here.',
    kind: 'definition',
    because: 'separate products that are not part of this game',
  },
} as const satisfies Record<string, RuleEntry>
