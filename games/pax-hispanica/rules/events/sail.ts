/** Events of the sail year: sailing, loading, unloading, land battles. */
export const sailEvents = {
  /** ROYAL EXCHANGE: a colour sails before or after all others. */
  'sails-first': ['colour'],
  'sails-last': ['colour'],
  reconnoitred: ['colour'],
  'asiento-announced': ['colour', 'legality'],
  /** A fleet goes from EUROPE to PIRATING by Mercantile. */
  'mercantile-used': ['colour'],

  'treasure-loaded': ['colour', 'treasure', 'site'],
  /** Treasure of a Site goes to the Pool: it did not fit, or may not be taken. */
  'treasure-lost': ['site', 'treasure'],
  /** Chests and Relics dug up, or buried, on the island of a zone. */
  'treasure-dug-up': ['colour', 'zone', 'number', 'number'],
  'treasure-buried': ['colour', 'zone', 'number', 'number'],
  'passenger-loaded': ['colour', 'meeple', 'site'],
  'passenger-delivered': ['colour', 'meeple', 'site'],
  /** No Colony is left for a Meeple aboard: it goes home. */
  'passenger-released': ['colour', 'meeple'],

  /** A fleet announces an attack on a Site, or that it will enslave there. */
  'attack-announced': ['colour', 'site'],
  'enslave-announced': ['colour', 'site'],
  'side-taken': ['colour', 'side'],
  /** One line of the reckoning: the side, what counts, where it stands, and how much it counts. */
  'strength-counted': ['side', 'strength', 'site', 'number'],
  /** Attacker, target, Strength of the fleet, Strength of the target. */
  'land-battle-fought': ['colour', 'site', 'number', 'number'],
  'land-battle-won': ['colour', 'site'],
  'land-battle-lost': ['colour', 'site'],
  'fort-lost': ['site'],
  'rebel-beaten': ['site', 'rebel'],
  /** From the Sacked Site to another. */
  'slave-liberated': ['site', 'site'],
  'slave-armed': ['site'],
  'captive-put-to-work': ['site', 'site'],

  'chests-sold': ['colour', 'number'],
  /** Chests that entered the War Coffers, and those that found them full. */
  'chests-to-coffers': ['colour', 'number', 'number'],
  'relic-sold': ['colour'],
  'relic-kept': ['colour'],
  /** A Relic is given up for this many Chests in the War Coffers. */
  'relic-to-coffers': ['colour', 'number'],
} as const
