import type { RuleEntry } from '@spanish-main/kernel'

/** D5 and D6. Special cargoes and the flota. */
export const cargoes = {
  'D5.1': {
    title: 'Slaves and quicksilver',
    says: 'Each profit such a fleet takes raises the colony by one size; the colony earns nothing.',
  },
  'D5.2': {
    title: 'Limits of D5',
    says: 'Never beyond the maximum nor with heathens; quicksilver serves silver mines only, and such a fleet makes no other trade.',
  },
  'D6.1': {
    title: 'City treasure',
    says: 'Treasure tents come to the cities in treasure years and vanish at the end of the year.',
    kind: 'definition',
    see: 'C1.5',
  },
  'D6.2': {
    title: 'Naming the flota',
    says: "The treasure player names carriers, strangers' only with their consent; they are merchantmen this year.",
  },
  'D6.3': {
    title: 'Sailing the flota',
    says: "Flota fleets sail last, in the treasure player's turn and by his routes.",
  },
  'D6.4': {
    title: 'Loading',
    says: 'A flota fleet may load the tent of a treasure city whose zone it visits.',
  },
  'D6.5': {
    title: 'Treasure is fair game',
    says: 'A fleet with treasure may be attacked by anybody, whatever its flag and whether it paid or not.',
  },
  'D6.6': {
    title: 'Treasure lost',
    says: 'Each ship lost costs a tent while there is one.',
  },
  'D6.7': {
    title: 'Terms of carriers',
    says: 'The share of a foreign carrier binds both sides.',
  },
  'D6.8': {
    title: 'Treasure home',
    says: 'On leaving, the tents go to the coffers, half of them to a foreign carrier.',
  },
  'D6.9': {
    title: 'Forfeiture',
    says: 'If in a treasure year no tent comes home by flota, the Casa is disrupted at the end of C4.',
  },
  'D6.10': {
    title: 'Plunder is no flota',
    says: 'Tents taken from cities do not count as brought home.',
    kind: 'definition',
    see: 'D6.9',
  },
} as const satisfies Record<string, RuleEntry>
