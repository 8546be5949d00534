/** Events of interdiction, sea battles and victory. */
export const seaEvents = {
  /** Pirates interdict a fleet in a sea zone; the Haven card was shown before. */
  interdicted: ['colour', 'colour', 'zone'],
  /** In the Hurricane year the interdicted fleet sinks in its zone. */
  'hurricane-struck': ['colour', 'zone'],
  /** A fleet surrenders to pirates. */
  surrendered: ['colour', 'colour'],
  /** A fleet and its pirates agree to part without a battle. */
  'parted-on-terms': ['colour', 'colour'],
  /** Treasure fleet with its tactic, pirates with theirs. */
  'tactics-shown': ['colour', 'tactic', 'colour', 'tactic'],
  /** Ships of the treasure fleet, Ships of the pirates, whose Flagship is the better one, and what came of it. */
  'sea-battle-fought': ['number', 'number', 'seamanship', 'outcome'],
  /** Pirates take Chests and Relics out of a fleet. */
  'cargo-seized': ['colour', 'colour', 'number', 'number'],
  /** A fleet's Chests and Relics go down. */
  'cargo-lost': ['colour', 'number', 'number'],
  /** A Meeple aboard a fleet is seized or drowned. */
  'passenger-lost': ['colour', 'meeple'],
  /** The owner of a lost Citizen pays no Ransom. */
  'ransom-refused': ['colour'],
  /** Pirates with Treasure run for EUROPE from a sea zone. */
  'run-begins': ['colour', 'zone'],
  'nobody-won': [],
} as const
