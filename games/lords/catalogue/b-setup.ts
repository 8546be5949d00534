import type { RuleEntry } from '@spanish-main/kernel'

/** Part B. Set-up, cards and order of play. */
export const setup = {
  B1: {
    title: 'White cards',
    says: 'Characters, Casa, locations and battle cards have white borders; the other ninety-nine carry a black spot.',
    kind: 'definition',
    because: 'The tests of the components hold it.',
  },
  B2: {
    title: 'Nationality',
    says: 'A flag gives a card its nationality; cities and smuggling ports count as Spanish.',
    kind: 'definition',
    see: 'E5.1',
  },
  B3: {
    title: 'Religion',
    says: 'A card is Catholic, Protestant, heathen, or of no religion.',
    kind: 'definition',
    see: 'C3a.3',
  },
  B4: {
    title: 'Crowns',
    says: 'Characters and mordida carry a crown from 1 to 99; it orders play and breaks ties.',
    kind: 'definition',
    see: 'C2.6',
  },
  'B5.1': {
    title: 'Profit',
    says: 'Profit gathers on a unit in C4 and is cashed in C5.',
    kind: 'definition',
    see: 'C5.1',
  },
  'B5.2': {
    title: 'Hold of colonies and galleons',
    says: 'A colony or galleon carries as many soldiers as its size and, apart from them, as much cargo.',
  },
  'B5.3': {
    title: 'Hold of barques',
    says: 'A barque has one hold: soldiers, profit and treasure together may not exceed its size.',
  },
  'B5.4': {
    title: 'Largest size',
    says: 'Fleets grow to three ships, colonies to the maximum of their site.',
  },
  'B5.5': {
    title: 'Galleons and shoals',
    says: 'A galleon neither sails, lies nor raids where there are shoals.',
  },
  'B5.6': {
    title: 'New units',
    says: 'Every unit enters play without profit.',
    kind: 'definition',
    see: 'C5.5',
  },
  B6: {
    title: 'Characters',
    says: 'Each player has one character; the Marqués, if he plays, brings the Casa, and otherwise the Casa is shuffled among the cards.',
  },
  B7: {
    title: 'Supply of tents',
    says: 'Forts and mills are limited to their tents; other tents never run out.',
  },
  B8: {
    title: 'Start',
    says: 'Each player begins with his character and five gold.',
  },
  B9: {
    title: 'Location decks',
    says: 'Six havens lie face down for pirates, four cities for the treasure player.',
  },
  B10: {
    title: 'Decade decks',
    says: 'Each decade has ten cards, thirteen with six players, fifteen with seven, eighteen with eight.',
  },
  'B10.1': {
    title: 'Extra cards',
    says: 'Six players see one more card in parrot years, seven in monkey years, eight one for each icon of the year.',
  },
  B11: {
    title: 'Treasury',
    says: 'The treasury never runs out of gold.',
    kind: 'definition',
    because: 'Coins are unlimited, so there is nothing to enforce.',
  },
  B12: {
    title: 'Order of the year',
    says: 'Before C4 everybody chooses one of his mature crowns in secret; low crowns act first, the treasure player last.',
  },
} as const satisfies Record<string, RuleEntry>
