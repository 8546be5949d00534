import type { RuleEntry } from '@spanish-main/kernel'

/** Parts 9 to 12. Attrition at sea and on land, marching and battles. */
export const attrition = {
  '9.11': {
    title: 'Rolls at sea',
    says: 'At the end of each naval phase every Expedition that used Bounds rolls once.',
  },
  '9.12': { title: 'Column', says: 'The Bounds used in that phase give the column.', kind: 'definition', see: '9.11' },
  '9.21': { title: 'Who is at risk', says: 'First those still aboard pay, then those put ashore in this phase.' },
  '9.22': {
    title: 'Losses at sea',
    says: 'Only ships and people that belonged to the Expedition when the phase began are at risk; kinds not present are passed over.',
  },
  '9.3': {
    title: 'Beyond the Bounds',
    says: 'Having used more Bounds than were bought, an Expedition rolls in column 9+, and twice if it used more than nine in the phase.',
  },
  '9.4': {
    title: 'Example',
    says: 'Three Bounds to Guinea and sixteen points to Chichen Itza are column 5; four more home exceed the seven bought.',
    kind: 'definition',
    see: '9.11',
  },
  '9.5': { title: 'Table', says: 'The toll of the sea by Bounds and die.', kind: 'definition', see: '9.11' },
  '10.1': {
    title: 'Marching',
    says: 'Units march singly or together as far as their slowest member; entering an occupied hex ends the march.',
  },
  '10.2': { title: 'Ground', says: 'Every land hex costs one point; sea, lake and mountain hexsides are closed.' },
  '10.31': {
    title: 'Stacking',
    says: 'Any number of units may stand in a hex.',
    kind: 'definition',
    because: 'there is nothing to forbid',
  },
  '10.32': {
    title: 'No peace in one hex',
    says: 'Units of two countries in one hex must fight.',
    kind: 'definition',
    see: '11.11',
  },
  '10.4': {
    title: 'No zones',
    says: 'Units affect only their own hex.',
    kind: 'definition',
    because: 'there is nothing to enforce',
  },
  '10.5': {
    title: 'Boarding',
    says: 'Going aboard or ashore costs land units nothing.',
    kind: 'definition',
    because: 'boarding and landing cost land units nothing',
  },
  '11.0': {
    title: 'Battles',
    says: "Battles are fought in the mover's own segment when all his marches are done.",
    kind: 'definition',
    see: '11.11',
  },
  '11.11': {
    title: 'Compulsory',
    says: 'Where a march has entered a hex with foreign units there is a battle, the mover attacking, in the order he likes.',
  },
  '11.12': { title: 'Odds', says: 'Strengths are compared and rounded for the defender, from 1-3 to 5-1.' },
  '11.13': {
    title: 'Colonists in battle',
    says: 'Colonists count one in defence and nothing in attack.',
    kind: 'definition',
    see: '11.12',
  },
  '11.14': {
    title: 'No ground',
    says: 'The ground does not matter in battle.',
    kind: 'definition',
    because: 'there is nothing to enforce',
  },
  '11.21': {
    title: 'Casualties',
    says: 'The fraction applies to detachments, rounded up; two Colonists may go for one, and a side of Colonists alone counts each as one.',
  },
  '11.22': { title: 'Retreat', says: 'The loser retreats together by one hex, not into an occupied one, or is lost.' },
  '11.23': {
    title: 'Loser',
    says: 'The only side with casualties loses; with both, the side with fewer detachments left, and the attacker if equal.',
    kind: 'definition',
    see: '11.22',
  },
  '11.24': {
    title: 'No advance',
    says: 'Nobody advances after a battle.',
    kind: 'definition',
    because: 'there is nothing to enforce',
  },
  '11.3': { title: 'Table', says: 'The results of battles by odds and die.', kind: 'definition', see: '11.12' },
  '12.0': {
    title: 'Attrition on land',
    says: 'Hardship on land depends on the place alone.',
    kind: 'definition',
    see: '12.4',
  },
  '12.1': {
    title: 'Levels',
    says: 'Each Area has a level from one to four that never changes.',
    kind: 'definition',
    see: '12.4',
  },
  '12.21': { title: 'Forest', says: 'Forest or jungle adds one.', kind: 'definition', see: '12.4' },
  '12.22': { title: 'Rough ground', says: 'Rough ground adds two.', kind: 'definition', see: '12.4' },
  '12.23': {
    title: 'Water',
    says: 'Coast, island, river or Great Lake takes one off.',
    kind: 'definition',
    see: '12.4',
  },
  '12.24': {
    title: 'Bounds of the level',
    says: 'The level stays between one and five.',
    kind: 'definition',
    see: '12.4',
  },
  '12.3': {
    title: 'Spaniards',
    says: 'With a Conquistador in the hex Spain takes one off the die.',
    kind: 'definition',
    see: '15.55',
  },
  '12.4': {
    title: 'Rolls on land',
    says: 'Each hex with Colonists or detachments rolls by its level; kinds not present are passed over.',
  },
  '12.5': { title: 'Table', says: 'The toll of the land by level and die.', kind: 'definition', see: '12.4' },
} as const satisfies Record<string, RuleEntry>
