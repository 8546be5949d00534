import type { RuleEntry } from '@spanish-main/kernel'

/** C5 and C6. The end of the year. */
export const yearEnd = {
  'C5.1': {
    title: 'Cashing',
    says: "Every unit's profit becomes gold.",
  },
  'C5.2': {
    title: 'Starting upgrades',
    says: 'Forts and mills are begun for nothing and due in three years.',
  },
  'C5.3': {
    title: 'Finished tents',
    says: "A finished tent goes on a suitable mature colony, a stranger's only with his consent; otherwise it is lost.",
  },
  'C5.4': {
    title: 'Mill and fort',
    says: 'A mill doubles trade income, a fort forbids sacking.',
    kind: 'definition',
    see: 'C4b.6',
  },
  'C5.5': {
    title: 'Matured cards',
    says: 'Fleets and colonies begin at size one, heathens at three; a third mordida needs one of the two slots.',
  },
  'C5.6': {
    title: 'Order of C5',
    says: 'Cashing, starting, tents and cards follow in this order.',
    kind: 'definition',
    see: 'C5.3',
  },
  'C6.1': {
    title: 'Growth',
    says: 'In the last year of a decade every colony below its maximum grows by one.',
  },
  'C6.2': {
    title: 'Next year',
    says: 'The year advances.',
  },
  'C6.3': {
    title: 'Clean slate',
    says: 'What held for the year alone ends, and treasure left in cities is gone.',
  },
} as const satisfies Record<string, RuleEntry>
