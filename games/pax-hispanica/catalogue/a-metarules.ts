import type { RuleEntry } from '@spanish-main/kernel'

/** Part A. Rules about rules, and what is open or secret. */
export const metarules = {
  'A-golden': {
    title: 'Golden rule',
    says: 'Where a card, scenario or variant says something else than the general rules, the more special text wins.',
    kind: 'definition',
    because: 'a principle: every text that overrides has its own rule',
  },
  'A-immunity': {
    title: 'Immunity',
    says: 'An ability that makes someone immune beats every ability that would cause that effect, whoever owns it.',
  },
  'A-caps': {
    title: 'Names in capitals',
    says: 'Words in capitals are the spaces EUROPE and PIRATING, the four Legalities PLUNDER, SMUGGLER, CONQUISTADOR and PRIVATEER, or the title of a Peerage.',
    kind: 'definition',
    because: 'a reading aid for printed names',
  },
  'A-public': {
    title: 'What everybody sees',
    says: 'Money, Relics, Tableaus, the War Coffers and everything on the boards are open. Of a Hand only the number of Haven cards and the number of Market cards is open.',
  },
  'A-secret': {
    title: 'What stays secret',
    says: 'Hand cards, drawn Haven cards, buried-treasure cards, Professional-Draw cards after the first, Market cards that are sold and Haven cards that are Discarded are hidden. Bids, supports and sea tactics are hidden until all are in.',
  },
} as const satisfies Record<string, RuleEntry>
