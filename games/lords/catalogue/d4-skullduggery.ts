import type { RuleEntry } from '@spanish-main/kernel'

/** D4. Kinds of skullduggery. */
export const skullduggeryKinds = {
  'D4.1': {
    title: 'Truce',
    says: "A truce inverts an active war card; the Thirty Years' War ends only by the Peace of Westphalia.",
  },
  'D4.2': {
    title: 'Broken truce',
    says: 'An inverted war card becomes active again with its full effect; one card may not turn a war both ways in a year.',
  },
  'D4.3': {
    title: 'Licences',
    says: 'Slavers and quicksilver fleets are named by skullduggery.',
    kind: 'definition',
    see: 'D5.1',
  },
  'D4.4': {
    title: 'Flota licence',
    says: 'The flota is named by skullduggery of the Casa.',
    kind: 'definition',
    see: 'D6.2',
  },
  'D4.5': {
    title: 'Ship building',
    says: 'A fleet whose owner agrees grows by one ship.',
  },
  'D4.6': {
    title: 'Smuggling',
    says: "A governor opens his port to fleets that he names; the port's share becomes soldiers, and at three it closes for the year.",
  },
  'D4.7': {
    title: 'Gubernatorial raid',
    says: 'A non-Spanish colony of the district loses soldiers, mill and profit, and is disrupted unless it has a fort.',
  },
  'D4.8': {
    title: 'Religious persecution',
    says: 'This year Catholic and Protestant units may attack each other without turning pirate.',
  },
  'D4.9': {
    title: 'Letters of marque',
    says: 'A pirate tent is added to a fleet or taken from it.',
  },
  'D4.10': {
    title: 'Disrupters',
    says: 'A card of the named kind is disrupted.',
  },
  'D4.11': {
    title: 'Seizures',
    says: "A card of the named kind changes to the user's calendar; characters never do.",
  },
  'D4.12': {
    title: 'Princess',
    says: "A princess makes a truce with her nation or seizes a mordida of her holder's nation.",
  },
  'D4.13': {
    title: 'Cardinal and knight',
    says: 'A cardinal becomes Catholic; neither card can be sold.',
    kind: 'definition',
    see: 'C2.2',
  },
  'D4.14': {
    title: 'Prevention',
    says: 'A declared skullduggery of a lower crown aimed at the holder is cancelled.',
  },
  'D4.15': {
    title: 'Sanctuary',
    says: "Heathen soldiers do not raid the holder's units this year.",
  },
  'D4.16': {
    title: 'Venture loan',
    says: 'An item of the holder moves one year nearer on his track.',
  },
} as const satisfies Record<string, RuleEntry>
