import type { RuleEntry } from '@spanish-main/kernel'

/** SM. The sail turn as a state machine, gathered from D4, E5 and F. */
export const sailTurn = {
  'SM-0': {
    title: 'Begin the sail turn',
    says: 'Without Ships the turn is skipped; while El Dorado lasts a fleet in PIRATING must do Reconnaissance. A fleet in EUROPE moves to PIRATING, at no cost to its turn if its owner uses Mercantile.',
  },
  'SM-1': {
    title: 'In EUROPE',
    says: 'The fleet goes to PIRATING, its owner draws a Haven card, and the turn is over.',
    kind: 'definition',
    see: 'D4a',
  },
  'SM-2': {
    title: 'Sail or scout',
    says: 'A fleet in PIRATING either scouts or picks the sea zone in which its voyage starts.',
    kind: 'definition',
    see: 'D4b',
  },
  'SM-3': {
    title: 'Window on arrival',
    says: 'When a fleet starts in or enters a sea zone, every opponent whose fleet is in PIRATING is asked in Player Order whether to interdict, whether he holds the card or not.',
  },
  'SM-4': {
    title: 'Acting in a zone',
    says: 'In its zone the fleet may load Treasure or an emigrant, dig up buried Treasure, unload Meeples and start land battles, in any order. After each of these opponents may interdict again.',
  },
  'SM-5': {
    title: 'Land battle step',
    says: "The target is announced; tribute may buy it off and then no battle is counted. Otherwise the battle uses up one of the turn's attacks and is fought; a fleet that loses its last Ship ends its turn.",
  },
  'SM-6': {
    title: 'Sea battle step',
    says: 'An interdicted fleet surrenders, settles or fights, and then both fleets go where the outcome sends them. In the Hurricane year it simply sinks.',
  },
  'SM-7': {
    title: 'Leaving a zone',
    says: 'Opponents may interdict as the fleet leaves. It then enters an adjacent zone, EUROPE or PIRATING, or buries Treasure; having buried only a part, it may do nothing more than sail to EUROPE.',
  },
  'SM-8': {
    title: "The pirates' run",
    says: 'Interdictors holding Treasure must sail to EUROPE by a course of their choice without loading, fighting on land or burying. Every opponent with a fleet in PIRATING may interdict them on the way.',
  },
  'SM-8a': {
    title: "Interdicting the pirates' run",
    says: 'Running pirates count as the treasure fleet. If they keep the Treasure or escape they go on; if the new interdictor takes it, he runs in their place; if nobody has any left, both fleets go to PIRATING.',
  },
  'SM-9': {
    title: 'End of the sail turn',
    says: 'The fleet rests in EUROPE or PIRATING and the next player sails.',
    kind: 'definition',
    see: 'D0-order',
  },
} as const satisfies Record<string, RuleEntry>
