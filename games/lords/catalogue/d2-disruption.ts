import type { RuleEntry } from '@spanish-main/kernel'

/** D2 and D3. Disruption and heathens. */
export const disruption = {
  'D2.1': {
    title: 'Disruption',
    says: 'A disrupted card loses everything on it and becomes a mercenary if it has a shield, else it is gone.',
  },
  'D2.2': {
    title: 'Safe on the track',
    says: 'Cards on the track cannot be disrupted but by mutiny, Spanish Attack or an outbreak of war.',
  },
  'D2.3': {
    title: 'Characters return',
    says: 'A disrupted character always comes back to its player.',
    kind: 'definition',
    see: 'C3a.4',
  },
  'D2.4': {
    title: 'Disrupted fleets',
    says: "The location card of a disrupted fleet returns to its deck; a combined fleet loses that card's ships.",
  },
  'D3.1': {
    title: 'Heathen colonies',
    says: 'Heathen colonies are not capitalized and enter at size three.',
    kind: 'definition',
    see: 'C5.5',
  },
  'D3.2': {
    title: 'Protector of the Indians',
    says: "Heathens trade only with ships of the Dominican missionary's holder and take their share as soldiers.",
  },
  'D3.3': {
    title: 'Heathen soldiers',
    says: 'Soldiers of heathens raid like others and are never disbanded.',
  },
  'D3.4': {
    title: 'Heathens at war',
    says: 'Heathens have no nation, are at war with everybody and never turn pirate.',
    kind: 'definition',
    see: 'E2.2',
  },
} as const satisfies Record<string, RuleEntry>
