import type { RuleEntry } from '@spanish-main/kernel'

/** Part 6. The royal council. */
export const council = {
  '6.0': {
    title: 'Council',
    says: 'Agreements of any lawful kind may be made while the council sits.',
    kind: 'definition',
    because: 'the council is a sequence of 6.3, 6.5 and 6.6',
  },
  '6.11': {
    title: 'Monarchs',
    says: 'A Monarch reigns until an event brings another.',
    kind: 'definition',
    see: '6.41-A',
  },
  '6.12': {
    title: 'Ability',
    says: 'The rating of a Monarch matters for taxes and initiative only.',
    kind: 'definition',
    see: '6.31',
  },
  '6.21': { title: 'Treasury', says: 'Each country has one treasury of ducats.', kind: 'definition', see: '6.25' },
  '6.22': {
    title: 'Ducats',
    says: 'Everything is paid in ducats, and each is worth two points at the end.',
    kind: 'definition',
    see: '20.0',
  },
  '6.23': {
    title: 'Income and spending',
    says: 'Taxes, resources and gold go into the treasury, purchases and upkeep out of it.',
    kind: 'definition',
    see: '6.25',
  },
  '6.24': {
    title: 'Start',
    says: 'The treasuries at the start are given by the scenario.',
    kind: 'definition',
    see: '21.1',
  },
  '6.25': { title: 'No debts', says: 'Nobody spends more than the treasury holds; a bankrupt country plays on.' },
  '6.26': {
    title: 'Track',
    says: 'The treasury is kept on a track.',
    kind: 'definition',
    because: 'the board shows it',
  },
  '6.3': {
    title: 'Random events',
    says: 'Each country throws two dice: the first for taxes and Colonists, both together for a political event.',
  },
  '6.31': { title: 'Taxes', says: "The first die and the Monarch's rating give the taxes." },
  '6.32': { title: 'Colonists', says: 'The first die gives the Colonists who wait in Europe this turn.' },
  '6.33': { title: 'Political event', says: 'The first die gives the row, the second the column of the event.' },
  '6.34': { title: 'Events table', says: 'The table of taxes, Colonists and events.', kind: 'definition', see: '6.33' },
  '6.4': {
    title: 'Events bind',
    says: 'An event must be carried out unless it exempts the country or cannot be done, and lasts for the turn unless it says more.',
    kind: 'definition',
    see: '6.33',
  },
  '6.41-A': { title: 'New Monarch', says: 'A, B, C or D: a Monarch of that rating takes the throne at once.' },
  '6.41-1': { title: 'The court looks overseas', says: 'The multiplier of the Monarch is one higher this turn.' },
  '6.41-2': {
    title: 'Better smelting at Potosi',
    says: 'Whoever works the mine in 4213 takes 50 ducats a turn from it for as long as he works it without a break; once a game.',
  },
  '6.41-3': {
    title: 'The court loses interest',
    says: 'The multiplier of the Monarch is one lower this turn, but never below one.',
  },
  '6.41-4': {
    title: 'Natives resent a weak settlement',
    says: 'The Colonists of one settlement of one or two are lost, in the Area with the highest Native Level that has one.',
  },
  '6.41-5': { title: 'War in Europe', says: 'The treasury loses 50 ducats, or all it has.' },
  '6.41-6': { title: 'A stolen rutter', says: 'If anybody has ever rounded the Cape, the country gets a rutter.' },
  '6.41-7': {
    title: 'Civil war at home',
    says: 'No detachments may be bought, and a quarter of those in the New World must sail for Europe this turn or 100 points are lost.',
  },
  '6.41-8': {
    title: 'Harsh colonial rule',
    says: 'In every Area with natives where the country has settlements, an uprising breaks out at once.',
  },
  '6.41-9': { title: 'A prosperous middle class', says: 'The treasury gains 20 ducats.' },
  '6.41-10': { title: 'Corruption', says: 'All purchases and all upkeep cost double this turn.' },
  '6.41-11': { title: 'Eager colonists', says: 'Twice as many Colonists are ready this turn.' },
  '6.41-12': { title: 'Nobody wants to go', says: 'No Colonists are ready this turn.' },
  '6.41-13': {
    title: 'Epidemic among the natives',
    says: 'Every Native Level above one falls by one where Europeans stand, and nobody rises up this turn.',
  },
  '6.41-14': {
    title: 'The Seven Cities of Cibola',
    says: 'With a unit in one of five Areas, a march of three detachments must pass through all five within three turns or 100 points are lost.',
  },
  '6.41-15': {
    title: 'El Dorado',
    says: 'With a unit in one of four Areas, a march of three detachments must pass through Panama, Venezuela, the Amazon and the Incan Empire within two turns or 100 points are lost.',
  },
  '6.41-16': {
    title: 'Plague in the colonies',
    says: 'Half of the settlements lose a Colonist or a detachment each; Spain throws a die and may lose a Conquistador and a Missionary.',
  },
  '6.41-17': {
    title: 'Caribs on the rampage',
    says: 'With a unit in the Caribbean and natives left there, a Colonist or detachment is lost; Spain throws a die and may lose a Missionary or a leader.',
  },
  '6.51': {
    title: 'First by initiative',
    says: 'The country with the highest Initiative Level goes first in every segment.',
  },
  '6.52': {
    title: 'Initiative Level',
    says: "The Level is the Monarch's multiplier times the ducats in the treasury.",
    kind: 'definition',
    see: '6.51',
  },
  '6.53': { title: 'Ties', says: 'A tie goes to the better Monarch, then to a die.' },
  '6.54': {
    title: 'Multipliers',
    says: 'A is worth four, B three, C two, D one; events change it for a turn, never below one.',
    kind: 'definition',
    see: '6.51',
  },
  '6.6': { title: 'Outfitting', says: 'A country may buy what it can pay for.' },
  '6.61': {
    title: 'Purchases',
    says: 'Ships and detachments are bought and appear in Europe; Colonists, Missionaries and persons cost nothing.',
  },
  '6.62': {
    title: 'Bounds',
    says: 'Every Bound that an Expedition will travel this turn is bought beforehand for two ducats.',
  },
  '6.63': {
    title: 'Spare Bounds',
    says: 'More Bounds than needed may be bought for detours.',
    kind: 'definition',
    see: '6.62',
  },
  '6.64': { title: 'Bounds lapse', says: 'Bounds that are not used are lost at the end of the turn.' },
  '6.65': { title: 'Prices', says: 'The list of prices and upkeep.', kind: 'definition', see: '6.61' },
  '6.71': {
    title: 'Plans',
    says: 'Purchases and first destinations are fixed in secret during the council and laid open at the end of the turn.',
  },
  '6.72': {
    title: 'Treaties',
    says: 'Countries may make treaties, open or secret, and break them at will.',
  },
  '6.8': { title: 'Upkeep', says: 'At the end of a turn everything that is to stay in play is paid for.' },
  '6.81': {
    title: 'Unpaid units',
    says: 'What is not paid for is lost, in Europe as in the New World; the owner chooses.',
  },
  '6.82': {
    title: 'Upkeep of Colonists',
    says: 'A Colonist costs two ducats a turn in the New World and cannot be kept in Europe.',
  },
  '6.83': {
    title: 'Missionaries first',
    says: 'Each Missionary costs one ducat, taken before all else; a bankrupt Spain loses none.',
  },
  '6.84': { title: 'Last upkeep', says: 'After the last turn nothing may be dropped that can be paid for.' },
} as const satisfies Record<string, RuleEntry>
