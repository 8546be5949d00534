import type { RuleEntry } from '@spanish-main/kernel'

/** Parts 15 and 16. Special units and settlements. */
export const units = {
  '15.1': {
    title: 'Colonists must leave',
    says: 'Colonists who are not in the New World at the end of the turn are lost.',
  },
  '15.2': { title: 'Detachments', says: 'A detachment costs four ducats.', kind: 'definition', see: '6.61' },
  '15.31': {
    title: 'Coming and going',
    says: 'Persons appear in Europe at the beginning of their first turn and leave at the end of their last, wherever they are.',
  },
  '15.32': {
    title: 'Voyages of discovery',
    says: 'Only Explorers lead discoveries and landings outside own ports.',
    kind: 'definition',
    see: '7.26',
  },
  '15.33': {
    title: 'A port that is gone',
    says: 'An Expedition without Explorer whose port is no longer own lies there if it is a port, goes on to the nearest own port, or returns to Europe for the turn.',
  },
  '15.34': {
    title: 'Rented Explorers',
    says: 'Explorers cost nothing and may be rented by treaty.',
  },
  '15.35': { title: 'Never ashore', says: 'Explorers do not go ashore.' },
  '15.36': { title: 'Personne', says: 'The French Explorer of turn 17 never lived and may be left out.' },
  '15.4': {
    title: 'Privateers',
    says: 'From turn 14 England has Explorers who are Privateers.',
    kind: 'definition',
    see: '15.42',
  },
  '15.41': { title: 'Plain service', says: 'Privateers may act as plain Explorers.', kind: 'definition', see: '15.42' },
  '15.42': {
    title: 'Privateering',
    says: 'A privateering Expedition rolls no attrition, never exceeds its Bounds, carries no Colonists and no own gold, and lands detachments only to invade.',
  },
  '15.43': {
    title: 'Any fleet',
    says: 'A Privateer may lead any number of ships.',
    kind: 'definition',
    because: 'there is nothing to forbid',
  },
  '15.44': {
    title: "Privateer's Prizes",
    says: 'All ships lost to him are Prizes that he keeps or sinks; every ship of his carries an English detachment.',
  },
  '15.45': { title: "Privateer's odds", says: 'In every fight at sea the odds move one column in his favour.' },
  '15.46': {
    title: 'English service',
    says: 'Only Drake, Raleigh, Grenville and Hawkins in English service are Privateers.',
  },
  '15.51': {
    title: 'Conquistadors',
    says: 'Only Spain has Conquistadors.',
    kind: 'definition',
    because: 'only Spaniards are of this kind',
  },
  '15.52': {
    title: 'Their time',
    says: 'They come and go by the track, cost nothing and are never rented.',
    kind: 'definition',
    see: '15.31',
  },
  '15.53': { title: 'In battle', says: 'With a Conquistador present Spain has one pip in her favour.' },
  '15.54': {
    title: 'Against natives',
    says: 'Each Conquistador in the Area takes one off the die.',
    kind: 'definition',
    see: '17.23',
  },
  '15.55': { title: 'In hardship', says: 'In his hex one is taken off the attrition die.' },
  '15.56': {
    title: 'Never alone',
    says: 'A Conquistador whose last men fall in combat or by attrition falls with them; one who is alone at the end of the land phase is lost.',
  },
  '15.61': {
    title: 'Missionary duty',
    says: 'Spain enters an Area with natives only with a Missionary and keeps one there; if one is missing for a turn, taxes stop.',
  },
  '15.62': {
    title: 'Unarmed',
    says: 'Missionaries need no company, cannot be attacked and stop nobody.',
    kind: 'definition',
    because: 'Missionaries neither occupy nor fight',
  },
  '15.63': {
    title: 'Drawing',
    says: 'A Missionary is drawn for an Area that needs one, his rating unknown until the New World.',
  },
  '15.64': { title: 'Rating', says: 'Each has a rating above or below nothing.', kind: 'definition', see: '15.63' },
  '15.65': {
    title: 'Zealots',
    says: 'Each with a plus takes one off the die against natives.',
    kind: 'definition',
    see: '17.23',
  },
  '15.66': {
    title: 'Calm or zeal',
    says: 'One rating is added to the Uprising Level.',
    kind: 'definition',
    see: '17.32',
  },
  '15.67': {
    title: 'Upkeep',
    says: 'Missionaries are paid first and never lost for want of money.',
    kind: 'definition',
    see: '6.83',
  },
  '16.1': {
    title: 'Settlements and ports',
    says: "A hex with a Colonist is a settlement, on a coast a port, and belongs to the Colonist's country.",
    kind: 'definition',
    see: '14.21',
  },
  '16.2': {
    title: 'Stacking',
    says: 'Any number may live in a settlement.',
    kind: 'definition',
    because: 'there is nothing to forbid',
  },
  '16.3': {
    title: 'No walls',
    says: 'Settlements give no strength except against invasion.',
    kind: 'definition',
    see: '8.52',
  },
  '16.4': { title: 'Either or', says: 'A settlement mines or collects, not both.', kind: 'definition', see: '13.16' },
  '16.5': {
    title: 'Ports',
    says: 'Only gold needs a port; other units board on any coast.',
    kind: 'definition',
    see: '13.41',
  },
} as const satisfies Record<string, RuleEntry>
