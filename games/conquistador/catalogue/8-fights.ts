import type { RuleEntry } from '@spanish-main/kernel'

/** Part 8. Fights at sea and invasions. */
export const fights = {
  '8.0': {
    title: 'Fights at sea',
    says: 'Ships of different countries may fight while Expeditions sail in the New World.',
    kind: 'definition',
    see: '8.12',
  },
  '8.11': {
    title: 'Near the coast',
    says: 'Fights happen only in hexes that are partly sea, and never with a Galleon Fleet.',
  },
  '8.12': { title: 'Meeting', says: 'A mover who enters a hex with foreign ships, or begins there, may fight them.' },
  '8.13': {
    title: 'The mover attacks',
    says: "The mover's wish is enough; he attacks one country after another or two at once.",
  },
  '8.14': {
    title: 'Combined defence',
    says: 'Two countries with a treaty may stand together, and the mover must attack both or neither.',
  },
  '8.15': {
    title: 'Trying to attack the mover',
    says: 'If the mover declines, a foreign owner may try to attack him and succeeds on 1 to 3.',
  },
  '8.16': { title: 'No stop after a failed try', says: 'After a failed try the mover may not stop in that hex.' },
  '8.21': { title: 'Cost of a fight', says: 'A fight costs the mover three points.', kind: 'definition', see: '7.32' },
  '8.22': {
    title: 'Many fights',
    says: 'An Expedition may fight as often as it likes.',
    kind: 'definition',
    because: 'nothing limits fights but Bounds',
  },
  '8.23': { title: 'Not twice', says: 'An Expedition does not attack the same ships twice in a turn.' },
  '8.24': { title: 'One after another', says: 'One Expedition is finished before the next begins.' },
  '8.25': {
    title: 'Strength at sea',
    says: 'A caravel counts 2 attacking and 4 defending, a carrack 8, each detachment aboard 4; odds are rounded for the defender.',
  },
  '8.31': { title: 'Ships lost', says: 'The losing side picks the ships it loses, with all aboard.' },
  '8.32': {
    title: 'Prize',
    says: 'After a starred result the winner may take one of the lost ships with its gold; men aboard die, persons are killed or held.',
  },
  '8.33': {
    title: 'After a fight',
    says: 'The mover goes on or stays, and whoever has fought him does not begin again.',
    kind: 'definition',
    see: '8.12',
  },
  '8.4': { title: 'Table', says: 'The results of fights at sea by odds and die.', kind: 'definition', see: '8.25' },
  '8.5': {
    title: 'Invasion',
    says: 'Ports are attacked from the sea on the land table.',
    kind: 'definition',
    see: '8.52',
  },
  '8.51': {
    title: 'Clear harbour',
    says: 'An invasion takes a foreign port without foreign ships; a Galleon Fleet makes it immune.',
  },
  '8.52': { title: 'Landing force', says: 'Any detachments aboard may attack at once, without an Explorer.' },
  '8.53': {
    title: 'Doubled defence',
    says: 'The whole strength of the defenders counts double.',
    kind: 'definition',
    see: '8.52',
  },
  '8.54': {
    title: 'Guns',
    says: 'Each own carrack in the hex adds one to the attack.',
    kind: 'definition',
    see: '8.52',
  },
  '8.55': { title: 'Land table', says: 'The odds are read on the land table.', kind: 'definition', see: '8.52' },
  '8.56': {
    title: 'Retreats',
    says: 'Beaten defenders retreat by land; beaten invaders go back aboard, and drown if there is no room.',
  },
  '8.57': {
    title: 'After the victory',
    says: 'The victor leaves any number of detachments ashore and may sail on, but not attack that port again.',
  },
} as const satisfies Record<string, RuleEntry>
