import type { RuleEntry } from '@spanish-main/kernel'

/** Parts 13 and 14. Gold, treasure and resources. */
export const gold = {
  '13.11': {
    title: 'Prospecting',
    says: 'Colonists, detachments or Conquistadors in an unknown mine hex let their owner roll for gold.',
  },
  '13.12': {
    title: 'Finding',
    says: 'On the mainland 1 or 2 finds the mine, and with a Colonist there it is worked at once.',
  },
  '13.13': { title: 'Failure', says: 'After a failure one may try again next turn.', kind: 'definition', see: '13.11' },
  '13.14': { title: 'Yield', says: 'A worked mine on the mainland gives 25 ducats of gold in its hex.' },
  '13.15': {
    title: 'Depletion',
    says: 'After the yield two dice are thrown for each worked mine; 2 or 11 exhausts it for good.',
  },
  '13.16': {
    title: 'Mines and resources',
    says: 'A worked mine hex gives no resources, and its Area has Resource Level one this turn.',
  },
  '13.17': {
    title: 'A Colonist at the mine',
    says: 'A mine needs one Colonist at the beginning of the segment; more add nothing.',
    kind: 'definition',
    see: '13.14',
  },
  '13.21': {
    title: 'Caribbean',
    says: 'The Caribbean is all islands between the Deep South and South America except 2712.',
    kind: 'definition',
    see: '13.22',
  },
  '13.22': {
    title: 'Caribbean gold',
    says: 'There 1 to 4 finds a mine, it gives 15 ducats, and one die of 1 or 2 exhausts it.',
  },
  '13.31': {
    title: 'Looting',
    says: 'A detachment in a city at the beginning of the segment loots it if the Native Level is 0.',
  },
  '13.32': {
    title: 'Treasure',
    says: 'Cuzco gives 100 ducats a turn, Tenochtitlan 75, Chichen Itza 40.',
    kind: 'definition',
    see: '13.31',
  },
  '13.33': { title: 'Empty cities', says: 'Two dice of 7 or 11 exhaust a looted city.' },
  '13.34': {
    title: 'Looting and resources',
    says: 'Looting does not hinder resources.',
    kind: 'definition',
    see: '14.21',
  },
  '13.41': { title: 'Through own ports', says: 'Gold leaves only through an own port.' },
  '13.42': {
    title: 'Carriers',
    says: 'On land a Colonist or detachment carries any amount of gold, which never moves alone.',
  },
  '13.43': {
    title: 'Loading gold',
    says: 'Gold in an own port is loaded in the resource segment as far as ships have room.',
  },
  '13.44': {
    title: 'Where gold is loaded',
    says: "It is first loaded in the Area where it was won or in one beside it at most eight hexes away; Cuzco's also in Rio del Plate.",
  },
  '13.45': { title: 'Gold taken', says: 'If its guards retreat, the attacker has the gold.' },
  '13.46': {
    title: 'Gold at sea',
    says: 'Gold in a Prize changes hands; other ships take theirs down with them.',
    kind: 'definition',
    see: '8.32',
  },
  '13.5': {
    title: 'Abandoned mines',
    says: 'At the beginning of the gold segment a mine may be abandoned, or an abandoned one reopened by anybody with a Colonist there.',
  },
  '13.6': {
    title: 'Gold table',
    says: 'Finding, yield and exhaustion in one table.',
    kind: 'definition',
    see: '13.14',
  },
  '14.1': {
    title: 'Resource Level',
    says: 'The level of the turn is what a Colonist earns; R2 doubles it.',
    kind: 'definition',
    see: '14.21',
  },
  '14.21': { title: 'Collecting', says: 'At most five Colonists of a hex and twenty of a country in an Area earn.' },
  '14.22': { title: 'Mining Areas', says: 'Where gold is mined resources are low.', kind: 'definition', see: '13.16' },
  '14.23': { title: 'No transport', says: 'Resources are credited at once.', kind: 'definition', see: '14.21' },
} as const satisfies Record<string, RuleEntry>
