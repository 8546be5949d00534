import type { RuleEntry } from '@spanish-main/kernel'

/** Rulings of our own where the texts are silent. */
export const rulings = {
  'MR-1': {
    title: 'Combat points stop at ten',
    says: 'What would go beyond ten is lost.',
  },
  'MR-2': {
    title: 'Tokens on ships are open',
    says: 'Only their number matters.',
    kind: 'definition',
    because: 'Nothing depends on their faces.',
  },
  'MR-3': {
    title: 'No figure for an assistant',
    says: 'The card keeps everything but the assistant.',
  },
  'MR-4': {
    title: 'Both piles empty',
    says: 'All tokens are shuffled again; tokens on ships stay counted.',
  },
  'MR-5': {
    title: 'Fourth resistance space',
    says: 'Its own reward comes before the bonus of the full tile.',
  },
  'MR-6': {
    title: 'Value outside a combat',
    says: 'Points and figures build it from nothing.',
  },
  'MR-7': {
    title: 'Two liberations',
    says: 'City and village are two actions, each once, and the upgrade adds one of either.',
  },
  'MR-8': {
    title: 'Discs for tiles',
    says: 'They are removed discs and may unlock; a disc out of a market never does.',
  },
  'MR-9': {
    title: 'Several markers at one location',
    says: 'They come by set-up only and are of one nation.',
  },
  'MR-10': {
    title: 'Occupied cities',
    says: 'They are counted before the marker is removed.',
  },
  'MR-11': {
    title: 'Flipping from an empty pile',
    says: 'The discards are shuffled first.',
  },
  'MR-12': {
    title: 'Several ships on 20',
    says: 'The first to enter 21a or 22 ends the round.',
  },
  'MR-13': {
    title: 'Ending before Jacques',
    says: 'A player who ends the round cancels his countdown and his 15 points.',
  },
  'MR-14': {
    title: 'Points below zero',
    says: 'Points may become negative.',
    kind: 'definition',
    because: 'There is no floor to enforce.',
  },
  'MR-15': {
    title: 'Tasks by themselves',
    says: 'Tasks are claimed without asking.',
  },
  'MR-16': {
    title: 'The circle of seats',
    says: 'The end of a round does not interrupt the order of seats, the opponent included.',
  },
  'MR-17': {
    title: 'Cards 100 to 106',
    says: 'They are project cards.',
  },
  'MR-18': {
    title: 'A second movement',
    says: 'It has the stop effects but for those that come before the main action (hints, offers of tiles), no new main action, does not change the village actions, and never enters 20.',
  },
  'MR-19': {
    title: 'Fewest locations',
    says: 'Genova works at all four incomes; ties are chosen and nations on no location count.',
  },
  'MR-20': {
    title: 'The passage is no arrow',
    says: '13 and 2 are no neighbours.',
  },
  'MR-21': {
    title: 'Only red hints',
    says: 'Green hints are never removed.',
  },
  'MR-22': {
    title: 'A marker given up',
    says: 'Influence with that nation is lost and cannot be chosen while another can.',
  },
  'MR-23': {
    title: 'Choices of the table',
    says: 'The start player makes them.',
  },
  'MR-24': {
    title: 'Nobody in front',
    says: 'With all nations at zero nobody has most or fewest.',
  },
  'MR-25': {
    title: 'Discs for no city',
    says: 'Nothing happens where there is no city.',
  },
  'MR-26': {
    title: 'Which marker is removed',
    says: 'Only one of the nation fought.',
  },
  'MR-27': {
    title: 'One side a turn',
    says: 'It holds for all nations.',
  },
  'MR-28': {
    title: 'Liberating without room',
    says: 'It is allowed; the marker leaves the game.',
  },
  'MR-29': {
    title: 'Unrest fills up',
    says: 'A location emptied and filled again is occupied; the lowest numbers come first.',
  },
  'MR-30': {
    title: 'Porto needs a delivery',
    says: 'It follows a delivery only, also one that filled the market.',
  },
  'MR-31': {
    title: 'Jean in counts',
    says: 'Her markers and her influence count.',
  },
  'MR-32': {
    title: 'Rounds without a turn',
    says: 'A round may end before a seat had a turn in it.',
    kind: 'definition',
    because: 'There is nothing to enforce.',
  },
  'MR-33': {
    title: 'Talking',
    says: 'In a cooperative game players may talk; hands stay hidden unless the table plays with open hands.',
  },
  'MR-34': {
    title: 'Cards of no use',
    says: 'Cards that ask for ranks stay in the deck as goods and objects.',
    kind: 'definition',
    because: 'There is nothing to enforce.',
  },
  'MR-35': {
    title: 'Actions of L6',
    says: 'Each exists once for the table and is never used against a nation with L40.',
  },
  'MR-36': {
    title: 'Wild cards and equal goods',
    says: 'They serve for pairs, if both are paid as one good.',
  },
  'MR-37': {
    title: 'Jean and the modules',
    says: 'With the uprising she fights for; where the Caribbean is freed her combats place nothing and influence is two points.',
  },
  'MR-38': {
    title: 'Ransom',
    says: 'It is paid after the final scoring and changes no points.',
  },
  'MR-39': {
    title: 'Points for ending',
    says: 'They come in every mode.',
  },
  'MR-40': {
    title: 'Tokens with a cost',
    says: 'Pay a doubloon or fight with one less.',
  },
  'MR-41': {
    title: 'Map room',
    says: 'The upgrade spares one object of each quest.',
  },
  'MR-42': {
    title: 'Patrons and Jean',
    says: 'Jean is no player: a patron earns nothing by her combats.',
    kind: 'definition',
    because: 'Only players take a side, and there the patrons are paid.',
  },
  'MR-43': {
    title: 'Cards that Jean takes',
    says: 'They stay with her and never come back into the pile.',
  },
} as const satisfies Record<string, RuleEntry>
