import type { RuleEntry } from '@spanish-main/kernel'

/** Parts 21 to 24. The campaign, the solitaire game and the options. */
export const modes = {
  '21.1': {
    title: 'Campaign',
    says: 'Spain begins with a Colonist in 2316 and a caravel; two players are Spain and England.',
  },
  '21.2': { title: 'Solitaire', says: 'Spain plays alone, and countries that nobody plays colonise by a table.' },
  '21.21': { title: 'Who colonises', says: 'Some events make England, France or Portugal colonise an Area as well.' },
  '21.22': { title: 'Where', says: 'Two dice give the Area.', kind: 'definition', see: '21.21' },
  '21.23': {
    title: 'A new colony',
    says: 'An Area without colony loses its natives and gets a European Level of five.',
  },
  '21.24': { title: 'Growth', says: 'The same country again adds five.' },
  '21.25': { title: "Another's colony", says: 'An Area of another country is rolled again.' },
  '21.26': {
    title: 'Among Spaniards',
    says: 'Where Spain has Colonists there is no level, but she loses half her detachments, a quarter of her Colonists, a ship, and the resources of the turn.',
  },
  '21.27': {
    title: 'Closed Areas',
    says: 'While the European Level is above 0 Spain neither mines, loots nor collects there.',
  },
  '21.28': {
    title: 'Attacking a colony',
    says: 'It is attacked like natives with half the detachments, and S costs two.',
  },
  '21.29': {
    title: 'Solitaire victory',
    says: 'Some northern discoveries do not count, control needs European Level 0, and 4500 points win.',
  },
  '22.11': { title: 'Tordesillas', says: 'Brasil has no natives but a Portuguese Level of ten.' },
  '22.12': {
    title: 'Attacking Brasil',
    says: 'Every country may attack that Level like a colony of the solitaire game, without help of Conquistadors and Missionaries.',
  },
  '22.21': { title: 'No control', says: 'At one or more nobody controls Brasil.' },
  '22.22': { title: 'No profit', says: 'At one or more nobody mines or collects there.' },
  '22.31': {
    title: 'Reinforcements',
    says: 'Through turn 16 a die adds up to three at the beginning of each turn, to ten at most.',
  },
  '22.32': {
    title: 'Annexation',
    says: 'From turn 17 a die may end the Level, or later make Brasil independent and closed to all.',
  },
  '23.11': {
    title: 'Portuguese pieces',
    says: 'Portugal has as many pieces as the others.',
    kind: 'definition',
    because: 'there are no counters to limit',
  },
  '23.12': { title: 'Portugal', says: 'It begins with an A Monarch and 175 ducats.' },
  '23.13': {
    title: 'Portuguese Explorers',
    says: 'Seven of them, from Diaz to Sequeira.',
    kind: 'definition',
    see: '15.31',
  },
  '23.14': { title: 'Sebastian Cabot', says: 'He serves Portugal on turns 7 to 10 and England on 6 and 11.' },
  '23.15': { title: 'Not with Tordesillas', says: 'Portugal at the table excludes the treaty of Tordesillas.' },
  '24.11': { title: 'Bankers', says: 'A player may be the German banking houses and moves nothing on the map.' },
  '24.12': { title: 'With Bankers', says: 'Countries begin poorer, and France lacks three Explorers.' },
  '24.13': { title: 'Dearer taxes', says: 'Countries add one to the die for taxes.' },
  '24.14': { title: "Bankers' taxes", says: 'The Banker collects taxes as an A Monarch and has no other events.' },
  '24.15': { title: "Bankers' purse", says: 'He begins with 260 ducats.', kind: 'definition', see: '24.12' },
  '24.16': {
    title: 'Loans',
    says: 'Only the Banker lends, and may take ships in Europe, with their cargo, from whoever cannot or will not repay.',
  },
  '24.17': {
    title: 'Debts first',
    says: 'Debts, also those in default, are paid before upkeep, but after Missionaries.',
  },
  '24.18': { title: 'War costs the Banker', says: 'When anybody reads event 5 the Banker loses 40 ducats.' },
  '24.21': {
    title: "Bankers' Explorers",
    says: 'He rents Explorers out and never uses them.',
  },
  '24.22': {
    title: 'Their names',
    says: 'Alfinger, Spires, Federman and Von Huten.',
    kind: 'definition',
    see: '15.31',
  },
  '24.3': {
    title: "Bankers' control",
    says: 'With half the profits of an Area the Banker scores it instead of its controller.',
  },
  '24.4': {
    title: "Bankers' victory",
    says: 'He has three points for a ducat, and a technical victory with more ducats than the two richest countries together.',
  },
} as const satisfies Record<string, RuleEntry>
