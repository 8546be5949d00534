/** Events of the goods year and of the Omens. */
export const goodsEvents = {
  /** A colour and its place in Player Order, from 1. */
  'player-order': ['colour', 'number'],
  /** Owner of the Cathedral, the Cathedral, its new Citizen. */
  'cathedral-refilled': ['colour', 'site', 'colour'],
  /** Owner of the Colony, the Colony, where its Slave was taken. */
  kidnapped: ['colour', 'site', 'site'],
  /** Owner of the Colony, the Citizen hired, the Colony, the salary. */
  hired: ['colour', 'meeple', 'site', 'dollars'],
  /** A Spanish Colony without a player takes a Slave from the Pool. */
  'slave-imported': ['site'],
  'died-off': ['colour', 'site'],
  'chest-placed': ['site', 'good'],
  /** Owner of the Colony that loses its Slave to the harvest. */
  'worn-out': ['colour', 'site'],
  /** Whose Citizen earns, at which Colony, how much. */
  earnings: ['colour', 'site', 'dollars'],
  /** Who pays for the cure, at which Colony, for whose Citizen. */
  cured: ['colour', 'site', 'meeple'],
  /** Malaria took this Citizen. */
  'fell-ill': ['site', 'meeple'],
} as const
